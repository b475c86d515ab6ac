import TMDb

/// The way from a recorded request to the method that makes it.
struct Route: Sendable {
    typealias Call = @Sendable (TMDbClient, RecordedValues) async throws -> any Encodable & Sendable

    let operation: Operation
    let call: Call

    /// A route of an operation that TMDb's description has.
    init(_ operationID: String, _ call: @escaping Call) {
        // One that is missing from the list never matches, and so shows as an operation without a method.
        operation = Operation.described[operationID] ?? Operation(id: operationID, method: "", template: "")
        self.call = call
    }

    /// A route of an operation that the description leaves out.
    init(_ operationID: String, _ method: String, _ template: String, _ call: @escaping Call) {
        operation = Operation(id: operationID, method: method, template: template)
        self.call = call
    }

    /// Every route.
    static let all =
        movies + tvSeries + tvSeasons + tvEpisodes + people + search + discovery + accounts + sessions + lists
        + listsV4 + accountsV4 + reference
}
