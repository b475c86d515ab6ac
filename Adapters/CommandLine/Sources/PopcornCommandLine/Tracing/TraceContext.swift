import PopcornHTTP
import Tracing

/// The position of a span in a trace, which the headers `traceparent` and `tracestate` pass on.
///
/// Source: https://www.w3.org/TR/trace-context/
struct TraceContext: Hashable, Sendable {

    /// The maximum length of a `tracestate` header in bytes. A longer one is ignored.
    static let maximumStateLength = 512

    /// The name of the header with values of other tracing systems.
    static let stateHeaderName = "tracestate"

    /// The identifiers of the span.
    let parent: TraceParent
    /// The `tracestate` header of the trace; `nil` if the trace has none.
    let state: String?

    /// Reads the position of the caller's span from headers; `nil` if `traceparent` is missing or malformed.
    ///
    /// - Parameter header: A closure that returns the value of a header.
    init?(header: (_ name: String) -> String?) {
        guard let parent = header(TraceParent.headerName).flatMap(TraceParent.init) else { return nil }
        self.parent = parent
        state = header(Self.stateHeaderName).flatMap { text in
            let isPrintable = text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
            return isPrintable && text.contains("=") && text.utf8.count <= Self.maximumStateLength ? text : nil
        }
    }

    init(parent: TraceParent, state: String?) {
        self.parent = parent
        self.state = state
    }
}

extension ServiceContext {

    private enum TraceContextKey: ServiceContextKey {
        typealias Value = TraceContext
    }

    /// The position of the current span; `nil` outside of traces.
    var trace: TraceContext? {
        get { self[TraceContextKey.self] }
        set { self[TraceContextKey.self] = newValue }
    }
}
