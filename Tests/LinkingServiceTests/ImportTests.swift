import Foundation
import PopcornServices
import TMDbStandIn
import Testing

/// Imports of many identifiers while cached titles are read. `make import` runs the long form.
@Suite(.timeLimit(.minutes(20))) struct ImportTests {

    /// The number of identifiers: 20,000 in the long form.
    private static let count = ProcessInfo.processInfo.environment["POPCORN_IMPORT_COUNT"].flatMap(Int.init) ?? 200

    /// The first identifier of a generated movie.
    private static let first = 100_000_001
    private static var ids: some Sequence<ContentID> { (0..<count).lazy.map { ContentID.movie(first + $0) } }

    private func configuration(_ server: StandInServer, _ folder: URL) -> PopcornServices.Configuration {
        var configuration = PopcornServices.Configuration(
            tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .folder(folder))
        configuration.transport.rateLimit = RateLimit(requestsPerSecond: 200, burst: 20)
        return configuration
    }

    /// Returns the latencies of reads of cached movies, one every 5 ms until the task is cancelled or `limit` is
    /// reached.
    private func latencies(_ popcorn: PopcornServices, limit: Int = .max) async throws -> [Duration] {
        var latencies: [Duration] = []
        let clock = ContinuousClock()
        while !Task.isCancelled, latencies.count < limit {
            let start = clock.now
            let movie = try await popcorn.movies.fetchMovieDetails.sourced(id: Self.first + latencies.count % 10)
            latencies.append(clock.now - start)
            #expect(movie.origin == .cache)
            try? await clock.sleep(for: .milliseconds(5))
        }
        return latencies
    }

    @Test func `an import continues after an interruption, while cached titles are read`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalogue = GeneratedCatalogue(movieCount: Self.count)
        try await StandInServer.run(catalogue: catalogue) { server in
            let first = try await PopcornServices(configuration(server, folder))
            _ = try await first.cache.warm(Self.ids.prefix(10))
            let alone = try await latencies(first, limit: min(Self.count, 2000))

            // The first import is interrupted half way, as by the end of the process.
            let half = Self.count / 2
            let interrupted = Task {
                try await first.cache.warm(Self.ids) { progress in
                    if progress.completed >= half { withUnsafeCurrentTask { $0?.cancel() } }
                }
            }
            await #expect(throws: PopcornError.self) { try await interrupted.value }
            await first.shutdown()
            let memoryAtHalf = residentMemory

            let second = try await PopcornServices(configuration(server, folder))
            let reader = Task { try await latencies(second) }
            let result = try await second.cache.warm(Self.ids, total: Self.count)
            reader.cancel()
            let during = try await reader.value
            await second.shutdown()

            #expect(result.completed == Self.count)
            #expect(result.failed == 0)
            #expect(result.fresh >= half - 20, "what was imported before the interruption is not fetched again")
            // A few requests in flight at the interruption are repeated, and the images configuration is fetched.
            #expect(server.requestCount <= Self.count + 20)
            #expect(during.count > 0)
            print(
                """
                import: \(result.fetched) fetched, \(result.fresh) fresh, \(result.notFound) not found
                p50, p99 of cached reads alone: \(percentile(alone, 0.5)), \(percentile(alone, 0.99)); \
                during the import: \(percentile(during, 0.5)), \(percentile(during, 0.99))
                resident memory at half: \(memoryAtHalf) MB, at the end: \(residentMemory) MB
                """)
        }
    }

    private func percentile(_ latencies: [Duration], _ fraction: Double) -> Duration {
        let sorted = latencies.sorted()
        return sorted.isEmpty ? .zero : sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
    }

    /// The resident memory of the process in megabytes.
    private var residentMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4096 / 1_000_000
    }
}
