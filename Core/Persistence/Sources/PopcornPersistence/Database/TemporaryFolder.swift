import Foundation
package import Logging

extension Database {

    /// Opens a cache in a new folder, which is deleted when the database is closed.
    package static func temporaryCache(
        schema: Schema, options: DatabaseOptions = DatabaseOptions(), logger: Logger
    ) async throws(DatabaseError) -> Database {
        let folder = try TemporaryFolder()
        let cache = CacheFile(files: folder.files("cache.sqlite"), schema: schema)
        return try await Database(cache, options: options, logger: logger, temporaryFolder: folder)
    }

    /// Opens a library in a new folder, which is deleted when the database is closed.
    package static func temporaryLibrary(
        migrations: [Migration], options: DatabaseOptions = DatabaseOptions(), logger: Logger
    ) async throws(DatabaseError) -> Database {
        let folder = try TemporaryFolder()
        let library = UserDataFile(files: folder.files("library.sqlite"), migrations: migrations)
        return try await Database(library, options: options, logger: logger, temporaryFolder: folder)
    }
}

/// A new folder that only this process uses, in memory if the system has `/dev/shm`, otherwise on disk.
struct TemporaryFolder: Sendable {

    let path: String

    init() throws(DatabaseError) {
        // `/dev/shm` is a file system in memory.
        // https://docs.kernel.org/filesystems/tmpfs.html
        guard let path = Self.make(in: "/dev/shm") ?? Self.make(in: NSTemporaryDirectory()) else {
            throw .inaccessible(path: NSTemporaryDirectory(), reason: lastSystemError())
        }
        self.path = path
    }

    private static func make(in parent: String) -> String? {
        var template = Array("\(parent)/popcorn-XXXXXX".utf8CString)
        let isMade = template.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap { mkdtemp($0) } != nil }
        return isMade ? String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }

    func files(_ name: String) -> DatabaseFiles {
        DatabaseFiles(path: "\(path)/\(name)")
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
