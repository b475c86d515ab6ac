import Foundation
import Metrics
import MetricsTestKit
import Testing

@testable import TMDb

/// Retries.
@Suite(.timeLimit(.minutes(10)))
struct RetryingHTTPClientTests {

    private let clock = ManualClock()

    private static let fiveSeconds = RetryPolicy(totalDeadline: .seconds(5))

    private func client(
        _ http: ScriptedHTTPClient, _ policy: RetryPolicy = Self.fiveSeconds, fraction: Double = 0.5,
        report: TransportRecorder = .silent
    ) -> RetryingHTTPClient {
        RetryingHTTPClient(
            http, policy: policy, time: TimeSource(clock), randomFraction: { fraction },
            wallClock: { Date(timeIntervalSince1970: 784_111_777) }, report: report)
    }

    /// Advances the clock through the waits of a call, and returns the outcome and the duration of each wait.
    ///
    /// Two sleeps are pending during a wait: the wait and the deadline of the call.
    private func run(
        _ client: RetryingHTTPClient, _ request: TMDbHTTPRequest, waits count: Int
    ) async -> (outcome: Result<TMDbHTTPResponse, TMDbHTTPError>, waits: [Duration]) {
        async let outcome = client.outcome(of: request)
        var waits: [Duration] = []
        for _ in 0..<count {
            let wait = await clock.sleeps(2)[0]
            waits.append(wait)
            clock.advance(by: wait)
        }
        return await (outcome, waits)
    }

