import Foundation
import Synchronization
import TMDb
import TMDbStandIn

/// A check that one wrong value of a response costs only that value.
///
/// Each member of a recorded body, on each level, is replaced by values of all types and left out, one at a time. The
/// model of the mutated body, encoded again, must be equal to that of the original body except for the member. A member
/// that is an ``Identity`` may cost the value that it identifies.
///
/// A member is checked once for each operation. Rows that have only members of other rows are removed first.
struct Mutations {

    /// The number of mutated bodies.
    private(set) var count = 0
    /// The mutations that cost more than the value or the container that the value identifies.
    private(set) var failures: [String] = []
    /// The number of mutations that cost the container that the member identifies, by reason.
    private var losses: [String: Int] = [:]
    private var checked: Set<String> = []

    /// Checks the mutations of a recorded response. A failure, and a response that cannot be decoded, have none.
    ///
    /// - Parameter limit: The number of replacements of each member. The replacements vary from member to member.
    ///   Default: all.
    mutating func check(_ recorded: Recording, limit: Int = Replacement.allCases.count) async throws {
        let recording = recorded.withPlainIdentifiers
        guard (200..<300).contains(recording.status), let (route, path) = Route.match(recording),
            let body = try? JSONTree.value(of: Data(recording.body))
        else { return }
        let response = try RecordedModel(
            route: route,
            values: RecordedValues(path: path, query: recording.decodedQuery.filter { !$0.value.isEmpty }),
            body: JSONTree.withoutRepeatedRows(body))
        guard let original = try? await response.model().get() else { return }
        let model = try JSONTree.value(of: original)
        for place in JSONPlace.all(in: response.body)
        where checked.insert("\(route.operation.id) \(place.name)").inserted {
            let first = checked.count * limit
            let replacements = (first..<first + limit).map { Replacement.allCases[$0 % Replacement.allCases.count] }
            try await check(place, replacements, of: response, original, model)
        }
    }

    private mutating func check(
        _ place: JSONPlace, _ replacements: [Replacement], of response: RecordedModel, _ original: Data, _ model: Any
    ) async throws {
        // Most replacements have the same model.
        var losses: [Data: Loss] = [original: .value]
        for replacement in replacements {
            count += 1
            let loss: Loss
            switch try await response.model(replacing: place, with: replacement) {
            case .success(let data):
                loss = try losses[data] ?? Loss(at: place, of: model, in: JSONTree.value(of: data), response.operation)
                losses[data] = loss
            case .failure(let error): loss = Loss(at: place, error, response.operation)
            }
            switch loss {
            case .value: break
            case .identified(let reason): self.losses[reason, default: 0] += 1
            case .more(let reason):
                failures.append("\(response.operation): \(place.name) = \(replacement.rawValue): \(reason)")
            }
        }
    }

    /// The report: the mutations that cost too much, the totals, and the numbers of mutations by the identified
    /// container.
    var text: String {
        let lines = failures.map { "mutation: \($0)" } + ["\(count) mutations, \(failures.count) cost too much"]
        return (lines + losses.sorted { $0.key < $1.key }.map { "  \($0.value) cost \($0.key)" })
            .joined(separator: "\n")
    }
}

/// The cost of a mutation.
private enum Loss {
    /// The replaced value.
    case value
    /// The value that the replaced value identifies, for a reason.
    case identified(String)
    /// Other values, for a reason.
    case more(String)

    /// Determines the cost of a mutation from the models of the mutated and the original body.
    init(at place: JSONPlace, of original: Any, in model: Any, _ operation: String) throws {
        if try place.isOnlyDifference(between: original, and: model) {
            self = .value
        } else {
            let identity = try Identity.of(place, in: operation).first {
                try $0.lostPlace(at: place).isOnlyDifference(between: original, and: model)
            }
            self = identity.map { .identified($0.reason) } ?? .more("other values differ")
        }
    }

    /// Creates the loss of the whole response.
    init(at place: JSONPlace, _ error: TMDbError, _ operation: String) {
        let identity = Identity.of(place, in: operation).first { $0.lostPlace(at: place).steps.isEmpty }
        self = identity.map { .identified($0.reason) } ?? .more("\(error.kind)")
    }
}

/// A recorded body, and the SDK's method that decodes it.
private struct RecordedModel {

    var operation: String { route.operation.id }

    let route: Route
    let body: Any
    private let values: RecordedValues
    private let served: ServedBody
    private let client: TMDbClient
    private let encoder = JSONEncoder()

    init(route: Route, values: RecordedValues, body: Any) throws {
        self.route = route
        self.body = body
        self.values = values
        served = ServedBody()
        client = try TMDbClient(credential: .accessToken("conformance"), httpClient: served, transport: .direct)
        encoder.outputFormatting = .sortedKeys
    }

    /// Returns the JSON of the model that is decoded from the body, or the decoding error.
    func model() async throws -> Result<Data, TMDbError> {
        try await model(of: body)
    }

    /// Returns the JSON of the model that is decoded from the body with a replaced value, or the decoding error.
    func model(replacing place: JSONPlace, with replacement: Replacement) async throws -> Result<Data, TMDbError> {
        try await model(of: place.replacing(in: body, with: replacement.value))
    }

    private func model(of body: Any) async throws -> Result<Data, TMDbError> {
        served.body.withLock { $0 = (try? JSONTree.data(of: body)) ?? Data() }
        do {
            return .success(try encoder.encode(await route.call(client, values)))
        } catch let error as TMDbError {
            return .failure(error)
        }
    }
}

/// An HTTP client that returns a body to every request.
private final class ServedBody: TMDbHTTPClient {

    let body = Mutex(Data())

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        TMDbHTTPResponse(status: 200, body: body.withLock { $0 })
    }
}

/// A value by which a value of a response is replaced.
enum Replacement: String, CaseIterable {
    case null = "null"
    case emptyText = "\"\""
    case emptyObject = "{}"
    case emptyList = "[]"
    case text = "\"text\""
    case number = "7"
    case flag = "false"
    case listOfNull = "[null]"
    case absent = "(absent)"

    /// The JSON value; `nil` if the value is left out.
    var value: Any? {
        switch self {
        case .null: NSNull()
        case .emptyText: ""
        case .emptyObject: [String: Any]()
        case .emptyList: [Any]()
        case .text: "text"
        case .number: 7
        case .flag: false
        case .listOfNull: [NSNull()]
        case .absent: nil
        }
    }
}
