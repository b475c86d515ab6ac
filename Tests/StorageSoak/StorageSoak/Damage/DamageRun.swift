import CoreDomainTestHelpers
import Foundation
import PopcornPersistence

/// A run that damages the files of closed and of open databases.
///
/// SQLite stores no checksums of pages, so changed content is not always noticed. The run counts the values that were
/// read with other content than was written. It requires that no damage crashes or blocks the process, that a library
/// is rejected without a change or opens, that the rows of a relation are right or missing, and that a cache can be
/// read and written again after a few attempts.
struct DamageRun: SoakRun {

    let name = "damage"
    let summary = "Damages files of closed and open databases: bits, pages, lengths, logs, shared memory."
    let fullAmount = 10_000
    let shortAmount = 150

    func run(_ soak: Soak) async throws -> String {
        try await soak.withFolder { folder in
            let files = try await UndamagedFiles(in: folder)
            var total = DamageCounts()
            for round in soak.rounds {
                total.add(
                    try await soak.round(round) { folder in
                        var generator = soak.generator(round)
                        return try await pass(files, folder, &generator)
                    })
            }
            return total.description
        }
    }

    private func pass(
        _ files: UndamagedFiles, _ folder: URL, _ generator: inout SeededGenerator
    ) async throws -> DamageCounts {
        let isOpen = Bool.random(using: &generator)
        let name = generator.pick(["library.sqlite", "cache.sqlite"])
        let stage = try files.stage(in: folder)
        let damage = generator.pick(Damage.allCases.filter { !isOpen || $0.isForOpenFiles })
        do {
            if isOpen {
                try await stage.open()
                try await stage.readAllEntries()
                try await stage.readAllTitles()
            }
            try damage.apply(to: folder.appending(path: name), files, &generator)
            stage.allowsErrors = true
            var use = DamagedUse(stage)
            if name == "library.sqlite" {
                try await use.useLibrary(isOpen: isOpen, damage)
            } else {
                try await use.useCache(isOpen: isOpen, damage)
            }
            await stage.close()
            return use.counts
        } catch {
            await stage.close()
            throw Violation("\(error)\n  \(damage) of \(isOpen ? "open" : "closed") \(name)\n  \(stage.history)")
        }
    }
}
