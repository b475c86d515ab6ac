import NIOConcurrencyHelpers
import Tracing

/// A recorded span.
struct SpanRecord: Sendable {

    /// The maximum number of attributes, of events and of links. Further items are dropped, and counted.
    static let maximumItems = 128

    /// The position of the span.
    let trace: TraceContext
    /// The identifier of the parent; `nil` for the first span of a trace.
    let parentSpanID: String?
    var name: String
    let kind: SpanKind
    /// The start, in nanoseconds since 1970.
    let start: UInt64
    /// The end, in nanoseconds since 1970.
    var end: UInt64
    var attributes = SpanAttributes([:])
    var events: [SpanEvent] = []
    var droppedEvents = 0
    var links: [(trace: TraceContext, attributes: SpanAttributes)] = []
    var droppedLinks = 0
    /// The status; `nil` if it was not set.
    var status: SpanStatus?

    init(trace: TraceContext, parentSpanID: String?, name: String, kind: SpanKind, start: UInt64) {
        self.trace = trace
        self.parentSpanID = parentSpanID
        self.name = name
        self.kind = kind
        self.start = start
        end = start
    }

    mutating func add(_ event: SpanEvent) {
        if events.count < Self.maximumItems { events.append(event) } else { droppedEvents += 1 }
    }

    mutating func add(_ link: SpanLink) {
        guard let trace = link.context.trace else { return }
        if links.count < Self.maximumItems { links.append((trace, link.attributes)) } else { droppedLinks += 1 }
    }
}

/// A span of an ``ExportedTracer``. It ignores changes if its trace is not recorded, and after its end.
final class ExportedSpan: Span {

    let context: ServiceContext
    private let initialName: String
    /// The record; `nil` if the trace is not recorded, and after the end.
    private let record: NIOLockedValueBox<SpanRecord?>
    private let onEnd: @Sendable (SpanRecord) -> Void

    /// Creates a span.
    ///
    /// - Parameters:
    ///   - record: The record; `nil` if the trace is not recorded.
    ///   - onEnd: A function that is called with the record when the span ends.
    init(
        _ name: String, _ context: ServiceContext, _ record: SpanRecord? = nil,
        onEnd: @escaping @Sendable (SpanRecord) -> Void = { _ in }
    ) {
        initialName = name
        self.context = context
        self.record = NIOLockedValueBox(record)
        self.onEnd = onEnd
    }

    var isRecording: Bool { record.withLockedValue { $0 != nil } }

    var operationName: String {
        get { record.withLockedValue { $0?.name } ?? initialName }
        set { record.withLockedValue { $0?.name = newValue } }
    }

    var attributes: SpanAttributes {
        get { record.withLockedValue { $0?.attributes } ?? [:] }
        set { record.withLockedValue { $0?.attributes = newValue } }
    }

    func setStatus(_ status: SpanStatus) {
        record.withLockedValue { $0?.status = status }
    }

    func addEvent(_ event: SpanEvent) {
        record.withLockedValue { $0?.add(event) }
    }

    /// Records the type of an error. Its message is not recorded, because it can contain anything.
    func recordError<Instant: TracerInstant>(
        _ error: any Error, attributes: SpanAttributes, at instant: @autoclosure () -> Instant
    ) {
        guard isRecording else { return }
        var attributes = attributes
        attributes["exception.type"] = String(reflecting: type(of: error))
        addEvent(SpanEvent(name: "exception", at: instant(), attributes: attributes))
    }

    func addLink(_ link: SpanLink) {
        record.withLockedValue { $0?.add(link) }
    }

    func end<Instant: TracerInstant>(at instant: @autoclosure () -> Instant) {
        guard var record = record.withLockedValue({ $0.take() }) else { return }
        // The clock may have been set back.
        record.end = max(record.start, instant().nanosecondsSinceEpoch)
        onEnd(record)
    }
}
