import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence
import Testing

@Suite
struct ConcurrencyTests {

    /// Starts a read that occupies a read connection until the gate opens.
    private func hold(_ database: Database, until gate: Gate) async -> Task<Int, any Error> {
        let holds = Gate()
        let task = Task(executorPreference: ThreadExecutor()) {
            try await database.read { _ throws(DatabaseError) in
                holds.open()
                gate.wait()
                return 1
            }
        }
        await holds.reached()
        return task
    }

    @Test
    func `a read waits while all readers are in use`() async throws {
        try await withDatabase(options: DatabaseOptions(readers: 1)) { database in
            let gate = Gate()
            let holder = await hold(database, until: gate)
            let hasRead = NIOLockedValueBox(false)
            let second = Task {
                let count = try await database.sampleCount()
                hasRead.withLockedValue { $0 = true }
                return count
            }

            while database.waitingReads < 1 { await Task.yield() }
            let early = hasRead.withLockedValue { $0 }
            #expect(!early)
            gate.open()

            let values = [try await second.value, try await holder.value]
            #expect(values == [0, 1])
        }
    }

    @Test
    func `a waiting read can be cancelled, and the reader serves the next one`() async throws {
        try await withDatabase(options: DatabaseOptions(readers: 1)) { database in
            let gate = Gate()
            let holder = await hold(database, until: gate)
            let second = Task { try await database.sampleCount() }

            while database.waitingReads < 1 { await Task.yield() }
            second.cancel()

            await #expect(throws: DatabaseError.cancelled) { try await second.value }
            gate.open()
            let values = [try await holder.value, try await database.sampleCount()]
            #expect(values == [1, 0])
        }
    }

