import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import PopcornPersistence
import Testing

/// Tests of waiting writes, which share a transaction.
@Suite
struct SharedTransactionTests {

    /// Writes that are enqueued in order while the first of them runs.
    private struct Writes {

        let database: Database
        private let executor = QueueExecutor()
        private let mayContinue = Gate()
        private let acknowledged = NIOLockedValueBox(0)
        private(set) var tasks: [Task<Int, any Error>] = []

        /// Starts the first write, which inserts sample 0 and waits until ``run()`` is called.
        init(_ database: Database) async {
            self.database = database
            let isWriting = Gate()
            tasks.append(
                Task(executorPreference: executor) { [mayContinue, acknowledged] in
                    try await database.write { transaction throws(DatabaseError) in
                        try transaction.insert(SampleEntity(key: 0))
                        isWriting.open()
                        mayContinue.wait()
                    }
                    acknowledged.withLockedValue { $0 += 1 }
                    return 0
                })
            await isWriting.reached()
        }

        /// Enqueues a write that inserts the sample with the next key.
        ///
        /// - Parameters:
        ///   - priority: The priority of the write. Default: interactive.
        ///   - body: A closure that the write calls after the insertion.
        mutating func add(
            _ priority: RequestPriority = .interactive,
            _ body: @escaping @Sendable () throws(DatabaseError) -> Void = {}
        ) async {
            let key = tasks.count
            tasks.append(
                Task(executorPreference: executor) { [database, acknowledged] in
                    try await RequestPriority.$current.withValue(priority) {
                        try await database.write { transaction throws(DatabaseError) in
                            try transaction.insert(SampleEntity(key: key))
                            try body()
                        }
                    }
                    acknowledged.withLockedValue { $0 += 1 }
                    return key
                })
            // The executor is free again once the write is queued.
            await Task(executorPreference: executor) {}.value
        }

        /// Returns the number of tasks that have received the result of their writes.
        func acknowledgedCount() async -> Int {
            await Task(executorPreference: executor) {}.value
            return acknowledged.withLockedValue(\.self)
        }

        /// Lets the first write continue, also if it runs a second time because another one fails.
        func run() {
            mayContinue.open()
            mayContinue.open()
        }

        /// Waits for all writes, and returns the key of each that succeeded.
        func results() async -> [Int?] {
            var results: [Int?] = []
            for task in tasks { results.append(try? await task.value) }
            return results
        }
    }

