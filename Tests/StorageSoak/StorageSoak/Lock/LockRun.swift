import Foundation
import NIOConcurrencyHelpers
import PopcornServices

/// A run in which another process holds the file lock of the cache while movies are read that are not cached.
struct LockRun: SoakRun {

    let name = "lock"
    let summary = "Holds the file lock in another process while movies are fetched."
    let fullAmount = 60
    let shortAmount = 2
    let unit = "seconds"
    let roundLimit = Duration.seconds(300)

    private static let readsPerSecond = 40

    func run(_ soak: Soak) async throws -> String {
        try await soak.round(0) { folder in
            let popcorn = try await PopcornServices.soak(folder, InMemoryTMDb())
            var reads = ColdReads(popcorn, perSecond: Self.readsPerSecond)
            let before = try await reads.read(seconds: soak.amount)
            let first = residentMemory
            let worker = try await hold(folder)
            let during = try await reads.read(seconds: soak.amount)
            let last = residentMemory
            worker.release()
            _ = await worker.end()
            let after = try await reads.read(seconds: 1)
            try await verify(popcorn, reads)
            await popcorn.shutdown()
            return """
                \(during.count.formatted()) movies fetched while the lock was held, 0 failed; later movies are cached
                  without the lock: \(before.summary)
                  while it was held: \(during.summary)
                  afterwards: \(after.summary)
                  memory: \(first / 1024) MB before, \(last / 1024) MB at the end of the lock
                """
        }
    }

    /// Starts a process that holds the lock.
    private func hold(_ folder: URL) async throws -> WorkerProcess {
        let (lines, continuation) = AsyncStream.makeStream(of: Substring.self)
        let worker = try WorkerProcess(LockWorker(folder: folder)) { continuation.yield($0) }
        for await line in lines {
            try expect(line == "locked", "the lock is not held: \(line)")
            break
        }
        return worker
    }

    /// Checks that a movie that is fetched without the lock is cached.
    private func verify(_ popcorn: PopcornServices, _ reads: ColdReads) async throws {
        let movie = reads.next
        try await popcorn.checkMovie(movie)
        for _ in 0..<200 {
            if (try? await popcorn.checkMovie(movie, policy: .cacheOnly)) != nil { return }
            try await Task.sleep(for: .milliseconds(10))
        }
        throw Violation("movies are not cached after the lock was released")
    }
}

/// Reads of movies that are not cached, at a constant rate.
private struct ColdReads {

    private let popcorn: PopcornServices
    private let perSecond: Int
    /// The next movie.
    private(set) var next = 1

    init(_ popcorn: PopcornServices, perSecond: Int) {
        self.popcorn = popcorn
        self.perSecond = perSecond
    }

    /// Starts each read at its time, whether the earlier ones have completed or not.
    mutating func read(seconds: Int) async throws -> Latencies {
        let (first, count) = (next, seconds * perSecond)
        next += count
        let start = ContinuousClock.now
        let popcorn = popcorn
        return try await withThrowingTaskGroup(of: Duration.self) { group in
            for number in 0..<count {
                try await Task.sleep(until: start + .seconds(number) / perSecond)
                group.addTask {
                    let begin = ContinuousClock.now
                    try await popcorn.checkMovie(first + number)
                    return begin.duration(to: .now)
                }
            }
            var latencies = Latencies()
            for try await latency in group { latencies.add(latency) }
            return latencies
        }
    }
}
