import Foundation
import PopcornPersistence

/// The use of a database after its files were damaged.
struct DamagedUse {

    /// The number of attempts within which a cache must be usable again.
    private static let attemptLimit = 50

    private let stage: Stage
    private(set) var counts = DamageCounts(rounds: 1)

    init(_ stage: Stage) {
        self.stage = stage
    }
}

// MARK: - Libraries

extension DamagedUse {

    /// Opens the library, unless it is open, and reads and writes it.
    mutating func useLibrary(isOpen: Bool, _ damage: Damage) async throws {
        if isOpen { return try await useOpenLibrary() }
        let before = try content(of: stage.libraryFile)
        try await stage.openLibrary()
        guard let library = stage.library else {
            counts.rejectedLibraries += 1
            try expect(!damage.isHarmless, "the library was rejected")
            return try expect(try content(of: stage.libraryFile) == before, "the rejected library was changed")
        }
        counts.openedLibraries += 1
        let entries = await stage.result { () async throws(DatabaseError) in
            try await library.read { transaction throws(DatabaseError) in try transaction.all(SoakEntry.self) }
        }
        guard let entries else { return try expect(!damage.isHarmless, "the library cannot be read") }
        counts.differingEntries += stage.differing(entries)
        if damage.isHarmless { try await stage.readAllEntries() }
        if damage.affectsOnlyLog {
            let wrong = entries.filter { $0 != SoakEntry($0.key.entryID, sequence: $0.sequence) }
            try expect(wrong.isEmpty, "a library with a damaged log has entries that were not written")
        }
        try await useOpenLibrary()
    }

    private mutating func useOpenLibrary() async throws {
        guard let library = stage.library else { return }
        for key in stage.entries.keys {
            _ = await stage.result { () async throws(DatabaseError) in
                try await library.find(SoakEntry.self, SoakEntry.Key(entryID: key))
            }
        }
        try await stage.writeEntries([1])
        try await stage.writeEntries([5, 20])
        try await stage.checkpoint(library)
    }

    /// Returns the content of a database file and of its log.
    private func content(of file: URL) throws -> [Data?] {
        [try Data(contentsOf: file), try? Data(contentsOf: URL(filePath: "\(file.path)-wal"))]
    }
}

// MARK: - Caches

extension DamagedUse {

    /// Opens the cache, unless it is open, and reads and writes it until both succeed.
    mutating func useCache(isOpen: Bool, _ damage: Damage) async throws {
        if !isOpen {
            stage.allowsErrors = false
            try await stage.openCache()
            stage.allowsErrors = true
        }
        guard let cache = stage.cache else { return }
        for key in stage.titles.keys { try await read(key, cache, mustExist: damage.isHarmless && !isOpen, damage) }
        // SQLite does not write a page whose content it reads as unchanged. A page that the damaged index of the log
        // hides is read again when the log is empty.
        if damage.isHarmless { try await stage.checkpoint(cache) }
        try await heal(cache)
        counts.rebuiltCaches += stage.events.rebuiltCount
    }

    private mutating func read(_ key: Int, _ cache: Database, mustExist: Bool, _ damage: Damage) async throws {
        let found = await stage.result { () async throws(DatabaseError) in
            try await cache.find(SoakTitle.self, SoakTitle.Key(titleID: key), including: RelationSelection())
        }
        guard let title = found??.entity else {
            return try expect(!mustExist, "title \(key) is missing")
        }
        try expect(title.key.titleID == key, "title \(title.key.titleID) was read as \(key)")
        try expect(title.hasRightParts, "title \(key) has damaged rows")
        if !title.isRight { counts.differingTitles += 1 }
        try expect(
            title.isRight || !damage.affectsOnlyLog, "a cache with a damaged log has a title that was not written")
    }

    /// Writes and reads all titles until each of them succeeds.
    private mutating func heal(_ cache: Database) async throws {
        for key in stage.titles.keys {
            var attempt = 0
            while !(await isWrittenAndRead(key, cache)) {
                attempt += 1
                counts.failedAttempts += 1
                // A row that is missing in an index cannot be deleted, so it cannot be replaced, either.
                if case .sqlite(let error) = stage.lastError, error.name.hasPrefix("SQLITE_CONSTRAINT"),
                    attempt == Self.attemptLimit
                {
                    counts.unwritableTitles += 1
                    break
                }
                try expect(attempt < Self.attemptLimit, "title \(key) cannot be written and read")
                stage.clock.advance(by: .seconds(60))
                try await Task.sleep(for: .milliseconds(1))
            }
        }
    }

    private func isWrittenAndRead(_ key: Int, _ cache: Database) async -> Bool {
        let title = SoakTitle(key, sequence: 10_000)
        let found = await stage.result { () async throws(DatabaseError) in
            try await cache.write { transaction throws(DatabaseError) in try transaction.store(title) }
            return try await cache.find(SoakTitle.self, title.key, including: RelationSelection())?.entity
        }
        return found == title
    }
}
