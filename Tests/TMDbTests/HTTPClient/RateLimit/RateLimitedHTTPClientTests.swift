import Foundation
import Metrics
import MetricsTestKit
import Testing

@testable import TMDb

@Suite(.timeLimit(.minutes(10)))
struct RateLimitedHTTPClientTests {

    private let clock = ManualClock()

    private func client(
        _ http: any TMDbHTTPClient, _ limit: RateLimit, report: TransportRecorder = .silent
    ) -> RateLimitedHTTPClient {
        RateLimitedHTTPClient(
            http, limit: limit, time: TimeSource(clock), wallClock: { Date(timeIntervalSince1970: 784_111_777) },
            report: report)
    }

    /// Waits until the given number of requests are queued.
    private func waiting(_ count: Int, at client: RateLimitedHTTPClient) async {
        while client.queue.count != count { await Task.yield() }
    }

    @Test func `requests beyond the burst are sent at the rate, in order of arrival`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, RateLimit(requestsPerSecond: 10, burst: 2, maximumConcurrentRequests: 100))
        try await withThrowingTaskGroup(of: Int?.self) { group in
            for index in 0..<2 { group.addTask { await client.outcome(of: try .test("/3/\(index)")).status } }
            try await group.waitForAll()
            for index in 2..<8 {
                group.addTask { await client.outcome(of: try .test("/3/\(index)")).status }
                await waiting(index - 1, at: client)
            }
            for index in 2..<8 {
                #expect(await clock.sleeps(1) == [.milliseconds(100)])
                #expect(http.requests.count == index)
                clock.advance(by: .milliseconds(100))
                _ = try await group.next()
            }
        }
        #expect(http.requests.dropFirst(2).map(\.url.path) == (2..<8).map { "/3/\($0)" })
        #expect(clock.sleepCount == 0)
    }

    @Test func `concurrent requests are limited, and the next in the queue is sent when one ends`() async throws {
        let http = GatedHTTPClient()
        let client = client(http, RateLimit(requestsPerSecond: 1000, burst: 1000, maximumConcurrentRequests: 3))
        try await withThrowingTaskGroup(of: Int?.self) { group in
            for index in 0..<10 {
                group.addTask { await client.outcome(of: try .test("/3/\(index)")).status }
                if index < 3 { await http.arrivals(index + 1) } else { await waiting(index - 2, at: client) }
            }
            for index in 0..<10 {
                #expect(http.requests.count == min(index + 3, 10))
                http.answer(index)
                _ = try await group.next()
                if index + 4 <= 10 { await http.arrivals(index + 4) }
            }
        }
        #expect(http.maximumInFlightCount == 3)
        #expect(http.requests.map(\.url.path) == (0..<10).map { "/3/\($0)" })
    }

    @Test func `a failed or cancelled request frees its place`() async throws {
        let http = GatedHTTPClient()
        let client = client(http, RateLimit(requestsPerSecond: 1000, burst: 1000, maximumConcurrentRequests: 1))
        async let failed = client.outcome(of: try .test())
        await http.arrivals(1)
        let cancelled = Task { await client.outcome(of: try .test()) }
        await waiting(1, at: client)
        async let last = client.outcome(of: try .test())
        await waiting(2, at: client)
        http.answer(0, .failure(TMDbHTTPError(.connection, "reset")))
        #expect(try await failed.failureKind == .connection)
        await http.arrivals(2)
        cancelled.cancel()
        #expect(try await cancelled.value.failureKind == .cancelled)
        await http.arrivals(3)
        http.answer(2)
        #expect(try await last.status == 200)
    }

    @Test func `a cancelled request leaves the queue immediately and is not sent`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, RateLimit(requestsPerSecond: 1, burst: 1))
        #expect(await client.outcome(of: try .test("/3/0")).status == 200)
        var tasks: [Task<Result<TMDbHTTPResponse, TMDbHTTPError>, Never>] = []
        for index in 1...3 {
            let request = try TMDbHTTPRequest.test("/3/\(index)")
            tasks.append(Task { await client.outcome(of: request) })
            await waiting(index, at: client)
        }
        _ = await clock.sleeps(1)
        // Only the first queued request sleeps; the second waits behind it.
        tasks[1].cancel()
        #expect(await tasks[1].value.failureKind == .cancelled)
        tasks[0].cancel()
        #expect(await tasks[0].value.failureKind == .cancelled)
        #expect(await clock.sleeps(1) == [.seconds(1)])
        clock.advance(by: .seconds(1))
        #expect(await tasks[2].value.status == 200)
        #expect(http.requests.map(\.url.path) == ["/3/0", "/3/3"])
        #expect(client.queue.count == 0)
    }

    @Test func `a request of a cancelled task takes no token`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, RateLimit(requestsPerSecond: 1, burst: 1))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await client.outcome(of: try .test())
        }
        #expect(try await task.value.failureKind == .cancelled)
        #expect(http.requests.isEmpty)
        #expect(await client.outcome(of: try .test()).status == 200)
    }

    @Test(arguments: ["3", "Sun, 06 Nov 1994 08:49:40 GMT"])
    func `after a 429, all requests pause and the rate is halved`(retryAfter: String) async throws {
        let metrics = TestMetrics()
        let http = ScriptedHTTPClient(.answer(429, ["Retry-After": retryAfter]), .answer(200))
        let client = client(
            http, RateLimit(requestsPerSecond: 10, burst: 5),
            report: TransportRecorder(logger: .silent, metrics: metrics))
        #expect(await client.outcome(of: try .test()).status == 429)
        #expect(client.queue.rate == 5)
        for wait in [Duration.seconds(3), .milliseconds(200), .milliseconds(200)] {
            async let outcome = client.outcome(of: try .test())
            #expect(await clock.sleeps(1) == [wait])
            clock.advance(by: wait)
            #expect(try await outcome.status == 200)
        }
        #expect(try metrics.expectCounter("tmdb_slowdowns_total").totalValue == 1)
        #expect(
            try metrics.expectTimer("tmdb_rate_limit_wait").values == [0, 3_000_000_000, 200_000_000, 200_000_000])
    }

    @Test(arguments: [200, 404, 500, 503])
    func `other statuses do not change the rate`(status: Int) async throws {
        let client = client(ScriptedHTTPClient(.answer(status, ["Retry-After": "9"])), RateLimit())
        #expect(await client.outcome(of: try .test()).status == status)
        #expect(client.queue.rate == 40)
    }

    @Test func `thousands of concurrent calls are each sent once, and none is sent early`() async throws {
        let count = 5000
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(
            http,
            RateLimit(requestsPerSecond: 100, burst: 50, maximumConcurrentRequests: 20, maximumWaitingRequests: count))
        let requests = try (0..<count).map { try TMDbHTTPRequest.test("/3/\($0)") }
        let statuses = await withTaskGroup(of: Int?.self) { group in
            for request in requests { group.addTask { await client.outcome(of: request).status } }
            await waiting(count - 50, at: client)
            for passed in 50..<count {
                let wait = await clock.sleeps(1)[0]
                #expect(http.requests.count == passed)
                clock.advance(by: wait)
                while http.requests.count <= passed { await Task.yield() }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(statuses == Array(repeating: 200, count: count))
        #expect(Set(http.requests.map(\.url)).count == count)
        // 4,950 tokens at 100 per second. Each wait can be off by a nanosecond.
        #expect(abs(clock.now.offset.inSeconds - 49.5) < 0.001)
        #expect(client.queue.count == 0)
    }

    @Test func `thousands of calls, half of them cancelled, leave the queue empty`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = RateLimitedHTTPClient(
            http,
            limit: RateLimit(
                requestsPerSecond: 1_000_000, burst: 1, maximumConcurrentRequests: 2, maximumWaitingRequests: 4000))
        let request = try TMDbHTTPRequest.test()
        let tasks = (0..<4000).map { index in
            let task = Task { await client.outcome(of: request) }
            if index.isMultiple(of: 2) { task.cancel() }
            return task
        }
        var answered = 0
        for (index, task) in tasks.enumerated() {
            let outcome = await task.value
            if outcome.status == 200 { answered += 1 }
            #expect(outcome.status == 200 || (index.isMultiple(of: 2) && outcome.failureKind == .cancelled))
        }
        #expect(answered >= 2000)
        #expect(http.requests.count == answered)
        #expect(client.queue.count == 0)
    }

    @Test func `the shutdown is forwarded`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        try await client(http, RateLimit()).shutdown()
        #expect(http.shutdownCount == 1)
    }
}
