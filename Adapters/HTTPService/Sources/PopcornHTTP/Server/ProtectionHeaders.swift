import HTTPTypes
public import Hummingbird

/// A middleware that adds header fields that protect browsers. A field of the response is not replaced.
public struct ProtectionHeaders<Context: RequestContext>: RouterMiddleware {

    private let fields: [HTTPField] = [
        HTTPField(name: .xContentTypeOptions, value: "nosniff"),
        HTTPField(name: .contentSecurityPolicy, value: "default-src 'none'; frame-ancestors 'none'"),
        HTTPField(name: .referrerPolicy, value: "no-referrer"),
        HTTPField(name: .frameOptions, value: "DENY"),
    ]

    /// Creates a middleware.
    public init() {}

    /// Responds to a request, and adds the headers to the response.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        for field in fields where !response.headers.contains(field.name) { response.headers.append(field) }
        return response
    }
}