    @Test
    func `many tasks share few readers`() async throws {
        try await withDatabase(options: DatabaseOptions(readers: 2)) { database in
            try await database.insert(SampleEntity(key: 1))

            let counts = try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<200 { group.addTask { try await database.sampleCount() } }
                return try await group.reduce(into: []) { $0.append($1) }
            }

            #expect(counts == Array(repeating: 1, count: 200))
        }
    }

    @Test
    func `writes of many tasks are all stored`() async throws {
        try await withDatabase { database in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for key in 0..<100 { group.addTask { try await database.insert(SampleEntity(key: key)) } }
                try await group.waitForAll()
            }

            #expect(try await database.sampleCount() == 100)
        }
    }

    @Test
    func `a write that is cancelled while queued does not start`() async throws {
        try await withDatabase { database in
            let (isWriting, mayCommit) = (Gate(), Gate())
            async let first: Void = database.write { _ throws(DatabaseError) in
                isWriting.open()
                mayCommit.wait()
            }
            await isWriting.reached()
            let executor = QueueExecutor()
            let second = Task(executorPreference: executor) { try await database.insert(SampleEntity(key: 1)) }
            // The executor is free again once the second write is queued.
            await Task(executorPreference: executor) {}.value

            second.cancel()
            mayCommit.open()
            try await first

            await #expect(throws: DatabaseError.cancelled) { try await second.value }
            #expect(try await database.sampleCount() == 0)
        }
    }

    @Test
    func `a write that is cancelled after it has started completes, and its caller gets the result`() async throws {
        try await withDatabase { database async throws in
            let (isWriting, mayCommit) = (Gate(), Gate())
            let write = Task {
                try await database.write { transaction throws(DatabaseError) in
                    try transaction.insert(SampleEntity(key: 1))
                    isWriting.open()
                    mayCommit.wait()
                    return "written"
                }
            }
            await isWriting.reached()

            write.cancel()
            mayCommit.open()

            #expect(try await write.value == "written")
            #expect(try await database.sampleCount() == 1)
        }
    }

    @Test
    func `a write beyond the limit of waiting writes fails`() async throws {
        try await withDatabase(options: DatabaseOptions(waitingWrites: 2)) { database in
            let (isWriting, mayCommit) = (Gate(), Gate())
            async let first: Void = database.write { _ throws(DatabaseError) in
                isWriting.open()
                mayCommit.wait()
            }
            await isWriting.reached()
            let executor = QueueExecutor()
            let waiting = (1...2).map { key in
                Task(executorPreference: executor) { try await database.insert(SampleEntity(key: key)) }
            }
            await Task(executorPreference: executor) {}.value

            let error = await #expect(throws: DatabaseError.self) { try await database.insert(SampleEntity(key: 3)) }
            guard case .overloaded(_, waiting: 2) = error else { return #expect(error == nil) }
            mayCommit.open()
            try await first
            for write in waiting { try await write.value }
            #expect(try await database.sampleCount() == 2)
        }
    }

    @Test
    func `closing waits for reads, and later uses throw`() async throws {
        let database = try await Database.temporaryCache(schema: .sample, logger: .silent)
        let gate = Gate()
        let holder = await hold(database, until: gate)
        let hasClosed = NIOLockedValueBox(false)
        let closing = Task {
            await database.close()
            hasClosed.withLockedValue { $0 = true }
        }

        // Read connections are available, so a read fails as soon as closing has started, and not before.
        var error: DatabaseError?
        while error == nil {
            await Task.yield()
            do throws(DatabaseError) { _ = try await database.sampleCount() } catch let refusal { error = refusal }
        }
        guard case .closed = error else { return #expect(error == nil) }
        let early = hasClosed.withLockedValue { $0 }
        #expect(!early)
        gate.open()

        #expect(try await holder.value == 1)
        await closing.value
        await database.close()
        for use in [
            { try await database.sampleCount() }, { try await database.write { _ throws(DatabaseError) in 1 } },
        ] {
            let error = await #expect(throws: DatabaseError.self) { try await use() }
            guard case .closed = error else { return #expect(error == nil) }
        }
    }

    @Test
    func `a write waits for another writer of the same file until the timeout`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let first = try await Database.cache(at: file, schema: .sample, logger: .silent)
            try await first.finishOpening()
            let impatient = try await Database.cache(
                at: file, schema: .sample, options: DatabaseOptions(lockTimeout: .milliseconds(5)), logger: .silent)
            try await impatient.finishOpening()
            let patient = try await Database.cache(at: file, schema: .sample, logger: .silent)
            let (isWriting, mayCommit) = (Gate(), Gate())
            async let written: Void = first.write { transaction throws(DatabaseError) in
                try transaction.insert(SampleEntity(key: 1))
                isWriting.open()
                mayCommit.wait()
            }
            await isWriting.reached()

            let error = await #expect(throws: DatabaseError.self) { try await impatient.insert(SampleEntity(key: 2)) }
            async let waiting: Void = patient.insert(SampleEntity(key: 3))
            mayCommit.open()
            try await written
            try await waiting

            #expect(error == .lockTimeout(path: "\(file.path).lock", waited: .milliseconds(5)))
            #expect(try await impatient.sampleCount() == 2)
            for database in [first, impatient, patient] { await database.close() }
        }
    }

    @Test(arguments: [true, false])
    func `after a lock timeout, only writes to a library wait for the lock`(isCache: Bool) async throws {
        try await withFolder { folder in
            func open(_ options: DatabaseOptions) async throws -> Database {
                let file = folder.appending(path: "database.sqlite")
                return isCache
                    ? try await Database.cache(at: file, schema: .sample, options: options, logger: .silent)
                    : try await Database.userData(
                        at: file, migrations: [Migration("first", "CREATE TABLE first (id INTEGER) STRICT")],
                        options: options, logger: .silent)
            }
            let other = try await open(DatabaseOptions())
            try await other.finishOpening()
            let database = try await open(DatabaseOptions(lockTimeout: .milliseconds(5)))
            try await database.finishOpening()
            let (isWriting, mayCommit) = (Gate(), Gate())
            async let written: Void = other.write { _ throws(DatabaseError) in
                isWriting.open()
                mayCommit.wait()
            }
            await isWriting.reached()

            var waits: [Duration] = []
            for _ in 1...3 {
                do throws(DatabaseError) {
                    try await database.write { _ throws(DatabaseError) in }
                } catch {
                    guard case .lockTimeout(_, let waited) = error else { throw error }
                    waits.append(waited)
                }
            }
            let later: Duration = isCache ? .zero : .milliseconds(5)
            #expect(waits == [.milliseconds(5), later, later])
            #expect(database.isWriteBlocked)

            mayCommit.open()
            try await written
            // A write may return shortly before its lock is released.
            await other.close()
            try await database.write { _ throws(DatabaseError) in }
            #expect(!database.isWriteBlocked)
            await database.close()
        }
    }

    @Test
    func `two databases on one file interleave their writes`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            async let opening = Database.cache(at: file, schema: .sample, logger: .silent)
            let databases = [try await Database.cache(at: file, schema: .sample, logger: .silent), try await opening]

            try await withThrowingTaskGroup(of: Void.self) { group in
                for (offset, database) in databases.enumerated() {
                    for key in 0..<50 {
                        group.addTask { try await database.insert(SampleEntity(key: key * 2 + offset)) }
                    }
                }
                try await group.waitForAll()
            }

            for database in databases {
                #expect(try await database.sampleCount() == 100)
                await database.close()
            }
        }
    }
}
