import Foundation
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
    func `the log of a replaced library is set aside and not applied to the new file`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let other = folder.appending(path: "other.sqlite")
            let backup = try await open(other)
            try await insert(7, into: backup)
            await backup.close()
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
}
