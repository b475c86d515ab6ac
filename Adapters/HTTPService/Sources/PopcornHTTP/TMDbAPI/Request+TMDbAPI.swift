import HTTPTypes
import Hummingbird

extension Request {

    /// Whether the path is `/3`, `/4` or below one of them. As for the router, slashes that are repeated or at the end
    /// are ignored.
    var isBelowTMDbAPI: Bool {
        let slash = UInt8(ascii: "/")
        let version = uri.path.utf8.drop { $0 == slash }.prefix { $0 != slash }
        return version.elementsEqual("3".utf8) || version.elementsEqual("4".utf8)
    }

    /// The parameter `api_key` of the query, as TMDb's clients send it; `nil` if it is missing or not UTF-8. If it is
    /// repeated, the last value that is not empty is used.
    var apiKey: String? {
        guard let query = uri.query else { return nil }
        return FormEncoding.lastValue(of: "api_key", in: query).flatMap { String(validating: $0, as: UTF8.self) }
    }

    /// The number of resources that the client appends to the response.
    var appendedCount: Int {
        guard let query = uri.query else { return 0 }
        let parts = FormEncoding.lastValue(of: "append_to_response", in: query)
        return parts?.split(separator: UInt8(ascii: ",")).count ?? 0
    }
}

extension AccessPolicy {

    /// Returns the token of a request that identifies its client; `nil` if the request has none.
    ///
    /// - Parameter acceptsAPIKey: Whether the parameter `api_key` can be a token, as in TMDb's API.
    func validToken(of request: Request, acceptsAPIKey: Bool) -> String? {
        if let token = request.bearerToken, recognises(token: token) { return token }
        if acceptsAPIKey, let key = request.apiKey, recognises(token: key) { return key }
        return nil
    }

    /// Checks that a request may read from TMDb's API.
    ///
    /// The clients of TMDb always send a key. A key that is not a token of the service counts as no key.
    ///
    /// - Returns: Whether the response is only for clients with a token.
    /// - Throws: ``Problem`` of kind `unauthenticated` if a token is missing or not valid, or of kind `forbidden` if it
    ///   does not permit reading.
    func checkTMDbAPI(_ request: Request) throws(Problem) -> Bool {
        let permitsAnyone = access(token: nil)?.rights.contains(.read) == true
        if permitsAnyone { return validToken(of: request, acceptsAPIKey: true) != nil }
        let accesses = [request.bearerToken, request.apiKey].compactMap { token in token.flatMap(access(token:)) }
        if accesses.contains(where: { $0.rights.contains(.read) }) { return true }
        guard accesses.isEmpty else { throw Problem(.forbidden, "The token does not permit the path.") }
        throw Problem(.unauthenticated, "The path requires a token.")
    }
}
