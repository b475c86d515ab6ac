import HTTPTypes
import Hummingbird

/// The permission of web pages of other origins to use the service (CORS, <https://fetch.spec.whatwg.org>).
///
/// Preflight requests receive a response. Cookies are not permitted; a page sends a token in `Authorization`.
public struct CrossOriginAccess: Sendable {

    /// The origins that may use the service.
    public enum Origins: Hashable, Sendable {
        /// All origins.
        case all
        /// The origins with these texts, such as `https://films.example`.
        case some(Set<String>)
    }

    /// The time for which a browser may reuse the response to a preflight request, in seconds. Browsers have lower
    /// limits.
    private static let maximumAge = 7_200

    let origins: Origins

    /// Returns the response to a preflight request; `nil` for other requests, and for origins that may not use the
    /// service.
    func preflightResponse(to request: Request) -> Response? {
        guard request.method == .options, request.headers[.accessControlRequestMethod] != nil else { return nil }
        return allowedOrigin(of: request).map { preflight($0, request) }
    }

    /// Adds the header fields that permit the origin of a request to read the response.
    func addFields(to headers: inout HTTPFields, for request: Request) {
        // A cache must not return the response for one origin to another.
        if origins != .all { headers.append(HTTPField(name: .vary, value: "Origin")) }
        guard let origin = allowedOrigin(of: request) else { return }
        headers[.accessControlAllowOrigin] = origin
        headers[.accessControlExposeHeaders] = """
            ETag, Retry-After, RateLimit, RateLimit-Policy, X-Request-ID, Popcorn-Origin, WWW-Authenticate
            """
        if request.isMCP { headers[.accessControlExposeHeaders]? += ", Mcp-Session-Id" }
    }

    /// Returns the origin that the response to a request names; `nil` for none.
    ///
    /// If all origins may use the service, a request without an origin has the same response: a cache may return the
    /// response to a later request with an origin.
    private func allowedOrigin(of request: Request) -> String? {
        if origins == .all { return "*" }
        return request.headers[.origin].flatMap { allows($0) ? $0 : nil }
    }

    /// Returns whether web pages of an origin may use the service.
    func allows(_ origin: String) -> Bool {
        switch origins {
        case .all: true
        case .some(let origins): origins.contains(origin.lowercased())
        }
    }

    private func preflight(_ origin: String, _ request: Request) -> Response {
        let protocolHeaders =
            request.isMCP
            ? ", Accept, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Session-Id" : ""
        return Response(
            status: .noContent,
            headers: [
                .accessControlAllowOrigin: origin,
                .accessControlAllowMethods: "GET, HEAD, PUT, POST, DELETE",
                .accessControlAllowHeaders: """
                Authorization, Content-Type, If-Match, If-None-Match, Cache-Control, X-Request-ID, traceparent\
                \(protocolHeaders)
                """,
                .accessControlMaxAge: String(Self.maximumAge),
                .vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
            ])
    }
}
