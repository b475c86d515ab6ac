import HTTPTypes
import Hummingbird
import HummingbirdTesting
import InMemoryTracing
import NIOCore
import Testing
import Tracing

@testable import PopcornHTTP

@Suite struct RequestTracingTests {

    private let tracer = InMemoryTracer()

    /// Returns the attributes of a span as strings.
    private func attributes(_ span: FinishedInMemorySpan) -> [String: String] {
        var attributes: [String: String] = [:]
        span.attributes.forEach { name, value in
            switch value {
            case .int64(let number): attributes[name] = "\(number)"
            case .string(let text): attributes[name] = text
            default: attributes[name] = "\(value)"
            }
        }
        return attributes
    }

    @Test func `a request has a span with the template of the route, without the path and the query`() async throws {
        _ = try await execute("/titles/batman?query=secret", headers: [.authorization: "Bearer pop_a"])
        let span = try #require(tracer.finishedSpans.last)
        #expect(tracer.finishedSpans.count == 2)
        #expect(tracer.activeSpans.isEmpty)
        #expect(span.operationName == "GET /titles/{name}")
        #expect(span.kind == .server)
        #expect(span.parentSpanID == nil)
        #expect(span.status == nil)
        #expect(
            attributes(span) == [
                "http.request.method": "GET", "http.route": "/titles/{name}", "http.response.status_code": "200",
            ])
        #expect(!"\(tracer.finishedSpans)".contains("batman"))
        #expect(!"\(tracer.finishedSpans)".contains("secret"))
        #expect(!"\(tracer.finishedSpans)".contains("pop_a"))
    }

    @Test(arguments: ["/titles/a", "/stream"])
    func `the spans of a response are children of the span of the request`(path: String) async throws {
        _ = try await execute(path)
        let spans = tracer.finishedSpans
        #expect(spans.map(\.operationName).first == "work")
        #expect(spans.count == 2)
        #expect(spans[0].parentSpanID == spans[1].spanID)
        #expect(spans[0].traceID == spans[1].traceID)
        #expect(attributes(spans[1])["http.response.status_code"] == "200")
    }

    @Test func `the span is a child of the span that the headers name`() async throws {
        let trace = try #require(HTTPField.Name(InMemoryTracer.traceIDKey))
        let parent = try #require(HTTPField.Name(InMemoryTracer.spanIDKey))
        _ = try await execute("/titles/a", headers: [trace: "trace-7", parent: "span-7"])
        let span = try #require(tracer.finishedSpans.last)
        #expect(span.traceID == "trace-7")
        #expect(span.parentSpanID == "span-7")
    }

    @Test func `a defect has an error type, and a client's error has none`() async throws {
        _ = try await execute("/defect")
        let defect = try #require(tracer.finishedSpans.last)
        #expect(defect.operationName == "GET /defect")
        #expect(defect.status == SpanStatus(code: .error))
        #expect(defect.errors.isEmpty)
        #expect(
            attributes(defect) == [
                "http.request.method": "GET", "http.route": "/defect", "http.response.status_code": "500",
                "error.type": "500",
            ])
        _ = try await execute("/missing")
        let missing = try #require(tracer.finishedSpans.last)
        #expect(missing.operationName == "GET")
        #expect(missing.status == nil)
        #expect(attributes(missing) == ["http.request.method": "GET", "http.response.status_code": "404"])
    }

    @Test func `methods that HTTP does not define have one name`() async throws {
        _ = try await execute("/titles/a", method: #require(HTTPRequest.Method("PURGE")))
        let span = try #require(tracer.finishedSpans.last)
        #expect(span.operationName == "HTTP")
        #expect(attributes(span)["http.request.method"] == "_OTHER")
    }

    @Test(arguments: ["/health/live", "//metrics/"])
    func `health checks and metrics have no spans`(path: String) async throws {
        _ = try await execute(path)
        #expect(tracer.finishedSpans.isEmpty)
    }

    @Test func `without a tracer, requests have no spans`() async throws {
        _ = try await execute("/titles/a", isTraced: false)
        #expect(tracer.finishedSpans.map(\.operationName) == ["work"])
    }

    private func execute(
        _ uri: String, method: HTTPRequest.Method = .get, headers: HTTPFields = [:], isTraced: Bool = true
    ) async throws -> TestResponse {
        var configuration = PopcornServer.Configuration()
        if isTraced { configuration.tracer = tracer }
        let server = PopcornServer(
            configuration: configuration,
            parts: [
                ServerPart { [tracer] router in
                    router.get("/titles/:name") { _, _ in
                        tracer.startSpan("work").end()
                        return "title"
                    }
                    router.get("/stream") { _, _ in
                        Response(
                            status: .ok,
                            body: ResponseBody { writer in
                                tracer.startSpan("work").end()
                                try await writer.write(ByteBuffer(string: "event"))
                                try await writer.finish(nil)
                            })
                    }
                    router.get("/defect") { _, _ -> String in throw Defect() }
                    router.get("/health/live") { _, _ in "live" }
                }
            ])
        return try await server.application().test(.live) { client in
            try await client.execute(uri: uri, method: method, headers: headers)
        }
    }

    private struct Defect: Error {}
}
