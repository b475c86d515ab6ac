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

    /// Creates the folder and those above it if they are missing.
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
        Self.suffixes.reduce(0) { $0 + (Self.status("\(path)\($1)").map { Int($0.st_size) } ?? 0) }
    }

    /// How large the database's own file is, 0 if there is none.
    var mainFileSize: Int { Self.status(path).map { Int($0.st_size) } ?? 0 }

    /// Which file is at the path, or `nil` if there is none.
    var identity: Identity? { Identity(ofFileAt: path) }

    /// What tells a file from all others, whatever their names.
    struct Identity: Hashable, Sendable {
        private let device: UInt64
        private let inode: UInt64

        init(_ status: stat) {
            device = UInt64(status.st_dev)
            inode = UInt64(status.st_ino)
        }

        init?(ofFileAt path: String) {
            guard let status = DatabaseFiles.status(path) else { return nil }
            self.init(status)
        }
    }

    /// Which files SQLite keeps beside the database at the moment, by what is appended to the path.
    typealias SideFiles = [String: Identity]

    var sideFiles: SideFiles {
        Self.suffixes.dropFirst().reduce(into: [:]) { $0[$1] = Identity(ofFileAt: "\(path)\($1)") }
    }

    /// Removes those files that are still the same.
    func remove(_ sideFiles: SideFiles) {
        for (suffix, identity) in sideFiles where Identity(ofFileAt: "\(path)\(suffix)") == identity {
            unlink("\(path)\(suffix)")
        }
    }

    private static func status(_ path: String) -> stat? {
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
