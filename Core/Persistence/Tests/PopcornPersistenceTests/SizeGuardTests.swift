import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import PopcornPersistence

/// Tests of the steps of an eviction.
@Suite struct SizeGuardTests {

    /// A file with rows of 20 kB each, and what an eviction of it uses.
    private struct Fixture {

        let connection: Connection
        let files: DatabaseFiles
        let revisions: RowRevisions
        let eviction: LowestKeys
        let limit: SizeLimit
        var sizeGuard: SizeGuard
        var logLimit: LogLimit

        init(
            _ folder: URL, rows: Int, insertedCount: Int, now: @escaping @Sendable () -> ContinuousClock.Instant
        ) throws {
            eviction = LowestKeys(insertedCount: insertedCount)
            files = DatabaseFiles(path: folder.appending(path: "cache.sqlite").path)
            try files.createFolder()
            limit = SizeLimit(byteCount: SizeLimit.minimum, eviction: eviction)
            let options = DatabaseOptions(sizeLimit: limit, now: now)
            revisions = RowRevisions(files, checkInterval: .seconds(60))
            sizeGuard = SizeGuard(limit, CacheFile(files: files, schema: .sample), options, revisions)
            logLimit = LogLimit(
                files, options, DatabaseEventReporter(path: files.path, logger: .silent, options))
            connection = try Connection(path: files.path, role: .writer, busyTimeout: .zero)
            try connection.prepareForShrinking(pageSize: limit.pageSize)
            try connection.prepareForWriting(.normal)
            connection.layout = try SchemaEvolution(.sample, connection).migrate()
            try connection.write(noting: nil) { transaction throws(DatabaseError) in
                for key in 0..<rows {
                    try transaction.insert(SampleEntity(key: .init(key), text: String(repeating: "a", count: 20_000)))
                }
            }
            revisions.observe(connection, files.identity)
        }

        var commits: Int { eviction.commits.withLockedValue { $0 } }
        var lastRecordedSize: Int? { eviction.sizes.withLockedValue { $0.last } }

        /// Checks the size as after a write.
        mutating func check() throws -> Bool {
            try sizeGuard.check(connection, &logLimit)
        }

        /// Frees space as after a write to a full file.
        mutating func makeRoom() -> Bool {
            sizeGuard.makeRoom(connection, &logLimit)
        }

        func maximumPageCount() throws -> Int? {
            try connection.scalar("PRAGMA max_page_count")
        }
    }

    private func withFixture(
        rows: Int, insertedCount: Int = 0, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        _ body: (inout Fixture) throws -> Void
    ) async throws {
        try await withFolder { folder in
            var fixture = try Fixture(folder, rows: rows, insertedCount: insertedCount, now: now)
            try body(&fixture)
        }
    }

    @Test
    func `a write evicts at most eight batches and records the size`() async throws {
        try await withFixture(rows: 200) { fixture in
            let remains = try fixture.check()
            #expect(remains)
            #expect(fixture.commits == 8)
            #expect((fixture.lastRecordedSize ?? 0) > 4_000_000)
        }
    }

    @Test
    func `an eviction of a file that must not grow may insert before it deletes`() async throws {
        try await withFixture(rows: 60, insertedCount: 10_000) { fixture in
            // The file is larger than its maximum size, and has no free pages.
            try fixture.connection.setMaximumSize(fixture.limit.fileSizeLimit)
            let remains = try fixture.check()
            #expect(remains)
            #expect(fixture.commits == 8)
            let pages = try fixture.maximumPageCount()
            #expect(pages == (try fixture.connection.space()).pageCount)
        }
    }

    @Test
    func `a write that leaves the content below the limit evicts nothing`() async throws {
        try await withFixture(rows: 43) { fixture in
            let remains = try fixture.check()
            #expect(!remains)
            #expect(fixture.commits == 0)
        }
    }

