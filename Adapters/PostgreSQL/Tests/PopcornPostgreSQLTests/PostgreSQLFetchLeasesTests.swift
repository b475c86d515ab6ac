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
        if case .fetch(let release) = admission { release } else { nil }
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
