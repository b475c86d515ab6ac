import Foundation
import PopcornBenchmarkSupport
import PopcornServices

/// Measures reads of movies from a cache of 1,000 movies and from one of 1,000,000, by several tasks, and beside an
/// eviction, and prints the ratios.
///
/// The movies of the large cache are copies of those of the small one, with other identifiers.
@main
struct ScaleReport {

    private static let smallCount = 1000
    private static let largeCount = 1_000_000
    private static let readCount = 20_000
    private static let rounds = 7

    static func main() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "scale-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try await MovieStoreBenchmark(folder: folder)
        for id in 1...smallCount {
            try await store.write(MovieWithParts(movie: SampleMovie.movie(id: id)), cachedAt: Date())
        }
        let small = try await median(of: store, ids: 1...smallCount)
        print("1,000 movies: \(describe(small)) per read")

        let copies = try MovieCopies(file: store.file)
        try copies.add(multiple: largeCount / smallCount, of: smallCount)
        print("The file with 1,000,000 movies has \(copies.byteCount / 1_000_000) MB.")
        for (title, step) in [("a thousand of 1,000,000 movies", largeCount / smallCount), ("1,000,000 movies", 1)] {
            let large = try await median(of: store, ids: 1...largeCount, step: step)
            print("\(title): \(describe(large)) per read, ratio \(String(format: "%.2f", large / small))")
        }
        await store.close()

        try await ParallelReads.measure(in: folder.appending(path: "parallel"))
        for hasParts in [false, true] {
            try await EvictionLoad.measure(in: folder.appending(path: "eviction-\(hasParts)"), hasParts: hasParts)
        }
    }

    /// Returns the median of the seconds per read of several rounds of random reads.
    ///
    /// - Parameter step: The distance of the identifiers that are read.
    private static func median(
        of store: MovieStoreBenchmark, ids: ClosedRange<Int>, step: Int = 1
    ) async throws -> Double {
        var random = LinearCongruentialGenerator(state: 1)
        var seconds: [Double] = []
        for _ in 0...rounds {
            let chosen = (0..<readCount).map { _ in
                ids.lowerBound + Int.random(in: 0..<(ids.count / step), using: &random) * step
            }
            let start = ContinuousClock.now
            for id in chosen {
                guard try await store.read(id: id)?.movie.id == id else { throw MissingMovie(id: id) }
            }
            seconds.append((ContinuousClock.now - start) / .seconds(readCount))
        }
        // The first round fills the caches.
        return seconds.dropFirst().sorted()[rounds / 2]
    }

    private static func describe(_ seconds: Double) -> String {
        String(format: "%.1f µs", seconds * 1_000_000)
    }
}

/// A movie that the cache should contain.
struct MissingMovie: Error {
    let id: Int
}

/// A generator that returns the same numbers in each run.
struct LinearCongruentialGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
