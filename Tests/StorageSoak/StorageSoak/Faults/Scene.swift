import Foundation
import PopcornPersistence

/// A part of a service's day with its databases.
struct Scene: Sendable {

    let name: String
    /// Whether the databases are open before the faults begin.
    var isOpen = true
    /// Whether titles may be missing afterwards, because the scene evicts or purges them.
    var losesTitles = false
    var logSizeLimit = 16 * 1024 * 1024
    var sizeLimit: SizeLimit?
    /// Prepares the files, without faults. The databases are closed afterwards.
    var prepare: @Sendable (Stage) async throws -> Void = { try await $0.prepareContent() }
    let act: @Sendable (Stage) async throws -> Void

    /// Configures a stage for the scene.
    func configure(_ stage: Stage) {
        stage.titleExpectation = losesTitles ? .mayBeMissing : .durable
        stage.logSizeLimit = logSizeLimit
        stage.sizeLimit = sizeLimit
    }
}

extension Stage {

    /// Creates both databases with some content.
    func prepareContent() async throws {
        try await open()
        try await writeEntries(1, 2, 3)
        try await writeEntries(10, 11)
        try await writeTitles(1, 2, 3)
        try await writeTitles(10, 11, 12)
    }
}

extension Scene {

    /// All scenes.
    static let all = [
        creation, reopening, use, useAtOnce, migration, incompatibleVersion, growingLog, eviction, copy, purge,
        movedFiles,
    ]

    private static let creation = Scene(name: "creation", isOpen: false, prepare: { _ in }) { stage in
        try await stage.open()
        try await stage.writeEntries(1, 2)
        try await stage.writeTitles(1, 2, 10)
        try await stage.readEntry(1)
        try await stage.readTitle(10)
        await stage.close()
    }

    private static let reopening = Scene(name: "reopening", isOpen: false) { stage in
        try await stage.open()
        try await stage.readEntry(2)
        try await stage.readTitle(2)
        try await stage.writeEntries(2)
        try await stage.writeTitles(2)
        await stage.close()
        try await stage.open()
        try await stage.readAllEntries()
        try await stage.readAllTitles()
    }

    private static let use = Scene(name: "use") { stage in
        try await stage.writeEntries(4)
        try await stage.writeTitles(4, 5)
        try await stage.readEntry(4)
        try await stage.readTitle(5)
        try await stage.deleteEntry(2)
        try await stage.deleteTitle(2)
        try await stage.writeEntries(10, 15, 20)
        try await stage.writeTitles(10, 15, 20)
        for database in [stage.library, stage.cache].compactMap(\.self) {
            _ = try await stage.attempt("a checkpoint") { () async throws(DatabaseError) in
                try await database.checkpoint()
            }
        }
        try await stage.writeEntries(1)
        try await stage.writeTitles(1)
        try await stage.readAllEntries()
        try await stage.readAllTitles()
        await stage.close()
    }

    /// Writes that wait share transactions.
    private static let useAtOnce = Scene(name: "use at once", logSizeLimit: 40_000) { stage in
        for _ in 0..<3 {
            try await stage.writeEntriesAtOnce(1..<9)
            try await stage.writeTitlesAtOnce(1..<9)
        }
        try await stage.readAllEntries()
        try await stage.readAllTitles()
        await stage.close()
    }

    private static let migration = Scene(
        name: "migration", isOpen: false,
        prepare: { stage in
            stage.version = .earlier
            try await stage.prepareContent()
        },
        act: { stage in
            try await stage.open()
            try await stage.readAllEntries()
            try await stage.readAllTitles()
            try await stage.writeEntries(1, 30)
            try await stage.writeTitles(1, 30)
        })

    private static let incompatibleVersion = Scene(name: "incompatible version", isOpen: false) { stage in
        stage.version = .incompatible
        try await stage.openCache()
        try await stage.writeIncompatibleTitles(1, 2, 3)
        await stage.close()
        stage.version = .current
        try await stage.open()
        try await stage.readAllTitles()
        try await stage.writeTitles(3)
    }

    private static let growingLog = Scene(name: "growing log", logSizeLimit: 40_000) { stage in
        for key in 1...4 {
            try await stage.writeEntries(5 * key)
            try await stage.writeTitles(5 * key, 5 * key + 5)
            try await stage.readTitle(5 * key)
        }
    }

    private static let eviction = Scene(
        name: "eviction", losesTitles: true, sizeLimit: SizeLimit(byteCount: 1_000_000, eviction: SoakEviction()),
        prepare: { stage in
            try await stage.openCache()
            for batch in 0..<8 { try await stage.writeTitles((0..<10).map { 1000 + batch * 50 + $0 * 5 }) }
        },
        act: { stage in
            for batch in 0..<3 { try await stage.writeTitles((0..<6).map { 2000 + batch * 30 + $0 * 5 }) }
            try await stage.readTitle(2005)
            if let cache = stage.cache {
                _ = try await stage.attempt("the return of free space") { () async throws(DatabaseError) in
                    try await cache.returnFreeSpace()
                }
            }
            try await stage.readAllTitles()
        })

    private static let copy = Scene(name: "copy") { stage in
        let copy = stage.folder.appending(path: "copy.sqlite")
        try await stage.writeEntries(4)
        if let library = stage.library {
            let copied: Void? = try await stage.attempt("a copy") { () async throws(DatabaseError) in
                try await library.copy(to: copy)
            }
            try await stage.verify(copy: copy, isComplete: copied != nil)
        }
        try await stage.writeEntries(5)
    }

    private static let purge = Scene(name: "purge", losesTitles: true) { stage in
        try await stage.writeTitles(4)
        if let cache = stage.cache {
            _ = try await stage.attempt("a purge") { () async throws(DatabaseError) in try await cache.replaceFile() }
        }
        try await stage.writeTitles(5, 6)
        try await stage.readTitle(5)
        for database in [stage.library, stage.cache].compactMap(\.self) {
            _ = try await stage.attempt("a compaction") { () async throws(DatabaseError) in
                try await database.compact()
            }
        }
        try await stage.readAllEntries()
        try await stage.readAllTitles()
    }

    private static let movedFiles = Scene(name: "moved files", losesTitles: true) { stage in
        stage.allowsErrors = true
        let away = stage.folder.appending(path: "away.sqlite")
        try await stage.writeEntries(4)
        try FileManager.default.moveItem(at: stage.libraryFile, to: away)
        try await stage.writeEntries(5)
        try FileManager.default.moveItem(at: away, to: stage.libraryFile)
        try FileManager.default.removeItem(at: stage.cacheFile)
        try await stage.readTitle(1)
        try await stage.writeTitles(5)
        try await stage.readTitle(5)
        try await stage.writeEntries(6)
        try await stage.readAllEntries()
        stage.allowsErrors = false
    }
}
