import HTTPTypes
import Hummingbird

extension AccessPolicy {

    /// Returns the access of a request that needs rights.
    ///
    /// - Throws: ``Problem`` of kind `unauthenticated` if the token is not valid or a token is missing, or of kind
    ///   `forbidden` if the token does not have the rights.
    func access(of request: Request, needing rights: Rights) throws(Problem) -> Access {
        let token = request.bearerToken
        let access = access(token: token)
        if let access, access.rights.isSuperset(of: rights) { return access }
        guard token != nil else { throw Problem(.unauthenticated, "The path requires a token.") }
        guard access != nil else {
            throw Problem(bearer: "invalid_token", .unauthenticated, "The token is not valid, or it is expired.")
        }
        throw Problem(bearer: "insufficient_scope", .forbidden, "The token does not permit the path.", scope: rights)
    }
}

extension Problem {

    /// Creates a problem of a token, with its error code of RFC 6750, section 3.1.
    ///
    /// - Parameter scope: The rights that the request needs; `nil` if they do not solve the problem.
    init(bearer code: String, _ kind: Kind, _ detail: String, scope: Rights? = nil) {
        let attributes = [
            "realm=\"popcorn\"", "error=\"\(code)\"", "error_description=\"\(detail)\"",
            scope.map { "scope=\"\($0.names.joined(separator: " "))\"" },
        ]
        let challenge = "Bearer " + attributes.compactMap(\.self).joined(separator: ", ")
        self.init(kind, detail, retryAfter: nil, headers: [.wwwAuthenticate: challenge])
    }
}

extension Request {

    /// The bearer token of the request (RFC 6750); `nil` if the `Authorization` header is missing or has another scheme.
    var bearerToken: String? {
        guard let parts = headers[.authorization]?.split(separator: " "), parts.count == 2,
            parts[0].lowercased() == "bearer"
        else { return nil }
        return String(parts[1])
    }
}
