import Foundation
import Testing

@testable import PopcornPersistence

/// Copies of libraries, and the deletion of their rows.
@Suite
struct CopyTests {

    private static let first = Migration(
        "notes.note",
        "CREATE TABLE note (key INTEGER NOT NULL, text TEXT, PRIMARY KEY (key)) STRICT, WITHOUT ROWID")
    private static let second = Migration(
        "notes.read",
        "ALTER TABLE note ADD COLUMN is_read INTEGER NOT NULL DEFAULT 0", "UPDATE note SET is_read = 1")

    private func open(_ file: URL, _ migrations: Migration...) async throws(DatabaseError) -> Database {
        try await Database.userData(at: file, migrations: migrations, logger: .silent)
    }

    @Test
    func `a library is copied while it is in use, to a private file that opens as a library`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let database = try await open(file, Self.first)
            try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(NoteEntity(key: 1, text: "In the write-ahead log"))
            }
            let copy = folder.appending(path: "copy.sqlite")
            try await database.copy(to: copy)
            try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(NoteEntity(key: 2, text: "After the copy"))
            }

            #expect(try queryStrings(copy, "SELECT count(*), max(key) FROM note") == [["1", "1"]])
            let mode = try FileManager.default.attributesOfItem(atPath: copy.path)[.posixPermissions] as? Int
            #expect(mode == 0o600)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.allSatisfy { !$0.hasSuffix("unfinished") })
            await database.close()
            try await open(copy, Self.first, Self.second).close()
            #expect(try queryStrings(copy, "SELECT count(*) FROM note WHERE is_read") == [["1"]])
        }
    }

    @Test
    func `an existing file is not replaced by a copy`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let database = try await open(file, Self.first)
            let copy = folder.appending(path: "copy.sqlite")
            try Data("precious".utf8).write(to: copy)
            await #expect(throws: DatabaseError.inaccessible(path: copy.path, reason: "File exists")) {
                try await database.copy(to: copy)
            }
            #expect(try Data(contentsOf: copy) == Data("precious".utf8))
            let missing = folder.appending(path: "missing/copy.sqlite")
            await #expect(throws: DatabaseError.self) { try await database.copy(to: missing) }
            await database.close()
        }
    }

    @Test
    func `older copies are listed by name`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            try await open(file, Self.first).close()
            let database = try await open(file, Self.first, Self.second)
            #expect(database.olderCopies.map(\.lastPathComponent) == ["library.sqlite.before-notes.read"])
            await database.close()
        }
    }

    @Test
    func `deleted rows are in no file of the library after a checkpoint`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let database = try await open(file, Self.first)
            let secret = "a private note"
            try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(NoteEntity(key: 1, text: secret))
            }
            func isStored() throws -> Bool {
                try ["", "-wal"].contains { suffix in
                    let data = try Data(contentsOf: URL(filePath: file.path + suffix))
                    return data.range(of: Data(secret.utf8)) != nil
                }
            }
            #expect(try isStored())
            _ = try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(NoteEntity.self, SampleEntity.Key(1))
            }
            try await database.checkpoint()
            #expect(try isStored() == false)
            await database.close()
        }
    }
}
