import CoreDomain
import Foundation

/// Several items that were requested by their identifiers: the value or the error of each, in order.
struct ResultsOutput<Value: Encodable & Sendable>: Encodable, Sendable {

    /// An identifier with its value or its error.
    struct Item: Encodable, Sendable {
        let id: Int
        let value: Value?
        let origin: DataOrigin?
        let cachedAt: String?
        /// The error of the latest refresh of the value.
        let failure: String?
        /// The error; `nil` if there is a value.
        let error: PopcornError?
    }

    let items: [Item]

    init(_ ids: [Int], _ results: [Result<Sourced<Value>, PopcornError>]) {
        items = zip(ids, results).map { id, result in
            switch result {
            case .success(let answer):
                Item(
                    id: id, value: answer.value, origin: answer.origin, cachedAt: answer.cachedAt.formatted(.iso8601),
                    failure: answer.failure?.message, error: nil)
            case .failure(let error):
                Item(id: id, value: nil, origin: nil, cachedAt: nil, failure: nil, error: error)
            }
        }
    }
}
