import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import TMDb

/// Tests of requests that need a reservation from an allowance that several processes share.
@Suite(.timeLimit(.minutes(10)))
struct RequestAllowanceTests {

    /// An allowance with scripted delays.
    private final class ScriptedAllowance: RequestAllowance {

        private struct State {
            var delays: [[Duration]] = []
            var reservations: [Int] = []
            var pauses: [Duration] = []
        }

        private let state = NIOLockedValueBox(State())

        init(_ delays: [Duration]...) {
            state.withLockedValue { $0.delays = delays }
        }

        /// The numbers of requests that were reserved.
        var reservations: [Int] { state.withLockedValue(\.reservations) }
        var pauses: [Duration] { state.withLockedValue(\.pauses) }

        func reserve(_ count: Int) async -> [Duration] {
            state.withLockedValue { state in
                state.reservations.append(count)
                return state.delays.isEmpty
                    ? Array(repeating: .zero, count: count) : state.delays.removeFirst()
            }
        }

        func pause(for duration: Duration) async {
            state.withLockedValue { $0.pauses.append(duration) }
        }
    }

    private let clock = ManualClock()

    private func client(
        _ http: any TMDbHTTPClient, _ allowance: ScriptedAllowance, limit: RateLimit = RateLimit()
    ) -> RateLimitedHTTPClient {
        RateLimitedHTTPClient(http, limit: limit, time: TimeSource(clock), allowance: allowance)
    }

    /// Waits until the given number of requests are queued.
    private func waiting(_ count: Int, at client: RateLimitedHTTPClient) async {
        while client.queue.count != count { await Task.yield() }
    }

    @Test func `a request is sent when its reservation begins`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let allowance = ScriptedAllowance([.milliseconds(25)])
        let client = client(http, allowance)
        let request = try TMDbHTTPRequest.test()
        let task = Task { await client.outcome(of: request).status }
        #expect(await clock.sleeps(1) == [.milliseconds(25)])
        #expect(http.requests.isEmpty)
        clock.advance(by: .milliseconds(25))
        #expect(await task.value == 200)
        #expect(allowance.reservations == [1])
    }

    @Test func `waiting requests are reserved together, four at a time, and sent at the reserved times`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let delays = (1...4).map { Duration.milliseconds(25 * $0) }
        let allowance = ScriptedAllowance([.milliseconds(25)], delays, [.milliseconds(25)])
        let client = client(http, allowance)
        let request = try TMDbHTTPRequest.test()
        var tasks = [Task { await client.outcome(of: request).status }]
        // The first request is reserved before the others arrive.
        _ = await clock.sleeps(1)
        tasks += (0..<5).map { _ in Task { await client.outcome(of: request).status } }
        await waiting(6, at: client)
        for count in 1...6 {
            #expect(await clock.sleeps(1) == [.milliseconds(25)])
            clock.advance(by: .milliseconds(25))
            while http.requests.count < count { await Task.yield() }
        }
        for task in tasks { #expect(await task.value == 200) }
        #expect(allowance.reservations == [1, 4, 1])
    }

    @Test func `an interactive request takes the reservation of a background request`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, ScriptedAllowance([.milliseconds(25)], [.milliseconds(25)]))
        let (first, second) = (try TMDbHTTPRequest.test("/3/1"), try TMDbHTTPRequest.test("/3/2"))
        let background = Task { await client.outcome(of: first, .background).status }
        _ = await clock.sleeps(1)
        let interactive = Task { await client.outcome(of: second, .interactive).status }
        await waiting(2, at: client)
        clock.advance(by: .milliseconds(25))
        #expect(await interactive.value == 200)
        #expect(http.requests.map(\.url.path) == ["/3/2"])
        _ = await clock.sleeps(1)
        clock.advance(by: .milliseconds(25))
        #expect(await background.value == 200)
    }

    @Test func `a reservation that was not used for a second is dropped`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let allowance = ScriptedAllowance([.zero, .zero, .milliseconds(10)])
        let client = client(http, allowance)
        let request = try TMDbHTTPRequest.test()
        #expect(await client.outcome(of: request).status == 200)
        clock.advance(by: .milliseconds(900))
        #expect(await client.outcome(of: request).status == 200)
        #expect(allowance.reservations == [1])
        clock.advance(by: .milliseconds(200))
        #expect(await client.outcome(of: request).status == 200)
        #expect(allowance.reservations == [1, 1])
    }

    @Test func `a 429 response pauses all processes once`() async throws {
        let http = ScriptedHTTPClient(.answer(429, ["Retry-After": "7"]))
        let allowance = ScriptedAllowance()
        let client = client(http, allowance)
        #expect(await client.outcome(of: try .test()).status == 429)
        #expect(allowance.pauses == [.seconds(7)])
    }

    @Test func `the rate limit of the process applies in addition to the allowance`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let allowance = ScriptedAllowance()
        let client = client(http, allowance, limit: RateLimit(requestsPerSecond: 10, burst: 1))
        let request = try TMDbHTTPRequest.test()
        #expect(await client.outcome(of: request).status == 200)
        let task = Task { await client.outcome(of: request).status }
        #expect(await clock.sleeps(1) == [.milliseconds(100)])
        #expect(allowance.reservations == [1])
        clock.advance(by: .milliseconds(100))
        #expect(await task.value == 200)
        #expect(allowance.reservations == [1, 1])
    }

    @Test func `a request that is cancelled while it is reserved is not sent`() async throws {
        let http = ScriptedHTTPClient(.answer(200))
        let client = client(http, ScriptedAllowance([.milliseconds(25)]))
        let request = try TMDbHTTPRequest.test()
        let task = Task { await client.outcome(of: request) }
        _ = await clock.sleeps(1)
        task.cancel()
        #expect(await task.value.failureKind == .cancelled)
        #expect(http.requests.isEmpty)
        #expect(client.queue.count == 0)
    }
}
