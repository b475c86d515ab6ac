import CommandLineTestHelpers
import CoreDomain
import Foundation
import Logging
import Metrics
import Testing
import Tracing

@testable import PopcornCommandLine

@Suite struct TraceExportTests {

    private static let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    private func export(to url: URL, headers: String? = nil, ratio: Double = 1) throws -> TraceExport {
        TraceExport(endpoint: url, headers: headers.flatMap(TraceHeaders.init), sampleRatio: ratio)
    }

    @Test func `spans that end before the end of the work are exported over HTTP`() async throws {
        try await CollectorServer.run { collector, url in
            let export = try export(to: url, headers: "Authorization=Bearer%20s3cret")
            try await export.run(metrics: NOOPMetricsHandler.instance, logger: Self.logger) {
                (tracer: any Tracer) async throws(PopcornError) in
                let outer = tracer.startSpan("outer", context: .topLevel, ofKind: .server)
                tracer.startSpan("inner", context: outer.context).end()
                outer.end()
            }

            let request = try #require(collector.received.first)
            #expect(collector.received.count == 1)
            #expect(request.headers["authorization"] == "Bearer s3cret")
            #expect(request.headers["content-type"] == "application/json")
            let text = String(decoding: request.body, as: UTF8.self)
            #expect(text.hasPrefix(#"{"resourceSpans":[{"resource":{"attributes":[{"key":"service.instance.id","#))
            #expect(text.contains(#"{"key":"service.name","value":{"stringValue":"popcorn"}}"#))
            #expect(!text.contains("s3cret"))
            let spans = try collector.spans
            #expect(spans.map { $0["name"] as? String } == ["inner", "outer"])
            #expect(spans[0]["parentSpanId"] as? String == spans[1]["spanId"] as? String)
            #expect(spans[0]["traceId"] as? String == spans[1]["traceId"] as? String)
        }
    }

    @Test func `the spans of work that fails are exported, and the error is thrown`() async throws {
        try await CollectorServer.run { collector, url in
            let failure = PopcornError(.storage, "The disk is full")
            await #expect(throws: failure) {
                try await export(to: url).run(metrics: NOOPMetricsHandler.instance, logger: Self.logger) {
                    (tracer: any Tracer) async throws(PopcornError) in
                    tracer.startSpan("a", context: .topLevel).end()
                    throw failure
                }
            }
            let spans = try collector.spans
            #expect(spans.count == 1)
        }
    }

    @Test func `traces that are not sampled are not exported`() async throws {
        try await CollectorServer.run { collector, url in
            try await export(to: url, ratio: 0).run(metrics: NOOPMetricsHandler.instance, logger: Self.logger) {
                (tracer: any Tracer) async throws(PopcornError) in
                tracer.startSpan("a", context: .topLevel).end()
            }
            #expect(collector.received.isEmpty)
        }
    }
}
