/// A recorded response: the request, the status and the body, byte for byte.
public struct Recording: Sendable, Equatable {
    /// The HTTP method, in capitals.
    public let method: String
    /// The percent-decoded path, `/3/…`.
    public let path: String
    /// The percent-encoded query, as in the index. Empty if the request has no query.
    public let query: String
    /// The HTTP status.
    public let status: Int
    /// The body.
    public let body: [UInt8]

    /// The parsed query, stored because every lookup needs it.
    let parameters: QueryParameters

    /// The parsed query without credentials.
    package var decodedQuery: [String: String] { parameters.values }

    /// Creates a recording.
    public init(method: String, path: String, query: String = "", status: Int = 200, body: [UInt8]) {
        self.method = method
        self.path = path
        self.query = query
        self.status = status
        self.body = body
        parameters = QueryParameters(parsing: query)
    }
}
