import HTTPTypes
public import Hummingbird

/// A middleware that permits web pages of other origins to use the service (CORS, <https://fetch.spec.whatwg.org>).
///
/// It answers preflight requests. Cookies are not permitted; a page sends a token in `Authorization`.
public struct CrossOriginAccess<Context: RequestContext>: RouterMiddleware {

    /// The origins that may use the service.
    public enum Origins: Hashable, Sendable {
        /// All origins.
        case all
        /// The origins with these texts, such as `https://films.example`.
        case some(Set<String>)
    }

    /// The time for which a browser may reuse the response to a preflight request, in seconds. Browsers limit it to less.
    private static var maximumAge: Int { 7_200 }

    private let origins: Origins

    /// Creates a middleware.
    ///
    /// - Parameter origins: The origins that may use the service.
    public init(origins: Origins) {
        self.origins = origins
    }

    /// Responds to a request, and adds the headers that permit the origin to read the response.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let origin = request.headers[.origin].flatMap { allows($0) ? $0 : nil }
        if let origin, request.method == .options, request.headers[.accessControlRequestMethod] != nil {
            return preflight(origin)
        }
        var response = try await next(request, context)
        // A cache must not return the response for one origin to another.
        if origins != .all { response.headers.append(HTTPField(name: .vary, value: "Origin")) }
        guard let origin else { return response }
        response.headers[.accessControlAllowOrigin] = origins == .all ? "*" : origin
        response.headers[.accessControlExposeHeaders] = """
            ETag, Retry-After, RateLimit, RateLimit-Policy, X-Request-ID, Popcorn-Origin, WWW-Authenticate
            """
        return response
    }

    private func allows(_ origin: String) -> Bool {
        switch origins {
        case .all: true
        case .some(let origins): origins.contains(origin.lowercased())
        }
    }

    private func preflight(_ origin: String) -> Response {
        Response(
            status: .noContent,
            headers: [
                .accessControlAllowOrigin: origins == .all ? "*" : origin,
                .accessControlAllowMethods: "GET, HEAD, PUT, POST, DELETE",
                .accessControlAllowHeaders: """
                Authorization, Content-Type, If-Match, If-None-Match, Cache-Control, X-Request-ID, traceparent
                """,
                .accessControlMaxAge: String(Self.maximumAge),
                .vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
            ])
    }
}
