/// One recorded answer: the request it answers, its status and its body, byte for byte.
public struct Recording: Sendable, Equatable {
    /// The HTTP method, in capitals.
    public let method: String
    /// The path, percent-decoded, `/3/…`.
    public let path: String
    /// The query as the index has it, percent-encoded; empty for none.
    public let query: String
    /// The HTTP status.
    public let status: Int
    /// The body.
    public let body: [UInt8]

    /// The parsed query, kept because every lookup needs it.
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
