import CoreDomain
import Foundation
import InMemoryLogging
import Logging
import MetricsTestKit
import NIOConcurrencyHelpers
import TMDb
import TMDbStandIn
import Testing

@testable import PopcornServices

/// Tests of the hourly update of the index of titles.
@Suite(.timeLimit(.minutes(5)))
struct TitleIndexUpdateJobTests {

    private let clock = TestClock()
    private let metrics = TestMetrics()
    private let log = InMemoryLogHandler()
    private let pauses = NIOLockedValueBox<[Duration]>([])

    /// Runs the job until it pauses for an hour for the last time.
    ///
    /// - Parameter beforeHour: A closure that is called before each pause of an hour, with its number from 1.
    private func runJob(
        hours: Int, _ folder: URL, _ server: StandInServer, beforeHour: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws {
        let logger = Logger(label: "test") { [log] _ in log }
        let titles = IndexedTitles(folder: folder, logger: logger)
        let client = try DailyExportClient(baseURL: server.exportsBaseURL)
        let running = NIOLockedValueBox<Task<Void, Never>?>(nil)
        let job = TitleIndexUpdateJob(
            titles: titles, client: client, clock: clock.wallClock,
            sleep: { [pauses] duration in
                let hour = pauses.withLockedValue { pauses in
                    pauses.append(duration)
                    return pauses.count { $0 == .seconds(3600) }
                }
                guard duration == .seconds(3600) else { return }
                beforeHour(hour)
                if hour == hours { running.withLockedValue { $0?.cancel() } }
            }, logger: logger, metrics: TitleIndexMetrics(metrics))
        let (start, started) = AsyncStream<Void>.makeStream()
        let task = Task {
            for await _ in start { break }
            await job.repeated.run()
        }
        running.withLockedValue { $0 = task }
        started.yield()
        await task.value
        await client.shutdown()
        await titles.close()
    }

    private var messages: [String] { log.entries.map { "\($0.level) \($0.message)" } }

    @Test
    func `the index is updated immediately, and not again on the same day`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                try await runJob(hours: 2, folder, server)
                #expect(server.requestCount == 3)
                #expect(pauses.withLockedValue { $0 } == [.seconds(3600), .seconds(3600)])
                let steps = log.entries.compactMap { $0.metadata["step"].map { "\($0)" } }
                #expect(
                    steps == [
                        "download movie", "download tv", "download person", "read movie", "read tv", "read person",
                        "write",
                    ])
                #expect(messages.last == "info The index of titles was updated")
                #expect(try metrics.expectCounter("popcorn_title_index_updates_total").totalValue == 1)
                let movies = try metrics.expectGauge("popcorn_title_index_titles", [("kind", "movie")]).lastValue
                #expect((movies ?? 0) > 1000)
                #expect(
                    try metrics.expectGauge("popcorn_title_index_exported_timestamp_seconds").lastValue == 1_778_284_800
                )
            }
        }
    }

    @Test
    func `after a failure, the next update is an hour later`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                server.inject(.failure(status: 503, body: .empty), matching: "/p/exports/*", times: 5)
                try await runJob(hours: 2, folder, server)
                #expect(pauses.withLockedValue { $0 } == [1, 2, 4, 8, 3600, 3600].map { .seconds($0) })
                #expect(messages.first == "warning The index of titles was not updated")
                #expect(
                    log.entries.first?.metadata["error"]
                        == "The server of exports responded with the status 503")
                #expect(messages.last == "info The index of titles was updated")
                #expect(try metrics.expectCounter("popcorn_title_index_failures_total").totalValue == 1)
            }
        }
    }

    @Test
    func `after a restart, a failure records the age of the previous index`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                let earlier = try DailyExportClient(baseURL: server.exportsBaseURL)
                let titles = IndexedTitles(folder: folder, logger: Logger(label: "test"))
                let update = TitleIndexUpdateJob(
                    titles: titles, client: earlier, clock: clock.wallClock, sleep: { _ in },
                    logger: Logger(label: "test"), metrics: TitleIndexMetrics(TestMetrics()))
                _ = try await update.run { _ in }
                await earlier.shutdown()
                await titles.close()

                clock.advance(by: 5 * 86_400)
                server.inject(.failure(status: 503, body: .empty), matching: "/p/exports/*")
                try await runJob(hours: 1, folder, server)
                #expect(try metrics.expectCounter("popcorn_title_index_failures_total").totalValue == 1)
                #expect(
                    try metrics.expectGauge("popcorn_title_index_exported_timestamp_seconds").lastValue == 1_778_284_800
                )
            }
        }
    }

    @Test
    func `the index is updated on each day`() async throws {
        try await withFolder { folder in
            try await StandInServer.run { server in
                try await runJob(hours: 25, folder, server) { [clock] _ in clock.advance(by: 3600) }
                #expect(server.requestCount == 6)
                #expect(try metrics.expectCounter("popcorn_title_index_updates_total").totalValue == 2)
            }
        }
    }
}
