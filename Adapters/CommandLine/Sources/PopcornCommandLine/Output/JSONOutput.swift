import CoreApplication
import CoreDomain
import Foundation

/// The JSON format of the commands' output.
enum JSONOutput {

    /// Returns a value as JSON, in the format that ``/CoreApplication/PopcornJSON`` describes.
    static func text(_ value: some Encodable) throws(PopcornError) -> String {
        do {
            return try PopcornJSON.text(value, isPretty: true)
        } catch {
            throw PopcornError(.undecodable, "The result cannot be encoded as JSON", cause: error)
        }
    }
}

/// A value whose JSON object also contains the member `source`.
struct SourcedOutput<Value: Encodable>: Encodable {

    let value: Value
    let source: SourceOutput

    private enum CodingKeys: String, CodingKey {
        case source
    }

    func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(source, forKey: .source)
    }
}

/// A value that is not a JSON object, such as a list, encoded as the only member of an object.
struct NamedOutput<Value: Encodable & Sendable>: Encodable, Sendable {

    let name: String
    let value: Value

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        try container.encode(value, forKey: Name(stringValue: name))
    }
}

/// The source of a value.
struct SourceOutput: Encodable, Equatable {

    let origin: DataOrigin
    let httpRequests: Int
    let cachedAt: String
    /// The error of the latest failed refresh.
    let failure: String?

    init(origin: DataOrigin, httpRequests: Int, cachedAt: Date, failure: String? = nil) {
        self.origin = origin
        self.httpRequests = httpRequests
        self.cachedAt = cachedAt.formatted(.iso8601)
        self.failure = failure
    }
}

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
