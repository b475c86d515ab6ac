import CFaultVFS
import CoreDomainTestHelpers
import Foundation

/// A run that cuts the power at random moments, and continues with the files as they may be on the disk.
///
/// Unsynchronised writes of SQLite are lost, torn or reordered. The creation, renaming and deletion of files count as
/// durable immediately, and so do files that are not written by SQLite.
struct PowerRun: SoakRun {

    let name = "power"
    let summary = "Cuts the power at random moments: unsynchronised writes are lost, torn or reordered."
    let fullAmount = 10_000
    let shortAmount = 40

    /// The maximum number of power failures of a round, one after the other.
    private static let cuts = 1...3

    func run(_ soak: Soak) async throws -> String {
        var total = PowerCounts()
        for round in soak.rounds {
            total.add(
                try await soak.round(round) { folder in
                    var generator = soak.generator(round)
                    return try await pass(folder, &generator)
                })
        }
        return total.description
    }

    private func pass(_ folder: URL, _ generator: inout SeededGenerator) async throws -> PowerCounts {
        var counts = PowerCounts()
        var (entries, titles) = (Ledger(), Ledger())
        for cut in 0..<Int.random(in: Self.cuts, using: &generator) {
            let before = folder.appending(path: "\(cut)")
            let after = folder.appending(path: "\(cut + 1)")
            if cut == 0 { try FileManager.default.createDirectory(at: before, withIntermediateDirectories: false) }
            let stage = Stage(before, volume: try Volume(before, keepsImages: true))
            stage.titleExpectation = .mayBeOlder
            stage.logSizeLimit = 60_000
            (stage.entries, stage.titles) = (entries, titles)
            let failed = try await useUntilPowerFails(stage, &generator)
            await stage.close()
            try stage.volume?.copyAfterPowerFailure(from: before, to: after) { generator.next() }
            (entries, titles) = (stage.entries, stage.titles)
            let unverified = folder.appending(path: "verified")
            try FileManager.default.copyItem(at: after, to: unverified)
            counts.add(try await verify(unverified, &entries, &titles))
            counts.failures += failed ? 1 : 0
            try FileManager.default.removeItem(at: unverified)
        }
        return counts
    }

    /// Uses the databases until the power fails.
    ///
    /// - Returns: Whether the power failed before the use ended.
    private func useUntilPowerFails(_ stage: Stage, _ generator: inout SeededGenerator) async throws -> Bool {
        let moment = Int.random(in: 1...Int.random(in: 2...400, using: &generator), using: &generator)
        stage.volume?.arm(.changes, FAULTVFS_POWER, first: moment)
        try await stage.open()
        for _ in 0..<60 {
            try await stage.act(randomly: &generator)
            if stage.volume?.failed ?? 0 > 0 { return true }
        }
        return false
    }

    /// Opens a copy of the files after a power failure, and checks the content.
    private func verify(_ folder: URL, _ entries: inout Ledger, _ titles: inout Ledger) async throws -> PowerCounts {
        let stage = Stage(folder)
        stage.titleExpectation = .mayBeOlder
        (stage.entries, stage.titles) = (entries, titles)
        let found: Int
        do {
            try await stage.open()
            try await stage.readAllEntries()
            try await stage.readAllTitles()
            found = stage.titlesFound
            await stage.close()
            try await stage.verifyFiles()
            try expect(stage.events.rebuiltCount == 0, "the cache was rebuilt")
        } catch {
            await stage.close()
            throw Violation("\(error)\n  \(stage.history)")
        }
        return PowerCounts(writes: entries.acknowledgedCount, titles: found)
    }
}

/// The counts of rounds of power failures.
private struct PowerCounts: Sendable, CustomStringConvertible {
    var failures = 0
    var writes = 0
    var titles = 0

    mutating func add(_ other: PowerCounts) {
        failures += other.failures
        writes += other.writes
        titles += other.titles
    }

    var description: String {
        """
        \(failures.formatted()) power failures; \(writes.formatted()) acknowledged writes of the library, 0 lost; \
        \(titles.formatted()) cached titles found, all as written; 0 caches rebuilt; integrity ok
        """
    }
}
