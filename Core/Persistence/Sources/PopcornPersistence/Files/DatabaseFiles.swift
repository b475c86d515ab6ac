import Foundation

/// The paths of a database and of the files next to it.
package struct DatabaseFiles: Sendable {

    /// The path of the database file.
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// The suffixes of the database file and of the files that SQLite keeps next to it.
    /// <https://sqlite.org/tempfiles.html>
    private static let suffixes = ["", "-wal", "-shm", "-journal"]

    /// The number of renamed, unusable databases that are retained.
    private static let keptAside = 2

    var lockPath: String { "\(path).lock" }

    /// Creates the folder and its parent folders if they are missing.
    package func createFolder() throws(DatabaseError) {
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

    /// Creates an empty file that only its owner can read and write, if the file is missing. SQLite creates the files
    /// next to a database with the permissions of the database.
    ///
    /// An existing file is not opened, because closing it would release SQLite's locks.
    /// <https://sqlite.org/howtocorrupt.html#_posix_advisory_locks_canceled_by_a_separate_thread_doing_close_>
    package static func createPrivateFile(_ path: String) throws(DatabaseError) {
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            if errno == EEXIST { return }
            throw .inaccessible(path: path, reason: lastSystemError())
        }
        close(descriptor)
    }

    /// The total size on disk, in bytes, including the write-ahead log and the other files of the database.
    var size: Int {
        Self.suffixes.reduce(0) { $0 + (Self.status("\(path)\($1)").map { Int($0.st_size) } ?? 0) }
    }

    /// The size of the database file in bytes, or 0 if it is missing.
    var mainFileSize: Int { Self.status(path).map { Int($0.st_size) } ?? 0 }

    /// The size of the write-ahead log in bytes, or 0 if it is missing.
    var logSize: Int { Self.status("\(path)-wal").map { Int($0.st_size) } ?? 0 }

    /// The identity of the file at the path, or `nil` if it is missing.
    var identity: Identity? { Identity(ofFileAt: path) }

    /// The identity of a file, which does not depend on its path: the device and the inode.
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

    /// The identities of the files that SQLite currently keeps next to the database, by suffix.
    typealias SideFiles = [String: Identity]

    var sideFiles: SideFiles {
        Self.suffixes.dropFirst().reduce(into: [:]) { $0[$1] = Identity(ofFileAt: "\(path)\($1)") }
    }

    /// Removes the files whose identity is unchanged.
    func remove(_ sideFiles: SideFiles) {
        for (suffix, identity) in sideFiles where Identity(ofFileAt: "\(path)\(suffix)") == identity {
            unlink("\(path)\(suffix)")
        }
    }

    /// Removes the database file. The files next to it stay.
    func removeMainFile() throws(DatabaseError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw .inaccessible(path: path, reason: lastSystemError()) }
    }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }
}

extension DatabaseFiles {

    /// Renames the database and the files next to it, and deletes all but the last two renamed databases.
    ///
    /// - Returns: The new path.
    package func setAside() throws(DatabaseError) -> String {
        let kept = asideNumbers()
        let aside = asidePath((kept.last ?? 0) + 1)
        for suffix in Self.suffixes { try move(suffix, to: aside) }
        for number in kept.dropLast(Self.keptAside - 1) {
            for suffix in Self.suffixes {
                unlink("\(asidePath(number))\(suffix)")
            }
        }
        return aside
    }

    /// Renames the files whose identity is unchanged.
    ///
    /// - Returns: The new path without a suffix, or `nil` if there is no such file.
    func setAside(_ sideFiles: SideFiles) throws(DatabaseError) -> String? {
        let left = sideFiles.filter { Identity(ofFileAt: "\(path)\($0.key)") == $0.value }
        guard !left.isEmpty else { return nil }
        let aside = asidePath((asideNumbers().last ?? 0) + 1)
        for suffix in left.keys { try move(suffix, to: aside) }
        return aside
    }

    private func move(_ suffix: String, to aside: String) throws(DatabaseError) {
        guard rename("\(path)\(suffix)", "\(aside)\(suffix)") == 0 || errno == ENOENT else {
            throw .inaccessible(path: "\(path)\(suffix)", reason: lastSystemError())
        }
    }

    private func asidePath(_ number: Int) -> String { "\(path).set-aside-\(number)" }

    /// Returns the numbers of the renamed databases in ascending order, including those of which only a log remains.
    private func asideNumbers() -> [Int] {
        let url = URL(filePath: path)
        let prefix = "\(url.lastPathComponent).set-aside-"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
        let numbers = names.filter { $0.hasPrefix(prefix) }.compactMap {
            Int($0.dropFirst(prefix.count).prefix(while: \.isNumber))
        }
        // The largest number has no successor.
        return Set(numbers).subtracting([.max]).sorted()
    }
}
