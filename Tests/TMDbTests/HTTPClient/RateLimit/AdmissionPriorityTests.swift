import Foundation
import Metrics
import MetricsTestKit
import PopcornConcurrency
import Testing

@testable import TMDb

/// Tests of the bounded queue and of the priorities of its requests.
@Suite(.timeLimit(.minutes(10)))
struct AdmissionPriorityTests {

    private typealias Outcome = Result<TMDbHTTPResponse, TMDbHTTPError>

    private let clock = ManualClock()

    private func client(
        _ http: any TMDbHTTPClient, _ limit: RateLimit, report: TransportRecorder = .silent
    ) -> RateLimitedHTTPClient {
        RateLimitedHTTPClient(http, limit: limit, time: TimeSource(clock), report: report)
    }

    /// Starts a request and waits until the given number of requests are queued.
    private func start(
        _ path: String, _ priority: RequestPriority = .interactive, at client: RateLimitedHTTPClient, waiting count: Int
    ) async throws -> Task<Outcome, Never> {
        let request = try TMDbHTTPRequest.test(path)
        let task = Task { await client.outcome(of: request, priority) }
        await waiting(count, at: client)
        return task
    }

    private func waiting(_ count: Int, at client: RateLimitedHTTPClient) async {
        while client.queue.count != count { await Task.yield() }
    }

    /// Advances the clock by one token and waits until the given number of requests have been sent.
    private func nextToken(_ count: Int, at http: ScriptedHTTPClient) async {
        let wait = await clock.sleeps(1)[0]
        clock.advance(by: wait)
        while http.requests.count < count { await Task.yield() }
    }

