import TMDb

/// A request that is passed to the sources of responses.
struct IncomingRequest: Sendable {
    /// The method, in capitals. `GET` for a `HEAD` request.
    var method: String
    /// The percent-decoded path.
    var path: String
    var parameters: QueryParameters
    /// The token of the header `Authorization: Bearer`.
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

/// The parameters, the token and the body can contain secrets.
extension IncomingRequest: Confidential {}
