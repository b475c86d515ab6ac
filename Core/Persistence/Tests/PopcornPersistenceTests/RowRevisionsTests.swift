import Foundation
import PopcornConcurrency
import Testing

@testable import PopcornPersistence

/// Tests of the dependencies that recorded reads of rows have.
@Suite(.timeLimit(.minutes(5)))
struct RowRevisionsTests {

    /// Reads a row and returns its dependency.
    private func dependency(on key: Int, _ database: Database) async throws -> any ReadDependency {
        let (_, recording) = try await ReadRecorder.recording {
            ReadRecorder.current?.limit(until: .distantFuture)
            return try await database.find(SampleEntity.self, SampleEntity.Key(key))
        }
        let dependencies = try #require(recording).dependencies
        #expect(dependencies.count == 1)
        return try #require(dependencies.first)
    }

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        try await withFolder { folder in try await body(folder.appending(path: "cache.sqlite")) }
    }

    private func open(_ file: URL, _ options: DatabaseOptions = DatabaseOptions()) async throws -> Database {
        try await Database.cache(at: file, schema: .sample, options: options, logger: .silent)
    }

    @Test
    func `a write of a row changes the row but no other`() async throws {
        try await withDatabase { database in
            try await database.insert(SampleEntity(key: 1), SampleEntity(key: 2))
            let (first, second) = (try await dependency(on: 1, database), try await dependency(on: 2, database))
            #expect(first.isUnchanged && second.isUnchanged)
            try await database.write { transaction throws(DatabaseError) in
                try transaction.store(SampleEntity(key: 1, text: "new"))
            }
            #expect(!first.isUnchanged)
            #expect(second.isUnchanged)
            #expect(await first.confirmed() == nil)
        }
    }

    @Test
    func `an insertion changes a row that was absent, and a deletion one that was there`() async throws {
        try await withDatabase { database in
            let absent = try await dependency(on: 1, database)
            try await database.insert(SampleEntity(key: 1))
            #expect(!absent.isUnchanged)
            #expect(await absent.confirmed() == nil)
            let there = try await dependency(on: 1, database)
            let wasThere = try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(SampleEntity.self, 1)
            }
            #expect(wasThere)
            #expect(await there.confirmed() == nil)
        }
    }

    @Test
    func `a write that is rolled back changes nothing`() async throws {
        try await withDatabase { database in
            try await database.insert(SampleEntity(key: 1))
            let row = try await dependency(on: 1, database)
            await #expect(throws: DatabaseError.self) {
                try await database.write { transaction throws(DatabaseError) in
                    try transaction.store(SampleEntity(key: 1, text: "new"))
                    throw .cancelled
                }
            }
            #expect(row.isUnchanged)
        }
    }

    @Test
    func `a row that a statement in SQL may have changed is confirmed by a query`() async throws {
        try await withDatabase { database in
            try await database.insert(SampleEntity(key: 1), SampleEntity(key: 2))
            let (first, second) = (try await dependency(on: 1, database), try await dependency(on: 2, database))
            _ = try await database.write { transaction throws(DatabaseError) in
                try transaction.execute("UPDATE sample SET text = ? WHERE key = ?", ["new", 1])
            }
            #expect(!first.isUnchanged && !second.isUnchanged)
            #expect(await first.confirmed() == nil)
            #expect(try #require(await second.confirmed()).isUnchanged)
        }
    }

    @Test
    func `more changes than are noted by row concern every row`() async throws {
        try await withDatabase { database in
            try await database.insert(SampleEntity(key: 0))
            let row = try await dependency(on: 0, database)
            try await database.write { transaction throws(DatabaseError) in
                for key in 1...2000 { try transaction.insert(SampleEntity(key: key)) }
            }
            #expect(!row.isUnchanged)
            #expect(await row.confirmed()?.isUnchanged == true)
        }
    }

    @Test
    func `a commit through another database is seen, and only changed rows are read again`() async throws {
        try await withFile { file in
            let (mine, other) = (try await open(file), try await open(file))
            try await mine.insert(SampleEntity(key: 1), SampleEntity(key: 2))
            let (first, second) = (try await dependency(on: 1, mine), try await dependency(on: 2, mine))
            #expect(first.isUnchanged && second.isUnchanged)
            try await other.write { transaction throws(DatabaseError) in
                try transaction.store(SampleEntity(key: 1, text: "new"))
            }
            #expect(!first.isUnchanged && !second.isUnchanged)
            #expect(await first.confirmed() == nil)
            let confirmed = try #require(await second.confirmed())
            #expect(confirmed.isUnchanged)
            // A commit of this database must not hide the earlier one.
            try await mine.insert(SampleEntity(key: 3))
            #expect(!first.isUnchanged)
            let again = try #require(await confirmed.confirmed())
            try await mine.insert(SampleEntity(key: 4))
            #expect(again.isUnchanged)
            await other.close()
            await mine.close()
        }
    }

    @Test
    func `a checkpoint after a commit of another database does not hide the commit`() async throws {
        try await withFile { file in
            let (mine, other) = (try await open(file), try await open(file))
            try await mine.insert(SampleEntity(key: 1))
            let row = try await dependency(on: 1, mine)
            try await other.write { transaction throws(DatabaseError) in
                try transaction.store(SampleEntity(key: 1, text: "new"))
            }
            try await mine.checkpoint()
            #expect(!row.isUnchanged)
            #expect(await row.confirmed() == nil)
            await other.close()
            await mine.close()
        }
    }

    @Test
    func `replacing the file changes the rows`() async throws {
        try await withFile { file in
            let database = try await open(file)
            try await database.insert(SampleEntity(key: 1))
            let row = try await dependency(on: 1, database)
            try await database.replaceFile()
            #expect(!row.isUnchanged)
            #expect(await row.confirmed() == nil)
            await database.close()
        }
    }

    @Test
    func `a closed database confirms nothing`() async throws {
        try await withFile { file in
            let database = try await open(file)
            try await database.insert(SampleEntity(key: 1))
            let row = try await dependency(on: 1, database)
            await database.close()
            #expect(!row.isUnchanged)
            #expect(await row.confirmed() == nil)
        }
    }

    @Test
    func `a change of any column of an aggregate's row is a change of the row`() async throws {
        try await withFile { file in
            let (mine, other) = (try await open(file), try await open(file))
            try await mine.insert(AlbumEntity(albumID: 1, title: "Old"))
            let (_, recording) = try await ReadRecorder.recording {
                ReadRecorder.current?.limit(until: .distantFuture)
                return try await mine.find(AlbumEntity.self, AlbumEntity.Key(albumID: 1), including: [])
            }
            let row = try #require(recording?.dependencies.first)
            try await other.write { transaction throws(DatabaseError) in
                try transaction.store(AlbumEntity(albumID: 1, title: "New"))
            }
            #expect(await row.confirmed() == nil)
            await other.close()
            await mine.close()
        }
    }

    @Test
    func `a change of relations alone is a change of the row`() async throws {
        try await withDatabase { database in
            try await database.insert(AlbumEntity(albumID: 1, tags: [TagEntity(name: "old")]))
            let (_, recording) = try await ReadRecorder.recording {
                ReadRecorder.current?.limit(until: .distantFuture)
                return try await database.find(AlbumEntity.self, AlbumEntity.Key(albumID: 1), including: [])
            }
            let row = try #require(recording?.dependencies.first)
            try await database.write { transaction throws(DatabaseError) in
                try transaction.store(AlbumEntity(albumID: 1, tags: [TagEntity(name: "new")]))
            }
            #expect(!row.isUnchanged)
            #expect(await row.confirmed() == nil)
        }
    }

    @Test
    func `statements that are not noted leave the rows unchanged`() async throws {
        try await withDatabase { database in
            try await database.insert(SampleEntity(key: 1))
            let row = try await dependency(on: 1, database)
            try await database.write { transaction throws(DatabaseError) in
                try transaction.executeUnnoted("UPDATE sample SET text = ? WHERE key = ?", ["new", 1])
            }
            #expect(row.isUnchanged)
            try await database.write { transaction throws(DatabaseError) in
                try transaction.executeUnnoted("UPDATE sample SET text = ? WHERE key = ?", ["newer", 1])
                _ = try transaction.execute("UPDATE sample SET text = ? WHERE key = ?", ["newest", 1])
            }
            #expect(!row.isUnchanged)
        }
    }

    @Test
    func `after a file was moved away and back, rows are confirmed by one query`() async throws {
        try await withFile { file in
            let database = try await open(file, DatabaseOptions(fileCheckInterval: .zero))
            try await database.insert(SampleEntity(key: 1))
            let row = try await dependency(on: 1, database)
            #expect(row.isUnchanged)
            let elsewhere = file.appendingPathExtension("moved")
            try FileManager.default.moveItem(at: file, to: elsewhere)
            #expect(!row.isUnchanged)
            try FileManager.default.moveItem(at: elsewhere, to: file)
            #expect(!row.isUnchanged, "another process may have changed the file meanwhile")
            #expect(await row.confirmed()?.isUnchanged == true)
            await database.close()
        }
    }

    @Test
    func `a file that took the place of the verified one is not observed`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = DatabaseFiles(path: folder.appending(path: "cache.sqlite").path)
        try files.createFolder()
        let connection = try Connection(path: files.path, role: .writer, busyTimeout: .zero)
        try connection.prepareForWriting(.normal)
        for statement in Schema.sample.statements { try connection.execute(statement) }
        let identity = try #require(files.identity)
        let revisions = RowRevisions(files, checkInterval: .zero)
        revisions.observe(connection, identity)
        let mark = try revisions.mark(slot: EntityKey(SampleEntity.self, .init(1)).slot)
        #expect(revisions.isUnchanged(since: mark))
        try Data("other".utf8).write(to: URL(filePath: files.path), options: .atomic)
        #expect(files.identity != identity)
        revisions.observe(connection, identity)
        let later = try revisions.mark(slot: EntityKey(SampleEntity.self, .init(1)).slot)
        #expect(!revisions.isUnchanged(since: later))
        revisions.observe(nil, nil)
    }

    @Test
    func `a read whose rows are not named makes a recording impossible`() async throws {
        try await withDatabase { database in
            let (_, recording) = try await ReadRecorder.recording {
                ReadRecorder.current?.limit(until: .distantFuture)
                return try await database.sampleCount()
            }
            #expect(recording == nil)
        }
    }
}
