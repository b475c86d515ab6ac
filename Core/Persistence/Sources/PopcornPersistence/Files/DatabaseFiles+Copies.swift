import Foundation

extension DatabaseFiles {

    private static let copySuffix = ".before-"

    /// The copies that migrations made, sorted by name.
    var copies: [URL] {
        let url = URL(filePath: path)
        let folder = url.deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix(url.lastPathComponent + Self.copySuffix) }.sorted()
            .map { folder.appending(path: $0) }
    }

    /// Copies the database to a file next to it, in place of an older copy with the same name.
    func copy(_ connection: Connection, beforeMigration name: String) throws(DatabaseError) {
        let copy = "\(path)\(Self.copySuffix)\(name)"
        try self.copy(connection, to: copy) { rename($0, copy) == 0 }
    }

    /// Copies the database to a new file.
    ///
    /// - Throws: ``DatabaseError/inaccessible(path:reason:)`` if the file exists or cannot be created.
    func copy(_ connection: Connection, to copy: String) throws(DatabaseError) {
        // Unlike a rename, a link does not replace an existing file.
        try self.copy(connection, to: copy) { unfinished in
            defer { unlink(unfinished) }
            return link(unfinished, copy) == 0
        }
    }

    /// Copies the database, including the pages in its write-ahead log, to a temporary file, which `place` then gives
    /// its name.
    private func copy(
        _ connection: Connection, to copy: String, place: (_ unfinished: String) -> Bool
    ) throws(DatabaseError) {
        let unfinished = "\(copy).unfinished"
        unlink(unfinished)
        do throws(DatabaseError) {
            try Self.createPrivateFile(unfinished)
            // The command copies a database that is in use.
            // https://sqlite.org/lang_vacuum.html#vacuuminto
            _ = try connection.queryStrings("VACUUM INTO ?", unfinished)
            try Self.synchronize(unfinished)
            guard place(unfinished) else { throw .inaccessible(path: copy, reason: lastSystemError()) }
            try Self.synchronize(URL(filePath: copy).deletingLastPathComponent().path)
        } catch {
            unlink(unfinished)
            throw error
        }
    }

    /// Waits until a file or folder is on the disk. `VACUUM INTO` does not.
    package static func synchronize(_ path: String) throws(DatabaseError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .inaccessible(path: path, reason: lastSystemError()) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .inaccessible(path: path, reason: lastSystemError()) }
    }
}
