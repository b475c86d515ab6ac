import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import TMDb

/// The default times of an attempt, of the waits and of the whole call, in combination.
@Suite(.timeLimit(.minutes(10)))
struct TransportTimesTests {

    private let clock = ManualClock()
    private let attemptTime = PooledHTTPClient.Configuration().requestTimeout
    private let deadline = RetryPolicy().totalDeadline

    /// Returns the outcome of a call with the default transport, the durations of its attempts and of the waits between
    /// them, and the number of attempts.
    ///
    /// - Parameter answerTimes: The server's response time for each attempt. The last one is repeated.
    private func call(
        answeredAfter answerTimes: Duration...
    ) async throws -> (outcome: Result<TMDbHTTPResponse, TMDbHTTPError>, waits: [Duration], attempts: Int) {
        let server = SlowHTTPClient(answerTimes, timeout: attemptTime, clock: clock)
        let client = TMDbTransport().client(
            over: server, now: { Date(timeIntervalSince1970: 0) }, time: TimeSource(clock), report: .silent)
        let request = try TMDbHTTPRequest.test()
        let isOver = NIOLockedValueBox(false)
        let task = Task {
            defer { isOver.withLockedValue { $0 = true } }
            return await client.outcome(of: request)
        }
        var waits: [Duration] = []
        while true {
            // After the first sleep, the deadline is a second pending sleep.
            while clock.sleepCount < min(waits.count + 1, 2), !isOver.withLockedValue(\.self) { await Task.yield() }
            if isOver.withLockedValue(\.self) { break }
            waits.append(await clock.sleeps(1)[0])
            clock.advance(by: waits[waits.count - 1])
        }
        return (await task.value, waits, server.attemptCount)
    }

    @Test func `after the first attempt times out, the second attempt's response is returned`() async throws {
        let call = try await call(answeredAfter: .seconds(3600), .milliseconds(80))
        #expect(call.outcome.status == 200)
        #expect(call.attempts == 2)
        try #require(call.waits.count == 3)
        #expect(call.waits[0] == attemptTime)
        #expect(call.waits[1] < .milliseconds(200))
        #expect(call.waits[2] == .milliseconds(80))
        #expect(clock.sleepCount == 0)
    }

    @Test func `the second attempt can take as long as the first`() async throws {
        let call = try await call(answeredAfter: .seconds(3600), attemptTime - .milliseconds(1))
        #expect(call.outcome.status == 200)
        #expect(clock.now.offset < deadline)
    }

    @Test func `after two attempts time out, there is time for a quick third attempt`() async throws {
        let call = try await call(answeredAfter: .seconds(3600), .seconds(3600), .seconds(1))
        #expect(call.outcome.status == 200)
        #expect(call.attempts == 3)
        #expect(clock.now.offset < deadline)
    }

    @Test func `if the server never responds, the call fails at the deadline`() async throws {
        let call = try await call(answeredAfter: .seconds(3600))
        #expect(call.outcome.failureKind == .timeout)
        #expect(call.attempts == 3)
        #expect(clock.now.offset == deadline)
        #expect(clock.sleepCount == 0)
    }

    @Test func `the connection timeout is shorter than an attempt's timeout`() {
        #expect(PooledHTTPClient.Configuration().connectTimeout < attemptTime)
    }
}

/// An HTTP client that responds after the given times, or times out like a pooled client.
private final class SlowHTTPClient: TMDbHTTPClient {

    private let answerTimes: [Duration]
    private let timeout: Duration
    private let clock: ManualClock
    private let attempts = NIOLockedValueBox(0)

    init(_ answerTimes: [Duration], timeout: Duration, clock: ManualClock) {
        self.answerTimes = answerTimes
        self.timeout = timeout
        self.clock = clock
    }

    var attemptCount: Int { attempts.withLockedValue(\.self) }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        let index = attempts.withLockedValue { count in
            defer { count += 1 }
            return min(count, answerTimes.count - 1)
        }
        let answerTime = answerTimes[index]
        do {
            try await clock.sleep(until: clock.now.advanced(by: min(answerTime, timeout)), tolerance: nil)
        } catch {
            throw TMDbHTTPError(.cancelled, "cancelled", underlying: error)
        }
        guard answerTime < timeout else { throw TMDbHTTPError(.timeout, "attempt \(index + 1)") }
        return TMDbHTTPResponse(status: 200, body: Data("{}".utf8))
    }
}
