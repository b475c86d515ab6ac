import Foundation
import Testing

@testable import PopcornPersistence

/// Tests of files in which a transaction without a write-ahead log was interrupted, as by a power failure.
@Suite
struct InterruptedCreationTests {

    private static let migration = Migration("notes", Schema(NoteEntity.self).statements[0])

    private func openLibrary(_ file: URL) async throws(DatabaseError) -> Database {
        try await Database.userData(at: file, migrations: [Self.migration], logger: .silent)
    }

    /// Runs a transaction of a database without a write-ahead log, and copies the file and its journal before the
    /// commit.
    private func interrupt(_ file: URL, copy: URL, _ statements: String...) throws {
        let connection = try Connection(path: file.path, role: .writer, busyTimeout: .zero)
        try connection.execute("PRAGMA journal_mode = DELETE")
        // Changed pages are written to the file before the commit.
        try connection.execute("PRAGMA cache_size = 1")
        try connection.execute("BEGIN")
        for statement in statements { try connection.execute(statement) }
        for suffix in ["", "-journal"] {
            try FileManager.default.copyItem(atPath: file.path + suffix, toPath: copy.path + suffix)
        }
        #expect(try Data(contentsOf: copy).isEmpty == false)
        try connection.execute("ROLLBACK")
    }

    /// Creates a file whose creation was interrupted after pages were written.
    private func interruptCreation(_ folder: URL, copy: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try interrupt(
            folder.appending(path: "origin.sqlite"), copy: copy, "CREATE TABLE filler (bytes BLOB)",
            """
            INSERT INTO filler
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
            SELECT randomblob(1000) FROM n
            """)
    }

    @Test
    func `a library whose creation was interrupted is created again`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            try interruptCreation(folder, copy: file)
            let library = try await openLibrary(file)
            try await library.insert(NoteEntity(key: 1))
            await library.close()
            #expect(try queryStrings(file, "SELECT count(*) FROM note") == [["1"]])
        }
    }

    @Test
    func `a cache whose creation was interrupted is created again and not set aside`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            try interruptCreation(folder, copy: file)
            let cache = try await Database.cache(at: file, schema: .sample, logger: .silent)
            try await cache.insert(SampleEntity(key: 1))
            #expect(try await cache.sampleCount() == 1)
            await cache.close()
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.allSatisfy { !$0.contains("aside") })
        }
    }

    @Test
    func `an interrupted change of a copy of a library is rolled back when the copy is opened`() async throws {
        try await withFolder { folder in
            let origin = folder.appending(path: "origin.sqlite")
            let file = folder.appending(path: "library.sqlite")
            let library = try await openLibrary(origin)
            try await library.write { transaction throws(DatabaseError) in
                for key in 0..<500 {
                    try transaction.insert(NoteEntity(key: key, text: String(repeating: "a", count: 200)))
                }
            }
            await library.close()
            try interrupt(origin, copy: file, "UPDATE note SET text = text || 'b'")

            let copy = try await openLibrary(file)
            await copy.close()
            #expect(try queryStrings(file, "SELECT count(*), max(length(text)) FROM note") == [["500", "200"]])
        }
    }

    @Test
    func `the log of a library whose file is missing is set aside`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let log = URL(filePath: "\(file.path)-wal")
            let library = try await openLibrary(file)
            try await library.insert(NoteEntity(key: 1))
            let bytes = try Data(contentsOf: log)
            await library.close()
            try FileManager.default.removeItem(at: file)
            try bytes.write(to: log)

            let created = try await openLibrary(file)
            await created.close()
            #expect(try Data(contentsOf: URL(filePath: "\(file.path).set-aside-1-wal")) == bytes)
            #expect(try queryStrings(file, "SELECT count(*) FROM note") == [["0"]])
        }
    }
}
