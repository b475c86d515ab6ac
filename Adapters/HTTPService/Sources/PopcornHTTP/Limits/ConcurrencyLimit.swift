import HTTPTypes
public import Hummingbird

/// A middleware that rejects requests with status 503 if too many are processed at once.
///
/// Event streams are counted apart. Health checks and metrics are not limited.
public struct ConcurrencyLimit<Context: RequestContext>: RouterMiddleware {

    private let requests: LeaseCounter
    private let eventStreams: LeaseCounter

    /// Creates a middleware.
    ///
    /// - Parameters:
    ///   - requests: The maximum number of requests at once.
    ///   - eventStreams: The maximum number of event streams at once.
    public init(requests: Int = 1_000, eventStreams: Int = 2_000) {
        self.requests = LeaseCounter(maximum: requests)
        self.eventStreams = LeaseCounter(maximum: eventStreams)
    }

    /// Responds to a request, or throws a problem if too many requests are in progress.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard !request.isOperation else { return try await next(request, context) }
        guard let lease = requests.lease() else {
            throw Problem(.overloaded, "The service processes too many requests.", retryAfter: .seconds(1))
        }
        let response = try await next(request, context)
        if response.isEventStream {
            guard let stream = eventStreams.lease() else {
                throw Problem(.overloaded, "Too many event streams are open.", retryAfter: .seconds(1))
            }
            return response.holding(stream)
        }
        return response.body.contentLength == nil ? response.holding(lease) : withExtendedLifetime(lease) { response }
    }
}

extension Request {

    /// Whether the request is a health check or reads metrics, which are answered in every state of the service.
    var isOperation: Bool {
        let path = uri.path
        return path == "/metrics" || path.hasPrefix("/health/")
    }
}

extension Response {

    /// Whether the body is a stream of events, which does not end by itself.
    var isEventStream: Bool {
        headers[.contentType]?.hasPrefix("text/event-stream") == true
    }

    /// Returns the response with a body that holds an object until it is written.
    func holding(_ object: any AnyObject & Sendable) -> Response {
        var response = self
        let body = body
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            try await body.write(writer)
            withExtendedLifetime(object) {}
        }
        return response
    }
}
