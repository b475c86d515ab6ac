import CoreDomain
import Tracing

extension Tracer {

    /// Returns a closure that runs a use case within a span, with the origin of its value as an attribute.
    func tracing<Request: Sendable, Value: Sendable>(
        _ name: String,
        _ fetch:
            @escaping @Sendable (Request, ContentLocale?, ReadPolicy) async throws(PopcornError) -> Sourced<Value>
    ) -> @Sendable (Request, ContentLocale?, ReadPolicy) async throws(PopcornError) -> Sourced<Value> {
        { request, locale, policy async throws(PopcornError) in
            try await withUseCaseSpan(name, request) { () async throws(PopcornError) in
                try await fetch(request, locale, policy)
            } addAttributes: { result, span in
                span.attributes["popcorn.origin"] = result.origin.rawValue
            }
        }
    }

    /// Runs a use case within a span.
    ///
    /// The attributes are `popcorn.request`, the identifier if the request is a number or a ``NumberedRequest``;
    /// `error.type`, the kind of the error if the use case fails; and the attributes that `addAttributes` adds.
    func withUseCaseSpan<Value: Sendable>(
        _ name: String, _ request: Any, _ work: () async throws(PopcornError) -> Value,
        addAttributes: (Value, Span) -> Void = { _, _ in }
    ) async throws(PopcornError) -> Value {
        let result: Result<Value, PopcornError> = await withSpan(name) { span in
            if let id = request as? Int ?? (request as? any NumberedRequest)?.id {
                span.attributes["popcorn.request"] = id
            }
            do throws(PopcornError) {
                let value = try await work()
                addAttributes(value, span)
                return .success(value)
            } catch {
                span.attributes["error.type"] = error.kind.name
                span.setStatus(SpanStatus(code: .error))
                return .failure(error)
            }
        }
        return try result.get()
    }
}

/// A request for the value with a TMDb identifier, which is recorded in traces.
package protocol NumberedRequest {
    /// The TMDb identifier.
    var id: Int { get }
}
