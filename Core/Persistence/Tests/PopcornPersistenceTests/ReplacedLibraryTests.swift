import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence
import Testing

/// Tests of libraries that are moved or replaced while they are open.
@Suite
struct ReplacedLibraryTests {

    private static let migration = Migration("notes", Schema(NoteEntity.self).statements[0])

    private func open(_ file: URL) async throws(DatabaseError) -> Database {
        try await Database.userData(
            at: file, migrations: [Self.migration], options: DatabaseOptions(fileCheckInterval: .zero), logger: .silent)
    }

    private func insert(_ key: Int, into database: Database) async throws(DatabaseError) {
        try await database.write { transaction throws(DatabaseError) in try transaction.insert(NoteEntity(key: key)) }
    }

    private func keys(_ database: Database) async throws(DatabaseError) -> [Int] {
        try await database.read { transaction throws(DatabaseError) in
            try transaction.all(NoteEntity.self, "ORDER BY key").map(\.key.key)
        }
    }

    private func log(_ file: URL) -> URL { URL(filePath: "\(file.path)-wal") }

    @Test
    func `a library that is moved away and back keeps its commits`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let taken = folder.appending(path: "taken.sqlite")
            let database = try await open(file)
            try await insert(1, into: database)
            let bytes = try Data(contentsOf: log(file))
            #expect(!bytes.isEmpty)
            #expect(rename(file.path, taken.path) == 0)

            for _ in 0..<2 {
                await #expect(throws: DatabaseError.fileChanged(path: file.path)) {
                    try await insert(2, into: database)
                }
                await #expect(throws: DatabaseError.fileChanged(path: file.path)) { try await keys(database) }
            }
            #expect(try Data(contentsOf: log(file)) == bytes)

            #expect(rename(taken.path, file.path) == 0)
            try await insert(3, into: database)
            #expect(try await keys(database) == [1, 3])
            await database.close()
        }
    }

    @Test
    func `a library that is moved away and back while it is reopened keeps its commits`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let taken = folder.appending(path: "taken.sqlite")
            let database = try await open(file)
            let isDone = NIOLockedValueBox(false)
            async let moves: Void = {
                while !isDone.withLockedValue({ $0 }) {
                    rename(file.path, taken.path)
                    await Task.yield()
                    rename(taken.path, file.path)
                    await Task.yield()
                }
            }()
            var committed: [Int] = []
            for key in 1...300 {
                do {
                    try await insert(key, into: database)
                    committed.append(key)
                } catch {
                    // The library was missing.
                }
            }
            isDone.withLockedValue { $0 = true }
            await moves
            try await insert(2000, into: database)

            #expect(committed.isEmpty == false)
            #expect(try await keys(database) == committed + [2000])
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.allSatisfy { !$0.contains("aside") })
            await database.close()
        }
    }

    @Test
    func `the log of a replaced library is set aside and not applied to the new file`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let other = try await library(with: [7], at: folder.appending(path: "other.sqlite"))
            let database = try await open(file)
            try await insert(1, into: database)
            let bytes = try Data(contentsOf: log(file))
            #expect(rename(other.path, file.path) == 0)

            try await insert(8, into: database)

            #expect(try await keys(database) == [7, 8])
            #expect(try Data(contentsOf: URL(filePath: "\(file.path).set-aside-1-wal")) == bytes)
            await database.close()
        }
    }

    @Test
    func `the log of a restored copy is not applied to the library that replaces the copy`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            // A copy has no write-ahead log until a library is opened on it.
            let original = try await open(folder.appending(path: "original.sqlite"))
            for key in 100..<200 { try await insert(key, into: original) }
            try await original.copy(to: file)
            await original.close()
            let other = try await library(with: [7], at: folder.appending(path: "other.sqlite"))
            let database = try await open(file)
            try await insert(1, into: database)
            let bytes = try Data(contentsOf: log(file))
            #expect(!bytes.isEmpty)
            #expect(rename(other.path, file.path) == 0)

            try await insert(8, into: database)

            #expect(try await keys(database) == [7, 8])
            #expect(try Data(contentsOf: URL(filePath: "\(file.path).set-aside-1-wal")) == bytes)
            await database.close()
        }
    }

    @Test
    func `a library that replaces a larger one is inspected without the log of the former`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let other = try await library(with: [7], at: folder.appending(path: "other.sqlite"))
            let database = try await open(file)
            // The log contains more pages than the other library.
            for key in 100..<1100 { try await insert(key, into: database) }
            #expect(rename(other.path, file.path) == 0)

            try await insert(8, into: database)

            #expect(try await keys(database) == [7, 8])
            await database.close()
        }
    }

    @Test
    func `a library is created through a dangling symbolic link`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let target = folder.appending(path: "target.sqlite")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            #expect(symlink(target.path, file.path) == 0)
            let database = try await open(file)
            try await insert(1, into: database)
            #expect(try await keys(database) == [1])
            #expect(FileManager.default.fileExists(atPath: target.path))
            await database.close()
        }
    }

    /// Creates a closed library, without a log, and returns its file.
    private func library(with keys: [Int], at file: URL) async throws -> URL {
        let database = try await open(file)
        for key in keys { try await insert(key, into: database) }
        await database.close()
        return file
    }
}
