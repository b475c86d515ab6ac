import Tracing

/// A type that traces requests, without secrets.
///
/// A span covers a whole call, including retries and waits. Its name is the method and the path with names in place of
/// values, such as `GET /3/movie/{movie_id}`. Its attributes are `http.request.method`, `url.template`,
/// `http.response.status_code` and, for a failure, `error.type`.
///
/// Source: https://opentelemetry.io/docs/specs/semconv/http/http-spans/
struct RequestSpan: Sendable {

    /// The tracer, or `nil` for the tracer with which the process was bootstrapped.
    let tracer: (any Tracer)?

    /// Runs a call within a span. The call returns its result and the HTTP status of the response.
    func callAsFunction<Value: Sendable>(
        _ origin: RequestOrigin, _ call: () async -> (Result<Value, TMDbError>, status: Int?)
    ) async throws(TMDbError) -> Value {
        let tracer = tracer ?? InstrumentationSystem.tracer
        let name = "\(origin.method.rawValue) \(origin.template)"
        let result = await tracer.withSpan(name, ofKind: .client) { span in
            // Setting an attribute allocates a dictionary even if the span is not recorded.
            guard span.isRecording else { return await call().0 }
            span.attributes["http.request.method"] = origin.method.rawValue
            span.attributes["url.template"] = origin.template
            let (result, status) = await call()
            if let status { span.attributes["http.response.status_code"] = status }
            if case .failure(let error) = result {
                // The error itself is not recorded, because its underlying error may contain anything.
                span.attributes["error.type"] =
                    error.httpStatus.flatMap { $0 < 400 ? nil : "\($0)" } ?? error.kind.label
                span.setStatus(SpanStatus(code: .error))
            }
            return result
        }
        return try result.get()
    }
}
