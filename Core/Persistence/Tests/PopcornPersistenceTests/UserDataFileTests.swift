import Foundation
import Testing

@testable import PopcornPersistence

@Suite
struct UserDataFileTests {

    private static let first = Migration(
        "notes.note",
        "CREATE TABLE note (key INTEGER NOT NULL, text TEXT, PRIMARY KEY (key)) STRICT, WITHOUT ROWID")
    private static let second = Migration(
        "notes.read",
        "ALTER TABLE note ADD COLUMN is_read INTEGER NOT NULL DEFAULT 0", "UPDATE note SET is_read = 1")

    private func open(_ file: URL, _ migrations: Migration...) async throws(DatabaseError) -> Database {
        try await Database.userData(at: file, migrations: migrations, logger: .silent)
    }

    private func fill(_ file: URL) async throws {
        let database = try await open(file, Self.first)
        try await database.write { transaction throws(DatabaseError) in
            for key in 0..<500 { try transaction.insert(NoteEntity(key: key, text: "A note of the user")) }
        }
        await database.close()
    }

    private func withFile(_ content: Data, _ body: (URL) async throws -> Void) async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "library.sqlite")
            try content.write(to: file)
            try await body(file)
        }
    }

    @Test
    func `migrations are applied once and keep existing content`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            try await fill(file)
            try await open(file, Self.first, Self.second).close()

            let database = try await open(file, Self.first, Self.second)
            let notes = try await database.read { transaction throws(DatabaseError) in
                try transaction.all(OtherNoteEntity.self, "ORDER BY key LIMIT 1")
            }
            await database.close()

            #expect(notes == [OtherNoteEntity(key: 0, text: "A note of the user", isRead: true)])
        }
    }

    @Test
    func `a failing migration changes nothing`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            try await fill(file)
            let broken = Migration("notes.extra", "ALTER TABLE note ADD COLUMN extra TEXT", "nonsense")

            let error = await #expect(throws: DatabaseError.self) { try await open(file, Self.first, broken) }

            #expect(error.map { "\($0)" }?.contains("syntax error, in: nonsense") == true)

            let database = try await open(file, Self.first)
            let columns = try await database.read { transaction throws(DatabaseError) in
                try transaction.query("SELECT count(*) FROM pragma_table_info('note')") { $0.optionalColumn(Int.self) }
            }
            await database.close()
            #expect(columns == [2])
        }
    }

    @Test(
        arguments: [Data("my diary".utf8), Data("SQLite takes it for empty.".utf8), Data(repeating: 0, count: 5000)])
    func `a file that is not a database is refused unchanged`(content: Data) async throws {
        try await withFile(content) { file in
            await #expect(throws: DatabaseError.notADatabase(path: file.path)) { try await open(file, Self.first) }

            let after = try Data(contentsOf: file)
            #expect(after == content)
        }
    }

    @Test(arguments: [6000, 12_288])
    func `a truncated library is refused unchanged`(size: Int) async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            try await fill(file)
            let cut = try Data(contentsOf: file).prefix(size)
            try cut.write(to: file)

            let error = await #expect(throws: DatabaseError.self) { try await open(file, Self.first) }

            guard case .corrupt(let path, _) = error else { return #expect(error == nil) }
            #expect(path == file.path)
            #expect(try Data(contentsOf: file) == cut)
        }
    }

    @Test
    func `a library with a corrupt page is refused unchanged`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            try await fill(file)
            var bytes = try Data(contentsOf: file)
            bytes.replaceSubrange(4096..<8192, with: Data(repeating: 0xA5, count: 4096))
            try bytes.write(to: file)

            let error = await #expect(throws: DatabaseError.self) { try await open(file, Self.first) }

            #expect(error?.isCorruption == true)
            #expect(try Data(contentsOf: file) == bytes)
        }
    }

    @Test
    func `commits of a library are synchronous, commits of a cache are not`() async throws {
        func synchronous(_ database: Database) async throws(DatabaseError) -> [Int?] {
            try await database.write { transaction throws(DatabaseError) in
                try transaction.query("PRAGMA synchronous") { $0.optionalColumn(Int.self) }
            }
        }
        try await withFolder { folder in
            let library = try await open(folder.appending(path: "library.sqlite"), Self.first)
            // "FULL (2)", https://sqlite.org/pragma.html#pragma_synchronous
            #expect(try await synchronous(library) == [2])
            await library.close()
        }
        try await withDatabase { cache async throws in #expect(try await synchronous(cache) == [1]) }
    }

    private static let index = Migration("notes.index", "CREATE INDEX note_text ON note (text)")

    /// Creates a library with a corrupt page that only the integrity check reads: a page of an index.
    private func withCorruptIndex(_ body: (URL, Data) async throws -> Void) async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            try await fill(file)
            try await open(file, Self.first, Self.index).close()
            var bytes = try Data(contentsOf: file)
            bytes.replaceSubrange((bytes.count - 4096)..., with: Data(repeating: 0xA5, count: 4096))
            try bytes.write(to: file)
            try await body(file, bytes)
        }
    }

    @Test
    func `a library with a corrupt index is refused unchanged`() async throws {
        try await withCorruptIndex { file, bytes async throws in
            let error = await #expect(throws: DatabaseError.self) { try await open(file, Self.first, Self.index) }

            #expect(error?.isCorruption == true)
            #expect(try Data(contentsOf: file) == bytes)
        }
    }

    @Test
    func `a library is inspected without the lock, and not again while holding it`() async throws {
        try await withCorruptIndex { file, _ async throws in
            let library = UserDataFile(
                files: DatabaseFiles(path: file.path), migrations: [Self.first, Self.index])
            let options = DatabaseOptions(lockTimeout: .zero)
            let report = DatabaseEventReporter(path: file.path, logger: .silent, options)
            let isWriting = Gate()
            let mayEnd = Gate()
            let holder = Task(executorPreference: ThreadExecutor()) {
                try FileLock(library.files).hold(waiting: .zero, isCancelled: { false }) {
                    () throws(DatabaseError) in
                    isWriting.open()
                    mayEnd.wait()
                }
            }
            await isWriting.reached()

            let error = await #expect(throws: DatabaseError.self) {
                try await Database(library, options: options, logger: .silent)
            }
            mayEnd.open()
            try await holder.value

            #expect(error?.isCorruption == true)
            let connection = try library.open(options, isReopening: false, report)
            let count: Int? = try connection.scalar("SELECT count(*) FROM note NOT INDEXED")
            #expect(count == 500)
        }
    }

    @Test
    func `a copy is opened while other processes inspect it`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let copy = folder.appending(path: "copy.sqlite")
            try await fill(file)
            let original = try await open(file, Self.first)
            try await original.copy(to: copy)
            await original.close()
            // A copy has no write-ahead log yet, so reading locks the file.
            let inspector = try Connection(path: copy.path, role: .reader, busyTimeout: .zero)
            try inspector.execute("BEGIN; SELECT count(*) FROM note")
            let options = DatabaseOptions(busyTimeout: .zero)

            async let opening = Database.userData(
                at: copy, migrations: [Self.first], options: options, logger: .silent)
            // The writer waits for the shared lock to be released, with the reserved lock.
            let locks = FileLocks(copy)
            while !locks.isLocked(0x4000_0001...0x4000_0001) { await Task.yield() }
            try inspector.execute("COMMIT")
            let database = try await opening

            let count = try await database.read { transaction throws(DatabaseError) in
                try transaction.all(NoteEntity.self).count
            }
            #expect(count == 500)
            await database.close()
        }
    }

    @Test
    func `a database of another application is refused unchanged`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            try await fill(file)
            var bytes = try Data(contentsOf: file)
            // "The Application ID", https://sqlite.org/fileformat2.html#database_header
            bytes.replaceSubrange(68..<72, with: [0, 0, 0, 7])
            try bytes.write(to: file)

            await #expect(throws: DatabaseError.ownedByAnotherApplication(path: file.path)) {
                try await open(file, Self.first)
            }

            #expect(try Data(contentsOf: file) == bytes)
        }
    }

    @Test
    func `an empty file becomes a library`() async throws {
        try await withFile(Data()) { file in
            let database = try await open(file, Self.first)
            let notes = try await database.read { transaction throws(DatabaseError) in
                try transaction.all(NoteEntity.self)
            }
            await database.close()

            #expect(notes.isEmpty)
        }
    }
}
