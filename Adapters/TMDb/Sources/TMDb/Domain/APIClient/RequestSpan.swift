import Tracing

/// Traces requests, without secrets.
///
/// A span is named after the method and the path with names in place of values, such as `GET /3/movie/{movie_id}`, and
/// covers a whole call, retries and waits included. Attributes: `http.request.method`, `url.template`,
/// `http.response.status_code` and, for a failure, `error.type`.
///
/// Source: https://opentelemetry.io/docs/specs/semconv/http/http-spans/
struct RequestSpan: Sendable {

    /// Where spans go; `nil` for the tracer that the process was set up with.
    let tracer: (any Tracer)?

    /// Runs a call within a span. The call gives its result with the status of the answer.
    func callAsFunction<Value: Sendable>(
        _ origin: RequestOrigin, _ call: () async -> (Result<Value, TMDbError>, status: Int?)
    ) async throws(TMDbError) -> Value {
        let tracer = tracer ?? InstrumentationSystem.tracer
        let name = "\(origin.method.rawValue) \(origin.template)"
        let result = await tracer.withSpan(name, ofKind: .client) { span in
            // A span that goes nowhere would still make a dictionary of each attribute.
            guard span.isRecording else { return await call().0 }
            span.attributes["http.request.method"] = origin.method.rawValue
            span.attributes["url.template"] = origin.template
            let (result, status) = await call()
            if let status { span.attributes["http.response.status_code"] = status }
            if case .failure(let error) = result {
                // The error itself is not recorded: its cause comes from elsewhere and may hold anything.
                span.attributes["error.type"] =
                    error.httpStatus.flatMap { $0 < 400 ? nil : "\($0)" } ?? error.kind.label
                span.setStatus(SpanStatus(code: .error))
            }
            return result
        }
        return try result.get()
    }
}
