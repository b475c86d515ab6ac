import Foundation
import PopcornBenchmarkSupport
import PopcornServices

/// The measurement of reads of movies while other movies are evicted.
struct EvictionLoad {

    /// The movies, of which the first ones are evicted and the last ones are read.
    private static let count = 12_000
    private static let evicted = 1...9000
    private static let read = 11_501...12_000

    private static let readCount = 50_000
    /// The number of reads after which the eviction must have ended.
    private static let maximumReadCount = 5_000_000
    /// The size of the cache as a part of its former size, which leaves less than a fourth of the movies.
    private static let remainingPart = 12

    /// Prints the percentiles of the duration of reads without and beside an eviction.
    ///
    /// - Parameters:
    ///   - folder: A new folder for the cache.
    ///   - hasParts: Whether the movies have all parts.
    static func measure(in folder: URL, hasParts: Bool) async throws {
        let store = try await MovieStoreBenchmark(folder: folder)
        let start = Date(timeIntervalSinceNow: -3600)
        for id in 1...count {
            let movie = hasParts ? SampleMovie.record(id: id) : MovieWithParts(movie: SampleMovie.movie(id: id))
            // The movie that was cached first is evicted first.
            try await store.write(movie, cachedAt: start + Double(id) / 10)
        }
        // The first reads fill the caches.
        _ = try await durations(store) { $0 >= readCount / 2 }
        let alone = Percentiles(try await durations(store) { $0 >= readCount })

        let bytes = try store.file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        let popcorn = try await PopcornServices(
            .init(
                tmdb: .offline, storage: .folder(folder), limits: .init(cacheByteCount: bytes / remainingPart)))
        let begin = ContinuousClock.now
        // The first write of a cache with a limit begins the eviction.
        try await popcorn.cache.invalidate(.movie(read.upperBound))
        let beside = Percentiles(
            try await durations(store) { _ in try await store.read(id: evicted.upperBound) == nil })
        let seconds = (ContinuousClock.now - begin) / .seconds(1)
        await popcorn.shutdown()
        await store.close()
        let ratio = String(format: "%.2f", beside.ninetyNinth / alone.ninetyNinth)
        print(
            """
            movies \(hasParts ? "with all parts" : "without parts"), \(bytes / 1_000_000) MB: \(alone) per read; \
            \(beside) beside the eviction of \(evicted.count) movies in \(String(format: "%.1f", seconds)) s, \
            ratio of the 99th percentiles \(ratio)
            """)
    }

    /// Returns the seconds of each read, in a row.
    ///
    /// - Parameter isDone: A closure that returns whether a number of reads is enough. Called after every 500 reads.
    private static func durations(
        _ store: MovieStoreBenchmark, until isDone: (Int) async throws -> Bool
    ) async throws -> [Double] {
        var seconds: [Double] = []
        repeat {
            guard seconds.count < maximumReadCount else { throw UnfinishedEviction() }
            for id in read {
                let begin = ContinuousClock.now
                guard try await store.read(id: id) != nil else { throw MissingMovie(id: id) }
                seconds.append((ContinuousClock.now - begin) / .seconds(1))
            }
        } while try await !isDone(seconds.count)
        return seconds
    }
}

/// The eviction ended before it deleted the movies, or takes too long.
private struct UnfinishedEviction: Error {}

/// The median and the 99th percentile of durations.
private struct Percentiles: CustomStringConvertible {
    let median: Double
    let ninetyNinth: Double

    init(_ seconds: [Double]) {
        let sorted = seconds.sorted()
        median = sorted[sorted.count / 2]
        ninetyNinth = sorted[sorted.count * 99 / 100]
    }

    var description: String {
        String(format: "median %.1f µs, 99th percentile %.1f µs", median * 1_000_000, ninetyNinth * 1_000_000)
    }
}
