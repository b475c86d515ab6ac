#if PostgreSQL
import CoreDomain
import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornConcurrency
import PopcornPersistence
import Testing

@testable import CoreInfrastructure
@testable import PopcornPostgreSQL

@Suite(.timeLimit(.minutes(5)), .enabled(if: TestServer.isRunning)) struct PostgreSQLFetchLeasesTests {

    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    /// Has an element for each process that begins to wait.
    private let waits = AsyncStream.makeStream(of: Void.self)

    /// Runs work with the leases of two processes on a schema.
    private func withLeases(
        _ work:
            (_ first: PostgreSQLFetchLeases, _ second: PostgreSQLFetchLeases, PostgreSQLCache) async throws -> Void
    ) async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let schema = "leases_\(UInt64.random(in: 0..<(.max)))"
            let cache = try await PostgreSQLCache(.core, in: database, schema: schema, logger: logger)
            let changes = try (0..<2).map { _ in
                PostgreSQLChanges(try TestServer.address(), schema: schema, sender: database, logger: logger)
            }
            // A process that waits learns the end of a fetch from the notification, not from a check.
            let leases = changes.map { changes in
                PostgreSQLFetchLeases(
                    of: cache, changes,
                    sleep: { [waits] duration in
                        if duration == .milliseconds(500) { waits.continuation.yield() }
                        // Ends when the task is cancelled.
                        _ = await CancellablePromise<Void>().value()
                    })
            }
            for changes in changes {
                while !changes.isUnchanged(since: changes.mark(0)) { await Task.yield() }
            }
            try await work(leases[0], leases[1], cache)
            for changes in changes { await changes.close() }
        }
    }

    /// Returns the closure that releases an acquired lease; `nil` if the caller reads the cache again.
    private func release(_ admission: FetchAdmission) -> (@Sendable () async -> Void)? {
        if case .fetch(_, let release) = admission { release } else { nil }
    }

    /// Sets the times of all leases back.
    private func age(_ cache: PostgreSQLCache, by interval: String) async throws {
        try await cache.database.execute(
            """
            UPDATE \(cache.schema.quotedIdentifier).fetch_lease SET expires_at = expires_at - interval '\(interval)', \
            released_at = released_at - interval '\(interval)'
            """)
    }

    @Test func `one of two processes has the lease, and the other reads again when it is released`() async throws {
        try await withLeases { first, second, _ async throws in
            let release = try #require(release(await first.acquire("movie/550", .wait)))
            async let other = second.acquire("movie/550", .wait)
            #expect(self.release(await second.acquire("movie/550", .skip)) == nil)
            #expect(self.release(await second.acquire("movie/551", .wait)) != nil)
            for await _ in waits.stream { break }
            await release()
            #expect(self.release(await other) == nil)
        }
    }

    @Test func `a fetch that has just ended is not repeated, unless the cache was read again`() async throws {
        try await withLeases { first, second, cache async throws in
            await release(await first.acquire("movie/550", .wait))?()
            #expect(release(await second.acquire("movie/550", .wait)) == nil)
            #expect(release(await second.acquire("movie/550", .skip)) == nil)
            let again = release(await second.acquire("movie/550", .waitAfterReadingAgain))
            #expect(again != nil)
            await again?()
            try await age(cache, by: "2 seconds")
            #expect(release(await first.acquire("movie/550", .wait)) != nil)
        }
    }

    @Test func `a process can acquire its own lease again, and an earlier release does not release it`() async throws {
        try await withLeases { first, second, _ async throws in
            let earlier = release(await first.acquire("movie/550", .wait))
            let later = release(await first.acquire("movie/550", .wait))
            #expect(later != nil)
            await earlier?()
            #expect(release(await second.acquire("movie/550", .skip)) == nil)
            async let other = second.acquire("movie/550", .waitAfterReadingAgain)
            await later?()
            _ = await other
            #expect(release(await second.acquire("movie/550", .waitAfterReadingAgain)) != nil)
        }
    }

    @Test func `the lease of a process that was killed expires`() async throws {
        try await withLeases { first, second, cache async throws in
            _ = await first.acquire("movie/550", .wait)
            try await age(cache, by: "3 seconds")
            #expect(release(await second.acquire("movie/550", .wait)) != nil)
        }
    }

    @Test func `old leases are deleted, and others remain`() async throws {
        try await withLeases { first, second, cache async throws in
            for id in 0..<5 { _ = await first.acquire("movie/\(id)", .wait) }
            try await age(cache, by: "1 minute")
            _ = await first.acquire("movie/7", .wait)
            let later = PostgreSQLFetchLeases(
                of: cache,
                PostgreSQLChanges(
                    try TestServer.address(), schema: cache.schema, sender: cache.database, logger: logger))
            _ = await later.acquire("movie/9", .wait)
            let count = try await cache.database.integer(
                "SELECT count(*) FROM \(cache.schema.quotedIdentifier).fetch_lease")
            #expect(count == 2)
            #expect(release(await second.acquire("movie/7", .skip)) == nil)
        }
    }

    /// The key of the film that the tests fetch.
    private static let film = StoredFilmKey(filmID: 550, language: "en")

    /// Deletions of values, with whether they concern the film.
    private static let deletions: [(name: String, isConcerned: Bool)] = [
        ("all values", true), ("film/550/", true), ("film/550/en", true), ("film/55/", false), ("film/550/e", false),
    ]

    @Test(arguments: deletions, [FetchContention.wait, .ignore])
    func `a value that another process deletes during its fetch is not stored`(
        deletion: (name: String, isConcerned: Bool), contention: FetchContention
    ) async throws {
        try await PostgreSQLCacheTests().withCache { cache, _ async throws in
            let changes = PostgreSQLChanges(
                try TestServer.address(), schema: cache.schema, sender: cache.database, logger: logger)
            let leases = PostgreSQLFetchLeases(of: cache, changes)
            let films = AggregateStore(FilmMapper(), in: cache)
            try await cache.write([.revokeWrites(ofNamesBeginningWith: "film/550/")])
            let permit = WritePermit()
            guard case .fetch(let lastDeletion, let release) = await leases.acquire("film/550/en", contention) else {
                Issue.record("The fetch was not admitted")
                return
            }
            #expect(lastDeletion == 1)
            permit.begin(after: lastDeletion)
            if deletion.name == "all values" {
                try await cache.deleteAllEntities()
            } else {
                try await cache.write([.revokeWrites(ofNamesBeginningWith: deletion.name)])
            }
            try await films.store(Cached("A", cachedAt: .now), for: Self.film, permit)
            #expect(try await films.cached(Self.film)?.value == (deletion.isConcerned ? nil : "A"))
            await release()

            // A later fetch is stored.
            guard case .fetch(let number, _) = await leases.acquire("film/550/en", .ignore) else { return }
            #expect(number == 2)
            permit.begin(after: number)
            try await films.store(Cached("B", cachedAt: .now), for: Self.film, permit)
            #expect(try await films.cached(Self.film)?.value == "B")
            await changes.close()
        }
    }

    @Test func `a deletion waits for the write that has begun`() async throws {
        try await PostgreSQLCacheTests().withCache { cache, _ async throws in
            let films = AggregateStore(FilmMapper(), in: cache)
            let gate = DispatchSemaphore(value: 0)
            let writing = await cache.database.occupy(
                with: cache.deletions.check(.init(name: "film/550/en", lastDeletion: 0)), until: gate)
            let hasDeleted = NIOLockedValueBox(false)
            let deletion = Task {
                try await cache.deleteAllEntities()
                hasDeleted.withLockedValue { $0 = true }
            }
            let waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            while !hasDeleted.withLockedValue({ $0 }), try await cache.database.integer(waiting) == 0 {}
            #expect(!hasDeleted.withLockedValue { $0 })
            try await films.store(Cached("A", cachedAt: .now), for: Self.film, WritePermit())
            #expect(try await films.cached(Self.film)?.value == "A")
            gate.signal()
            try await writing.value
            try await deletion.value
            #expect(try await films.cached(Self.film) == nil)
        }
    }

    @Test func `deletions are recorded for an hour`() async throws {
        try await withLeases { _, _, cache async throws in
            let table = "\(cache.schema.quotedIdentifier).cache_deletion"
            for id in 1...3 { try await cache.write([.revokeWrites(ofNamesBeginningWith: "film/\(id)/")]) }
            try await cache.database.execute(
                "UPDATE \(table) SET deleted_at = deleted_at - interval '61 minutes' WHERE number < 3")
            try await cache.write([.revokeWrites(ofNamesBeginningWith: "film/3/")])
            #expect(try await cache.database.integer("SELECT count(*) FROM \(table)") == 1)
            #expect(try await cache.database.integer("SELECT number FROM \(table)") == 4)
        }
    }

    @Test func `without a server, a fetch needs no lease`() async throws {
        try await withLeases { first, _, cache async throws in
            try await cache.database.execute("DROP TABLE \(cache.schema.quotedIdentifier).fetch_lease")
            #expect(release(await first.acquire("movie/550", .wait)) != nil)
        }
    }

    @Test func `a task that is cancelled does not wait for a lease`() async throws {
        try await withLeases { first, second, _ async throws in
            _ = await first.acquire("movie/550", .wait)
            let task = Task { await second.acquire("movie/550", .wait) }
            task.cancel()
            _ = await task.value
        }
    }
}
#endif
