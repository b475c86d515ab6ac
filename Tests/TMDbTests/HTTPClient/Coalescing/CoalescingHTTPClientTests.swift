import Foundation
import Metrics
import MetricsTestKit
import PopcornConcurrency
import Testing

@testable import TMDb

@Suite(.timeLimit(.minutes(10)))
struct CoalescingHTTPClientTests {

    private typealias Outcome = Result<TMDbHTTPResponse, TMDbHTTPError>

    private let http = GatedHTTPClient()

    /// Waits until the given number of callers wait for a request in flight.
    private func followers(_ count: Int, of request: TMDbHTTPRequest, at client: CoalescingHTTPClient) async {
        while client.requestsInFlight.waiterCount(of: request) != count { await Task.yield() }
    }

    @Test func `concurrent identical requests are sent once, and all callers get the response`() async throws {
        let metrics = TestMetrics()
        let client = CoalescingHTTPClient(http, report: TransportRecorder(logger: .silent, metrics: metrics))
        let request = try TMDbHTTPRequest.test()
        let statuses = await withTaskGroup(of: Outcome.self) { group in
            for _ in 0..<1000 { group.addTask { await client.outcome(of: request) } }
            await followers(999, of: request, at: client)
            http.answer(0, status: 203, body: "shared")
            return await group.reduce(into: []) { $0.append(try? $1.get()) }
        }
        #expect(
            statuses == Array(repeating: TMDbHTTPResponse(status: 203, body: Data("shared".utf8)), count: 1000))
        #expect(http.requests.count == 1)
        #expect(client.requestsInFlight.waiterCount(of: request) == nil)
        #expect(try metrics.expectCounter("tmdb_coalesced_requests_total").values.count == 999)
    }

    @Test func `a request after the response is sent separately`() async throws {
        let http = ScriptedHTTPClient(.answer(200), .answer(404))
        let client = CoalescingHTTPClient(http)
        #expect(await client.outcome(of: try .test()).status == 200)
        #expect(await client.outcome(of: try .test()).status == 404)
        #expect(http.requests.count == 2)
    }

    @Test func `all callers get the error`() async throws {
        let client = CoalescingHTTPClient(http)
        let request = try TMDbHTTPRequest.test()
        async let first = client.outcome(of: request)
        async let second = client.outcome(of: request)
        await followers(1, of: request, at: client)
        http.answer(0, .failure(TMDbHTTPError(.connection, "refused")))
        #expect(await [first.failureKind, second.failureKind] == [.connection, .connection])
        #expect(http.requests.count == 1)
    }

    @Test func `different requests and requests that are not cacheable are not coalesced`() async throws {
        let client = CoalescingHTTPClient(http)
        let requests: [TMDbHTTPRequest] = try [
            .test(), .test("/3/movie/551"), .test("/3/movie/550?language=de"),
            .test(headers: ["Authorization": "Bearer a"]), .test(headers: ["Authorization": "Bearer b"]),
            .test(headers: ["If-None-Match": "\"1\""]),
            .test(isCacheable: false), .test(isCacheable: false), .test(method: .delete), .test(method: .delete),
        ]
        await withTaskGroup(of: Outcome.self) { group in
            for request in requests { group.addTask { await client.outcome(of: request) } }
            await http.arrivals(requests.count)
            #expect(http.requests.count == requests.count)
            for index in requests.indices { http.answer(index) }
        }
    }

    @Test func `if the sending caller is cancelled, the first waiting caller sends the request`() async throws {
        let client = CoalescingHTTPClient(http)
        let request = try TMDbHTTPRequest.test()
        let leader = Task { await client.outcome(of: request) }
        await http.arrivals(1)
        let heir = Task { await client.outcome(of: request) }
        await followers(1, of: request, at: client)
        let other = Task { await client.outcome(of: request) }
        await followers(2, of: request, at: client)

        leader.cancel()
        #expect(await leader.value.failureKind == .cancelled)
        await http.arrivals(2)
        #expect(client.requestsInFlight.waiterCount(of: request) == 1)
        http.answer(1, status: 201)
        #expect(await heir.value.status == 201)
        #expect(await other.value.status == 201)
        #expect(http.requests.count == 2)
        #expect(client.requestsInFlight.waiterCount(of: request) == nil)
    }

    @Test func `a cancelled waiting caller returns immediately, and the request continues`() async throws {
        let client = CoalescingHTTPClient(http)
        let request = try TMDbHTTPRequest.test()
        let leader = Task { await client.outcome(of: request) }
        await http.arrivals(1)
        let follower = Task { await client.outcome(of: request) }
        await followers(1, of: request, at: client)
        follower.cancel()
        #expect(await follower.value.failureKind == .cancelled)
        #expect(http.inFlightCount == 1)
        http.answer(0)
        #expect(await leader.value.status == 200)
    }

    @Test func `a waiting caller that was cancelled does not send the request`() async throws {
        let client = CoalescingHTTPClient(http)
        let request = try TMDbHTTPRequest.test()
        let leader = Task { await client.outcome(of: request) }
        await http.arrivals(1)
        let first = Task { await client.outcome(of: request) }
        await followers(1, of: request, at: client)
        let second = Task { await client.outcome(of: request) }
        await followers(2, of: request, at: client)
        first.cancel()
        #expect(await first.value.failureKind == .cancelled)
        #expect(client.requestsInFlight.waiterCount(of: request) == 1)
        leader.cancel()
        #expect(await leader.value.failureKind == .cancelled)
        await http.arrivals(2)
        http.answer(1, status: 201)
        #expect(await second.value.status == 201)
        #expect(client.requestsInFlight.waiterCount(of: request) == nil)
    }

    @Test func `if all callers are cancelled, no request is in flight`() async throws {
        let client = CoalescingHTTPClient(http)
        let request = try TMDbHTTPRequest.test()
        let tasks = (0..<100).map { _ in Task { await client.outcome(of: request) } }
        await followers(99, of: request, at: client)
        tasks.forEach { $0.cancel() }
        for task in tasks { #expect(await task.value.failureKind == .cancelled) }
        #expect(http.inFlightCount == 0)
        #expect(client.requestsInFlight.waiterCount(of: request) == nil)
    }

    @Test
    func `an interactive caller raises a background request, also after its sender is cancelled`() async throws {
        let client = CoalescingHTTPClient(http)
        let request = try TMDbHTTPRequest.test()
        let leader = Task { await client.outcome(of: request, .background) }
        await http.arrivals(1)
        #expect(http.priorities == [.background])
        let other = Task { await client.outcome(of: request, .background) }
        await followers(1, of: request, at: client)
        #expect(http.priorities == [.background])

        let interactive = Task { await client.outcome(of: request) }
        await followers(2, of: request, at: client)
        while http.priorities == [.background] { await Task.yield() }
        leader.cancel()
        _ = await leader.value
        // The next sender is in the background, but the interactive caller waits for its result.
        await http.arrivals(2)
        #expect(http.priorities == [.interactive, .interactive])
        http.answer(1)
        #expect(await [other.value.status, interactive.value.status] == [200, 200])
    }

    @Test func `a waiting caller that is raised raises the request`() async throws {
        let client = CoalescingHTTPClient(http)
        let request = try TMDbHTTPRequest.test()
        let leader = Task { await client.outcome(of: request, .background) }
        await http.arrivals(1)
        let priority = RequestPriority.background.promotable()
        let follower = Task { await client.outcome(of: request, priority) }
        await followers(1, of: request, at: client)
        priority.promote()
        while http.priorities == [.background] { await Task.yield() }
        http.answer(0)
        #expect(await [leader.value.status, follower.value.status] == [200, 200])
    }

    @Test func `the shutdown is forwarded`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        try await CoalescingHTTPClient(http).shutdown()
        #expect(http.shutdownCount == 1)
    }
}
