import Foundation
import InMemoryLogging
import Logging
import MetricsTestKit
import NIOConcurrencyHelpers
import TMDb
import Testing
import Tracing

@testable import PopcornCommandLine

@Suite(.timeLimit(.minutes(1))) struct SpanExporterTests {

    private let client = ScriptedClient()
    private let time = TestTime()
    private let metrics = TestMetrics()
    private let handler = InMemoryLogHandler()

    private var messages: [String] { handler.entries.map { "\($0.level) \($0.message)" } }

    private func exporter(headers: TraceHeaders? = nil) throws -> SpanExporter {
        let endpoint = try #require(URL(string: "http://127.0.0.1:4318/otlp"))
        return SpanExporter(
            TraceCollector(endpoint: endpoint, headers: headers, client: client), resource: [:], metrics: metrics,
            logger: Logger(label: "test") { [handler] _ in handler }, random: { 0 }
        ) { [time] in try await time.sleep($0) }
    }

    private func add(_ count: Int, to exporter: SpanExporter) {
        for number in 0..<count {
            exporter.add(
                SpanRecord(
                    trace: .sample(spanID: UInt64(number + 1).hex), parentSpanID: nil, name: "a", kind: .internal,
                    start: 1))
        }
    }

    /// Returns the numbers of exported, dropped and failed spans.
    private func counts() throws -> [Int64] {
        try ["exported", "dropped", "failed"].map { outcome in
            try metrics.expectCounter("popcorn_trace_spans_total", [("outcome", outcome)]).values.reduce(0, +)
        }
    }

    @Test func `spans beyond the limit are dropped and counted, and the others are exported in batches`() async throws {
        let exporter = try exporter()
        add(SpanExporter.maximumWaitingSpans + 3, to: exporter)
        #expect(try counts() == [0, 3, 0])
        await exporter.finish(Task { await exporter.run() })
        #expect(try client.spanCounts == Array(repeating: 512, count: 8))
        #expect(try counts() == [4096, 3, 0])
        add(1, to: exporter)
        #expect(try counts() == [4096, 4, 0])
    }

    @Test func `a complete batch is exported without waiting for the interval`() async throws {
        let exporter = try exporter()
        let task = Task { await exporter.run() }
        add(SpanExporter.maximumBatchSize, to: exporter)
        await client.nextRequest()
        #expect(try client.spanCounts == [512])
        add(1, to: exporter)
        await exporter.finish(task)
        #expect(try client.spanCounts == [512, 1])
    }

    @Test func `an incomplete batch is exported after the interval`() async throws {
        let exporter = try exporter()
        let task = Task { await exporter.run() }
        add(2, to: exporter)
        time.passInterval()
        await client.nextRequest()
        #expect(try client.spanCounts == [2])
        time.passInterval()
        await exporter.finish(task)
        #expect(client.requests.count == 1)
        #expect(try counts() == [2, 0, 0])
    }

    @Test func `a request has the path, the headers and the method of the protocol`() async throws {
        let exporter = try exporter(headers: TraceHeaders("Authorization=Bearer%20s3cret"))
        add(1, to: exporter)
        await exporter.finish(Task { await exporter.run() })
        let request = try #require(client.requests.first)
        #expect(request.method == .post)
        #expect(request.url.absoluteString == "http://127.0.0.1:4318/otlp/v1/traces")
        #expect(request.headers["Authorization"] == "Bearer s3cret")
        #expect(request.headers["Content-Type"] == "application/json")
        #expect(request.headers["User-Agent"] == "popcorn")
    }

    @Test(arguments: [429, 502, 503, 504])
    func `a request that can be repeated is repeated with growing pauses`(status: Int) async throws {
        client.answers(.status(status), .failure, .status(200))
        let exporter = try exporter()
        add(1, to: exporter)
        await exporter.finish(Task { await exporter.run() })
        #expect(client.requests.count == 3)
        #expect(Set(client.requests.map(\.body)).count == 1)
        #expect(time.pauses == [.seconds(1), .seconds(2)])
        #expect(try counts() == [1, 0, 0])
        #expect(messages.isEmpty)
    }

    @Test(
        arguments: [
            ("7", .seconds(7)), ("0", .zero), ("3600", .seconds(30)), ("-1", .seconds(1)), ("soon", .seconds(1)),
        ] as [(String, Duration)])
    func `the collector can name the pause`(header: String, pause: Duration) async throws {
        client.answers(.status(503, retryAfter: header), .status(200))
        let exporter = try exporter()
        add(1, to: exporter)
        await exporter.finish(Task { await exporter.run() })
        #expect(time.pauses == [pause])
        #expect(try counts() == [1, 0, 0])
    }

    @Test func `after four attempts the spans have failed, and only changes of the state are logged`() async throws {
        client.answers(
            .status(503), .status(503), .status(503), .status(503), .status(400), .status(200), .status(200))
        let exporter = try exporter(headers: TraceHeaders("Authorization=Bearer%20s3cret"))
        add(4 * SpanExporter.maximumBatchSize, to: exporter)
        await exporter.finish(Task { await exporter.run() })
        #expect(client.requests.count == 7)
        #expect(time.pauses == [.seconds(1), .seconds(2), .seconds(4)])
        #expect(try counts() == [1024, 0, 1024])
        #expect(
            messages == ["warning Spans are not exported: status 503", "notice Spans are exported again"])
        #expect(!"\(handler.entries)".contains("s3cret"))
    }

    @Test(arguments: [301, 400, 401, 404, 413, 500])
    func `a request that the collector refuses is not repeated`(status: Int) async throws {
        client.answers(.status(status))
        let exporter = try exporter()
        add(1, to: exporter)
        await exporter.finish(Task { await exporter.run() })
        #expect(client.requests.count == 1)
        #expect(try counts() == [0, 0, 1])
        #expect(messages == ["warning Spans are not exported: status \(status)"])
    }

    @Test(arguments: [#""2""#, "2"])
    func `spans that the collector rejects have failed`(count: String) async throws {
        client.answers(.status(200, body: #"{"partialSuccess":{"rejectedSpans":\#(count),"errorMessage":"m"}}"#))
        let exporter = try exporter()
        add(5, to: exporter)
        await exporter.finish(Task { await exporter.run() })
        #expect(client.requests.count == 1)
        #expect(try counts() == [3, 0, 2])
        #expect(messages == ["warning Spans are not exported: the collector rejected them"])
    }

    @Test func `at the end, a collector that does not respond is waited for only for a limited time`() async throws {
        client.answers(.stall)
        let exporter = try exporter()
        let task = Task { await exporter.run() }
        add(SpanExporter.maximumBatchSize + 1, to: exporter)
        await client.nextRequest()
        time.passEnd()
        await exporter.finish(task)
        #expect(client.requests.count == 1)
        #expect(try counts() == [0, 1, 512])
    }
}

/// An HTTP client with scripted responses. After the script, each response has the status 200.
private final class ScriptedClient: TMDbHTTPClient {

    enum Answer {
        case status(Int, retryAfter: String? = nil, body: String = "{}")
        case failure
        /// The request ends when its task is cancelled.
        case stall
    }

    private struct State {
        var answers: [Answer] = []
        var requests: [TMDbHTTPRequest] = []
    }

    private let state = NIOLockedValueBox(State())
    private let (received, receive) = AsyncStream.makeStream(of: Void.self)

    var requests: [TMDbHTTPRequest] { state.withLockedValue { $0.requests } }

    /// The numbers of spans of the requests.
    var spanCounts: [Int] {
        get throws {
            requests.map { request in
                String(decoding: request.body ?? Data(), as: UTF8.self).matches(of: /"spanId":/).count
            }
        }
    }

    func answers(_ answers: Answer...) {
        state.withLockedValue { $0.answers = answers }
    }

    /// Waits for the next request.
    func nextRequest() async {
        for await _ in received { return }
    }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        let answer = state.withLockedValue { state in
            state.requests.append(request)
            return state.answers.isEmpty ? Answer.status(200) : state.answers.removeFirst()
        }
        receive.yield()
        switch answer {
        case .status(let status, let retryAfter, let body):
            let headers: TMDbHTTPHeaders = retryAfter.map { ["Retry-After": $0] } ?? [:]
            return TMDbHTTPResponse(status: status, headers: headers, body: Data(body.utf8))
        case .failure:
            throw TMDbHTTPError(.connection, "refused")
        case .stall:
            await untilCancelled()
            throw TMDbHTTPError(.cancelled, "cancelled")
        }
    }
}

/// The time of a test, in which pauses between requests take no time.
private final class TestTime: Sendable {

    private let recorded = NIOLockedValueBox<[Duration]>([])
    private let (intervals, interval) = AsyncStream.makeStream(of: Void.self)
    private let (ends, end) = AsyncStream.makeStream(of: Void.self)

    /// The pauses between requests.
    var pauses: [Duration] { recorded.withLockedValue { $0 } }

    func passInterval() { interval.yield() }

    func passEnd() { end.yield() }

    func sleep(_ duration: Duration) async throws {
        try Task.checkCancellation()
        switch duration {
        case SpanExporter.interval:
            for await _ in intervals { return }
            throw CancellationError()
        case SpanExporter.endTime:
            for await _ in ends { return }
            throw CancellationError()
        default: recorded.withLockedValue { $0.append(duration) }
        }
    }
}

/// Returns when the task is cancelled.
private func untilCancelled() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    for await _ in stream {}
    continuation.finish()
}
