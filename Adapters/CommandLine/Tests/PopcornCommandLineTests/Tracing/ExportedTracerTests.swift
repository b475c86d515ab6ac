import NIOConcurrencyHelpers
import PopcornHTTP
import Testing
import Tracing

@testable import PopcornCommandLine

@Suite struct ExportedTracerTests {

    private static let caller = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"

    private let spans = NIOLockedValueBox<[SpanRecord]>([])

    private var ended: [SpanRecord] { spans.withLockedValue { $0 } }

    /// Returns a tracer whose random numbers are the given ones, then 1, 2, 3 and so on.
    private func tracer(ratio: Double = 1, _ numbers: UInt64...) -> ExportedTracer {
        let state = NIOLockedValueBox((numbers: numbers, last: UInt64(0)))
        return ExportedTracer(sampleRatio: ratio) {
            state.withLockedValue { state in
                if !state.numbers.isEmpty { return state.numbers.removeFirst() }
                state.last += 1
                return state.last
            }
        } onEnd: { [spans] span in
            spans.withLockedValue { $0.append(span) }
        }
    }

    /// Returns the context of a request with headers.
    private func context(_ headers: [String: String], _ tracer: ExportedTracer) -> ServiceContext {
        var context = ServiceContext.topLevel
        tracer.extract(headers, into: &context, using: DictionaryCarrier())
        return context
    }

    private func at(_ nanoseconds: UInt64) -> DefaultTracerClock.Timestamp {
        DefaultTracerClock.Timestamp(nanosecondsSinceEpoch: nanoseconds)
    }

    @Test func `a child has the trace of its parent and an identifier of its own`() throws {
        let tracer = tracer(0, 0xAB, 0xCD, 0xEF)
        tracer.withSpan("outer", context: .topLevel, ofKind: .server) { _ in tracer.withSpan("inner") { _ in } }
        let (inner, outer) = (try #require(ended.first), try #require(ended.last))
        #expect(ended.map(\.name) == ["inner", "outer"])
        #expect(outer.trace.parent.header == "00-00000000000000ab00000000000000cd-00000000000000ef-01")
        #expect(outer.parentSpanID == nil)
        #expect(outer.kind == .server)
        #expect(inner.trace.parent.header == "00-00000000000000ab00000000000000cd-0000000000000001-01")
        #expect(inner.parentSpanID == "00000000000000ef")
        #expect(inner.kind == .internal)
    }

    @Test func `a span has its times, attributes, events, links and status until it ends`() throws {
        let span = tracer().startSpan("first", context: .topLevel, at: at(10))
        #expect(span.isRecording)
        span.operationName = "second"
        span.attributes["a"] = 1
        span.addEvent(SpanEvent(name: "event", at: at(11)))
        span.addLink(SpanLink(context: .sample(spanID: "b9c7c989f97918e1"), attributes: [:]))
        span.addLink(SpanLink(context: .topLevel, attributes: [:]))
        span.setStatus(SpanStatus(code: .ok))
        span.end(at: at(12))
        span.attributes["b"] = 2
        span.end(at: at(13))
        let record = try #require(ended.first)
        #expect(ended.count == 1)
        #expect(!span.isRecording)
        #expect(record.name == "second")
        #expect((record.start, record.end) == (10, 12))
        #expect(record.attributes == ["a": 1])
        #expect(record.events.map(\.name) == ["event"])
        #expect(record.links.map(\.trace.parent.spanID) == ["b9c7c989f97918e1"])
        #expect(record.status == SpanStatus(code: .ok))
    }

    @Test func `a span does not end before its start`() throws {
        tracer().startSpan("a", context: .topLevel, at: at(10)).end(at: at(9))
        #expect(try #require(ended.first).end == 10)
    }

    @Test func `the type of a thrown error is recorded, but not its message`() throws {
        struct Failure: Error, CustomStringConvertible { let description = "s3cret" }
        #expect(throws: Failure.self) { try tracer().withSpan("a", context: .topLevel) { _ in throw Failure() } }
        let record = try #require(ended.first)
        #expect(record.status == SpanStatus(code: .error))
        #expect(record.events.map(\.name) == ["exception"])
        let type = try #require(record.events.first?.attributes.get("exception.type"))
        #expect("\(type)".contains("Failure"))
        #expect(!"\(record)".contains("s3cret"))
    }

    @Test func `the trace of a caller goes on, and is passed on`() throws {
        let tracer = tracer()
        let context = context(["traceparent": Self.caller, "tracestate": "a=1,b=2"], tracer)
        let span = tracer.startSpan("a", context: context)
        span.end()
        #expect(try #require(ended.first).parentSpanID == "b7ad6b7169203331")
        var headers: [String: String] = [:]
        tracer.inject(span.context, into: &headers, using: DictionaryCarrier())
        #expect(
            headers == [
                "traceparent": "00-0af7651916cd43dd8448eb211c80319c-0000000000000001-01", "tracestate": "a=1,b=2",
            ])
    }

