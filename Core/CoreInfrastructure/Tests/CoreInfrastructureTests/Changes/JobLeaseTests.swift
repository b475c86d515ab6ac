import CoreDomainTestHelpers
import CoreInfrastructureTestHelpers
import Foundation
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite(.timeLimit(.minutes(5)))
struct JobLeaseTests {

    /// The start of a period.
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// Runs a test with a cache whose processes have the same clock. On a server, its clock applies.
    private func withCacheOfOneHost(_ body: (any CacheDatabase) async throws -> Void) async throws {
        try await withSQLiteCache(Schema()) { database, _ async throws in try await body(database) }
    }

    @Test
    func `processes whose clocks differ have one lease if the cache has a server`() async throws {
        try await withCache(Schema()) { database, _ async throws in
            guard let time = try await database.serverTime else { return }
            let first = JobLease(job: "test", holder: "a", in: database)
            let second = JobLease(job: "test", holder: "b", in: database)
            #expect(try await first.acquire(at: time))
            for difference in [-3600.0, -120, 120, 3600] {
                #expect(try await !second.acquire(at: time + difference))
                #expect(try await first.acquire(at: time + difference))
            }
            await first.release(at: time + 3600)
            #expect(try await second.acquire(at: time - 3600))
        }
    }

    @Test
    func `one process has the lease until it releases it`() async throws {
        try await withCacheOfOneHost { database async throws in
            let first = JobLease(job: "test", holder: "a", in: database)
            let second = JobLease(job: "test", holder: "b", in: database)
            #expect(try await first.acquire(at: start))
            #expect(try await first.acquire(at: start + 30))
            #expect(try await !second.acquire(at: start + 30))
            #expect(try await JobLease(job: "other", holder: "b", in: database).acquire(at: start + 30))

            // The holder of the last period goes first in the next one.
            #expect(try await !second.acquire(at: start + 60))
            #expect(try await first.acquire(at: start + 90))
            #expect(try await !second.acquire(at: start + 120))

            await first.release(at: start + 121)
            #expect(try await second.acquire(at: start + 121))
            await first.release(at: start + 122)
            #expect(try await !first.acquire(at: start + 122))
        }
    }

    @Test
    func `a cancelled task releases the lease`() async throws {
        try await withCacheOfOneHost { [start] database async throws in
            let first = JobLease(job: "test", holder: "a", in: database)
            #expect(try await first.acquire(at: start))
            let (events, cancellation) = AsyncStream<Void>.makeStream()
            let task = Task {
                for await _ in events {}
                #expect(Task.isCancelled)
                await first.release(at: start + 1)
            }
            task.cancel()
            cancellation.finish()
            await task.value
            #expect(try await JobLease(job: "test", holder: "b", in: database).acquire(at: start + 1))
        }
    }

    @Test
    func `a process that ended is replaced after at most two periods, and leaves no rows`() async throws {
        try await withCacheOfOneHost { database in
            let ended = JobLease(job: "test", holder: "a", in: database)
            #expect(try await ended.acquire(at: start))
            let next = JobLease(job: "test", holder: "b", in: database)
            #expect(try await !next.acquire(at: start + 119))
            #expect(try await next.acquire(at: start + 120))
            #expect(try await !ended.acquire(at: start + 121))
            #expect(try await next.acquire(at: start + 180))
            let rows = try await database.keys(of: CoreJobLeaseEntity.self, after: nil, limit: 10)
            #expect(rows.map(\.period) == [30_000_002, 30_000_003])
        }
    }

    @Test
    func `of many concurrent processes, one has the lease`() async throws {
        try await withCache(Schema()) { [start] database, _ in
            let count = try await withThrowingTaskGroup(of: Bool.self) { group in
                for holder in 0..<20 {
                    group.addTask {
                        try await JobLease(job: "test", holder: "\(holder)", in: database).acquire(at: start)
                    }
                }
                return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
            }
            #expect(count == 1)
        }
    }
}
