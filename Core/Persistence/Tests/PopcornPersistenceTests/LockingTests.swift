import Foundation
import PopcornPersistence
import Testing

@Suite
struct LockingTests {

    /// "The SHARED_FIRST range", <https://sqlite.org/src/file/src/os.h>.
    private static let sharedLock = 0x4000_0002...0x4000_01FF

    @Test
    func `opening a file a second time keeps the locks of the first`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let first = try await Database.cache(at: file, schema: .sample, logger: .silent)
            let locks = FileLocks(file)
            try #require(locks.isLocked(Self.sharedLock))

            let second = try await Database.cache(at: file, schema: .sample, logger: .silent)

            #expect(locks.isLocked(Self.sharedLock))
            await second.close()
            await first.close()
        }
    }

    /// Covers the wait of a statement on an open connection, and the wait while a connection is being opened.
    @Test(arguments: [true, false])
    func `a read that waits for SQLite's locks does not block its thread`(hasReader: Bool) async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let database = try await Database.cache(at: file, schema: .sample, logger: .silent)
            try await database.insert(SampleEntity(key: 1))
            if hasReader { _ = try await database.sampleCount() }
            let recovery = await WALRecovery.started(of: file)

            // the one thread              this test
            // read: SQLITE_BUSY
            // end of the recovery         only if the read does not wait on the thread
            // read: 1
            let executor = QueueExecutor()
            let reading = Task(executorPreference: executor) { try await database.sampleCount() }
            let ending = Task(executorPreference: executor) { recovery.end() }

            let count = try await reading.value
            await ending.value
            #expect(count == 1)
            await database.close()
        }
    }

    @Test
    func `SQLite never blocks a reader's thread`() async throws {
        try await withDatabase { database in
            let timeouts = try await database.read { transaction throws(DatabaseError) in
                try transaction.query("PRAGMA busy_timeout") { $0.optionalColumn(Int.self) }
            }
            #expect(timeouts == [0])
        }
    }

    @Test
    func `a read throws if SQLite's lock is held past the busy timeout`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let database = try await Database.cache(
                at: file, schema: .sample, options: DatabaseOptions(busyTimeout: .milliseconds(5)), logger: .silent)
            _ = try await database.sampleCount()
            let recovery = await WALRecovery.started(of: file)

            let error = await #expect(throws: DatabaseError.self) { try await database.sampleCount() }
            recovery.end()

            guard case .sqlite(let failure) = error else { return #expect(error == nil) }
            #expect(failure.name == "SQLITE_BUSY_RECOVERY" || failure.primaryCode == 5)
            #expect(try await database.sampleCount() == 0)
            await database.close()
        }
    }
}
