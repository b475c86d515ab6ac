import Foundation
import PopcornHTTP
import Testing
import Tracing

@testable import PopcornCommandLine

@Suite struct TraceBodyTests {

    private func json(_ spans: [SpanRecord], resource: SpanAttributes = [:]) throws -> String {
        String(decoding: try TraceBody(spans, resource: resource).data(), as: UTF8.self)
    }

    @Test func `identifiers are hexadecimal, numbers of 64 bits strings, and enumerations numbers`() throws {
        var span = SpanRecord(
            trace: .sample(spanID: "00f067aa0ba902b7", state: "a=1"), parentSpanID: "b7ad6b7169203331",
            name: "GET /v1/movies/{id}", kind: .server, start: 1_790_000_000_000_000_001)
        span.end = 1_790_000_000_250_000_002
        span.attributes["http.route"] = "/v1/movies/{id}"
        span.attributes["http.response.status_code"] = 503
        span.attributes["cached"] = true
        span.attributes["ratio"] = 0.5
        span.attributes["languages"] = ["de", "en"]
        span.attributes["ids"] = [550, 13] as [Int64]
        span.add(
            SpanEvent(
                name: "exception", at: DefaultTracerClock.Timestamp(nanosecondsSinceEpoch: 18_446_744_073_709_551_615),
                attributes: ["exception.type": "E"]))
        span.add(SpanLink(context: .sample(spanID: "b9c7c989f97918e1"), attributes: ["a": 1]))
        span.status = SpanStatus(code: .error, message: "m")
        #expect(
            try json([span], resource: ["service.name": "popcorn"]) == """
                {"resourceSpans":[{"resource":{"attributes":[\
                {"key":"service.name","value":{"stringValue":"popcorn"}}]},\
                "scopeSpans":[{"scope":{"name":"popcorn"},"spans":[{"attributes":[\
                {"key":"cached","value":{"boolValue":true}},\
                {"key":"http.response.status_code","value":{"intValue":"503"}},\
                {"key":"http.route","value":{"stringValue":"/v1/movies/{id}"}},\
                {"key":"ids","value":{"arrayValue":{"values":[{"intValue":"550"},{"intValue":"13"}]}}},\
                {"key":"languages","value":{"arrayValue":{"values":[{"stringValue":"de"},{"stringValue":"en"}]}}},\
                {"key":"ratio","value":{"doubleValue":0.5}}],\
                "endTimeUnixNano":"1790000000250000002",\
                "events":[{"attributes":[{"key":"exception.type","value":{"stringValue":"E"}}],"name":"exception",\
                "timeUnixNano":"18446744073709551615"}],\
                "kind":2,\
                "links":[{"attributes":[{"key":"a","value":{"intValue":"1"}}],"spanId":"b9c7c989f97918e1",\
                "traceId":"0af7651916cd43dd8448eb211c80319c"}],\
                "name":"GET /v1/movies/{id}","parentSpanId":"b7ad6b7169203331","spanId":"00f067aa0ba902b7",\
                "startTimeUnixNano":"1790000000000000001","status":{"code":2,"message":"m"},\
                "traceId":"0af7651916cd43dd8448eb211c80319c","traceState":"a=1"}]}]}]}
                """)
    }

    @Test(arguments: [(SpanKind.internal, 1), (.server, 2), (.client, 3), (.producer, 4), (.consumer, 5)])
    func `a first span has no parent, and missing values are absent`(kind: SpanKind, number: Int) throws {
        let span = SpanRecord(
            trace: .sample(spanID: "00f067aa0ba902b7"), parentSpanID: nil, name: "a", kind: kind, start: 7)
        #expect(
            try json([span]) == """
                {"resourceSpans":[{"resource":{"attributes":[]},"scopeSpans":[{"scope":{"name":"popcorn"},"spans":[{\
                "attributes":[],"endTimeUnixNano":"7","events":[],"kind":\(number),"links":[],"name":"a",\
                "spanId":"00f067aa0ba902b7","startTimeUnixNano":"7",\
                "traceId":"0af7651916cd43dd8448eb211c80319c"}]}]}]}
                """)
    }

    @Test func `numbers that JSON does not have are strings`() throws {
        var span = SpanRecord(
            trace: .sample(spanID: "00f067aa0ba902b7"), parentSpanID: nil, name: "a", kind: .internal, start: 7)
        span.attributes["x"] = [Double.infinity, -.infinity, .nan]
        #expect(
            try json([span]).contains(
                #"{"values":[{"doubleValue":"Infinity"},{"doubleValue":"-Infinity"},{"doubleValue":"NaN"}]}"#))
    }

    @Test func `attributes, events and links beyond the limit are counted`() throws {
        var span = SpanRecord(
            trace: .sample(spanID: "00f067aa0ba902b7"), parentSpanID: nil, name: "a", kind: .internal, start: 7)
        for number in 0..<SpanRecord.maximumItems + 2 {
            span.attributes["a\(number)"] = number
            span.add(SpanEvent(name: "e", at: DefaultTracerClock.Timestamp(nanosecondsSinceEpoch: 7)))
            span.add(SpanLink(context: .sample(spanID: "b9c7c989f97918e1"), attributes: [:]))
        }
        let text = try json([span])
        #expect(text.matches(of: /"key":"a/).count == 128)
        #expect(text.matches(of: /"name":"e"/).count == 128)
        #expect(text.matches(of: /"spanId":"b9c7c989f97918e1"/).count == 128)
        #expect(text.contains(#""droppedAttributesCount":2"#))
        #expect(text.contains(#""droppedEventsCount":2"#))
        #expect(text.contains(#""droppedLinksCount":2"#))
    }
}

extension TraceContext {

    /// Returns a recorded position in a trace.
    static func sample(spanID: String, state: String? = nil) -> TraceContext {
        TraceContext(
            parent: TraceParent(traceID: "0af7651916cd43dd8448eb211c80319c", spanID: spanID, isSampled: true),
            state: state)
    }
}

extension ServiceContext {

    /// Returns the context of a recorded span.
    static func sample(spanID: String) -> ServiceContext {
        var context = ServiceContext.topLevel
        context.trace = .sample(spanID: spanID)
        return context
    }
}