    @Test
    func `writes of readers go before those in the background, of which one in nine goes first`() async throws {
        let uptime = ManualUptime()
        try await withDatabase(options: DatabaseOptions(now: { uptime.now })) { database in
            let order = NIOLockedValueBox<[String]>([])
            var writes = await Writes(database)
            let joined = RequestPriority.background.promotable()
            for (name, priority) in [("b1", RequestPriority.background), ("b2", .background), ("joined", joined)] {
                await writes.add(priority) { order.withLockedValue { $0.append(name) } }
            }
            for number in 1...9 { await writes.add { order.withLockedValue { $0.append("\(number)") } } }
            joined.promote()
            writes.run()
            #expect(await writes.results() == Array(0...12))
            // The first write was one of readers too.
            #expect(
                order.withLockedValue(\.self)
                    == ["1", "2", "3", "4", "5", "6", "7", "b1", "8", "9", "joined", "b2"])
        }
    }

    /// Enqueues a number of writes, and returns the number of samples that are committed while the last of them runs.
    /// Expects that exactly the committed writes are acknowledged.
    private func committedCount(
        _ database: Database, _ count: Int, first: @escaping @Sendable () throws(DatabaseError) -> Void = {}
    ) async throws -> Int {
        let (lastIsWriting, lastMayContinue) = (Gate(), Gate())
        var writes = await Writes(database)
        await writes.add(.interactive, first)
        for _ in 2..<(count - 1) { await writes.add() }
        await writes.add {
            lastIsWriting.open()
            lastMayContinue.wait()
        }
        writes.run()
        await lastIsWriting.reached()
        let committed = try await database.sampleCount()
        #expect(await writes.acknowledgedCount() == committed)
        lastMayContinue.open()
        #expect(await writes.results() == Array(0..<count))
        #expect(try await database.sampleCount() == count)
        return committed
    }

    @Test
    func `64 waiting writes are committed together`() async throws {
        let uptime = ManualUptime()
        try await withDatabase(options: DatabaseOptions(now: { uptime.now })) { database in
            let committed = try await committedCount(database, 64)
            #expect(committed == 0)
        }
    }

    @Test
    func `the 65th write is in the next transaction`() async throws {
        let uptime = ManualUptime()
        try await withDatabase(options: DatabaseOptions(now: { uptime.now })) { database in
            let committed = try await committedCount(database, 65)
            #expect(committed == 64)
        }
    }

    @Test
    func `after 5 milliseconds, a transaction begins no further write`() async throws {
        let uptime = ManualUptime()
        try await withDatabase(options: DatabaseOptions(now: { uptime.now })) { database in
            let committed = try await committedCount(database, 4) { uptime.advance(by: .milliseconds(5)) }
            #expect(committed == 2)
        }
    }

    @Test
    func `after as many changed rows as the log has pages, a transaction begins no further write`() async throws {
        let uptime = ManualUptime()
        let options = DatabaseOptions(logSizeLimit: 2 * 4096, now: { uptime.now })
        try await withDatabase(options: options) { database in
            let committed = try await committedCount(database, 4)
            #expect(committed == 2)
        }
    }

    @Test
    func `a write that fails does not affect those that shared its transaction`() async throws {
        let uptime = ManualUptime()
        try await withDatabase(options: DatabaseOptions(now: { uptime.now })) { database in
            var writes = await Writes(database)
            await writes.add()
            await writes.add { () throws(DatabaseError) in throw .undeclared(entity: "sample", reason: "test") }
            await writes.add()
            writes.run()

            #expect(await writes.results() == [0, 1, nil, 3])
            await #expect(throws: DatabaseError.undeclared(entity: "sample", reason: "test")) {
                try await writes.tasks[2].value
            }
            let keys = try await database.read { transaction throws(DatabaseError) in
                try transaction.all(SampleEntity.self).map(\.key)
            }
            #expect(keys == [0, 1, 3])
        }
    }

    @Test
    func `a cancelled write does not run with the others`() async throws {
        let uptime = ManualUptime()
        try await withDatabase(options: DatabaseOptions(now: { uptime.now })) { database in
            var writes = await Writes(database)
            await writes.add()
            await writes.add()
            writes.tasks[1].cancel()
            writes.run()

            #expect(await writes.results() == [0, nil, 2])
            let cancelled = try await database.sample(1)
            #expect(cancelled == nil)
        }
    }

    @Test
    func `a lock timeout fails all writes that have waited as long`() async throws {
        try await withFolder { folder in
            let (uptime, file) = (ManualUptime(), folder.appending(path: "library.sqlite"))
            let timeout = Duration.milliseconds(100)
            let migration = Migration("first", "CREATE TABLE first (id INTEGER) STRICT")
            let other = try await Database.userData(at: file, migrations: [migration], logger: .silent)
            // Each reading of the clock takes longer than the timeout.
            let options = DatabaseOptions(lockTimeout: timeout, now: { uptime.advanced(by: timeout * 2) })
            let library = try await Database.userData(
                at: file, migrations: [migration], options: options, logger: .silent)
            let (isWriting, mayCommit) = (Gate(), Gate())
            async let written: Void = other.write { _ throws(DatabaseError) in
                isWriting.open()
                mayCommit.wait()
            }
            await isWriting.reached()

            let executor = QueueExecutor()
            let tasks = (0..<3).map { _ in
                Task(executorPreference: executor) { try await library.write { _ throws(DatabaseError) in } }
            }
            // The executor is free again once the writes are queued.
            await Task(executorPreference: executor) {}.value

            let error = DatabaseError.lockTimeout(path: "\(file.path).lock", waited: timeout)
            await #expect(throws: error) { try await tasks[0].value }
            mayCommit.open()
            for task in tasks.dropFirst() { await #expect(throws: error) { try await task.value } }
            try await written
            for database in [library, other] { await database.close() }
        }
    }
}