    @Test func `nothing is passed on outside of a trace`() {
        var headers: [String: String] = [:]
        tracer().inject(.topLevel, into: &headers, using: DictionaryCarrier())
        #expect(headers.isEmpty)
    }

    @Test(arguments: [
        "", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331",
        "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-00",
        "00-00000000000000000000000000000000-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
        "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-1",
        "00-0af7651916cd43dd8448eb211c80319-b7ad6b7169203331-01",
        "00-0AF7651916CD43DD8448EB211C80319C-B7AD6B7169203331-01",
        "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01, 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
    ])
    func `a malformed traceparent begins a new trace`(header: String) throws {
        let tracer = tracer()
        let context = context(["traceparent": header, "tracestate": "a=1"], tracer)
        #expect(context.trace == nil)
        tracer.startSpan("a", context: context).end()
        let record = try #require(ended.first)
        #expect(record.parentSpanID == nil)
        #expect(record.trace.parent.traceID == "00000000000000010000000000000002")
        #expect(record.trace.state == nil)
    }

    @Test(arguments: [
        ("01-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-future", true),
        ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-03", true),
        ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00", false),
        ("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-fe", false),
    ])
    func `the caller decides whether its trace is recorded`(header: String, isSampled: Bool) {
        for ratio in [0, 1] {
            let tracer = tracer(ratio: Double(ratio))
            let span = tracer.startSpan("a", context: context(["traceparent": header], tracer))
            #expect(span.isRecording == isSampled)
            #expect(span.context.trace?.parent.flags == (isSampled ? "01" : "00"))
            #expect(span.context.trace?.parent.traceID == "0af7651916cd43dd8448eb211c80319c")
        }
    }

    @Test(
        arguments: [
            (0.0, 0x00FF_FFFF_FFFF_FFFF, false), (0.5, 0x007F_FFFF_FFFF_FFFF, false),
            (0.5, 0x0080_0000_0000_0000, true),
            (0.5, 0xFF00_0000_0000_0001, false), (1.0, 1, true),
        ] as [(Double, UInt64, Bool)])
    func `the identifier of a new trace decides whether it is recorded`(ratio: Double, low: UInt64, isSampled: Bool) {
        let tracer = tracer(ratio: ratio, 1, low)
        tracer.withSpan("outer", context: .topLevel) { span in
            #expect(span.isRecording == isSampled)
            span.attributes["a"] = 1
            tracer.withSpan("inner") { #expect($0.isRecording == isSampled) }
        }
        #expect(ended.count == (isSampled ? 2 : 0))
    }

    @Test(
        arguments: [
            ("a=1", "a=1"), ("", nil), ("a", nil), ("a=\u{7F}", nil), ("a=é", nil),
            ("a=" + String(repeating: "b", count: 510), "a=" + String(repeating: "b", count: 510)),
            ("a=" + String(repeating: "b", count: 511), nil),
        ] as [(String, String?)])
    func `a tracestate that is malformed or too long is not passed on`(header: String, state: String?) {
        let context = context(["traceparent": Self.caller, "tracestate": header], tracer())
        #expect(context.trace?.parent.header == Self.caller)
        #expect(context.trace?.state == state)
    }
}

/// Headers in a dictionary.
private struct DictionaryCarrier: Extractor, Injector {

    func extract(key: String, from headers: [String: String]) -> String? { headers[key] }

    func inject(_ value: String, forKey key: String, into headers: inout [String: String]) { headers[key] = value }
}
