import TMDb

/// A request as the sources of answers see it.
struct IncomingRequest: Sendable {
    /// In capitals. `HEAD` is asked as `GET`.
    var method: String
    /// The path, percent-decoded.
    var path: String
    var parameters: QueryParameters
    /// The token of `Authorization: Bearer`.
    var bearerToken: String?
    var body: [UInt8]

    init(
        method: String = "GET", path: String, parameters: QueryParameters = QueryParameters(parsing: ""),
        bearerToken: String? = nil, body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.parameters = parameters
        self.bearerToken = bearerToken
        self.body = body
    }
}

/// The parameters, the token and the body may hold secrets.
extension IncomingRequest: Confidential {}
