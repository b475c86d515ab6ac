import TMDb
import TMDbStandIn

/// A mapping of an operation to the SDK's method that sends it.
struct Route: Sendable {
    typealias Call = @Sendable (TMDbClient, RecordedValues) async throws -> any Encodable & Sendable

    let operation: Operation
    let call: Call

    /// Creates a route for an operation of TMDb's description.
    init(_ operationID: String, _ call: @escaping Call) {
        // An operation that is missing from the description never matches, and is reported as an operation without a
        // method.
        operation = Operation.described[operationID] ?? Operation(id: operationID, method: "", template: "")
        self.call = call
    }

    /// Creates a route for an operation that the description does not contain.
    init(_ operationID: String, _ method: String, _ template: String, _ call: @escaping Call) {
        operation = Operation(id: operationID, method: method, template: template)
        self.call = call
    }

    /// All routes.
    static let all =
        movies + tvSeries + tvSeasons + tvEpisodes + people + search + discovery + accounts + sessions + lists
        + listsV4 + accountsV4 + reference

    /// Returns the route of a recorded request, with the values of its path.
    static func match(_ recording: Recording) -> (route: Route, path: [String: String])? {
        guard let known = all.map(\.operation).match(method: recording.method, path: recording.path),
            let route = all.first(where: { $0.operation == known.operation })
        else { return nil }
        return (route, known.values)
    }
}
