import CoreDomain
import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import PopcornCaching

/// Tests of background refreshes: their start, their number and their end.
@Suite(.timeLimit(.minutes(5)))
struct BackgroundRefreshTests {

    private let reading = TestReading()

    private func stale(_ key: TestKey = TestKey()) {
        reading.store.put("old", key, cachedAt: reading.clock.now - 2 * 86_400)
    }

    @Test
    func `a failed refresh keeps the old value and doubles the backoff`() async throws {
        stale()
        reading.tmdb(.failure(.unavailable))
        var delays: [TimeInterval] = []
        var waited = 0.0
        var requests = 0
        while delays.count < 8 {
            _ = try await reading.read()
            await reading.settled()
            if reading.requests > requests {
                requests = reading.requests
                delays.append(waited)
                waited = 0
            }
            reading.clock.advance(by: 15)
            waited += 15
        }

        #expect(delays == [0, 30, 60, 120, 240, 480, 900, 900])
        #expect(reading.store[TestKey()]?.value == "old")
        #expect(reading.refreshes("failure") == 8)
    }

    @Test
    func `a read during the backoff returns the old value with the failure`() async throws {
        stale()
        reading.tmdb(.failure(.unavailable))
        #expect(try await reading.read().failure == nil)
        await reading.settled()

        #expect(try await reading.read().failure == .unavailable)
    }

    @Test(arguments: [PopcornError.Kind.unavailable, .rateLimited(retryAfter: nil), .undecodable])
    func `a stale-if-error value is served without a request during the backoff`(kind: PopcornError.Kind) async throws {
        reading.store.put("old", cachedAt: reading.clock.now - 9 * 86_400)
        reading.tmdb(.failure(PopcornError(kind, "because")), .success("new"))
        #expect(try await reading.read().origin == .stale)
        reading.clock.advance(by: 29)

        let result = try await reading.read()
        #expect(result.origin == .stale)
        #expect(result.failure?.kind == kind)
        #expect(reading.requests == 1)

        reading.clock.advance(by: 1)
        #expect(try await reading.read().value == "new")
    }

    @Test(arguments: [PopcornError.Kind.invalidInput, .storage])
    func `a failure that is not from TMDb does not start a backoff`(kind: PopcornError.Kind) async throws {
        reading.store.put("old", cachedAt: reading.clock.now - 9 * 86_400)
        reading.tmdb(.failure(PopcornError(kind, "because")), .success("new"))

        #expect(await reading.failure()?.kind == kind)
        #expect(try await reading.read().value == "new")
    }

    @Test
    func `at capacity, keys whose backoff has ended are removed, then all keys`() {
        let backoff = Backoff<TestKey>()
        let start = reading.clock.clock.uptime
        for id in 1...4096 { backoff.failed(TestKey(id: id), .unavailable, now: start) }
        let later = start + .seconds(31)
        backoff.failed(TestKey(id: 5000), .unavailable, now: later)
        backoff.failed(TestKey(id: 1), .unavailable, now: later)
        #expect(backoff.reason(TestKey(id: 1), now: later + .seconds(29)) == .unavailable)
        #expect(backoff.reason(TestKey(id: 1), now: later + .seconds(31)) == nil, "it counts as the first failure")

        for id in 1...5000 { backoff.failed(TestKey(id: id), .unavailable, now: later) }
        #expect(backoff.reason(TestKey(id: 2), now: later + .seconds(1)) == nil)
        #expect(backoff.reason(TestKey(id: 5000), now: later + .seconds(1)) == .unavailable)
    }

    @Test
    func `an explicit refresh ignores the backoff`() async throws {
        stale()
        reading.tmdb(.failure(.unavailable), .success("new"))
        _ = try await reading.read()
        await reading.settled()

        #expect(try await reading.read(.refresh).value == "new")
        reading.store.put("old", cachedAt: reading.clock.now - 2 * 86_400)
        #expect(try await reading.read().failure == nil, "a success ends the backoff")
    }

    @Test
    func `an absent value is fetched during the backoff unless the read fails fast`() async throws {
        reading.tmdb(.failure(.unavailable))
        #expect(await reading.failure() == .unavailable)
        #expect(await reading.failure() == .unavailable)
        #expect(reading.requests == 2)

        await #expect(throws: PopcornError.unavailable) { try await reading.read(failsFastDuringBackoff: true) }
        #expect(reading.requests == 2)
    }

    @Test
    func `no refresh starts before the Retry-After of a 429 has elapsed`() async throws {
        reading.tmdb(
            .failure(PopcornError(.rateLimited(retryAfter: .seconds(60)), "slow down")), .success("new"))
        _ = await reading.failure(key: TestKey(id: 1))
        stale(TestKey(id: 2))
        _ = try await reading.read(key: TestKey(id: 2))
        reading.clock.advance(by: 59)
        _ = try await reading.read(key: TestKey(id: 2))
        #expect(reading.environment.refreshes.waitingCount == 1)
        #expect(reading.requests == 1)

        reading.clock.advance(by: 1)
        _ = try await reading.read(key: TestKey(id: 2))
        await reading.settled()
        #expect(reading.requests == 2)
        #expect(try await reading.read(key: TestKey(id: 2)).value == "new")
    }

