import Foundation
import Testing

@testable import PopcornPersistence

/// Tests of Popcorn files with content that no version has written, and of the files next to a database.
@Suite
struct CacheContentTests {

    private func withFile(_ statements: [String], _ body: (URL) async throws -> Void) async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "cache.sqlite")
            let connection = try Connection(path: file.path, role: .writer, busyTimeout: .zero)
            try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
            for statement in statements { try connection.execute(statement) }
            try await body(file)
        }
    }

    private func open(_ file: URL, _ schema: Schema = .sample) async throws(DatabaseError) -> Database {
        try await Database.cache(at: file, schema: schema, logger: .silent)
    }

    private func queryStrings(_ database: Database, _ sql: String) async throws -> [[String]] {
        try await database.read { transaction throws(DatabaseError) in try transaction.connection.queryStrings(sql) }
    }

    @Test(
        arguments: [
            "CREATE TABLE popcorn_schema (nonsense TEXT) STRICT",
            """
            CREATE TABLE popcorn_schema (
                aggregate TEXT, fingerprint TEXT, generation INTEGER, stored_in TEXT, encoding TEXT CHECK (encoding = ''),
                PRIMARY KEY (aggregate, fingerprint)
            ) STRICT
            """,
        ])
    func `a file that cannot be used as a cache is renamed`(statement: String) async throws {
        try await withFile([statement]) { file in
            let database = try await open(file)
            try await database.insert(SampleEntity(key: 1))

            #expect(try await database.sampleCount() == 1)
            #expect(FileManager.default.fileExists(atPath: "\(file.path).set-aside-1"))
            await database.close()
        }
    }

    @Test
    func `tables with another encoding are not used`() async throws {
        try await withFile([]) { file in
            let old = try await open(file)
            try await old.insert(SampleEntity(key: 1))
            try await old.write { transaction throws(DatabaseError) in
                _ = try transaction.execute("UPDATE popcorn_schema SET encoding = 'another'")
            }
            await old.close()

            let database = try await open(file)

            #expect(try await database.sampleCount() == 0)
            #expect(try await queryStrings(database, "SELECT count(*) FROM sample") == [["1"]])
            await database.close()
        }
    }

    @Test
    func `a table of the first format is dropped after two later layouts`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: resource("cache-of-2026-11"), to: file)
            try await open(file, .withLabel).close()
            let database = try await open(file, .ofAllLanguages)
            while try await !queryStrings(database, "SELECT 1 FROM sqlite_schema WHERE name = 'album'").isEmpty {
                try await database.write { _ throws(DatabaseError) in }
            }

            #expect(
                try await queryStrings(
                    database, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'album%' ORDER BY name"
                )
                    == [["album_v2"], ["album_v3"]])
            await database.close()
        }
    }

    @Test
    func `a database is renamed with its journal files`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let files = DatabaseFiles(path: folder.appending(path: "cache.sqlite").path)
            for suffix in ["", "-wal", "-shm", "-journal", ".lock"] {
                try Data(suffix.utf8).write(to: URL(filePath: files.path + suffix))
            }

            let aside = try files.setAside()

            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(
                names
                    == ["cache.sqlite.lock"]
                    + ["", "-journal", "-shm", "-wal"].map { "cache.sqlite.set-aside-1\($0)" })
            #expect(try Data(contentsOf: URL(filePath: "\(aside)-wal")) == Data("-wal".utf8))
        }
    }

    @Test
    func `a database is renamed next to a file with the largest number`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let files = DatabaseFiles(path: folder.appending(path: "cache.sqlite").path)
            for suffix in ["", ".set-aside-\(Int.max)"] { try Data().write(to: URL(filePath: files.path + suffix)) }

            #expect(try files.setAside() == "\(files.path).set-aside-1")
        }
    }

    @Test
    func `closing a connection does not checkpoint`() async throws {
        try await withFile([]) { file in
            var connection: Connection? = try Connection(path: file.path, role: .writer, busyTimeout: .zero)
            try connection?.prepareForWriting(.normal)
            try connection?.execute("CREATE TABLE t (k INTEGER PRIMARY KEY) STRICT")
            let bytes = try Data(contentsOf: file)
            connection = nil

            #expect(try Data(contentsOf: file) == bytes)
            let log = try Data(contentsOf: URL(filePath: "\(file.path)-wal"))
            #expect(!log.isEmpty)
        }
    }
}
