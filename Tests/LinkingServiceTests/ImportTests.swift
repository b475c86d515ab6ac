import Foundation
import PopcornServices
import TMDbStandIn
import Testing

/// Imports of identifiers while cached titles are read. `make check NAME=import` measures an import of 20,000.
@Suite(.timeLimit(.minutes(5))) struct ImportTests {

    private static let count = 200

    /// The first identifier of a generated movie.
    private static let first = 100_000_001
    private static var ids: some Sequence<ContentID> { (0..<count).lazy.map { ContentID.movie(first + $0) } }

    private func configuration(_ server: StandInServer, _ folder: URL) -> PopcornServices.Configuration {
        var configuration = PopcornServices.Configuration(
            tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .folder(folder))
        configuration.transport.rateLimit = RateLimit(requestsPerSecond: 200, burst: 20)
        return configuration
    }

    /// Reads cached movies until the task is cancelled, and returns the number of reads.
    private func readCachedMovies(_ popcorn: PopcornServices) async -> Int {
        var count = 0
        while !Task.isCancelled {
            guard let movie = try? await popcorn.movies.fetchMovieDetails.sourced(id: Self.first + count % 10) else {
                #expect(Task.isCancelled)
                break
            }
            #expect(movie.origin == .cache)
            count += 1
            await Task.yield()
        }
        return count
    }

    @Test func `an import continues after an interruption, while cached titles are read`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalogue = GeneratedCatalogue(movieCount: Self.count)
        try await StandInServer.run(catalogue: catalogue) { server in
            let first = try await PopcornServices(configuration(server, folder))
            _ = try await first.cache.warm(Self.ids.prefix(10))

            // The first import is interrupted half way, as by the end of the process.
            let half = Self.count / 2
            let interrupted = Task {
                try await first.cache.warm(Self.ids) { progress in
                    if progress.completed >= half { withUnsafeCurrentTask { $0?.cancel() } }
                }
            }
            await #expect(throws: PopcornError.self) { try await interrupted.value }
            await first.shutdown()

            let second = try await PopcornServices(configuration(server, folder))
            let reader = Task { await readCachedMovies(second) }
            let result = try await second.cache.warm(Self.ids, total: Self.count)
            reader.cancel()
            #expect(await reader.value > 0)
            await second.shutdown()

            #expect(result.completed == Self.count)
            #expect(result.failed == 0)
            #expect(result.fresh >= half - 20, "what was imported before the interruption is not fetched again")
            // A few requests in flight at the interruption are repeated, and the images configuration is fetched.
            #expect(server.requestCount <= Self.count + 20)
        }
    }
}
