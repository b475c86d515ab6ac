import CoreDomain
import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import PopcornCaching

/// Tests of the changes that a reader announces to observers.
@Suite(.timeLimit(.minutes(5)))
struct ChangeTests {

    private let reading = TestReading()
    private let observer = ChangeObserver()

    /// Reads a value with the observer, and consumes the change that storing the first response causes.
    private func read(_ key: TestKey = TestKey(), _ policy: ReadPolicy = .cacheFirst) async throws {
        for policy in [policy, .cacheOnly] {
            _ = try await observer.reading { [reading] () throws(PopcornError) in
                try await reading.read(policy, key: key)
            }
            if policy == .cacheOnly { break }
            _ = await observer.change()
        }
    }

    /// Returns whether a change has not been reported yet.
    private func hasChanged() async -> Bool {
        let waiting = Task { [observer] in await observer.change() }
        waiting.cancel()
        return await waiting.value
    }

    @Test
    func `a value stored under a key is announced for its language only`() async throws {
        reading.tmdb(.success("old"), .success("new"), .success("neu"))
        try await read()
        #expect(await hasChanged() == false)

        #expect(try await reading.read(.refresh).value == "new")
        #expect(await hasChanged())

        _ = try await reading.read(.refresh, key: TestKey(languageTag: "de-DE"))
        _ = try await reading.read(.refresh, key: TestKey(id: 7))
        #expect(await hasChanged() == false)
    }

    @Test
    func `content that two values share is announced for both`() async throws {
        reading.tmdb(.success("a b"), .success("c d"), .success("b c"))
        try await read()
        try await read(TestKey(id: 7))
        try await read(TestKey(), .cacheOnly)
        #expect(await hasChanged() == false)

        _ = try await reading.read(.refresh, key: TestKey(id: 8))
        #expect(await hasChanged())
        reading.tmdb(.success("x"))
        _ = try await reading.read(.refresh, key: TestKey(id: 9))
        #expect(await hasChanged() == false)
    }

    @Test
    func `a background refresh is announced`() async throws {
        reading.store.put("old", cachedAt: reading.clock.now - 2 * 86_400)
        reading.tmdb(.success("new"))
        _ = try await observer.reading { [reading] () throws(PopcornError) in try await reading.read() }
        #expect(await observer.change())
        #expect(reading.store[TestKey()]?.value == "new")
    }

    @Test
    func `a not-found response is announced`() async throws {
        reading.tmdb(.success("old"), .failure(.notFound))
        try await read()
        _ = await reading.failure(.refresh)
        #expect(await hasChanged())
    }

    @Test
    func `a failure, a read, a removal and a failed write are not announced`() async throws {
        reading.tmdb(.success("old"), .failure(.unavailable), .success("new"))
        try await read()
        _ = await reading.failure(.refresh)
        _ = try await reading.read()
        try await reading.reader.remove(TestKey())
        reading.store.state.withLockedValue { $0.failure = PopcornError(.storage, "full") }
        #expect(try await reading.read(.refresh).value == "new")
        #expect(await hasChanged() == false)
    }

    @Test
    func `a change during a read is not lost`() async throws {
        let gate = Gate()
        reading.store.put("old", cachedAt: reading.clock.now)
        reading.tmdb(.success("new"), gate: gate)
        let refresh = Task { [reading] in try await reading.read(.refresh) }
        await gate.reached()
        reading.store.state.withLockedValue {
            $0.afterRead = { [store = reading.store] in
                gate.open()
                while store[TestKey()]?.value != "new", !Task.isCancelled { await Task.yield() }
            }
        }
        let result = try await observer.reading { [reading] () throws(PopcornError) in
            try await reading.reader.read(TestKey(), .cacheFirst, including: ()) { _, _ throws(PopcornError) in
                throw .unavailable
            }
        }
        #expect(result.value == "old")
        _ = try await refresh.value
        #expect(await hasChanged())
    }

    @Test
    func `the shutdown ends the observers`() async throws {
        reading.store.put("old", cachedAt: reading.clock.now)
        try await read(TestKey(), .cacheOnly)
        let waiting = Task { [observer] in await observer.change() }
        await reading.environment.shutdown()
        #expect(await waiting.value == false)
        #expect(reading.environment.changes.observerCount == 0)
    }
}
