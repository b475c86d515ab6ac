import CoreMetrics
import Foundation
import InMemoryTracing
import Testing
import Tracing

@testable import TMDb

@Suite
struct TracingTests {

    private let tracer = InMemoryTracer()

    private func client(_ http: any TMDbHTTPClient) throws -> TMDbClient {
        try TMDbClient(
            credential: .apiKey("s3cr3t"), baseURL: nil, defaultLanguage: "en-US", httpClient: http, logger: nil,
            now: { Date() }, metrics: NOOPMetricsHandler.instance,
            transport: TMDbTransport(retry: .atOnce), tracer: tracer)
    }

    /// Returns the attributes of a span as strings.
    private func attributes(_ span: FinishedInMemorySpan) -> [String: String] {
        var attributes: [String: String] = [:]
        span.attributes.forEach { name, value in
            switch value {
            case .int32(let number): attributes[name] = "\(number)"
            case .int64(let number): attributes[name] = "\(number)"
            case .string(let text): attributes[name] = text
            default: attributes[name] = "\(value)"
            }
        }
        return attributes
    }

    @Test func `a call has a client span with the path template and the status`() async throws {
        let http = ScriptedHTTPClient(.answer(503), .answer(200, [:], #"{"id":550,"keywords":[]}"#))
        _ = try await client(http).movies.keywords(forMovie: 550)
        let span = try #require(tracer.finishedSpans.first)
        #expect(tracer.finishedSpans.count == 1)
        #expect(tracer.activeSpans.isEmpty)
        #expect(span.operationName == "GET /3/movie/{movie_id}/keywords")
        #expect(span.kind == .client)
        #expect(span.status == nil)
        #expect(
            attributes(span) == [
                "http.request.method": "GET", "url.template": "/3/movie/{movie_id}/keywords",
                "http.response.status_code": "200",
            ])
    }

    @Test(
        arguments: [
            (ScriptedHTTPClient.Step.answer(404), "404", "404"), (.answer(200, [:], "[]"), "200", "decoding"),
            (.failure(.tls), nil, "network"), (.failure(.shutDown), nil, "shut_down"),
        ] as [(ScriptedHTTPClient.Step, String?, String)])
    func `a failed call's span has the HTTP status or the error kind as its error type`(
        step: ScriptedHTTPClient.Step, status: String?, type: String
    ) async throws {
        let client = try client(ScriptedHTTPClient(step))
        let error = await error { () async throws(TMDbError) in try await client.movies.keywords(forMovie: 550) }
        #expect(error != nil)
        let span = try #require(tracer.finishedSpans.first)
        #expect(attributes(span)["http.response.status_code"] == status)
        #expect(attributes(span)["error.type"] == type)
        #expect(span.status?.code == .error)
        #expect(span.errors.isEmpty)
        #expect(!"\(span)".contains("s3cr3t"))
    }

    @Test func `the span is a child of the caller's span`() async throws {
        let client = try client(ScriptedHTTPClient(.answer(200, [:], #"{"id":550,"keywords":[]}"#)))
        try await tracer.withSpan("outer") { _ in _ = try await client.movies.keywords(forMovie: 550) }
        #expect(tracer.finishedSpans.count == 2)
        #expect(tracer.finishedSpans[0].parentSpanID == tracer.finishedSpans[1].spanID)
    }
}
