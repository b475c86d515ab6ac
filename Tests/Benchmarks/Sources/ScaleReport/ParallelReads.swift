import Foundation
import PopcornBenchmarkSupport
import PopcornServices

/// The measurement of reads by several tasks, compared with one task.
///
/// The runner of `make bench` blocks a thread on which tasks run, so that two tasks would share the other one.
struct ParallelReads {

    private static let movieCount = 1000
    private static let rounds = 5

    /// Prints the reads of several tasks in relation to those of one task: of movies in a cache, and of details in
    /// memory.
    ///
    /// - Parameter folder: A new folder for the cache.
    static func measure(in folder: URL) async throws {
        let store = try await MovieStoreBenchmark(folder: folder)
        for id in 1...movieCount {
            try await store.write(MovieWithParts(movie: SampleMovie.movie(id: id)), cachedAt: Date())
        }
        try await store.writeImagesConfiguration()
        let popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .folder(folder)))
        try await measure("movies from SQLite", count: 40_000) { number in
            let id = 1 + number % movieCount
            guard try await store.read(id: id) != nil else { throw MissingMovie(id: id) }
        }
        try await measure("details from memory", count: 400_000) { _ in
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: 1)
        }
        await popcorn.shutdown()
        await store.close()
    }

    private static func measure(
        _ name: String, count: Int, _ read: @escaping @Sendable (Int) async throws -> Void
    ) async throws {
        var fastest: [Int: Double] = [:]
        // The first round fills the caches.
        for round in 0...rounds {
            for tasks in [1, 2, 64] {
                let seconds = try await seconds(tasks, count, read)
                if round > 0 { fastest[tasks] = min(seconds, fastest[tasks] ?? .infinity) }
            }
        }
        let one = fastest[1] ?? 0
        let ratios = [2, 64].map { String(format: "%d tasks %.2f times as many", $0, one / (fastest[$0] ?? 0)) }
        print(
            "\(name): one task \(String(format: "%.2f µs", one / Double(count) * 1_000_000)) per read; "
                + ratios.joined(separator: ", "))
    }

    /// Returns the seconds in which several tasks read, each its part.
    private static func seconds(
        _ tasks: Int, _ count: Int, _ read: @escaping @Sendable (Int) async throws -> Void
    ) async throws -> Double {
        let begin = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<tasks {
                group.addTask {
                    for number in stride(from: task, to: count, by: tasks) { try await read(number) }
                }
            }
            try await group.waitForAll()
        }
        return (ContinuousClock.now - begin) / .seconds(1)
    }
}
