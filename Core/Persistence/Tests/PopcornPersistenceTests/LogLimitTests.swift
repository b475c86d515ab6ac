import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import PopcornPersistence

@Suite
struct LogLimitTests {

    private static let limit = 64 * 1024

    private let uptime = ManualUptime()
    private let events = NIOLockedValueBox<[DatabaseEvent]>([])

    private var reported: [DatabaseEvent] { events.withLockedValue { $0 } }

    private func withFile(_ body: (Database, DatabaseFiles) async throws -> Void) async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let options = DatabaseOptions(
                logSizeLimit: Self.limit, now: { [uptime] in uptime.now },
                observe: { [events] event in events.withLockedValue { $0.append(event) } })
            let database = try await Database.cache(at: file, schema: .sample, options: options, logger: .silent)
            try await body(database, DatabaseFiles(path: file.path))
            await database.close()
        }
    }

    private func insert(_ key: Int, into database: Database) async throws(DatabaseError) {
        try await database.insert(SampleEntity(key: key, text: String(repeating: "a", count: 20_000)))
    }

    @Test
    func `a log above the limit is truncated by the write`() async throws {
        try await withFile { database, files in
            for key in 1...20 {
                try await insert(key, into: database)
                #expect(files.logSize <= Self.limit)
            }
            #expect(reported == [])
            let limits = try await database.write { transaction throws(DatabaseError) in
                try transaction.query("PRAGMA journal_size_limit") { $0.optionalColumn(Int.self) }
            }
            #expect(limits == [Self.limit])
        }
    }

    @Test
    func `a read that does not end delays the truncation, and is reported`() async throws {
        try await withFile { database, files in
            let (isReading, mayEnd) = (Gate(), Gate())
            let reading = Task(executorPreference: ThreadExecutor()) {
                try await database.read { transaction throws(DatabaseError) in
                    let count = try transaction.all(SampleEntity.self).count
                    isReading.open()
                    mayEnd.wait()
                    return count
                }
            }
            await isReading.reached()

            for key in 1...20 { try await insert(key, into: database) }
            #expect(files.logSize > Self.limit * 5)
            let sizes = reported.map { if case .logNotTruncated(let size) = $0 { size } else { 0 } }
            #expect(sizes.allSatisfy { $0 > Self.limit })
            // Further attempts are delayed.
            #expect(reported.count == 1)
            uptime.advance(by: .milliseconds(100))
            try await insert(21, into: database)
            #expect(reported.count == 2)

            mayEnd.open()
            #expect(try await reading.value == 0)
            uptime.advance(by: .milliseconds(200))
            try await insert(22, into: database)
            #expect(files.logSize == 0)
            #expect(try await database.sampleCount() == 22)
        }
    }
}
