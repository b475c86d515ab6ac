import Foundation
import Logging
import NIOConcurrencyHelpers
import Testing

@testable import PopcornPersistence

/// Tests of files that cannot be reopened for some time.
@Suite
struct ReopeningTests {

    private struct Warnings: LogHandler {
        let messages: NIOLockedValueBox<[String]>
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.warning

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            messages.withLockedValue { $0.append("\(event.message)") }
        }
    }

    private let uptime = ManualUptime()
    private let failures = NIOLockedValueBox(0)
    private let messages = NIOLockedValueBox<[String]>([])

    private func open(_ file: URL) async throws(DatabaseError) -> Database {
        let options = DatabaseOptions(
            fileCheckInterval: .zero, now: { [uptime] in uptime.now },
            observe: { [failures] event in
                if case .reopeningFailed = event { failures.withLockedValue { $0 += 1 } }
            })
        let warnings = Warnings(messages: messages)
        return try await Database.cache(
            at: file, schema: .sample, options: options, logger: Logger(label: "test") { _ in warnings })
    }

    /// Reads several times. All reads fail, and start at most one reopening.
    private func read(_ database: Database) async throws {
        for _ in 0..<20 { await #expect(throws: DatabaseError.self) { try await database.sampleCount() } }
        // Fails after the queued reopening.
        await #expect(throws: DatabaseError.self) { try await database.insert(SampleEntity(key: 1)) }
    }

    @Test
    func `a file that cannot be reopened is retried with increasing delays, and used when it is accessible`()
        async throws
    {
        try await withFolder { folder in
            let file = folder.appending(path: "a/cache.sqlite")
            let database = try await open(file)
            _ = try await database.sampleCount()
            // A file in place of the folder.
            let moved = folder.appending(path: "b")
            try FileManager.default.moveItem(at: file.deletingLastPathComponent(), to: moved)
            try Data().write(to: file.deletingLastPathComponent())

            var attempts: [Int] = []
            for delay in [0, 99, 1, 199, 1, 60_000] {
                uptime.advance(by: .milliseconds(delay))
                try await read(database)
                attempts.append(failures.withLockedValue { $0 })
            }
            #expect(attempts == [1, 1, 2, 2, 3, 4])
            let logged = messages.withLockedValue { $0 }
            #expect(logged == Array(repeating: "Database could not be reopened", count: 2))

            try FileManager.default.removeItem(at: file.deletingLastPathComponent())
            try FileManager.default.moveItem(at: moved, to: file.deletingLastPathComponent())
            uptime.advance(by: .seconds(30))
            _ = try? await database.sampleCount()
            // Runs after the reopening.
            try await database.insert(SampleEntity(key: 1))
            #expect(try await database.sampleCount() == 1)
            await database.close()
        }
    }

    @Test
    func `a write to a cache that cannot be opened fails immediately until the next attempt is due`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "a/cache.sqlite")
            let database = try await open(file)
            let moved = folder.appending(path: "b")
            try FileManager.default.moveItem(at: file.deletingLastPathComponent(), to: moved)
            try Data().write(to: file.deletingLastPathComponent())
            func write() async throws { try await database.insert(SampleEntity(key: 1)) }
            let error = await #expect(throws: DatabaseError.self) { try await write() }
            guard case .inaccessible? = error else {
                Issue.record("\(String(describing: error))")
                return
            }

            try FileManager.default.removeItem(at: file.deletingLastPathComponent())
            try FileManager.default.moveItem(at: moved, to: file.deletingLastPathComponent())
            uptime.advance(by: .milliseconds(99))
            #expect(await #expect(throws: DatabaseError.self) { try await write() } == error)
            uptime.advance(by: .milliseconds(1))
            try await write()
            #expect(try await database.sampleCount() == 1)

            // The success has ended the backoff.
            try FileManager.default.moveItem(at: file.deletingLastPathComponent(), to: moved)
            try Data().write(to: file.deletingLastPathComponent())
            await #expect(throws: DatabaseError.self) { try await write() }
            try FileManager.default.removeItem(at: file.deletingLastPathComponent())
            try FileManager.default.moveItem(at: moved, to: file.deletingLastPathComponent())
            uptime.advance(by: .milliseconds(100))
            try await database.insert(SampleEntity(key: 2))
            await database.close()
        }
    }

    @Test
    func `reads and writes of a library that was deleted while it was open log one warning a minute`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "library.sqlite")
            let warnings = Warnings(messages: messages)
            let options = DatabaseOptions(fileCheckInterval: .zero, now: { [uptime] in uptime.now })
            let database = try await Database.userData(
                at: file, migrations: [], options: options, logger: Logger(label: "test") { _ in warnings })
            try FileManager.default.removeItem(at: file)
            func use() async {
                for _ in 0..<20 { await #expect(throws: DatabaseError.self) { try await database.read { _ in } } }
                await #expect(throws: DatabaseError.self) { try await database.write { _ in } }
            }
            await use()
            let message = "Database could not be reopened"
            #expect(messages.withLockedValue { $0 } == [message])
            uptime.advance(by: .seconds(59))
            await use()
            #expect(messages.withLockedValue { $0 } == [message])
            uptime.advance(by: .seconds(1))
            await use()
            // The second attempt was a second ago, and its delay is 200 milliseconds.
            #expect(messages.withLockedValue { $0 } == [message, message])
            await database.close()
        }
    }

    @Test
    func `delays double up to the limit, and end with a success`() {
        var backoff = RetryBackoff(first: .seconds(1), limit: .seconds(3))
        #expect(backoff.isDue(at: uptime.now))
        for seconds in [1, 2, 3, 3] {
            backoff.recordFailure(at: uptime.now)
            #expect(!backoff.isDue(at: uptime.now + .seconds(seconds) - .nanoseconds(1)))
            backoff.recordFailure(at: uptime.now)
            uptime.advance(by: .seconds(seconds))
            #expect(backoff.isDue(at: uptime.now), "a failure during the delay does not extend it")
        }
        backoff.reset()
        #expect(backoff.isDue(at: uptime.now))
        backoff.recordFailure(at: uptime.now)
        #expect(backoff.isDue(at: uptime.now + .seconds(1)))
    }
}
