import Foundation

/// The files that each round damages: two databases with logs that are not checkpointed, and earlier logs.
struct UndamagedFiles {

    private let folder: URL
    private let earlier: URL
    private let entries: Ledger
    private let titles: Ledger

    /// Creates the files in a folder.
    init(in parent: URL) async throws {
        let origin = parent.appending(path: "origin")
        earlier = parent.appending(path: "earlier")
        folder = parent.appending(path: "files")
        try FileManager.default.createDirectory(at: origin, withIntermediateDirectories: true)
        let stage = Stage(origin)
        try await stage.prepareContent()
        try FileManager.default.copyItem(at: origin, to: earlier)
        for database in [stage.library, stage.cache] { try await stage.checkpoint(database) }
        for key in 15...40 {
            try await stage.writeEntries([key])
            try await stage.writeTitles([key])
        }
        for database in [stage.library, stage.cache] { try await stage.checkpoint(database) }
        for key in 1...6 {
            try await stage.writeEntries([key, key + 40])
            try await stage.writeTitles([key, key + 40])
        }
        // The logs are complete, because no write is running.
        try FileManager.default.copyItem(at: origin, to: folder)
        await stage.close()
        entries = stage.entries
        titles = stage.titles
    }

    /// Creates a stage with a copy of the files.
    func stage(in copy: URL) throws -> Stage {
        try FileManager.default.removeItem(at: copy)
        try FileManager.default.copyItem(at: folder, to: copy)
        let stage = Stage(copy)
        stage.entries = entries
        stage.titles = titles
        return stage
    }

    /// Returns the content of an earlier log of a database.
    func earlierLog(of file: URL) throws -> Data {
        try Data(contentsOf: earlier.appending(path: "\(file.lastPathComponent)-wal"))
    }

    /// Returns the content of the log of the other database.
    func foreignLog(for file: URL) throws -> Data {
        let other = file.lastPathComponent == "cache.sqlite" ? "library.sqlite" : "cache.sqlite"
        return try Data(contentsOf: folder.appending(path: "\(other)-wal"))
    }
}
