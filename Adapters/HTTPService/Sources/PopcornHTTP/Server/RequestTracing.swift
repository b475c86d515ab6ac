import HTTPTypes
import Hummingbird
import Tracing

/// A type that starts the spans of requests.
struct RequestTracing: Sendable {

    /// The tracer that creates the spans.
    let tracer: any Tracer

    /// Starts the span of a request, as a child of the span that the headers of the request name.
    ///
    /// - Returns: The span; `nil` for health checks and metrics.
    func start(_ request: Request) -> RequestSpan? {
        guard !request.isOperation else { return nil }
        var context = ServiceContext.current ?? .topLevel
        tracer.extract(request.headers, into: &context, using: HeaderCarrier())
        let span = tracer.startSpan(request.method.spanName, context: context, ofKind: .server)
        var fields = HTTPFields()
        tracer.inject(span.context, into: &fields, using: HeaderCarrier())
        return RequestSpan(span: span, traceParent: fields[.traceParent].flatMap(TraceParent.init))
    }
}

/// The span of a request, without secrets.
///
/// Its name is the method and the template of the route, such as `GET /v1/movies/{id}`. Its attributes are
/// `http.request.method`, `http.route`, `http.response.status_code` and, for a status from 500, `error.type`. The path
/// and the query, which can contain a secret or the name of an owner, are not attributes.
///
/// Source: https://opentelemetry.io/docs/specs/semconv/http/http-spans/
struct RequestSpan: Sendable {

    fileprivate let span: any Span

    /// The identifiers of the span; `nil` if the tracer does not use the header `traceparent`.
    let traceParent: TraceParent?

    /// The context of the span.
    var context: ServiceContext { span.context }

    /// Ends the span.
    ///
    /// - Parameter route: The template of the route; `nil` if the path has no route.
    func end(method: HTTPRequest.Method, route: String?, status: Int) {
        if span.isRecording {
            if let route { span.operationName = "\(method.spanName) \(route)" }
            span.updateAttributes { attributes in
                attributes["http.request.method"] = method.attribute
                attributes["http.route"] = route
                attributes["http.response.status_code"] = status
                if status >= 500 { attributes["error.type"] = "\(status)" }
            }
            if status >= 500 { span.setStatus(SpanStatus(code: .error)) }
        }
        span.end()
    }
}

extension HTTPRequest.Method {

    /// The value of the attribute `http.request.method`, which has a limited number of values.
    fileprivate var attribute: String { Self.standard.contains(self) ? rawValue : "_OTHER" }

    /// The first word of the name of a span.
    fileprivate var spanName: String { Self.standard.contains(self) ? rawValue : "HTTP" }
}

/// The headers of a request, from which a tracer reads identifiers of spans, and to which it adds them.
private struct HeaderCarrier: Extractor, Injector {

    func extract(key: String, from headers: HTTPFields) -> String? {
        HTTPField.Name(key).flatMap { headers[$0] }
    }

    func inject(_ value: String, forKey key: String, into headers: inout HTTPFields) {
        if let name = HTTPField.Name(key) { headers[name] = value }
    }
}
