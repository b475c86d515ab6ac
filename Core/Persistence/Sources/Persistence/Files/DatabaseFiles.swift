import Foundation

/// The paths of a database and of the files that stand beside it.
struct DatabaseFiles: Sendable {

    /// The database's own file.
    let path: String

    /// What SQLite appends to a database's path for files that belong to it. <https://sqlite.org/tempfiles.html>
    private static let suffixes = ["", "-wal", "-shm", "-journal"]

    /// How many databases that were set aside are kept.
    private static let keptAside = 2

    var lockPath: String { "\(path).lock" }

    private var damageMarkerPath: String { "\(path).damaged" }

    /// Creates the folder and those above it where they are missing.
    func createFolder() throws(DatabaseError) {
        let folder = URL(filePath: path).deletingLastPathComponent()
        var missing: [String] = []
        var ancestor = folder
        while !FileManager.default.fileExists(atPath: ancestor.path), ancestor.path != "/" {
            missing.append(ancestor.path)
            ancestor.deleteLastPathComponent()
        }
        for folder in missing.reversed() {
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
                throw .inaccessible(path: folder, reason: lastSystemError())
            }
        }
    }

    /// How many bytes the database takes, with what is not written back yet.
    var size: Int {
        Self.suffixes.reduce(0) { $0 + (status("\(path)\($1)").map { Int($0.st_size) } ?? 0) }
    }

    /// Whether there is anything in the file.
    ///
    /// - Throws: ``DatabaseError/notADatabase(path:)`` where it does not begin as a database does. SQLite itself takes
    ///   a file of a few bytes for an empty database and writes over it.
    func hasContent() throws(DatabaseError) -> Bool {
        let start = try firstBytes(Self.header.count)
        guard start.isEmpty || start == Self.header else { throw .notADatabase(path: path) }
        return !start.isEmpty
    }

    /// "Every valid SQLite database file begins with the following 16 bytes".
    /// <https://sqlite.org/fileformat2.html#magic_header_string>
    private static let header = Array("SQLite format 3\0".utf8)

    private func firstBytes(_ count: Int) throws(DatabaseError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return [] }
            throw .inaccessible(path: path, reason: lastSystemError())
        }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: count)
        let got = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, count, 0) }
        guard got >= 0 else { throw .inaccessible(path: path, reason: lastSystemError()) }
        return Array(bytes.prefix(got))
    }

    private func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}

extension DatabaseFiles {

    /// Renames the database, so that a new one can take its place, and deletes what was set aside long ago.
    ///
    /// - Returns: The new path.
    func setAside() throws(DatabaseError) -> String {
        let kept = asideNumbers()
        let aside = asidePath((kept.last ?? 0) + 1)
        for suffix in Self.suffixes {
            guard rename("\(path)\(suffix)", "\(aside)\(suffix)") == 0 || errno == ENOENT else {
                throw .inaccessible(path: "\(path)\(suffix)", reason: lastSystemError())
            }
        }
        unlink(damageMarkerPath)
        for number in kept.dropLast(Self.keptAside - 1) {
            for suffix in Self.suffixes {
                unlink("\(asidePath(number))\(suffix)")
            }
        }
        return aside
    }

    private func asidePath(_ number: Int) -> String { "\(path).set-aside-\(number)" }

    private func asideNumbers() -> [Int] {
        let url = URL(filePath: path)
        let prefix = "\(url.lastPathComponent).set-aside-"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
        return names.filter { $0.hasPrefix(prefix) }.compactMap { Int($0.dropFirst(prefix.count)) }.sorted()
    }
}

extension DatabaseFiles {

    /// Remembers that the file is damaged, for the next time it is opened.
    ///
    /// The note names the file's inode, so that it says nothing about a file that took its place.
    func markAsDamaged() {
        guard let inode = status(path)?.st_ino else { return }
        try? "\(inode)".write(toFile: damageMarkerPath, atomically: true, encoding: .utf8)
    }

    /// Whether the file was found damaged while it was used.
    var isMarkedAsDamaged: Bool {
        guard let marked = try? String(contentsOfFile: damageMarkerPath, encoding: .utf8),
            let inode = status(path)?.st_ino
        else { return false }
        return marked == "\(inode)"
    }
}
