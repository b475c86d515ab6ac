import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MetricsTestKit
import NIOConcurrencyHelpers
import PopcornCaching
import Testing

/// Tests of each cell of the table of `CachedReader`, with TMDb reachable and unreachable.
@Suite(.timeLimit(.minutes(5)))
struct CachedReaderTests {

    private let reading = TestReading()

    private var start: Date { reading.clock.now }

    private func age(days: Double) {
        reading.store.put("old", cachedAt: start - days * 86_400)
    }

    // MARK: Fresh

    @Test(arguments: [ReadPolicy.cacheFirst, .refresh])
    func `a fetch gets the stored value, which is read once`(policy: ReadPolicy) async throws {
        reading.store.put("old", cachedAt: start - 400 * 86_400)
        let result = try await reading.reader.read(TestKey(), policy, including: ()) { _, stored throws(PopcornError) in
            "new after \(try await stored() ?? "none")"
        }

        #expect(result.value == "new after old")
        #expect(reading.store.state.withLockedValue(\.reads) == 1)
    }

    @Test
    func `a fetch that does not need the stored value succeeds although it cannot be read`() async throws {
        reading.store.put("old", cachedAt: start)
        reading.store.state.withLockedValue { $0.failure = PopcornError(.storage, "damaged") }
        let result = try await reading.reader.read(TestKey(), .refresh, including: ()) {
            _, stored throws(PopcornError) in
            "new after \((try? await stored()) ?? "unknown")"
        }

        #expect(result.value == "new after unknown")
        #expect(reading.warnings == ["The response from TMDb was not cached"])
    }

    @Test
    func `a fetch that needs a stored value which cannot be read throws the error of the store`() async throws {
        let failure = PopcornError(.storage, "damaged")
        reading.store.put("old", cachedAt: start)
        reading.store.state.withLockedValue { $0.failure = failure }
        await #expect(throws: failure) {
            try await reading.reader.read(TestKey(), .refresh, including: ()) { _, stored throws(PopcornError) in
                "new after \(try await stored() ?? "none")"
            }
        }