    @Test
    func `failures during a backoff do not extend it`() async throws {
        stale()
        reading.tmdb(.failure(.unavailable))
        for _ in 0..<5 { _ = await reading.failure(.refresh) }
        reading.clock.advance(by: 30)
        _ = try await reading.read()
        await reading.settled()

        #expect(reading.requests == 6)
    }

    @Test(arguments: [(Duration?.none, 30.0), (.seconds(600), 600), (.seconds(901), 900), (.seconds(9e6), 900)])
    func `the pause is the Retry-After, by default 30 seconds and at most 15 minutes`(
        retryAfter: Duration?, delay: TimeInterval
    ) async throws {
        reading.tmdb(.failure(PopcornError(.rateLimited(retryAfter: retryAfter), "slow down")), .success("new"))
        _ = await reading.failure(key: TestKey(id: 1))
        reading.clock.advance(by: delay - 1)
        stale(TestKey(id: 2))
        _ = try await reading.read(key: TestKey(id: 2))
        #expect(reading.environment.refreshes.waitingCount == 1)
        #expect(reading.requests == 1)

        reading.clock.advance(by: 1)
        try #require(reading.environment.workload.refreshesPausedUntil == nil)
        _ = try await reading.read(key: TestKey(id: 2))
        await reading.settled()

        #expect(reading.requests == 2)
    }

    @Test(arguments: [-400 * 86_400.0, 400 * 86_400.0])
    func `a correction of the clock changes neither a pause nor a backoff`(correction: TimeInterval) async throws {
        reading.tmdb(
            .failure(PopcornError(.rateLimited(retryAfter: .seconds(60)), "slow down")), .failure(.unavailable))
        _ = await reading.failure(key: TestKey(id: 1))
        reading.clock.adjust(by: correction)
        #expect(reading.environment.workload.refreshesPausedUntil == reading.clock.now + 60)
        stale(TestKey(id: 2))
        _ = try await reading.read(key: TestKey(id: 2))
        reading.clock.advance(by: 59)
        _ = try await reading.read(key: TestKey(id: 2))
        #expect(reading.requests == 1)
        reading.clock.advance(by: 1)
        #expect(reading.environment.workload.refreshesPausedUntil == nil)
        _ = try await reading.read(key: TestKey(id: 2))
        await reading.settled()
        #expect(reading.requests == 2)

        reading.clock.adjust(by: correction)
        stale(TestKey(id: 2))
        let old = try await reading.read(key: TestKey(id: 2))
        #expect(old.failure == .unavailable)
        reading.clock.advance(by: 30)
        _ = try await reading.read(key: TestKey(id: 2))
        await reading.settled()
        #expect(reading.requests == 3)
    }

    @Test
    func `a shorter pause does not shorten a longer one`() async throws {
        reading.tmdb(
            .failure(PopcornError(.rateLimited(retryAfter: .seconds(600)), "slow down")),
            .failure(PopcornError(.rateLimited(retryAfter: .seconds(10)), "slow down")), .success("new"))
        for id in 1...2 { _ = await reading.failure(key: TestKey(id: id)) }
        reading.clock.advance(by: 599)
        stale(TestKey(id: 3))
        _ = try await reading.read(key: TestKey(id: 3))

        #expect(reading.environment.refreshes.waitingCount == 1)
        #expect(reading.requests == 2)
    }

    @TaskLocal private static var caller: String?

    @Test(arguments: [false, true])
    func `a value that was fetched while the cache was read is not refreshed`(isBatch: Bool) async throws {
        stale()
        reading.tmdb(.success("new"))
        reading.store.state.withLockedValue {
            $0.afterRead = { [reading] in
                reading.store.state.withLockedValue { $0.afterRead = nil }
                _ = try? await reading.read(.refresh)
            }
        }
        if isBatch {
            _ = await reading.reader.read([TestKey()], .cacheFirst, including: ()) { _, _ throws(PopcornError) in
                Issue.record("a second request was sent")
                return "newer"
            }
        } else {
            #expect(try await reading.read().origin == .stale)
        }
        await reading.settled()

        #expect(reading.requests == 1)
        #expect(reading.store[TestKey()]?.value == "new")
    }

    @Test
    func `a refresh does not inherit task-local values`() async throws {
        stale()
        let callers = NIOLockedValueBox<[String?]>([])
        _ = try await Self.$caller.withValue("somebody") {
            try await reading.reader.read(TestKey(), .cacheFirst, including: ()) { _, _ throws(PopcornError) in
                callers.withLockedValue { $0.append(Self.caller) }
                return "new"
            }
        }
        await reading.settled()

        #expect(callers.withLockedValue(\.self) == [nil])
    }

