import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import PopcornPersistence

/// Tests of caches with a limited size.
@Suite(.timeLimit(.minutes(5)))
struct SizeLimitTests {

    private let eviction = LowestKeys()
    private let events = NIOLockedValueBox<[DatabaseEvent]>([])

    private func options(limit: Int?) -> DatabaseOptions {
        DatabaseOptions(
            sizeLimit: limit.map { SizeLimit(byteCount: $0, eviction: eviction) },
            observe: { [events] event in events.withLockedValue { $0.append(event) } })
    }

    private func withFile(
        limit: Int? = SizeLimit.minimum, _ body: (Database, DatabaseFiles) async throws -> Void
    ) async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let database = try await Database.cache(
                at: file, schema: .sample, options: options(limit: limit), logger: .silent)
            try await body(database, DatabaseFiles(path: file.path))
            await database.close()
        }
    }

    private func insert(_ key: Int, size: Int = 20_000, into database: Database) async throws(DatabaseError) {
        try await database.insert(SampleEntity(key: key, text: String(repeating: "a", count: size)))
    }

    private func space(_ database: Database) async throws -> DatabaseSpace {
        try await database.withWriter { connection throws(DatabaseError) in try connection.space() }
    }

    /// Creates a file as earlier versions did, without pages that can be returned.
    private func createOldFile(_ files: DatabaseFiles) throws {
        let connection = try Connection(path: files.path, role: .writer, busyTimeout: .zero)
        try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
        try connection.execute("PRAGMA user_version = 1")
        for statement in Schema.sample.statements { try connection.execute(statement) }
    }

    @Test
    func `the files together never exceed the limit by more than a fifth`() async throws {
        try await withFile { database, files in
            for key in 1...400 {
                try await insert(key, into: database)
                #expect(files.size <= SizeLimit.minimum * 6 / 5)
                #expect(try await database.sample(key) != nil)
            }
            // In one snapshot, because the eviction may continue after the last write.
            let keys = try await database.read { transaction throws(DatabaseError) in
                try transaction.all(SampleEntity.self).map(\.key.key).sorted()
            }
            // The pages in use are between the target and the limit: about 0.8 MB of rows with 20 kB.
            #expect((35...45).contains(keys.count))
            #expect(keys == Array(401 - keys.count...400))
            #expect(events.withLockedValue { $0 } == [])
            #expect(eviction.sizes.withLockedValue { $0.max() ?? 0 } <= SizeLimit.minimum * 6 / 5)
            // The 360 deleted rows are evicted two at a time, and up to five such deletions share a transaction.
            #expect((36...180).contains(eviction.commits.withLockedValue(\.self)))
        }
    }

    @Test
    func `the write-ahead log of a small cache is small`() {
        let small = SizeLimit(byteCount: 1, eviction: eviction)
        #expect(small.byteCount == 1_000_000)
        #expect(small.logSizeLimit == 62_500)
        #expect(small.pageSize == 1024)
        let large = SizeLimit(byteCount: 2_000_000_000, eviction: eviction)
        #expect(large.logSizeLimit == 16 * 1024 * 1024)
        #expect(large.pageSize == 4096)
        for limit in [small, large] {
            #expect(limit.fileSizeLimit + limit.logSizeLimit < limit.byteCount / 10 * 11)
            #expect(limit.evictionTarget < limit.contentLimit)
        }
    }

    @Test
    func `a file that is larger than a new limit shrinks when it is opened`() async throws {
        try await withFile(limit: nil) { database, files in
            for key in 1...200 { try await insert(key, into: database) }
            await database.close()
            #expect(files.size > 4_000_000)

            let limited = try await Database.cache(
                at: URL(filePath: files.path), schema: .sample, options: options(limit: SizeLimit.minimum),
                logger: .silent)
            // Slices of the eviction run before each of these writes.
            var writes = 0
            while files.size > SizeLimit.minimum, writes < 2000 {
                _ = try await limited.write { _ in }
                writes += 1
            }
            #expect(files.size <= SizeLimit.minimum)
            #expect(try await limited.sample(200) != nil)
            #expect(try await limited.sample(1) == nil)
            await limited.close()
        }
    }

    @Test
    func `a file of an earlier version is reused, and shrinks when it is replaced`() async throws {
        try await withFolder { folder in
            let files = DatabaseFiles(path: folder.appending(path: "cache.sqlite").path)
            try files.createFolder()
            try createOldFile(files)
            let database = try await Database.cache(
                at: URL(filePath: files.path), schema: .sample, options: options(limit: SizeLimit.minimum),
                logger: .silent)
            #expect(try await space(database).isShrinkable == false)
            for key in 1...200 { try await insert(key, into: database) }
            #expect(files.size <= SizeLimit.minimum * 6 / 5)
            #expect(try await database.sample(200) != nil)
            let former = files.mainFileSize

            try await database.returnFreeSpace()
            #expect(files.mainFileSize == former)
            try await database.replaceFile()
            #expect(files.mainFileSize < 20_000)
            #expect(try await space(database).isShrinkable)
            #expect(try await space(database).pageSize == 1024)
            await database.close()
        }
    }

    @Test
    func `the space of deleted rows returns to the file system`() async throws {
        try await withFile(limit: nil) { database, files in
            for key in 1...100 { try await insert(key, into: database) }
            try await database.checkpoint()
            #expect(files.mainFileSize > 2_000_000)
            _ = try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(SampleEntity.self, where: "key > 1", [], limit: 1000)
            }
            try await database.returnFreeSpace()
            try await database.checkpoint()
            #expect(files.mainFileSize < 100_000)
            #expect(try await database.sampleCount() == 1)
        }
    }

    @Test
    func `a write to a full file evicts values and is repeated`() async throws {
        try await withFile(limit: 100_000_000) { database, _ in
            for key in 1...20 { try await insert(key, into: database) }
            try await database.withWriter { connection throws(DatabaseError) in
                try connection.setMaximumSize(connection.space().byteCount)
            }
            try await insert(21, into: database)
            #expect(try await database.sample(21) != nil)
            #expect(try await database.sample(1) == nil)
            let isFull = events.withLockedValue { events in
                events.map { if case .full = $0 { true } else { false } }
            }
            #expect(isFull == [true])
        }
    }

    @Test
    func `a write to a full file without a limit fails, and reads continue`() async throws {
        try await withFile(limit: nil) { database, _ in
            for key in 1...20 { try await insert(key, into: database) }
            try await database.withWriter { connection throws(DatabaseError) in
                try connection.setMaximumSize(connection.space().byteCount)
            }
            let error = await #expect(throws: DatabaseError.self) { try await insert(21, into: database) }
            #expect(error?.isFull == true)
            #expect(try await database.sampleCount() == 20)
            try await database.replaceFile()
            try await insert(1, into: database)
            #expect(try await database.sampleCount() == 1)
        }
    }

    @Test
    func `a value that is larger than the limit is not stored, and leaves the file usable`() async throws {
        try await withFile { database, files in
            try await insert(1, into: database)
            let error = await #expect(throws: DatabaseError.self) {
                try await insert(2, size: 2_000_000, into: database)
            }
            #expect(error?.isFull == true)
            try await insert(3, into: database)
            #expect(try await database.sample(3) != nil)
            #expect(files.size <= SizeLimit.minimum * 6 / 5)
        }
    }

    @Test
    func `the bytes of an aggregate include its relations and indexes`() async throws {
        try await withDatabase { database in
            let empty = try await database.byteCount(of: AlbumEntity.self)
            try await database.insert(
                AlbumEntity(albumID: 1, tags: (1...1000).map { TagEntity(name: String(repeating: "t", count: $0)) }))
            let full = try await database.byteCount(of: AlbumEntity.self)
            #expect((empty ?? 0) >= 3 * 4096)
            // The texts have 500,500 bytes. The empty table and its indexes have a page each.
            #expect((full ?? 0) - (empty ?? 0) > 490_000)
            #expect((full ?? 0) - (empty ?? 0) < 600_000)
        }
    }
}