    @Test func `a client with a token goes first, and others take turns within their part of the queue`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, RateLimit(requestsPerSecond: 10, burst: 1, maximumWaitingRequests: 40))
        #expect(await client.outcome(of: try TMDbHTTPRequest.test("/3/first")).status == 200)
        let (loud, quiet) = (RequestClient(id: 1, isKnown: false), RequestClient(id: 2, isKnown: false))
        let known = RequestClient(id: 3, isKnown: true)
        var tasks: [Task<Outcome, Never>] = []
        func start(_ path: String, of requester: RequestClient) async throws {
            let count = client.queue.count + 1
            try await RequestClient.$current.withValue(requester) {
                tasks.append(try await self.start(path, at: client, waiting: count))
            }
        }
        for number in 1...10 { try await start("/3/loud\(number)", of: loud) }
        let rejected = await RequestClient.$current.withValue(loud) { [request = try TMDbHTTPRequest.test()] in
            await client.outcome(of: request)
        }
        #expect(rejected.failureKind == .overloaded)
        try await start("/3/quiet", of: quiet)
        try await start("/3/known", of: known)

        for count in 2...13 { await nextToken(count, at: http) }
        for task in tasks { #expect(await task.value.status == 200) }
        let paths = http.requests.map { $0.url.lastPathComponent }
        #expect(Array(paths.prefix(5)) == ["first", "known", "loud1", "quiet", "loud2"])
    }

    @Test func `requests beyond the maximum fail immediately with a delay, and all others are sent`() async throws {
        let metrics = TestMetrics()
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(
            http, RateLimit(requestsPerSecond: 10, burst: 1, maximumWaitingRequests: 50),
            report: TransportRecorder(logger: .silent, metrics: metrics))
        let request = try TMDbHTTPRequest.test()
        #expect(await client.outcome(of: request).status == 200)
        let waiting = (0..<50).map { _ in Task { await client.outcome(of: request) } }
        await self.waiting(50, at: client)

        for _ in 0..<1200 {
            guard case .failure(let error) = await client.outcome(of: request) else {
                Issue.record("The request was sent")
                continue
            }
            #expect(error.kind == .overloaded)
            // 50 requests at 10 per second, and the wait for the next token.
            #expect(error.retryAfter.map { abs($0.inSeconds - 5.1) < 0.001 } == true)
        }
        #expect(http.requests.count == 1)
        #expect(client.queue.count == 50)
        #expect(
            try metrics.expectCounter("tmdb_overloads_total", [("priority", "interactive")]).values.count == 1200)

        for count in 2...51 { await nextToken(count, at: http) }
        for task in waiting { #expect(await task.value.status == 200) }
        #expect(client.queue.count == 0)
        #expect(clock.sleepCount == 0)
    }

    @Test func `a cancelled request makes room in a full queue`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, RateLimit(requestsPerSecond: 1, burst: 1, maximumWaitingRequests: 2))
        #expect(await client.outcome(of: try .test()).status == 200)
        let first = try await start("/3/1", at: client, waiting: 1)
        let second = try await start("/3/2", at: client, waiting: 2)
        #expect(await client.outcome(of: try .test()).failureKind == .overloaded)
        second.cancel()
        #expect(await second.value.failureKind == .cancelled)
        let third = try await start("/3/3", at: client, waiting: 2)
        await nextToken(2, at: http)
        await nextToken(3, at: http)
        #expect(await [first.value.status, third.value.status] == [200, 200])
    }

    @Test func `an interactive request is sent before a full queue of background requests`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, RateLimit(requestsPerSecond: 10, burst: 1, maximumWaitingRequests: 20))
        #expect(await client.outcome(of: try .test()).status == 200)
        var tasks: [Task<Outcome, Never>] = []
        for index in 0..<20 {
            tasks.append(try await start("/3/b\(index)", .background, at: client, waiting: index + 1))
        }
        #expect(await client.outcome(of: try .test(), .background).failureKind == .overloaded)
        for index in 0..<3 { tasks.append(try await start("/3/i\(index)", at: client, waiting: 21 + index)) }
        for count in 2...24 { await nextToken(count, at: http) }
        for task in tasks { #expect(await task.value.status == 200) }
        #expect(
            http.requests.dropFirst().map(\.url.lastPathComponent)
                == (0..<3).map { "i\($0)" } + (0..<20).map { "b\($0)" })
    }

    @Test func `a waiting background request that is raised is sent with the interactive ones`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, RateLimit(requestsPerSecond: 10, burst: 1, maximumWaitingRequests: 3))
        #expect(await client.outcome(of: try .test()).status == 200)
        let priority = RequestPriority.background.promotable()
        var tasks = [try await start("/3/b0", .background, at: client, waiting: 1)]
        tasks.append(try await start("/3/raised", priority, at: client, waiting: 2))
        tasks.append(try await start("/3/b1", .background, at: client, waiting: 3))
        tasks.append(try await start("/3/i0", at: client, waiting: 4))
        priority.promote()
        for count in 2...5 { await nextToken(count, at: http) }
        for task in tasks { #expect(await task.value.status == 200) }
        #expect(http.requests.dropFirst().map(\.url.lastPathComponent) == ["i0", "raised", "b0", "b1"])
    }

    @Test func `requests in the background leave half of the concurrent requests to interactive ones`() async throws {
        let http = GatedHTTPClient()
        let client = client(http, RateLimit(requestsPerSecond: 1000, burst: 1000, maximumConcurrentRequests: 4))
        var tasks: [Task<Outcome, Never>] = []
        for index in 0..<6 {
            tasks.append(
                try await start("/3/b\(index)", .background, at: client, waiting: max(0, index - 1)))
            if index < 2 { await http.arrivals(index + 1) }
        }
        #expect(http.requests.count == 2)
        // The timekeeper waits for a background request to complete; an arrival wakes it.
        for index in 0..<2 {
            tasks.append(try await start("/3/i\(index)", at: client, waiting: 4))
            await http.arrivals(3 + index)
        }
        #expect(http.requests.map(\.url.lastPathComponent) == ["b0", "b1", "i0", "i1"])
        // With all requests in flight, the next free place goes to an interactive request.
        tasks.append(try await start("/3/i2", at: client, waiting: 5))
        http.answer(0)
        await http.arrivals(5)
        http.answer(2)
        await http.arrivals(6)
        #expect(http.requests.map(\.url.lastPathComponent).suffix(2) == ["i2", "b2"])
        for index in 1..<9 {
            await http.arrivals(index + 1)
            http.answer(index)
        }
        for task in tasks { #expect(await task.value.status == 200) }
        #expect(http.maximumInFlightCount == 4)
    }

    @Test func `a single concurrent request can be in the background`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, RateLimit(requestsPerSecond: 1000, maximumConcurrentRequests: 1))
        #expect(await client.outcome(of: try .test(), .background).status == 200)
    }

    @Test func `a raised request that waits for a free place is sent`() async throws {
        let http = GatedHTTPClient()
        let client = client(http, RateLimit(requestsPerSecond: 1000, burst: 1000, maximumConcurrentRequests: 2))
        let first = try await start("/3/0", .background, at: client, waiting: 0)
        await http.arrivals(1)
        let priority = RequestPriority.background.promotable()
        let second = try await start("/3/1", priority, at: client, waiting: 1)
        priority.promote()
        await http.arrivals(2)
        http.answer(0)
        http.answer(1)
        #expect(await [first.value.status, second.value.status] == [200, 200])
    }

    @Test func `thousands of requests of both priorities, some cancelled, leave the queue empty`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = RateLimitedHTTPClient(
            http, limit: RateLimit(requestsPerSecond: 1_000_000, burst: 1, maximumConcurrentRequests: 4))
        let request = try TMDbHTTPRequest.test()
        let tasks = (0..<4000).map { index in
            let priority = index.isMultiple(of: 2) ? RequestPriority.background.promotable() : .interactive
            let task = Task { await client.outcome(of: request, priority) }
            if index.isMultiple(of: 3) { task.cancel() }
            if index.isMultiple(of: 4) { priority.promote() }
            return task
        }
        var answered = 0
        for task in tasks {
            let outcome = await task.value
            if outcome.status == 200 { answered += 1 }
            #expect(outcome.status == 200 || [.cancelled, .overloaded].contains(outcome.failureKind))
        }
        #expect(http.requests.count == answered)
        #expect(client.queue.count == 0)
    }

    @Test func `an overload is an error of its own kind and is not retried`() async throws {
        let http = GatedHTTPClient()
        let limited = client(
            http,
            RateLimit(requestsPerSecond: 1, burst: 1, maximumConcurrentRequests: 1, maximumWaitingRequests: 1))
        let client = try TMDbClient.test(
            RetryingHTTPClient(limited, policy: RetryPolicy(), time: TimeSource(clock)))
        let first = Task { try await client.movies.details(forMovie: 1) }
        await http.arrivals(1)
        let second = Task { try await client.movies.details(forMovie: 2) }
        await waiting(1, at: limited)
        let failure = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: 3) }
        #expect(failure?.kind == .overloaded(retryAfter: .seconds(2)))
        #expect(clock.sleepCount == 0)
        #expect(failure?.httpStatus == nil)
        #expect(failure?.retryAfter == .seconds(2))
        #expect(
            failure?.description
                == "Too many requests wait for the rate limit; retry after 2.0 seconds (GET /3/movie/3?language=en-US)")
        #expect(http.requests.count == 1)
        second.cancel()
        first.cancel()
        _ = await first.result
        _ = await second.result
    }

    @Test func `a view of a client sends requests with its priority`() async throws {
        let http = GatedHTTPClient()
        let client = try TMDbClient.test(http)
        let calls = [
            client, client.with(priority: .background), client.with(priority: .background).with(language: "de"),
        ]
        for (index, client) in calls.enumerated() {
            let call = Task { try await client.movies.details(forMovie: 1) }
            await http.arrivals(index + 1)
            call.cancel()
            _ = await call.result
        }
        #expect(http.priorities == [.interactive, .background, .background])
    }
}
