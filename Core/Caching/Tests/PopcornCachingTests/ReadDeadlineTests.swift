import CoreDomain
import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import PopcornCaching

/// Tests of the deadline of reads. Each sleep ends when the test opens a gate.
@Suite(.timeLimit(.minutes(5)))
struct ReadDeadlineTests {

    private let gate = Gate()
    private let deadline = Gate()
    private let sleeps = NIOLockedValueBox<[Duration]>([])
    private let reading: TestReading

    init() {
        reading = TestReading(readDeadline: .seconds(30)) { [sleeps, deadline] duration in
            sleeps.withLockedValue { $0.append(duration) }
            await deadline.pass()
        }
    }

    private var failure: PopcornError { PopcornError(.unavailable, "movie 550 was not fetched within 30.0 seconds") }

    @Test(arguments: [ReadPolicy.cacheFirst, .refresh])
    func `a read whose deadline has passed throws, and its request is cancelled`(policy: ReadPolicy) async {
        reading.tmdb(.success("new"), gate: gate)
        async let failure = reading.failure(policy)
        await gate.reached()
        deadline.open()
        #expect(await failure == self.failure)
        #expect(sleeps.withLockedValue(\.self) == [.seconds(30)])
        // The request ends although its gate is closed.
        await reading.settled()
        #expect(reading.store[TestKey()] == nil)
    }

    @Test
    func `a read whose deadline has passed returns a stale-if-error value with the failure`() async throws {
        reading.store.put("old", cachedAt: reading.clock.now - 9 * 86_400)
        reading.tmdb(.success("new"), gate: gate)
        async let result = reading.read()
        await gate.reached()
        deadline.open()
        #expect(try await result.value == "old")
        #expect(try await result.failure == failure)
    }

    @Test
    func `the request continues for the other waiter, and its response is cached`() async throws {
        reading.tmdb(.success("new"), gate: gate)
        // A read in the background has no deadline.
        let background = Task {
            try await RequestPriority.$current.withValue(.background) { try await reading.read(.refresh).value }
        }
        await gate.reached()
        async let failure = reading.failure()
        await deadline.reached()
        deadline.open()
        #expect(await failure == self.failure)
        #expect(reading.reader.waiterCount(for: TestKey()) == 1)
        gate.open()
        #expect(try await background.value == "new")
        #expect(reading.store[TestKey()]?.value == "new")
        #expect(reading.requests == 1)
    }

    @Test
    func `a deadline does not delay the next request`() async throws {
        reading.tmdb(.success("new"), gate: gate)
        async let failure = reading.failure()
        await gate.reached()
        deadline.open()
        #expect(await failure == self.failure)
        await reading.settled()
        reading.tmdb(.success("newer"))
        #expect(reading.reader.backoff.reason(TestKey(), now: reading.clock.clock.uptime) == nil)
    }

    @Test
    func `the sleeps end with the request and the write`() async throws {
        reading.tmdb(.success("new"))
        #expect(try await reading.read().value == "new")
        #expect(sleeps.withLockedValue { Set($0) }.isSubset(of: [.seconds(30), .milliseconds(100)]))
    }
}