    @Test(arguments: [
        ScriptedHTTPClient.Step.answer(429), .answer(500), .answer(502), .answer(503), .answer(504),
        .failure(.connection), .failure(.truncated), .failure(.timeout),
        .answer(200, [:], "<html>"), .answer(200, [:], ""), .answer(200, [:], " \n"), .answer(204, [:], ""),
        .answer(200, [:], "null"), .answer(200, [:], #"{"id":"#), .answer(200, [:], "\u{1F}"),
    ])
    func `transient failures are retried after increasing waits`(step: ScriptedHTTPClient.Step) async throws {
        let http = ScriptedHTTPClient(step, step, .answer(200))
        let (outcome, waits) = await run(client(http), try .test(), waits: 2)
        #expect(outcome.status == 200)
        #expect(waits == [.milliseconds(100), .milliseconds(200)])
        #expect(http.requests == Array(repeating: try .test(), count: 3))
        #expect(clock.sleepCount == 0)
    }

    @Test func `only the failures in the policy are retried`() async throws {
        let policy = RetryPolicy(after: [.rateLimited, .timeout], totalDeadline: .seconds(5))
        for step in [ScriptedHTTPClient.Step.answer(503), .failure(.connection), .failure(.truncated)] {
            let http = ScriptedHTTPClient(step, .answer(200))
            _ = await client(http, policy).outcome(of: try .test())
            #expect(http.requests.count == 1)
        }
        for step in [ScriptedHTTPClient.Step.answer(429), .failure(.timeout)] {
            let http = ScriptedHTTPClient(step, .answer(200))
            #expect(await run(client(http, policy), try .test(), waits: 1).outcome.status == 200)
        }
    }

    @Test(arguments: [
        ScriptedHTTPClient.Step.answer(200), .answer(200, [:], "\u{FEFF}{}"), .answer(304, [:], ""),
        .answer(302, [:], ""), .answer(400), .answer(401), .answer(403, ["Retry-After": "1"], "<html>"),
        .answer(404), .answer(422), .failure(.tls), .failure(.bodyTooLarge),
        .failure(.cancelled), .failure(.shutDown), .failure(.other),
    ])
    func `a response or failure that is not transient is not retried`(step: ScriptedHTTPClient.Step) async throws {
        let http = ScriptedHTTPClient(step)
        _ = await client(http).outcome(of: try .test())
        #expect(http.requests.count == 1)
    }

    @Test(arguments: [503, 429])
    func `a request that is not idempotent is sent once`(status: Int) async throws {
        let http = ScriptedHTTPClient(.answer(status, ["Retry-After": "0"]))
        let request = try TMDbHTTPRequest.test(method: .post, isIdempotent: false)
        #expect(await client(http).outcome(of: request).status == status)
        #expect(http.requests.count == 1)
    }

    @Test func `a write accepts an empty response body and is retried after an HTML page`() async throws {
        let empty = ScriptedHTTPClient(.answer(200, [:], ""))
        #expect(await client(empty).outcome(of: try .test(method: .delete)).status == 200)
        #expect(empty.requests.count == 1)
        let page = ScriptedHTTPClient(.answer(200, [:], "<html>"), .answer(200))
        _ = await run(client(page), try .test(method: .delete), waits: 1)
        #expect(page.requests.count == 2)
    }

    @Test func `after the last attempt, its response is returned unchanged`() async throws {
        let http = ScriptedHTTPClient(.answer(500), .failure(.connection), .answer(503, ["X-Last": "1"], "<p>"))
        let (outcome, waits) = await run(client(http), try .test(), waits: 2)
        #expect(try outcome.get() == TMDbHTTPResponse(status: 503, headers: ["X-Last": "1"], body: Data("<p>".utf8)))
        #expect(waits.count == 2)
        #expect(http.requests.count == 3)
    }

    @Test func `after the last attempt, its error is thrown unchanged`() async throws {
        let http = ScriptedHTTPClient(.answer(500), .failure(.connection))
        let (outcome, _) = await run(client(http, RetryPolicy(maximumAttempts: 2)), try .test(), waits: 1)
        guard case .failure(let error) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(error.kind == .connection)
        #expect(error.message == "attempt 2")
    }

    @Test(arguments: [1, 0, -1])
    func `a maximum of one attempt or fewer sends one request`(count: Int) async throws {
        let http = ScriptedHTTPClient(.answer(503))
        #expect(await client(http, RetryPolicy(maximumAttempts: count)).outcome(of: try .test()).status == 503)
        #expect(http.requests.count == 1)
    }

    @Test(arguments: [
        ("2", Duration.seconds(2)), ("0", .milliseconds(100)), ("Sun, 06 Nov 1994 08:49:40 GMT", .seconds(3)),
        ("Sun, 06 Nov 1994 08:49:30 GMT", .milliseconds(100)), ("86400", .seconds(4)), ("soon", .milliseconds(50)),
        ("-1", .milliseconds(50)),
    ])
    func `Retry-After is respected as seconds or a date, within bounds`(value: String, wait: Duration) async throws {
        for status in [429, 503] {
            let http = ScriptedHTTPClient(.answer(status, ["Retry-After": value]), .answer(200))
            let policy = RetryPolicy(maximumRetryAfter: .seconds(4), totalDeadline: .seconds(5))
            let (outcome, waits) = await run(client(http, policy, fraction: 0.25), try .test(), waits: 1)
            #expect(outcome.status == 200)
            #expect(waits == [wait])
        }
    }

    @Test(arguments: ["5", "7", "86400"])
    func `a delay that would end after the deadline is not started`(value: String) async throws {
        let http = ScriptedHTTPClient(.answer(429, ["Retry-After": value]))
        let outcome = await client(http).outcome(of: try .test())
        #expect(try outcome.get().headers["Retry-After"] == value)
        #expect(http.requests.count == 1)
    }

    @Test func `the deadline starts with the first attempt`() async throws {
        let http = ScriptedHTTPClient(.answer(429, ["Retry-After": "3"]))
        let (outcome, waits) = await run(
            client(http, RetryPolicy(maximumAttempts: 10, totalDeadline: .seconds(5))), try .test(), waits: 1)
        #expect(outcome.status == 429)
        #expect(waits == [.seconds(3)])
        #expect(http.requests.count == 2)
    }

    @Test func `an attempt that exceeds the deadline is cancelled, and the last response is returned`() async throws {
        let http = ScriptedHTTPClient(.answer(503), .stall)
        async let outcome = client(http).outcome(of: try .test())
        #expect(await clock.sleeps(2) == [.milliseconds(100), .seconds(5)])
        clock.advance(by: .milliseconds(100))
        clock.advance(by: .milliseconds(4900))
        #expect(try await outcome.status == 503)
        #expect(http.requests.count <= 2)
        #expect(clock.sleepCount == 0)
    }

    @Test func `cancelling during a wait immediately throws a cancellation error`() async throws {
        let http = ScriptedHTTPClient(.answer(503))
        let client = client(http)
        let task = Task { await client.outcome(of: try .test()) }
        _ = await clock.sleeps(2)
        task.cancel()
        #expect(try await task.value.failureKind == .cancelled)
        #expect(http.requests.count == 1)
        #expect(clock.sleepCount == 0)
    }

    @Test func `a cancelled attempt is not retried`() async throws {
        let http = ScriptedHTTPClient(.stall)
        let client = client(http)
        let task = Task { await client.outcome(of: try .test()) }
        task.cancel()
        #expect(try await task.value.failureKind == .cancelled)
        #expect(http.requests.count <= 1)
    }

    @Test func `cancelling during a retry throws a cancellation error, not the previous failure`() async throws {
        let http = ScriptedHTTPClient(.answer(503), .stall)
        let client = client(http)
        let task = Task { await client.outcome(of: try .test()) }
        clock.advance(by: await clock.sleeps(2)[0])
        task.cancel()
        #expect(try await task.value.failureKind == .cancelled)
    }

    @Test func `retries work with the default random fraction`() async throws {
        let http = ScriptedHTTPClient(.answer(500), .answer(500), .answer(200))
        let client = RetryingHTTPClient(http, policy: .atOnce)
        #expect(await client.outcome(of: try .test()).status == 200)
        #expect(http.requests.count == 3)
    }

    @Test func `each retry is counted with its reason`() async throws {
        let metrics = TestMetrics()
        let http = ScriptedHTTPClient(.answer(503), .answer(200, [:], "<html>"), .answer(200))
        let report = TransportRecorder(logger: .silent, metrics: metrics)
        _ = await run(client(http, report: report), try .test(), waits: 2)
        for reason in ["server_failure", "not_json"] {
            #expect(try metrics.expectCounter("tmdb_retries_total", [("reason", reason)]).totalValue == 1)
        }
    }

    @Test func `the shutdown is forwarded`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        try await client(http).shutdown()
        #expect(http.shutdownCount == 1)
    }
}
