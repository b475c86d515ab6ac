import Foundation
import PopcornPersistence
import Testing

@Suite
struct CacheFileTests {

    private func open(_ file: URL, _ schema: Schema = .sample) async throws(DatabaseError) -> Database {
        try await Database.cache(at: file, schema: schema, logger: .silent)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// Creates a cache with one sample.
    private func fill(_ file: URL) async throws {
        let database = try await open(file)
        try await database.insert(SampleEntity(key: 1, text: String(repeating: "a", count: 100_000)))
        await database.close()
    }

    @Test
    func `the folder is created, and the content persists`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "a/b/cache.sqlite")
            try await fill(file)

            let database = try await open(file)
            let count = try await database.sampleCount()
            await database.close()

            #expect(count == 1)
            #expect(try names(in: folder.appending(path: "a/b")).filter { $0.contains("aside") } == [])
        }
    }

    @Test
    func `closing checkpoints everything into the database file`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            try await fill(file)

            let log = folder.appending(path: "cache.sqlite-wal")
            let logSize = try? FileManager.default.attributesOfItem(atPath: log.path)[.size] as? Int

            #expect((logSize ?? 0) == 0)
            #expect(try Data(contentsOf: file).count > 100_000)
        }
    }

    @Test
    func `a new folder is accessible only to its owner`() async throws {
        try await withFolder { folder in
            try await fill(folder.appending(path: "a/cache.sqlite"))

            for path in [folder.path, folder.appending(path: "a").path] {
                let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
                #expect((permissions as? NSNumber)?.intValue == 0o700)
            }
        }
    }

    @Test
    func `the files of a database are accessible only to their owner`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            try await fill(file)
            for name in ["cache.sqlite", "cache.sqlite-wal", "cache.sqlite.lock"] {
                let path = folder.appending(path: name).path
                let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
                #expect((permissions as? NSNumber)?.intValue == 0o600, "\(name)")
            }
        }
    }

    @Test
    func `an empty file becomes a cache`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "cache.sqlite")
            try Data().write(to: file)

            try await fill(file)

            #expect(try names(in: folder).filter { $0.contains("aside") } == [])
        }
    }

    @Test
    func `a database of another application is renamed, and the last two remain`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            for _ in 0..<3 {
                try await fill(file)
                var bytes = try Data(contentsOf: file)
                // "The Application ID", https://sqlite.org/fileformat2.html#database_header
                bytes.replaceSubrange(68..<72, with: [0, 0, 0, 7])
                try bytes.write(to: file)
            }

            let database = try await open(file)
            let count = try await database.sampleCount()
            await database.close()

            #expect(count == 0)
            let aside = try names(in: folder).filter {
                $0.contains("aside") && !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm")
            }
            #expect(aside == ["cache.sqlite.set-aside-2", "cache.sqlite.set-aside-3"])
        }
    }

    @Test(
        arguments: [
            Data("not a database, but long enough to be looked at as one of them".utf8),
            Data(repeating: 0, count: 4096), Data("x".utf8), Data("SQLite takes it for empty.".utf8),
        ])
    func `a file that is not a database is renamed unchanged`(content: Data) async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "cache.sqlite")
            try content.write(to: file)

            try await fill(file)

            #expect(try Data(contentsOf: folder.appending(path: "cache.sqlite.set-aside-1")) == content)
        }
    }

    @Test
    func `a truncated file is renamed`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            try await fill(file)
            try Data(contentsOf: file).prefix(20_000).write(to: file)

            let database = try await open(file)
            let count = try await database.sampleCount()
            await database.close()

            #expect(count == 0)
            #expect(try names(in: folder).contains("cache.sqlite.set-aside-1"))
        }
    }

    @Test
    func `two databases that find an invalid file concurrently rebuild it once`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let file = folder.appending(path: "cache.sqlite")
            try Data("nonsense".utf8).write(to: file)

            async let first = open(file)
            async let second = open(file)
            let databases = [try await first, try await second]
            try await databases[0].insert(SampleEntity(key: 1))

            #expect(try await databases[1].sampleCount() == 1)
            #expect(try names(in: folder).filter { $0.contains("aside") } == ["cache.sqlite.set-aside-1"])
            for database in databases { await database.close() }
        }
    }

    @Test
    func `the error names a folder that cannot be created`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data().write(to: folder.appending(path: "file"))
            let file = folder.appending(path: "file/sub/cache.sqlite")

            let error = await #expect(throws: DatabaseError.self) { try await open(file) }

            #expect(
                error
                    == .inaccessible(path: folder.appending(path: "file/sub").path, reason: "Not a directory"))
        }
    }

    @Test
    func `the error names a folder in the place of the file`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)

            let error = await #expect(throws: DatabaseError.self) { try await open(file) }

            #expect(error.map { "\($0)".contains(file.path) } == true)
        }
    }
}
