#if PostgreSQL
import CoreDomain
import Dispatch
import Foundation
import Logging
import PopcornConcurrency
import PopcornPersistence
import Testing

@testable import CoreInfrastructure
@testable import PopcornPostgreSQL

@Suite(.timeLimit(.minutes(5)), .enabled(if: TestServer.isRunning)) struct PostgreSQLRateLimitTests {

    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    private let clock = AdjustableClock()

    /// Runs work with the rate limit of some processes.
    private func withProcesses(
        _ count: Int, requestsPerSecond: Double = 40, burst: Int = 20,
        _ work: ([PostgreSQLRateLimit], PostgreSQLCache) async throws -> Void
    ) async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let cache = try await PostgreSQLCache(
                .core, in: database, schema: "rate_\(UInt64.random(in: 0..<(.max)))", logger: logger)
            try await work(
                (0..<count).map { index in
                    PostgreSQLRateLimit(
                        of: cache, origin: "process \(index)", requestsPerSecond: requestsPerSecond, burst: burst,
                        maximumPause: .seconds(100), now: { [clock] in clock.now })
                }, cache)
        }
    }

    @Test func `the reservations of all processes together have the rate`() async throws {
        // With this rate, the duration of the test is irrelevant.
        try await withProcesses(3, requestsPerSecond: 0.1, burst: 1) { processes, _ async throws in
            var seconds: [Double] = []
            for process in processes + processes {
                seconds += await process.reserve(2).map { $0 / .seconds(1) }
            }
            #expect(seconds.count == 12)
            #expect(seconds[0] < 1)
            for (index, second) in seconds.enumerated() { #expect(abs(second - 10 * Double(index)) < 5) }
        }
    }

    @Test func `concurrent reservations overlap nowhere`() async throws {
        try await withProcesses(3, requestsPerSecond: 0.1, burst: 1) { processes, _ async throws in
            let seconds = await withTaskGroup(of: [Duration].self) { group in
                for index in 0..<30 { group.addTask { await processes[index % 3].reserve(4) } }
                return await group.reduce(into: []) { $0 += $1 }
            }.map { $0 / .seconds(1) }.sorted()
            #expect(seconds.count == 120)
            for (index, second) in seconds.enumerated() { #expect(abs(second - 10 * Double(index)) < 5) }
        }
    }

    @Test func `a burst is available after an idle time`() async throws {
        try await withProcesses(1, requestsPerSecond: 0.1, burst: 3) { processes, cache async throws in
            _ = await processes[0].reserve(1)
            try await cache.database.execute(
                "UPDATE \(cache.schema.quotedIdentifier).rate_limit SET next_at = next_at - interval '1 hour'")
            let seconds = await processes[0].reserve(5).map { $0 / .seconds(1) }
            #expect(seconds[0...3].allSatisfy { $0 < 5 })
            #expect(seconds[4] > 5)
        }
    }

    @Test func `a pause of one process is one of all`() async throws {
        try await withProcesses(2) { processes, _ async throws in
            _ = await processes[0].reserve(1)
            await processes[0].pause(for: .seconds(100))
            let delay = await processes[1].reserve(1)
            #expect(delay.count == 1 && delay[0] > .seconds(90) && delay[0] < .seconds(101))
            await processes[0].pause(for: .seconds(1))
            #expect(await processes[0].reserve(1)[0] > .seconds(90))
        }
    }

    @Test func `after the server's clock was set back, requests follow those that are reserved`() async throws {
        try await withProcesses(1, burst: 4) { processes, cache async throws in
            _ = await processes[0].reserve(1)
            try await cache.database.execute(
                "UPDATE \(cache.schema.quotedIdentifier).rate_limit SET next_at = next_at + interval '1 hour'")
            let delays = await processes[0].reserve(3)
            // A burst of 4 requests takes 100 milliseconds.
            #expect(delays.count == 3 && delays[0] > .milliseconds(50) && delays[0] <= .milliseconds(100))
            let difference = delays[2] - delays[0]
            #expect(difference > .milliseconds(49.999) && difference < .milliseconds(50.001))
        }
    }

    @Test func `requests are reserved before background operations`() async throws {
        var options = PostgreSQLOptions.tests
        options.connectionLimit = 1
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let cache = try await PostgreSQLCache(
                .core, in: database, schema: "rate_\(UInt64.random(in: 0..<(.max)))", logger: logger)
            let rate = PostgreSQLRateLimit(
                of: cache, origin: "process", requestsPerSecond: 40, burst: 1, maximumPause: .seconds(10))
            let gate = DispatchSemaphore(value: 0)
            let running = await database.occupy(until: gate)
            let background = Task {
                try await RequestPriority.$current.withValue(.background) {
                    try await database.integer("SELECT count(*) FROM \(cache.schema.quotedIdentifier).rate_limit")
                }
            }
            while database.waitingCount < 1 { await Task.yield() }
            let reservation = Task {
                await RequestPriority.$current.withValue(.background) { await rate.reserve(1) }
            }
            while database.waitingCount < 2 { await Task.yield() }
            gate.signal()
            #expect(await reservation.value.count == 1)
            #expect(try await background.value == 1)
            try await running.value
        }
    }

    @Test func `without a server, each process has a part of the rate`() async throws {
        try await withProcesses(2, requestsPerSecond: 0.1) { processes, cache async throws in
            for process in processes { _ = await process.reserve(1) }
            // The first process counts the second one with its next report.
            clock.advance(by: .seconds(6))
            _ = await processes[0].reserve(1)
            await cache.close()
            let first = await processes[0].reserve(2).map { $0 / .seconds(1) }
            let second = await processes[0].reserve(1).map { $0 / .seconds(1) }
            #expect(first[0] < 1)
            #expect(abs(first[1] - 20) < 5)
            #expect(abs(second[0] - 40) < 5)
        }
    }

    @Test func `a server that has returned has the rate when the other processes have connected too`() async throws {
        try await withProcesses(2, requestsPerSecond: 0.1, burst: 1) { processes, cache async throws in
            let table = "\(cache.schema.quotedIdentifier).rate_limit"
            for process in processes { _ = await process.reserve(1) }
            clock.advance(by: .seconds(6))
            _ = await processes[0].reserve(1)
            try await cache.database.execute("ALTER TABLE \(table) RENAME TO former")
            _ = await processes[0].reserve(1)
            // As after a crash, the server knows no request and no process.
            try await cache.database.execute("ALTER TABLE \(cache.schema.quotedIdentifier).former RENAME TO rate_limit")
            for name in [table, "\(table)_process"] { try await cache.database.execute("DELETE FROM \(name)") }
            clock.advance(by: .seconds(6))
            let returning = await processes[0].reserve(2).map { $0 / .seconds(1) }
            #expect(abs(returning[0] - 14) < 1, "20 seconds after the last request, at half the rate")
            #expect(abs(returning[1] - 34) < 1)
            clock.advance(by: .seconds(3))
            let returned = await processes[0].reserve(1).map { $0 / .seconds(1) }
            #expect(abs(returned[0] - 20) < 5)
        }
    }

    @Test func `a process that has ended is no longer counted`() async throws {
        try await withProcesses(2, requestsPerSecond: 0.1) { processes, cache async throws in
            for process in processes { _ = await process.reserve(1) }
            try await cache.database.execute(
                """
                UPDATE \(cache.schema.quotedIdentifier).rate_limit_process \
                SET active_at = active_at - interval '20 seconds' WHERE origin = 'process 1'
                """)
            clock.advance(by: .seconds(6))
            _ = await processes[0].reserve(1)
            await cache.close()
            let delays = await processes[0].reserve(2).map { $0 / .seconds(1) }
            #expect(abs(delays[1] - 10) < 5)
        }
    }

    @Test func `no requests are reserved for a task that was cancelled`() async throws {
        try await withProcesses(1) { processes, _ async throws in
            let task = Task {
                while !Task.isCancelled { await Task.yield() }
                return await processes[0].reserve(1)
            }
            task.cancel()
            #expect(await task.value.isEmpty)
            #expect(await processes[0].reserve(0).isEmpty)
        }
    }
}
#endif