    @Test
    func `an eviction ends at nine tenths of the limit, shortens the file, and limits and records its size`()
        async throws
    {
        try await withFixture(rows: 60) { fixture in
            _ = try fixture.check()
            var steps = 0
            while try fixture.sizeGuard.continueEviction(fixture.connection, &fixture.logLimit) { steps += 1 }
            #expect(steps > 1)
            let space = try fixture.connection.space()
            // The limit of the content is 904,732 bytes, and a batch has 2 rows of 20 kB.
            #expect((760_000...814_258).contains(space.usedByteCount))
            #expect(space.byteCount <= 904_732)
            #expect(fixture.files.logSize == 0)
            #expect(fixture.files.size < 1_000_000)
            #expect(fixture.lastRecordedSize == fixture.files.size)
            let pages = try fixture.maximumPageCount()
            #expect(pages == fixture.limit.fileSizeLimit / 1024)
        }
    }

    @Test
    func `an eviction that no write waits for deletes values until its time or its target`() async throws {
        for (step, expected) in [(Duration.milliseconds(2), 3), (.zero, 6)] {
            let uptime = ManualUptime()
            try await withFixture(rows: 49, now: { uptime.advanced(by: step) }) { fixture in
                let before = try fixture.connection.space().usedByteCount
                _ = try fixture.sizeGuard.continueEviction(fixture.connection, &fixture.logLimit)
                #expect(fixture.commits == 1)
                let deleted = before - (try fixture.connection.space().usedByteCount)
                #expect((deleted + 20_000) / 41_000 == expected)
            }
        }
    }

    @Test
    func `an eviction pauses while a read keeps the log above its limit`() async throws {
        try await withFixture(rows: 60) { fixture in
            // A read of a snapshot that is in the log prevents its truncation.
            try fixture.connection.write(noting: nil) { transaction throws(DatabaseError) in
                try transaction.insert(SampleEntity(key: 100))
            }
            let reader = try Connection(path: fixture.files.path, role: .reader, busyTimeout: .zero)
            try reader.execute("BEGIN")
            _ = try reader.scalar("SELECT count(*) FROM sample", as: Int.self)
            let size = fixture.files.logSize
            #expect(size > fixture.limit.logSizeLimit)

            let remains = try fixture.sizeGuard.continueEviction(fixture.connection, &fixture.logLimit)
            #expect(!remains)
            #expect(fixture.commits == 0)
            #expect(fixture.files.logSize == size)
            try reader.execute("COMMIT")
        }
    }

    @Test
    func `an eviction for a full file frees a tenth of the limit, and limits the size`() async throws {
        try await withFixture(rows: 40) { fixture in
            try fixture.connection.setMaximumSize(fixture.connection.space().byteCount)
            let canRepeat = fixture.makeRoom()
            #expect(canRepeat)
            #expect(fixture.commits == 3)
            let free = try fixture.connection.space().freePageCount
            #expect(free * 1024 >= 90_473)
            let pages = try fixture.maximumPageCount()
            #expect(pages == fixture.limit.fileSizeLimit / 1024)
        }
    }

    @Test
    func `tables in an earlier format are deleted before other values`() async throws {
        try await withFixture(rows: 20) { fixture in
            let connection = fixture.connection
            try connection.execute("CREATE TABLE old_album (key INTEGER PRIMARY KEY, text TEXT) STRICT")
            try connection.execute("INSERT INTO popcorn_schema VALUES ('album', 'old', 0, 'old_album', '1')")
            for key in 0..<30 {
                try connection.execute(
                    "INSERT INTO old_album VALUES (\(key), '\(String(repeating: "a", count: 20_000))')")
            }

            _ = try fixture.check()
            while try fixture.sizeGuard.continueEviction(connection, &fixture.logLimit) {}

            #expect(fixture.commits == 0)
            #expect(try connection.scalar("SELECT count(*) FROM sample", as: Int.self) == 20)
            let kept = try connection.scalar("SELECT count(*) FROM old_album", as: Int.self) ?? 0
            #expect((1..<30).contains(kept))
            #expect(try connection.space().usedByteCount <= fixture.limit.evictionTarget)
        }
    }

    @Test
    func `an eviction notes the rows that it deletes`() async throws {
        try await withFixture(rows: 10) { fixture in
            let mark = try fixture.revisions.mark(slot: EntityKey(SampleEntity.self, .init(1)).slot)
            #expect(fixture.revisions.isUnchanged(since: mark))
            let canRepeat = fixture.makeRoom()
            #expect(canRepeat)
            fixture.revisions.noteOwnCommits()
            #expect(!fixture.revisions.isUnchanged(since: mark))
        }
    }
}