    @Test
    func `the oldest waiting refresh is dropped if more than 1,000 wait`() async throws {
        let gate = Gate()
        let dropped = NIOLockedValueBox<[Int]>([])
        for number in 1...1005 {
            reading.environment.refreshes.add("\(number)") {
                await gate.pass()
            } dropped: {
                dropped.withLockedValue { $0.append(number) }
            }
        }

        #expect(reading.environment.refreshes.waitingCount == 1000)
        #expect(dropped.withLockedValue(\.self) == [5])
        gate.open()
        await reading.settled()
    }

    @Test
    func `four refreshes run at a time and the others wait`() async throws {
        let gate = Gate()
        reading.tmdb(.success("new"), gate: gate)
        for id in 1...10 {
            stale(TestKey(id: id))
            _ = try await reading.read(key: TestKey(id: id))
        }
        await gate.reached(4)
        #expect(reading.environment.refreshes.waitingCount == 6)
        #expect(reading.requests == 4)

        gate.open()
        await reading.settled()
        #expect(reading.requests == 10)
    }

    @Test
    func `a dropped refresh may be queued again`() async throws {
        let gate = Gate()
        let tasks = OwnedTasks()
        let queue = RefreshQueue(limit: 1, capacity: 2, clock: .system, tasks: tasks)
        let begun = NIOLockedValueBox<[String]>([])
        let dropped = NIOLockedValueBox<[String]>([])
        func add(_ key: String) {
            queue.add(key) {
                begun.withLockedValue { $0.append(key) }
                await gate.pass()
            } dropped: {
                dropped.withLockedValue { $0.append(key) }
            }
        }
        for key in ["1", "2", "3", "4", "3"] { add(key) }
        gate.open()
        while tasks.count + queue.waitingCount > 0, !Task.isCancelled { await Task.yield() }
        #expect(begun.withLockedValue(\.self) == ["1", "3", "4"])

        add("2")
        while tasks.count + queue.waitingCount > 0, !Task.isCancelled { await Task.yield() }
        #expect(begun.withLockedValue(\.self) == ["1", "3", "4", "2"], "a dropped refresh may be queued again")
        #expect(dropped.withLockedValue(\.self) == ["2"])
    }

    // MARK: Shutdown

    @Test
    func `shutdown waits for a running refresh`() async throws {
        let gate = Gate()
        let grace = Gate()
        let reading = TestReading { _ in await grace.pass() }
        reading.store.put("old", cachedAt: reading.clock.now - 2 * 86_400)
        reading.tmdb(.success("new"), gate: gate)
        _ = try await reading.read()
        await gate.reached()
        #expect(reading.priorities == [.background])
        let shutdown = Task { await reading.environment.shutdown() }
        await grace.reached()
        #expect(reading.priorities == [.interactive])
        gate.open()
        await shutdown.value

        #expect(reading.store[TestKey()]?.value == "new")
    }

    @Test
    func `shutdown waits for a refresh whose request is not sent yet`() async throws {
        let reading = TestReading { _ in await Gate().pass() }
        reading.store.put("old", cachedAt: reading.clock.now - 2 * 86_400)
        reading.tmdb(.success("new"))
        #expect(try await reading.read().origin == .stale)
        await reading.environment.shutdown()

        #expect(reading.store[TestKey()]?.value == "new")
    }

    @Test
    func `shutdown cancels and awaits a refresh that exceeds the grace period`() async throws {
        let gate = Gate()
        let graces = NIOLockedValueBox<[Duration]>([])
        let reading = TestReading { duration in graces.withLockedValue { $0.append(duration) } }
        reading.store.put("old", cachedAt: reading.clock.now - 2 * 86_400)
        reading.tmdb(.success("new"), gate: gate)
        _ = try await reading.read()
        await gate.reached()
        await reading.environment.shutdown()

        #expect(graces.withLockedValue(\.self) == [.seconds(5)])
        #expect(reading.environment.pendingWorkCount == 0)
        #expect(reading.store[TestKey()]?.value == "old")
    }

    @Test
    func `shutdown drops waiting refreshes`() async throws {
        let gate = Gate()
        reading.tmdb(.success("new"), gate: gate)
        for id in 1...6 {
            stale(TestKey(id: id))
            _ = try await reading.read(key: TestKey(id: id))
        }
        await gate.reached(4)
        await reading.environment.shutdown()

        #expect(reading.requests == 4)
        #expect(reading.refreshes("dropped") == 2)
    }

    @Test
    func `after the shutdown, reads are served only from the cache`() async throws {
        await reading.environment.shutdown()
        await reading.environment.shutdown()
        stale()
        reading.tmdb(.success("new"))

        #expect(try await reading.read().value == "old")
        #expect(await reading.failure(.refresh)?.kind == .unavailable)
        #expect(reading.requests == 0)
    }

    @Test
    func `a read that the shutdown cancels throws unavailable`() async throws {
        let gate = Gate()
        reading.tmdb(.success("new"), gate: gate)
        let reader = Task { await reading.failure() }
        await gate.reached()
        await reading.environment.shutdown()

        #expect(await reader.value == PopcornError(.unavailable, "The services were shut down"))
    }
}
