import Caching
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MetricsTestKit
import NIOConcurrencyHelpers
import Testing

/// Each cell of the reader's table: what is stored, by what policy it is read, with TMDb up and down.
@Suite(.timeLimit(.minutes(1)))
struct CachedReaderTests {

    private let reading = TestReading()

    private var start: Date { reading.clock.now }

    private func age(days: Double) {
        reading.storage.put("old", cachedAt: start - days * 86_400)
    }

    // MARK: Fresh

    @Test(arguments: [ReadPolicy.cacheFirst, .cacheOnly])
    func `a fresh value is given, and no request made`(policy: ReadPolicy) async throws {
        age(days: 0.5)
        let answer = try await reading.read(policy)

        #expect(answer == Sourced("old", origin: .cache, cachedAt: start - 43_200))
        #expect(reading.requests == 0)
        #expect(reading.reads("hit") == 1)
    }

    @Test(arguments: [0.5, 2, 9, 200])
    func `a refresh asks TMDb whatever is stored`(days: Double) async throws {
        age(days: days)
        reading.tmdb(.success("new"))
        let answer = try await reading.read(.refresh)

        #expect(answer == Sourced("new", origin: .network, cachedAt: start))
        #expect(reading.storage[TestKey()]?.value == "new")
        #expect(reading.reads("miss") == 1)
    }

    @Test(arguments: [0.5, 2, 9, 200])
    func `a refresh that fails says so and keeps the old value`(days: Double) async throws {
        age(days: days)
        reading.tmdb(.failure(.unavailable))

        #expect(await reading.failure(.refresh) == .unavailable)
        #expect(reading.storage[TestKey()]?.value == "old")
    }

    @Test
    func `a value that hardly changes is fresh for longer`() async throws {
        reading.storage.put("settled", cachedAt: start - 6 * 86_400)

        #expect(try await reading.read().origin == .cache)
        reading.clock.advance(by: 86_400)
        #expect(try await reading.read().origin == .stale)
    }

    // MARK: Stale

    @Test
    func `a stale value is given at once and refreshed in the background`() async throws {
        age(days: 2)
        let gate = Gate()
        reading.tmdb(.success("new"), gate: gate)
        let answer = try await reading.read()

        #expect(answer == Sourced("old", origin: .stale, cachedAt: start - 2 * 86_400))
        #expect(reading.reads("stale_hit") == 1)

        gate.open()
        await reading.settled()
        #expect(try await reading.read() == Sourced("new", origin: .cache, cachedAt: start))
        #expect(reading.requests == 1)
        #expect(reading.refreshes("refresh") == 1)
    }

    @Test
    func `a stale value that many read is refreshed once`() async throws {
        age(days: 2)
        let gate = Gate()
        reading.tmdb(.success("new"), gate: gate)
        for _ in 0..<20 { _ = try await reading.read() }
        gate.open()
        await reading.settled()

        #expect(reading.requests == 1)
    }

    @Test
    func `an outdated value is refreshed although it is young`() async throws {
        reading.storage.put("old", cachedAt: start, isFromOlderSchema: true)
        reading.tmdb(.success("new"))

        #expect(try await reading.read().origin == .stale)
        await reading.settled()
        #expect(try await reading.read().value == "new")
    }

    @Test
    func `a stale value is given offline and not refreshed`() async throws {
        age(days: 2)
        let answer = try await reading.read(.cacheOnly)

        #expect(answer == Sourced("old", origin: .stale, cachedAt: start - 2 * 86_400))
        #expect(reading.environment.pendingWorkCount == 0)
        #expect(reading.requests == 0)
    }

    // MARK: Expired

    @Test
    func `an expired value is fetched anew`() async throws {
        age(days: 9)
        reading.tmdb(.success("new"))

        #expect(try await reading.read() == Sourced("new", origin: .network, cachedAt: start))
    }

    @Test(arguments: [PopcornError.Kind.unavailable, .rateLimited(retryAfter: .seconds(9)), .undecodable])
    func `an expired value is given if TMDb fails, with the failure beside it`(kind: PopcornError.Kind) async throws {
        age(days: 9)
        let failure = PopcornError(kind, "because")
        reading.tmdb(.failure(failure))
        let answer = try await reading.read()

        #expect(answer == Sourced("old", origin: .stale, cachedAt: start - 9 * 86_400, failure: failure))
        #expect(answer.failure == failure)
        #expect(reading.requests == 1)
    }

