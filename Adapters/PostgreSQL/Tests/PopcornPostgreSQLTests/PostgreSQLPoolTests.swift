#if PostgreSQL
import Dispatch
import Logging
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import PopcornPostgreSQL

/// Tests of the pool. A transaction that waits for a semaphore occupies a connection.
@Suite(.timeLimit(.minutes(5)), .enabled(if: TestServer.isRunning)) struct PostgreSQLPoolTests {

    private func options(connectionLimit: Int, waitingLimit: Int = 100) -> PostgreSQLOptions {
        var options = PostgreSQLOptions.tests
        options.connectionLimit = connectionLimit
        options.waitingLimit = waitingLimit
        return options
    }

    /// Options of one connection with a timeout of 600 seconds, and their clock.
    private var patientOptions: (PostgreSQLOptions, AdjustableClock) {
        let clock = AdjustableClock()
        var options = options(connectionLimit: 1)
        options.now = { clock.now }
        options.timeout = .seconds(600)
        return (options, clock)
    }

    /// Starts an operation and returns when it waits for a connection.
    private func enqueue(
        _ database: PostgreSQLDatabase, priority: RequestPriority = .interactive,
        _ body: @escaping @Sendable () async throws -> Void
    ) async -> Task<Void, any Error> {
        let count = database.waitingCount
        let task = Task { try await RequestPriority.$current.withValue(priority) { try await body() } }
        while database.waitingCount == count { await Task.yield() }
        return task
    }

    @Test func `connections are opened up to the limit, and used again`() async throws {
        try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 3)) { database in
            let processes = try await withThrowingTaskGroup(of: Int64?.self) { group in
                for _ in 0..<60 {
                    group.addTask { try await database.integer("SELECT pg_backend_pid()::bigint FROM pg_sleep(0.001)") }
                }
                return try await group.reduce(into: Set<Int64?>()) { $0.insert($1) }
            }
            #expect(processes.count <= 3)
            #expect(!processes.contains(nil))
        }
    }

    @Test func `without a new thread, operations wait for the workers that exist`() async throws {
        var options = options(connectionLimit: 3)
        let hasStarted = NIOLockedValueBox(false)
        options.startThread = { name, stackSize, body in
            guard !hasStarted.withLockedValue({ $0 }) else { return false }
            hasStarted.withLockedValue { $0 = true }
            return SystemThread.start(name, stackSize: stackSize, body)
        }
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let gate = DispatchSemaphore(value: 0)
            let running = await database.occupy(until: gate)
            let waiting = await enqueue(database) { try await database.execute("SELECT 1") }
            gate.signal()
            for task in [running, waiting] { try await task.value }
        }
    }

    @Test func `without a thread, operations fail`() async throws {
        var options = options(connectionLimit: 3)
        options.startThread = { _, _, _ in false }
        let address = try PostgreSQLAddress("postgresql://127.0.0.1:1/films")
        let database = PostgreSQLDatabase(
            address, options: options, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        for _ in 1...5 {
            let error = await #expect(throws: PostgreSQLError.self) { try await database.execute("SELECT 1") }
            #expect(error == .noThread)
        }
        await database.close()
    }

    @Test func `operations beyond the limit are refused`() async throws {
        try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 1, waitingLimit: 2)) { database in
            let gate = DispatchSemaphore(value: 0)
            let running = await database.occupy(until: gate)
            let one = await enqueue(database) { try await database.execute("SELECT 1") }
            let two = await enqueue(database) { try await database.execute("SELECT 1") }
            let error = await #expect(throws: PostgreSQLError.self) { try await database.execute("SELECT 1") }
            #expect(error?.kind == .overloaded)
            #expect(error?.message.hasSuffix("is overloaded: 2 operations wait") == true)
            gate.signal()
            for task in [running, one, two] { try await task.value }
        }
    }

    @Test func `operations for a reader go before others, in the order of arrival`() async throws {
        try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 1)) { database in
            let gate = DispatchSemaphore(value: 0)
            let order = NIOLockedValueBox<[String]>([])
            let running = await database.occupy(until: gate)
            var tasks = [running]
            for (name, priority) in [
                ("background 1", RequestPriority.background), ("interactive 1", .interactive),
                ("background 2", .background), ("interactive 2", .interactive),
            ] {
                tasks.append(
                    await enqueue(database, priority: priority) {
                        try await database.transaction { _ throws(PostgreSQLError) in
                            order.withLockedValue { $0.append(name) }
                        }
                    })
            }
            gate.signal()
            for task in tasks { try await task.value }
            #expect(
                order.withLockedValue { $0 } == ["interactive 1", "interactive 2", "background 1", "background 2"])
        }
    }

    @Test func `a background operation whose reader has joined goes before others`() async throws {
        try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 1)) { database in
            let gate = DispatchSemaphore(value: 0)
            let order = NIOLockedValueBox<[String]>([])
            let running = await database.occupy(until: gate)
            var tasks = [running]
            let raised = RequestPriority.background.promotable()
            for (name, priority) in [("background", RequestPriority.background), ("raised", raised)] {
                tasks.append(
                    await enqueue(database, priority: priority) {
                        try await database.transaction { _ throws(PostgreSQLError) in
                            order.withLockedValue { $0.append(name) }
                        }
                    })
            }
            raised.promote()
            gate.signal()
            for task in tasks { try await task.value }
            #expect(order.withLockedValue { $0 } == ["raised", "background"])
        }
    }

    @Test func `a raised operation uses the connection that is left to readers`() async throws {
        try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 2)) { database in
            let gate = DispatchSemaphore(value: 0)
            defer { gate.signal() }
            let running = await database.occupy(priority: .background, until: gate)
            let raised = RequestPriority.background.promotable()
            let waiting = await enqueue(database, priority: raised) { try await database.execute("SELECT 1") }
            #expect(database.waitingCount == 1)
            raised.promote()
            try await waiting.value
            gate.signal()
            try await running.value
        }
    }

    @Test func `a background operation that has waited for half of its timeout goes before those of readers`()
        async throws
    {
        let (options, clock) = patientOptions
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let gate = DispatchSemaphore(value: 0)
            let order = NIOLockedValueBox<[String]>([])
            let running = await database.occupy(until: gate)
            var tasks = [running]
            for (name, priority) in [("background", RequestPriority.background), ("reader", .interactive)] {
                tasks.append(
                    await enqueue(database, priority: priority) {
                        try await database.transaction { _ throws(PostgreSQLError) in
                            order.withLockedValue { $0.append(name) }
                        }
                    })
            }
            clock.advance(by: .seconds(301))
            gate.signal()
            for task in tasks { try await task.value }
            #expect(order.withLockedValue { $0 } == ["background", "reader"])
        }
    }

    @Test(arguments: [RequestPriority.background, .interactive])
    func `an operation does not wait past its deadline`(priority: RequestPriority) async throws {
        let (options, clock) = patientOptions
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let gate = DispatchSemaphore(value: 0)
            let running = await database.occupy(until: gate)
            let waiting = await enqueue(database, priority: priority) { try await database.execute("SELECT 1") }
            clock.advance(by: .seconds(601))
            let error = await #expect(throws: PostgreSQLError.self) { try await waiting.value }
            #expect(error == options.waitedTooLong)
            #expect(error?.mayHaveCommitted == false)
            #expect(database.waitingCount == 0)
            gate.signal()
            _ = try? await running.value
        }
    }

    @Test func `background operations leave a connection to readers`() async throws {
        try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 3)) { database in
            let gate = DispatchSemaphore(value: 0)
            var tasks: [Task<Void, any Error>] = []
            for _ in 0..<2 { tasks.append(await database.occupy(priority: .background, until: gate)) }
            tasks.append(await enqueue(database, priority: .background) { try await database.execute("SELECT 1") })
            #expect(try await database.integer("SELECT 7::bigint") == 7)
            #expect(database.waitingCount == 1)
            gate.signal()
            gate.signal()
            for task in tasks { try await task.value }
        }
    }

    @Test func `a connection that is not used is closed, and established again`() async throws {
        var options = options(connectionLimit: 1)
        options.idleTimeout = .milliseconds(1)
        try await PostgreSQLDatabase.withDatabase { observer in
            try await PostgreSQLDatabase.withDatabase(options: options) { database in
                let process = try await database.integer("SELECT pg_backend_pid()::bigint") ?? 0
                let remaining = "SELECT count(*) FROM pg_stat_activity WHERE pid = $1"
                while try await observer.integer(remaining, [.integer(process)]) != 0 { await Task.yield() }
                #expect(try await database.integer("SELECT pg_backend_pid()::bigint") != process)
            }
        }
    }

    @Test func `a cancelled operation leaves the line`() async throws {
        try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 1)) { database in
            let gate = DispatchSemaphore(value: 0)
            let running = await database.occupy(until: gate)
            let hasRun = NIOLockedValueBox(false)
            let waiting = await enqueue(database) {
                try await database.transaction { _ throws(PostgreSQLError) in hasRun.withLockedValue { $0 = true } }
            }
            waiting.cancel()
            #expect(try await kind { try await waiting.value } == .cancelled)
            #expect(database.waitingCount == 0)
            gate.signal()
            try await running.value
            #expect(try await database.integer("SELECT 7::bigint") == 7)
            #expect(hasRun.withLockedValue { $0 } == false)
        }
    }

    @Test func `a read is cancelled in the server with its task, and the connection is used again`() async throws {
        try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 1)) { database in
            let process = try await database.integer("SELECT pg_backend_pid()::bigint")
            try await PostgreSQLDatabase.withDatabase { observer in
                let reading = Task { try await database.execute("SELECT pg_sleep(1000)", effect: .read) }
                let isSleeping = "SELECT count(*) FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'PgSleep'"
                while try await observer.integer(isSleeping, [.integer(process ?? 0)]) == 0 { await Task.yield() }
                reading.cancel()
                #expect(try await kind { try await reading.value } == .cancelled)
                #expect(try await database.integer("SELECT pg_backend_pid()::bigint") == process)
            }
        }
    }

    @Test func `a write continues after its task was cancelled`() async throws {
        try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 1)) { database in
            let table = try await database.createTable("id bigint")
            try await PostgreSQLDatabase.withDatabase { other in
                let gate = DispatchSemaphore(value: 0)
                let locking = await other.occupy(with: [PostgreSQLCommand("LOCK TABLE \(table)")], until: gate)
                let writing = Task { try await database.execute("INSERT INTO \(table) VALUES (1)") }
                let isWaiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = $1::regclass"
                while try await other.integer(isWaiting, [.text(table)]) == 0 { await Task.yield() }
                writing.cancel()
                gate.signal()
                try await locking.value
                #expect(try await writing.value.affectedCount == 1)
                #expect(try await database.integer("SELECT count(*) FROM \(table)") == 1)
            }
        }
    }

    @Test func `an operation that waits longer than the timeout is an error, and does not run`() async throws {
        let clock = AdjustableClock()
        var options = options(connectionLimit: 1)
        options.now = { clock.now }
        try await PostgreSQLDatabase.withDatabase(options: options) { database async throws in
            let gate = DispatchSemaphore(value: 0)
            let running = await database.occupy(until: gate)
            let hasRun = NIOLockedValueBox(false)
            let waiting = await enqueue(database) {
                try await database.transaction { _ throws(PostgreSQLError) in hasRun.withLockedValue { $0 = true } }
            }
            clock.advance(by: .seconds(61))
            gate.signal()
            let error = await #expect(throws: PostgreSQLError.self) { try await waiting.value }
            #expect(error == options.waitedTooLong)
            #expect(hasRun.withLockedValue { $0 } == false)
            _ = try? await running.value
            #expect(try await database.integer("SELECT 7::bigint") == 7)
        }
    }

    @Test func `a closed pool ends its connections after the running operations, and refuses further ones`()
        async throws
    {
        try await PostgreSQLDatabase.withDatabase { observer in
            let processes = NIOLockedValueBox<Int64?>(nil)
            try await PostgreSQLDatabase.withDatabase(options: options(connectionLimit: 1)) { database in
                let process = try await database.integer("SELECT pg_backend_pid()::bigint")
                processes.withLockedValue { $0 = process }
                let gate = DispatchSemaphore(value: 0)
                let running = await database.occupy(until: gate)
                let waiting = await enqueue(database) { try await database.execute("SELECT 1") }
                let closing = Task { await database.close() }
                #expect(try await kind { try await waiting.value } == .closed)
                #expect(try await kind { try await database.execute("SELECT 1") } == .closed)
                gate.signal()
                try await running.value
                await closing.value
            }
            let remaining = "SELECT count(*) FROM pg_stat_activity WHERE pid = $1"
            let process = processes.withLockedValue { $0 } ?? 0
            while try await observer.integer(remaining, [.integer(process)]) != 0 { await Task.yield() }
        }
    }
}
#endif
