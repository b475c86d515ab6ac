import HTTPTypes
import Hummingbird

extension AccessPolicy {

    /// Returns the access of a request that needs rights.
    ///
    /// - Throws: ``Problem`` of kind `unauthenticated` if the token is not valid or a token is missing, or of kind
    ///   `forbidden` if the token does not have the rights.
    func access(of request: Request, needing rights: Rights) throws(Problem) -> Access {
        let token = request.bearerToken
        guard let access = access(token: token) else {
            throw Problem(.unauthenticated, "The token is missing or not valid.")
        }
        guard access.rights.isSuperset(of: rights) else {
            throw token == nil
                ? Problem(.unauthenticated, "The path requires a token.")
                : Problem(.forbidden, "The token does not permit the path.")
        }
        return access
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