        #expect(reading.store[TestKey()]?.value == "old")
        #expect(reading.warnings == [])
    }

    @Test
    func `a fetch after a cache miss has no stored value, and does not read the cache again`() async throws {
        let result = try await reading.reader.read(TestKey(), .cacheFirst, including: ()) {
            _, stored throws(PopcornError) in
            "new after \(try await stored() ?? "none")"
        }

        #expect(result.value == "new after none")
        #expect(reading.store.state.withLockedValue(\.reads) == 1)
    }

    @Test(arguments: [ReadPolicy.cacheFirst, .cacheOnly])
    func `a fresh value is returned without a request`(policy: ReadPolicy) async throws {
        age(days: 0.5)
        let result = try await reading.read(policy)

        #expect(result == Sourced("old", origin: .cache, cachedAt: start - 43_200))
        #expect(reading.requests == 0)
        #expect(reading.reads("hit") == 1)
    }

    @Test(arguments: [0.5, 2, 9, 200])
    func `a refresh sends a request regardless of the stored value`(days: Double) async throws {
        age(days: days)
        reading.tmdb(.success("new"))
        let result = try await reading.read(.refresh)

        #expect(result == Sourced("new", origin: .network, cachedAt: start))
        #expect(reading.store[TestKey()]?.value == "new")
        #expect(reading.reads("miss") == 1)
    }

    @Test(arguments: [0.5, 2, 9, 200])
    func `a failed refresh throws and keeps the old value`(days: Double) async throws {
        age(days: days)
        reading.tmdb(.failure(.unavailable))

        #expect(await reading.failure(.refresh) == .unavailable)
        #expect(reading.store[TestKey()]?.value == "old")
    }

    @Test
    func `a value that rarely changes is fresh for longer`() async throws {
        reading.store.put("settled", cachedAt: start - 6 * 86_400)

        #expect(try await reading.read().origin == .cache)
        reading.clock.advance(by: 86_400)
        #expect(try await reading.read().origin == .stale)
    }

    @Test
    func `a fetched and a cached value report when they become stale and expire`() async throws {
        reading.tmdb(.success("new"))
        let fetched = try await reading.read(.refresh)
        let cached = try await reading.read()
        #expect([fetched.origin, cached.origin] == [.network, .cache])
        for value in [fetched, cached] {
            let freshUntil = try #require(value.freshUntil)
            #expect(freshUntil > start && freshUntil <= start + 86_400)
            #expect(value.usableUntil == start + 180 * 86_400)
        }
        age(days: 2)
        let stale = try await reading.read(.cacheOnly)
        #expect(stale.origin == .stale)
        #expect(try #require(stale.freshUntil) < start)
        #expect(stale.usableUntil == start + 178 * 86_400)
    }

    // MARK: Stale

    @Test
    func `a stale value is returned immediately and refreshed in the background`() async throws {
        age(days: 2)
        let gate = Gate()
        reading.tmdb(.success("new"), gate: gate)
        let result = try await reading.read()

        #expect(result == Sourced("old", origin: .stale, cachedAt: start - 2 * 86_400))
        #expect(reading.reads("stale_hit") == 1)

        gate.open()
        await reading.settled()
        #expect(try await reading.read() == Sourced("new", origin: .cache, cachedAt: start))
        #expect(reading.requests == 1)
        #expect(reading.refreshes("refresh") == 1)
    }

    @Test
    func `a stale value is refreshed once for many reads`() async throws {
        age(days: 2)
        let gate = Gate()
        reading.tmdb(.success("new"), gate: gate)
        for _ in 0..<20 { _ = try await reading.read() }
        gate.open()
        await reading.settled()

        #expect(reading.requests == 1)
    }

    @Test
    func `a recent value from an older schema is refreshed`() async throws {
        reading.store.put("old", cachedAt: start, isOutdated: true)
        reading.tmdb(.success("new"))

        #expect(try await reading.read().origin == .stale)
        await reading.settled()
        #expect(try await reading.read().value == "new")
    }

    @Test
    func `a cache-only read returns a stale value without a refresh`() async throws {
        age(days: 2)
        let result = try await reading.read(.cacheOnly)

        #expect(result == Sourced("old", origin: .stale, cachedAt: start - 2 * 86_400))
        #expect(reading.environment.pendingWorkCount == 0)
        #expect(reading.requests == 0)
    }

    // MARK: Stale-if-error

    @Test
    func `a stale-if-error value is fetched`() async throws {
        age(days: 9)
        reading.tmdb(.success("new"))

        #expect(try await reading.read() == Sourced("new", origin: .network, cachedAt: start))
    }

    @Test(arguments: [
        PopcornError.Kind.unavailable, .rateLimited(retryAfter: .seconds(9)), .undecodable, .unauthorised,
        .overloaded(retryAfter: .seconds(9)),
    ])
    func `a stale-if-error value is returned with the failure if TMDb fails`(kind: PopcornError.Kind) async throws {
        age(days: 9)
        let failure = PopcornError(kind, "because")
        reading.tmdb(.failure(failure))
        let result = try await reading.read()

        #expect(result == Sourced("old", origin: .stale, cachedAt: start - 9 * 86_400, failure: failure))
        #expect(result.failure == failure)
        #expect(reading.requests == 1)
    }

    @Test
    func `a request that was not sent because too many wait does not delay the next request`() async throws {
        age(days: 9)
        reading.tmdb(.failure(PopcornError(.overloaded(retryAfter: .seconds(9)), "full")), .success("new"))

        #expect(try await reading.read().value == "old")
        #expect(try await reading.read() == Sourced("new", origin: .network, cachedAt: start))
        #expect(reading.requests == 2)
    }

    @Test
    func `a rejected credential is logged once a minute while old values are returned`() async throws {
        age(days: 9)
        reading.tmdb(.failure(PopcornError(.unauthorised, "no")))

        for _ in 0..<3 { #expect(try await reading.read().failure?.kind == .unauthorised) }
        #expect(reading.warnings.count == 1)
        #expect(reading.requests == 1)

        reading.clock.advance(by: 59)
        #expect(try await reading.read().value == "old")
        #expect(reading.warnings.count == 1)

        reading.clock.advance(by: 1)
        #expect(try await reading.read().value == "old")
        #expect(reading.warnings.count == 2)
    }

    @Test
    func `a stale value is returned with the rejection of its refresh, which is logged`() async throws {
        age(days: 2)
        reading.tmdb(.failure(PopcornError(.unauthorised, "no")))

        #expect(try await reading.read().failure == nil)
        await reading.settled()
        #expect(reading.warnings.isEmpty)
        #expect(try await reading.read().failure?.kind == .unauthorised)
        #expect(reading.warnings.count == 1)
    }

    @Test
    func `an expired value is not returned if TMDb rejects the credential`() async throws {
        age(days: 200)
        reading.tmdb(.failure(PopcornError(.unauthorised, "no")))

        #expect(await reading.failure()?.kind == .unauthorised)
        #expect(reading.warnings.isEmpty)
    }

    @Test
    func `a cache-only read returns a stale-if-error value`() async throws {
        age(days: 9)

        #expect(try await reading.read(.cacheOnly).origin == .stale)
        #expect(reading.requests == 0)
    }

    // MARK: Expired

    @Test
    func `an expired value is fetched and never returned`() async throws {
        age(days: 200)
        reading.tmdb(.failure(.unavailable), .success("new"))

        #expect(await reading.failure() == .unavailable)
        #expect(try await reading.read() == Sourced("new", origin: .network, cachedAt: start))
    }

    @Test
    func `a cache-only read of an expired value throws notCached`() async throws {
        age(days: 200)

        #expect(await reading.failure(.cacheOnly)?.kind == .notCached)
        #expect(reading.store[TestKey()] != nil, "a read does not delete the value")
    }

    // MARK: Not found

    @Test
    func `a not-found response is cached for an hour`() async throws {
        reading.tmdb(.failure(.notFound))
        #expect(await reading.failure()?.kind == .notFound)
        reading.clock.advance(by: 3599)

        #expect(await reading.failure()?.kind == .notFound)
        #expect(await reading.failure(.cacheOnly)?.kind == .notFound)
        #expect(reading.requests == 1)
        #expect(reading.reads("negative") == 2)

        reading.clock.advance(by: 1)
        #expect(await reading.failure(.cacheOnly)?.kind == .notCached)
        #expect(await reading.failure()?.kind == .notFound)
        #expect(reading.requests == 2)
    }

    @Test
    func `a value and a not-found response from before the clock was set back are fetched again`() async throws {
        reading.tmdb(.success("old"), .failure(.notFound), .success("new"))
        _ = try await reading.read()
        _ = await reading.failure(key: TestKey(id: 2))
        reading.clock.adjust(by: -3601)

        let stale = try await reading.read()
        await reading.settled()
        #expect(stale.value == "old")
        #expect(stale.origin == .stale)
        #expect(stale.freshUntil == reading.clock.now)
        #expect(try await reading.read() == Sourced("new", origin: .cache, cachedAt: reading.clock.now))
        #expect(try await reading.read(key: TestKey(id: 2)).value == "new")
    }

    @Test
    func `a refresh sends a request despite a cached not-found response`() async throws {
        reading.tmdb(.failure(.notFound), .success("new"))
        #expect(await reading.failure()?.kind == .notFound)

        #expect(try await reading.read(.refresh).value == "new")
        #expect(try await reading.read().origin == .cache)
    }

    @Test
    func `a not-found response deletes the stored value`() async throws {
        age(days: 9)
        reading.tmdb(.failure(.notFound))

        #expect(await reading.failure()?.kind == .notFound)
        #expect(reading.store[TestKey()] == nil)
    }

    @Test(arguments: [
        PopcornError.Kind.unauthorised, .rateLimited(retryAfter: nil), .unavailable, .undecodable, .invalidInput,
    ])
    func `other failures are not cached`(kind: PopcornError.Kind) async throws {
        reading.tmdb(.failure(PopcornError(kind, "because")), .success("new"))
        #expect(await reading.failure()?.kind == kind)

        #expect(reading.store.state.withLockedValue(\.notFound).isEmpty)
        #expect(try await reading.read().value == "new")
    }

    @Test
    func `a read is counted once, by the outcome for the caller`() async throws {
        age(days: 9)
        reading.tmdb(.failure(.unavailable))
        #expect(try await reading.read().origin == .stale)
        #expect(reading.reads("stale_hit") == 1)
        #expect(reading.reads("miss") == 0)

        #expect(await reading.failure(.refresh) == .unavailable)
        #expect(reading.reads("stale_hit") == 1)
        #expect(reading.reads("miss") == 1)
    }

    // MARK: Absent

    @Test
    func `an absent value is fetched and stored`() async throws {
        reading.tmdb(.success("new"))

        #expect(try await reading.read() == Sourced("new", origin: .network, cachedAt: start))
        #expect(try await reading.read() == Sourced("new", origin: .cache, cachedAt: start))
        #expect(reading.requests == 1)
        #expect(reading.reads("miss") == 1)
    }

    @Test
    func `a cache-only read of an absent value throws notCached`() async throws {
        let failure = await reading.failure(.cacheOnly)

        #expect(failure?.kind == .notCached)
        #expect(reading.reads("miss") == 1)
        #expect(
            failure?.message == "movie 550 is not in the cache in language en-GB; read it once with network access")
    }

    // MARK: Cache failures

    @Test
    func `a failed write does not affect the caller`() async throws {
        reading.tmdb(.success("new"))
        reading.store.state.withLockedValue { $0.failure = PopcornError(.storage, "disk full") }

        #expect(try await reading.read(.refresh).value == "new")
        #expect(await reading.failure()?.kind == .storage, "a failed cache read is not hidden")
    }

    @Test
    func `a cancelled caller gets a cancellation error`() async throws {
        age(days: 0.5)
        let reading = reading
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return await reading.failure()?.kind
        }
        task.cancel()

        #expect(await task.value == .cancelled)
    }

    @Test
    func `values are cached per language`() async throws {
        age(days: 0.5)
        reading.tmdb(.success("neu"))

        #expect(try await reading.read(key: TestKey(languageTag: "de-DE")).value == "neu")
        #expect(try await reading.read().value == "old")
    }

    @Test
    func `requests and database operations are timed`() async throws {
        reading.tmdb(.success("new"))
        _ = try await reading.read()

        #expect(try reading.metrics.expectTimer("popcorn_tmdb_duration", [("content", "movie")]).values.count == 1)
        for operation in ["read", "write"] {
            let timer = try reading.metrics.expectTimer(
                "popcorn_database_duration", [("content", "movie"), ("operation", operation)])
            #expect(timer.values.isEmpty == false)
        }
    }
}
