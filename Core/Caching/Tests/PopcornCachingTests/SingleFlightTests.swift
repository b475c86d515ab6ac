import CoreDomain
import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import PopcornCaching

/// Tests of concurrent reads of the same key.
@Suite(.timeLimit(.minutes(5)))
struct SingleFlightTests {

    private let gate = Gate()
    private let reading = TestReading()

    private func readers(_ count: Int, _ policy: ReadPolicy = .cacheFirst) async -> [Task<String, any Error>] {
        let tasks = (0..<count).map { _ in Task { try await reading.read(policy).value } }
        await waiters(count)
        return tasks
    }

    /// Waits until a number of callers wait for the request.
    private func waiters(_ count: Int) async {
        while (reading.reader.waiterCount(for: TestKey()) ?? 0) < count, !Task.isCancelled { await Task.yield() }
    }

    @Test(arguments: [ReadPolicy.cacheFirst, .refresh])
    func `a hundred concurrent reads share one request and one write`(policy: ReadPolicy) async throws {
        reading.tmdb(.success("new"), gate: gate)
        let tasks = await readers(100, policy)
        gate.open()

        for task in tasks { #expect(try await task.value == "new") }
        #expect(reading.requests == 1)
        #expect(reading.store.state.withLockedValue(\.stores) == 1)
        #expect(reading.reads("miss") == 1)
        #expect(reading.reads("shared_flight") == 99)
    }

    @Test
    func `a read that follows a fetch is answered by the cache`() async throws {
        reading.tmdb(.success("new"))
        // Many tasks, so that a reader often continues on another thread than the flight.
        try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<32 {
                group.addTask { [reading] in
                    var count = 0
                    for id in task * 1000..<task * 1000 + 500 {
                        _ = try await reading.read(key: TestKey(id: id))
                        if try await reading.read(key: TestKey(id: id)).origin == .cache { count += 1 }
                    }
                    return count
                }
            }
            for try await count in group { #expect(count == 500) }
        }
    }

    @Test
    func `cancelling the first caller does not affect the others`() async throws {
        reading.tmdb(.success("new"), gate: gate)
        let first = Task { try await reading.read().value }
        await gate.reached()
        let others = await readers(4)
        first.cancel()
        await #expect(throws: PopcornError(.cancelled, "The request for movie 550 was cancelled")) {
            try await first.value
        }
        gate.open()

        for task in others { #expect(try await task.value == "new") }
        #expect(reading.requests == 1)
    }

    @Test
    func `a request without waiters is cancelled, and a new caller sends its own`() async throws {
        reading.tmdb(.success("new"), gate: gate)
        let tasks = await readers(2)
        for task in tasks { task.cancel() }
        for task in tasks { _ = await task.result }
        #expect(reading.reader.waiterCount(for: TestKey()) == nil)
        // The cancelled request ends although the gate is still closed.
        await reading.settled()

        gate.open()
        #expect(try await reading.read().value == "new")
        #expect(reading.requests == 2)
    }

    @Test
    func `a caller that joins a request skips the cache read`() async throws {
        reading.tmdb(.success("new"), gate: gate)
        let first = Task { try await reading.read().value }
        await gate.reached()
        let reads = reading.store.state.withLockedValue(\.reads)
        let others = (0..<5).map { _ in Task { try await reading.read().value } }
        await waiters(6)
        gate.open()

        for task in [first] + others { #expect(try await task.value == "new") }
        #expect(reading.store.state.withLockedValue(\.reads) == reads)
    }

    @Test
    func `all waiters receive the error of the request`() async throws {
        reading.tmdb(.failure(.unavailable), gate: gate)
        let tasks = await readers(3)
        gate.open()

        for task in tasks {
            await #expect(throws: PopcornError.unavailable) { try await task.value }
        }
        #expect(reading.requests == 1)
    }

    @Test
    func `all waiters receive a stale-if-error value if TMDb fails`() async throws {
        reading.store.put("old", cachedAt: reading.clock.now - 9 * 86_400)
        reading.tmdb(.failure(.unavailable), gate: gate)
        let tasks = await readers(3)
        gate.open()

        for task in tasks { #expect(try await task.value == "old") }
    }

    @Test
    func `a refresh joins a background refresh in flight`() async throws {
        reading.store.put("old", cachedAt: reading.clock.now - 2 * 86_400)
        reading.tmdb(.success("new"), gate: gate)
        #expect(try await reading.read().value == "old")
        await gate.reached()
        let refresh = Task { try await reading.read(.refresh).value }
        await waiters(2)
        gate.open()

        #expect(try await refresh.value == "new")
        await reading.settled()
        #expect(reading.requests == 1)
    }

    @Test
    func `a refresh in flight does not delay reads of a fresh value`() async throws {
        reading.store.put("old", cachedAt: reading.clock.now)
        reading.tmdb(.success("new"), gate: gate)
        let refresh = Task { try await reading.read(.refresh).value }
        await gate.reached()

        #expect(try await reading.read().value == "old")
        gate.open()
        #expect(try await refresh.value == "new")
    }

    @Test
    func `a request in flight during a purge is not cached`() async throws {
        reading.tmdb(.success("new"), gate: gate)
        let tasks = await readers(2)
        reading.environment.revokeWrites()
        gate.open()

        for task in tasks { #expect(try await task.value == "new") }
        #expect(reading.store[TestKey()] == nil)
    }

    @Test
    func `after a purge, a new caller sends a request and its response is cached`() async throws {
        reading.tmdb(.success("new"), gate: gate)
        let task = Task { try await reading.read().value }
        await gate.reached()
        reading.environment.revokeWrites()
        let newCaller = Task { try await reading.read().value }
        await gate.reached(2)
        gate.open()

        for task in [task, newCaller] { #expect(try await task.value == "new") }
        #expect(reading.requests == 2)
        #expect(reading.store[TestKey()]?.value == "new")
    }

    @Test
    func `completing a revoked flight does not affect the next flight`() async throws {
        let flights = SingleFlight<TestKey, String>()
        let gates = [Gate(), Gate()]
        func joinFlight(_ gate: Gate) -> Task<Void, any Error> {
            Task {
                _ = try await flights.join(TestKey(), after: nil, isCacheMiss: true) { () throws(PopcornError) in
                    await gate.pass()
                    return "new"
                }
            }
        }
        let first = joinFlight(gates[0])
        await gates[0].reached()
        flights.revoke(TestKey())
        let second = joinFlight(gates[1])
        await gates[1].reached()
        gates[0].open()
        try await first.value

        #expect(flights.waiterCount(for: TestKey()) == 1)
        gates[1].open()
        try await second.value
    }

    @Test
    func `a purge before the write prevents the write`() async throws {
        let writing = Gate()
        let reading = TestReading(store: TestStore(gate: writing))
        reading.tmdb(.success("new"))
        let task = Task { try await reading.read().value }
        await writing.reached()
        reading.environment.revokeWrites()
        writing.open()

        #expect(try await task.value == "new")
        #expect(reading.store[TestKey()] == nil)
    }

    @Test
    func `the result of a fetch is not cached if the write permit of its key was revoked`() async throws {
        reading.tmdb(.success("before"), gate: gate)
        let task = Task { try await reading.read().value }
        await gate.reached()
        reading.reader.revokeWrites { $0 != TestKey() }
        reading.reader.revokeWrites { $0 == TestKey() }
        gate.open()

        #expect(try await task.value == "before")
        #expect(reading.store[TestKey()] == nil)
    }

    @Test
    func `a new caller sends its own request after a removal`() async throws {
        reading.tmdb(.success("before"), .success("after"), gate: gate)
        let task = Task { try await reading.read().value }
        await gate.reached()
        try await reading.reader.remove(TestKey())
        let newCaller = Task { try await reading.read().value }
        await gate.reached(2)
        gate.open()

        #expect(Set([try await task.value, try await newCaller.value]) == ["before", "after"])
        #expect(reading.requests == 2)
        #expect(reading.store[TestKey()]?.value != nil)
    }

    @Test
    func `a caller that read the cache before a flight completed reads it again`() async throws {
        let flights = SingleFlight<TestKey, String>()
        let marker = flights.markCacheRead(for: TestKey())
        _ = try await flights.join(TestKey(), after: nil, isCacheMiss: true) { () throws(PopcornError) in "new" }

        let joinResult = try await flights.join(TestKey(), after: marker, isCacheMiss: true) {
            () throws(PopcornError) in
            Issue.record("a second request")
            return "newer"
        }
        guard case .readAgain = joinResult else {
            Issue.record("the caller did not read the cache again")
            return
        }
        let later = flights.markCacheRead(for: TestKey())
        let second = try await flights.join(TestKey(), after: later, isCacheMiss: true) { () throws(PopcornError) in "2"
        }
        guard case .completed(.success("2"), isShared: false) = second else {
            Issue.record("a later caller did not start its own flight")
            return
        }
    }

    @Test
    func `a caller reads again after a not-found response, not after a failure`() async throws {
        let flights = SingleFlight<TestKey, String>()
        for (failure, asksAgain) in [(PopcornError.notFound, false), (.unavailable, true)] {
            let marker = flights.markCacheRead(for: TestKey())
            _ = try await flights.join(TestKey(), after: nil, isCacheMiss: true) { () throws(PopcornError) in
                throw failure
            }

            let joinResult = try await flights.join(TestKey(), after: marker, isCacheMiss: true) {
                () throws(PopcornError) in
                "new"
            }
            if case .completed = joinResult { #expect(asksAgain) } else { #expect(!asksAgain) }
        }
    }

    @Test
    func `many concurrent reads of many keys send one request per key`() async throws {
        reading.tmdb(.success("new"))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<2000 {
                group.addTask { _ = try await reading.read(key: TestKey(id: number % 20)) }
            }
            try await group.waitForAll()
        }
        #expect(reading.requests == 20)
    }

    @Test
    func `completions older than the last 1,024 are discarded`() {
        var completions = RecentCompletions<TestKey>()
        completions.record(TestKey(id: 1))
        #expect(completions.hasCompleted(TestKey(id: 1), since: 0))
        #expect(!completions.hasCompleted(TestKey(id: 1), since: 1))
        for id in 2...1024 { completions.record(TestKey(id: id)) }
        #expect(completions.hasCompleted(TestKey(id: 1), since: 0))
        completions.record(TestKey(id: 1025))
        #expect(!completions.hasCompleted(TestKey(id: 1), since: 0))
        #expect(completions.hasCompleted(TestKey(id: 2), since: 0))
        completions.record(TestKey(id: 2))
        completions.record(TestKey(id: 3))
        #expect(completions.hasCompleted(TestKey(id: 2), since: 1025))
    }
}

extension SingleFlight {

    /// Creates a registry whose flights write nothing.
    fileprivate convenience init() {
        self.init(
            tasks: OwnedTasks(), revocations: Revocations(), isWriteBlocked: { false },
            sleep: TestReading.endlessSleep)
    }

    /// Joins a flight that writes nothing.
    fileprivate func join(
        _ key: Key, after marker: CacheReadMarker?, isCacheMiss: Bool,
        _ fetch: @escaping @Sendable () async throws(PopcornError) -> Value
    ) async throws(PopcornError) -> JoinResult {
        try await join(
            key, after: marker, isCacheMiss: isCacheMiss,
            Work(admit: { .unleased }, fetch: fetch, store: { _, _ in }, late: { _ in .unavailable }))
    }
}
