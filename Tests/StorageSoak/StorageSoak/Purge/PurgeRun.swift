import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence
import PopcornServices

/// A run that measures small writes while another process purges many movies.
struct PurgeRun: SoakRun {

    let name = "purge"
    let summary = "Purges movies in another process while small rows are written."
    let fullAmount = 100_000
    let shortAmount = 300
    let unit = "movies"
    let roundLimit = Duration.seconds(1200)

    /// The pause between two writes.
    private static let pause = Duration.milliseconds(5)
    /// The number of writes without a purge.
    private static let baselineCount = 1000

    func run(_ soak: Soak) async throws -> String {
        try await soak.round(0) { folder in
            let popcorn = try await PopcornServices.soak(folder, InMemoryTMDb(castCount: 2))
            let warmed = try await popcorn.cache.warm((1...soak.amount).map { ContentID.movie($0) })
            try expect(warmed.fetched == soak.amount, "\(warmed.fetched) movies were stored")
            await popcorn.shutdown()
            let cache = try await Database.cache(
                at: folder.appending(path: "cache.sqlite"), schema: SoakVersion.current.schema, logger: .silent)
            let isPurged = NIOLockedValueBox(false)
            let alone = try await write(to: cache, from: 1) { $0 == min(soak.amount, Self.baselineCount) }

            let purged = NIOLockedValueBox(0)
            let worker = try WorkerProcess(PurgeWorker(folder: folder)) { line in
                purged.withLockedValue { $0 = Int(line) ?? 0 }
            }
            async let ending = ended(worker, isPurged)
            let start = ContinuousClock.now
            let beside = try await write(to: cache, from: alone.count + 1) { _ in isPurged.withLockedValue { $0 } }
            let duration = start.duration(to: .now)
            let code = await ending
            try expect(code == .exited(0), "the purge ended with \(code)")
            let count = purged.withLockedValue { $0 }
            try expect(count == soak.amount, "\(count) movies were purged instead of \(soak.amount)")
            try await verify(cache, writes: alone.count + beside.count)
            await cache.close()
            return """
                \(count.formatted()) movies purged in \(duration.inMilliseconds) beside \(beside.count.formatted()) \
                writes, 0 failed; integrity ok
                  writes without a purge: \(alone.summary)
                  writes during the purge: \(beside.summary)
                """
        }
    }

    private func ended(_ worker: WorkerProcess, _ isPurged: NIOLockedValueBox<Bool>) async -> WorkerProcess.Ending {
        let ending = await worker.end()
        isPurged.withLockedValue { $0 = true }
        return ending
    }

    /// Writes rows until there are enough.
    private func write(to cache: Database, from first: Int, until isEnough: (Int) -> Bool) async throws -> Latencies {
        var latencies = Latencies()
        while !isEnough(latencies.count) {
            let title = SoakTitle(1 + (first + latencies.count) % 4, sequence: first + latencies.count)
            try await latencies.measure {
                try await cache.write { transaction throws(DatabaseError) in try transaction.store(title) }
            }
            try await Task.sleep(for: Self.pause)
        }
        return latencies
    }

    private func verify(_ cache: Database, writes: Int) async throws {
        try await cache.verifyStructure("cache")
        let titles = try await cache.read { transaction throws(DatabaseError) in
            try transaction.query("SELECT max(sequence) FROM soak_title") { $0.optionalColumn(Int.self) ?? 0 }
        }
        try expect(titles == [writes], "the last write is \(titles) instead of \(writes)")
    }
}
