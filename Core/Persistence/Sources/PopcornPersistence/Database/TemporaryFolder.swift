import Foundation
package import Logging
import Synchronization

extension Database {

    /// Opens a cache in a new folder, which is deleted when the database is closed or released.
    /// The folder of a process that ended before is deleted by the next process that creates one.
    package static func temporaryCache(
        schema: Schema, options: DatabaseOptions = DatabaseOptions(), logger: Logger
    ) async throws(DatabaseError) -> Database {
        let folder = try await TemporaryFolder.create()
        let cache = CacheFile(files: folder.files("cache.sqlite"), schema: schema)
        return try await Database(cache, options: options, logger: logger, temporaryFolder: folder)
    }

    /// Opens a library in a new folder, which is deleted when the database is closed or released.
    /// The folder of a process that ended before is deleted by the next process that creates one.
    package static func temporaryLibrary(
        migrations: [Migration], options: DatabaseOptions = DatabaseOptions(), logger: Logger
    ) async throws(DatabaseError) -> Database {
        let folder = try await TemporaryFolder.create()
        let library = UserDataFile(files: folder.files("library.sqlite"), migrations: migrations)
        return try await Database(library, options: options, logger: logger, temporaryFolder: folder)
    }
}

/// A new folder that only this process uses, in memory if the system has `/dev/shm`, otherwise on disk.
///
/// The folder contains a file that is locked until the folder is deleted. The lock of a process ends with the process,
/// so the folders of processes that were killed are recognised by their unlocked files and deleted when the next folder
/// is created. The lock is valid for all containers that share the file system.
final class TemporaryFolder: Sendable {

    private static let prefix = "popcorn-"
    private static let ownerFile = "owner"

    let path: String
    /// The descriptor of the locked file.
    private let descriptor: Int32
    private let isRemoved = Atomic(false)

    /// Creates a folder, and deletes the folders of processes that have ended.
    ///
    /// - Parameter parents: The folders to create it in, in order of preference. Default: `/dev/shm`, which is a file
    ///   system in memory (<https://docs.kernel.org/filesystems/tmpfs.html>), and the temporary directory.
    init(in parents: [String] = ["/dev/shm", NSTemporaryDirectory()]) throws(DatabaseError) {
        for parent in parents {
            guard let path = Self.make(in: parent) else { continue }
            guard let descriptor = Self.lockNewFile(in: path) else {
                rmdir(path)
                continue
            }
            Self.removeAbandoned(in: parent)
            self.path = path
            self.descriptor = descriptor
            return
        }
        throw .inaccessible(path: parents.last ?? "", reason: lastSystemError())
    }

    deinit {
        remove()
        close(descriptor)
    }

    /// Creates a folder without blocking a thread of the cooperative pool.
    static func create() async throws(DatabaseError) -> TemporaryFolder {
        try await WorkQueue("folder").run { _ throws(DatabaseError) in try TemporaryFolder() }
    }

    func files(_ name: String) -> DatabaseFiles {
        DatabaseFiles(path: "\(path)/\(name)")
    }

    /// Deletes the folder. Calling this method again has no effect.
    func remove() {
        guard !isRemoved.exchange(true, ordering: .relaxed) else { return }
        Self.remove(path)
    }
}

extension TemporaryFolder {

    private static func make(in parent: String) -> String? {
        var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
        let isMade = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } != nil }
        return isMade ? String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }

    /// Creates the file that marks the folder as used, and returns its descriptor.
    ///
    /// The file gets its name after it is locked, because another process deletes folders whose file is not locked.
    private static func lockNewFile(in folder: String) -> Int32? {
        let file = "\(folder)/\(ownerFile)"
        let unlocked = "\(file).new"
        let descriptor = open(unlocked, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0, rename(unlocked, file) == 0 { return descriptor }
        close(descriptor)
        unlink(unlocked)
        return nil
    }

    /// Deletes the folders of processes of the same user that have ended.
    ///
    /// A folder without a marking file is retained, because an earlier version may use it.
    static func removeAbandoned(in parent: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for name in names where name.hasPrefix(prefix) {
            removeIfAbandoned("\(parent)/\(name)")
        }
    }

    private static func removeIfAbandoned(_ folder: String) {
        var status = stat()
        // Other users may create symbolic links and folders next to it.
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
            return
        }
        let file = "\(folder)/\(ownerFile)"
        let descriptor = open(file, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // If another process has deleted the folder meanwhile, the file is no longer at the path.
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0,
            DatabaseFiles.Identity(ofFileAt: file) == DatabaseFiles.Identity(status)
        else { return }
        remove(folder)
    }

    /// Deletes a folder, with the marking file last, so that another process continues if this process is killed
    /// meanwhile.
    private static func remove(_ folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name != ownerFile {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
        try? FileManager.default.removeItem(atPath: folder)
    }
}
