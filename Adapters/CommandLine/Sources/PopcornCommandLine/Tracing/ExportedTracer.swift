import PopcornHTTP
import Tracing

/// A tracer that passes on the spans that end.
///
/// If a request has the header `traceparent`, the caller decides whether the trace is recorded. Otherwise, the
/// identifier of the trace decides, so that all processes with the same ratio record the same traces.
struct ExportedTracer: Tracer {

    /// The identifiers of traces that are not recorded are below this number, which has 56 bits.
    private let threshold: UInt64
    private let random: @Sendable () -> UInt64
    private let onEnd: @Sendable (SpanRecord) -> Void

    /// Creates a tracer.
    ///
    /// - Parameters:
    ///   - sampleRatio: The part of the traces that are recorded, between 0 and 1.
    ///   - random: A function that returns random numbers, for the identifiers.
    ///   - onEnd: A function that is called with each recorded span that ends.
    init(
        sampleRatio: Double, random: @escaping @Sendable () -> UInt64,
        onEnd: @escaping @Sendable (SpanRecord) -> Void
    ) {
        threshold = UInt64((1 - sampleRatio) * 0x1p56)
        self.random = random
        self.onEnd = onEnd
    }

    func startSpan<Instant: TracerInstant>(
        _ operationName: String, context: @autoclosure () -> ServiceContext, ofKind kind: SpanKind,
        at instant: @autoclosure () -> Instant, function: String, file fileID: String, line: UInt
    ) -> ExportedSpan {
        var context = context()
        let caller = context.trace
        let traceID = caller?.parent.traceID ?? newID().hex + newID().hex
        let isSampled = caller?.parent.isSampled ?? isSampled(traceID)
        let trace = TraceContext(
            parent: TraceParent(traceID: traceID, spanID: newID().hex, isSampled: isSampled), state: caller?.state)
        context.trace = trace
        guard isSampled else { return ExportedSpan(operationName, context) }
        let record = SpanRecord(
            trace: trace, parentSpanID: caller?.parent.spanID, name: operationName, kind: kind,
            start: instant().nanosecondsSinceEpoch)
        return ExportedSpan(operationName, context, record, onEnd: onEnd)
    }

    func extract<Carrier, Extract: Extractor>(
        _ carrier: Carrier, into context: inout ServiceContext, using extractor: Extract
    ) where Extract.Carrier == Carrier {
        guard let trace = TraceContext(header: { extractor.extract(key: $0, from: carrier) }) else { return }
        context.trace = trace
    }

    func inject<Carrier, Inject: Injector>(
        _ context: ServiceContext, into carrier: inout Carrier, using injector: Inject
    ) where Inject.Carrier == Carrier {
        guard let trace = context.trace else { return }
        injector.inject(trace.parent.header, forKey: TraceParent.headerName, into: &carrier)
        if let state = trace.state { injector.inject(state, forKey: TraceContext.stateHeaderName, into: &carrier) }
    }

    /// Does nothing. The spans are exported when the server ends.
    func forceFlush() {}

    /// Returns whether a trace that begins here is recorded. The last 56 bits of its identifier are random.
    private func isSampled(_ traceID: String) -> Bool {
        UInt64(traceID.suffix(14), radix: 16).map { $0 >= threshold } ?? false
    }

    /// Returns a random number other than 0, which is not a valid identifier.
    private func newID() -> UInt64 {
        var id = random()
        while id == 0 { id = random() }
        return id
    }
}

extension UInt64 {

    /// The number as 16 hexadecimal digits in lowercase.
    var hex: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