    @Test
    func `an expired value is no answer to a credential that TMDb refuses`() async throws {
        age(days: 9)
        reading.tmdb(.failure(PopcornError(.unauthorised, "no")))

        #expect(await reading.failure()?.kind == .unauthorised)
    }

    @Test
    func `an expired value is given offline`() async throws {
        age(days: 9)

        #expect(try await reading.read(.cacheOnly).origin == .stale)
        #expect(reading.requests == 0)
    }

    // MARK: Older than TMDb's terms allow

    @Test
    func `a value that is too old is fetched anew, and never given`() async throws {
        age(days: 200)
        reading.tmdb(.failure(.unavailable), .success("new"))

        #expect(await reading.failure() == .unavailable)
        #expect(try await reading.read() == Sourced("new", origin: .network, cachedAt: start))
    }

    @Test
    func `a value that is too old is not in the cache`() async throws {
        age(days: 200)

        #expect(await reading.failure(.cacheOnly)?.kind == .notCached)
        #expect(reading.storage[TestKey()] != nil, "a read deletes nothing")
    }

    // MARK: Known to be missing

    @Test
    func `what TMDb lacks is not asked for again within an hour`() async throws {
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
    func `a refresh asks again for what TMDb lacked`() async throws {
        reading.tmdb(.failure(.notFound), .success("new"))
        #expect(await reading.failure()?.kind == .notFound)

        #expect(try await reading.read(.refresh).value == "new")
        #expect(try await reading.read().origin == .cache)
    }

    @Test
    func `a title that TMDb has deleted is forgotten`() async throws {
        age(days: 9)
        reading.tmdb(.failure(.notFound))

        #expect(await reading.failure()?.kind == .notFound)
        #expect(reading.storage[TestKey()] == nil)
    }

    @Test(arguments: [
        PopcornError.Kind.unauthorised, .rateLimited(retryAfter: nil), .unavailable, .undecodable, .invalidInput,
    ])
    func `no other failure is remembered as an answer`(kind: PopcornError.Kind) async throws {
        reading.tmdb(.failure(PopcornError(kind, "because")), .success("new"))
        #expect(await reading.failure()?.kind == kind)

        #expect(reading.storage.state.withLockedValue(\.missing).isEmpty)
        #expect(try await reading.read().value == "new")
    }

    @Test
    func `a read counts once, as what the caller got`() async throws {
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
    func `what is absent is fetched and stored`() async throws {
        reading.tmdb(.success("new"))

        #expect(try await reading.read() == Sourced("new", origin: .network, cachedAt: start))
        #expect(try await reading.read() == Sourced("new", origin: .cache, cachedAt: start))
        #expect(reading.requests == 1)
        #expect(reading.reads("miss") == 1)
    }

    @Test
    func `what is absent is not in the cache, which is a failure of its own`() async throws {
        let failure = await reading.failure(.cacheOnly)

        #expect(failure?.kind == .notCached)
        #expect(reading.reads("miss") == 1)
        #expect(
            failure?.message == "movie 550 is not in the cache in language en-GB; ask once with the network allowed")
    }

    // MARK: The cache's own failures

    @Test
    func `a cache that cannot be written costs the caller nothing`() async throws {
        reading.tmdb(.success("new"))
        reading.storage.state.withLockedValue { $0.failure = PopcornError(.storage, "disk full") }

        #expect(try await reading.read(.refresh).value == "new")
        #expect(await reading.failure()?.kind == .storage, "a cache that cannot be read is not hidden")
    }

    @Test
    func `a cancelled caller gets neither value nor request`() async throws {
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
    func `languages are apart`() async throws {
        age(days: 0.5)
        reading.tmdb(.success("neu"))

        #expect(try await reading.read(key: TestKey(languageTag: "de-DE")).value == "neu")
        #expect(try await reading.read().value == "old")
    }

    @Test
    func `TMDb and the database are timed`() async throws {
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
