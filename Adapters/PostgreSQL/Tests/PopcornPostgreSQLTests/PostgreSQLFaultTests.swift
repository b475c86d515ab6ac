#if PostgreSQL
import CoreDomain
import CoreInfrastructure
import Dispatch
import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence
import Testing

@testable import PopcornPostgreSQL

/// Tests of servers and networks that fail.
@Suite(.enabled(if: TestServer.isRunning)) struct PostgreSQLFaultTests {

    /// The table of a scripted day, and what the day's operations reported.
    private struct Day {
        var acknowledged: Set<Int64> = []
        var uncertain: Set<Int64> = []
        var increments = 0...0
    }

    /// Returns the transient error that a closure throws; `nil` if it throws none.
    private func transientError<Value>(of body: () async throws -> Value) async throws -> PostgreSQLError? {
        do {
            _ = try await body()
            return nil
        } catch let error as PostgreSQLError {
            guard error.isTransient else { throw error }
            return error
        }
    }

    /// Executes reads, writes and transactions, and records their results.
    private func live(on database: PostgreSQLDatabase, _ table: String, _ clock: AdjustableClock) async throws -> Day {
        var day = Day()
        for id in 0..<4 as Range<Int64> {
            let insertion = try await transientError {
                try await database.execute("INSERT INTO \(table) VALUES ($1, 0)", [.integer(id)])
            }
            if insertion == nil { day.acknowledged.insert(id) }
            if insertion?.mayHaveCommitted == true { day.uncertain.insert(id) }
            // A connection that could not be established is tried again after a delay.
            clock.advance(by: .seconds(20))
            _ = try await transientError {
                try await database.execute(
                    "INSERT INTO \(table) VALUES ($1, 0) ON CONFLICT (id) DO NOTHING", [.integer(100)],
                    effect: .repeatableWrite)
            }
            clock.advance(by: .seconds(20))
            let increment = try await transientError {
                try await database.transaction { transaction throws(PostgreSQLError) in
                    let rows = try transaction.execute([PostgreSQLCommand("SELECT n FROM \(table) WHERE id = 100")])
                    let value = rows[0].count == 0 ? 0 : try rows[0].integer(0, 0) ?? 0
                    _ = try transaction.execute([
                        PostgreSQLCommand(
                            "INSERT INTO \(table) VALUES (100, $1) ON CONFLICT (id) DO UPDATE SET n = $1",
                            [.integer(value + 1)])
                    ])
                }
            }
            let (least, most) = (day.increments.lowerBound, day.increments.upperBound)
            if increment?.mayHaveCommitted != false {
                day.increments = (increment == nil ? least + 1 : least)...most + 1
            }
            clock.advance(by: .seconds(20))
            _ = try await transientError {
                let count = try await database.integer("SELECT count(*) FROM \(table) WHERE id < 100") ?? 0
                #expect(day.acknowledged.count...day.acknowledged.count + day.uncertain.count ~= Int(count))
            }
            clock.advance(by: .seconds(20))
        }
        return day
    }

    @Test func `a connection that is cut at any message loses nothing that was acknowledged`() async throws {
        let url = try TestServer.tcpURL()
        let proxy = try FaultProxy(to: url.port ?? 0)
        defer { proxy.stop() }
        try await PostgreSQLDatabase.withDatabase { observer in
            var message = 0
            var isFinished = false
            while !isFinished {
                let table = try await observer.createTable("id bigint PRIMARY KEY, n bigint")
                let clock = AdjustableClock()
                var options = PostgreSQLOptions.tests
                options.now = { clock.now }
                options.timeout = .seconds(600)
                options.connectionLimit = 1
                proxy.cut(at: message)
                let day = try await PostgreSQLDatabase.withDatabase(at: try proxy.address(of: url), options: options) {
                    try await live(on: $0, table, clock)
                }
                isFinished = !proxy.hasCut
                let rows = try await observer.execute("SELECT id FROM \(table) WHERE id < 100")
                let stored = try Set((0..<rows.count).map { try rows.integer($0, 0) ?? -1 })
                #expect(day.acknowledged.isSubset(of: stored), "cut at message \(message)")
                #expect(stored.isSubset(of: day.acknowledged.union(day.uncertain)), "cut at message \(message)")
                let count = try await observer.integer("SELECT coalesce(max(n), 0) FROM \(table)") ?? -1
                #expect(day.increments ~= Int(count), "cut at message \(message)")
                #expect(day.acknowledged.count >= 3, "cut at message \(message)")
                message += 1
            }
            // A day without a cut: all messages were tried.
            #expect(message > 80)
        }
    }

    @Test func `operations use the connections that exist while no other one can be established`() async throws {
        let url = try TestServer.tcpURL()
        let proxy = try FaultProxy(to: url.port ?? 0)
        defer { proxy.stop() }
        var options = PostgreSQLOptions.tests
        options.connectionLimit = 4
        try await PostgreSQLDatabase.withDatabase(at: try proxy.address(of: url), options: options) { database in
            let gate = DispatchSemaphore(value: 0)
            let occupied = [await database.occupy(until: gate), await database.occupy(until: gate)]
            proxy.refuseConnections()
            // The workers of the first operations cannot connect.
            let results = NIOLockedValueBox<[Result<Int64?, any Error>]>([])
            let reads = (0..<20).map { _ in
                Task {
                    do {
                        let number = try await database.integer("SELECT 7::bigint")
                        results.withLockedValue { $0.append(.success(number)) }
                    } catch {
                        results.withLockedValue { $0.append(.failure(error)) }
                    }
                }
            }
            while database.waitingCount + results.withLockedValue(\.count) < 20 { await Task.yield() }
            #expect(database.connectionFailure?.kind == .unreachable)
            for _ in occupied { gate.signal() }
            for task in occupied { try await task.value }
            for read in reads { await read.value }
            for result in results.withLockedValue(\.self) { #expect(try result.get() == 7) }
            for _ in 0..<100 { #expect(try await database.integer("SELECT 7::bigint") == 7) }

            proxy.stop()
            let error = await #expect(throws: PostgreSQLError.self) { try await database.integer("SELECT 7::bigint") }
            #expect(error?.kind == .unreachable)
        }
    }

    @Test func `a write to a server that has become read-only is repeated on a new connection`() async throws {
        var options = PostgreSQLOptions.tests
        options.connectionLimit = 1
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let table = try await database.createTable("id bigint")
            // Only the session is read-only, as that on a primary server that has become a standby.
            try await database.execute("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
            try await database.execute("INSERT INTO \(table) VALUES (1)")
            try await database.execute("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY")
            try await database.transaction { transaction throws(PostgreSQLError) in
                _ = try transaction.execute([PostgreSQLCommand("INSERT INTO \(table) VALUES (2)")])
            }
            #expect(try await database.integer("SELECT count(*) FROM \(table)") == 2)
        }
    }

    @Test func `a server that was killed is used again after its restart`() async throws {
        let server = try OwnServer()
        let clock = AdjustableClock()
        var options = PostgreSQLOptions.tests
        options.now = { clock.now }
        try await PostgreSQLDatabase.withDatabase(at: server.address, options: options) { database in
            let table = try await database.createTable("id bigint")
            try await database.execute("INSERT INTO \(table) VALUES (1)")
            #expect(database.connectionFailure == nil)
            try server.kill()
            let error = await #expect(throws: PostgreSQLError.self) {
                try await database.execute("INSERT INTO \(table) VALUES (2)")
            }
            #expect(error?.kind == .unreachable)
            #expect(error?.mayHaveCommitted == false)
            #expect(database.connectionFailure?.kind == .unreachable)
            try server.restart()
            clock.advance(by: .seconds(20))
            #expect(try await database.integer("SELECT count(*) FROM \(table)") == 1)
            #expect(database.connectionFailure == nil)
        }
    }

    @Test func `a write after the server ended an idle connection is executed on another one`() async throws {
        try await PostgreSQLDatabase.withDatabase { observer in
            let table = try await observer.createTable("id bigint")
            var options = PostgreSQLOptions.tests
            options.connectionLimit = 1
            try await PostgreSQLDatabase.withDatabase(options: options) { database in
                let process = try await database.integer("SELECT pg_backend_pid()::bigint") ?? 0
                // The server sends an error before it closes the connection.
                _ = try await observer.execute("SELECT pg_terminate_backend($1::bigint::integer)", [.integer(process)])
                let remaining = "SELECT count(*) FROM pg_stat_activity WHERE pid = $1"
                while try await observer.integer(remaining, [.integer(process)]) != 0 { await Task.yield() }
                try await database.execute("INSERT INTO \(table) VALUES (1)")
                #expect(try await observer.integer("SELECT count(*) FROM \(table)") == 1)
            }
        }
    }

    @Test func `a server that does not answer is a timeout`() async throws {
        let url = try TestServer.tcpURL()
        let proxy = try FaultProxy(to: url.port ?? 0)
        defer { proxy.stop() }
        let clock = AdjustableClock()
        var options = PostgreSQLOptions.tests
        options.now = { clock.now }
        // Longer than the operations below take.
        options.firstReconnectionDelay = .seconds(600)
        try await PostgreSQLDatabase.withDatabase(at: try proxy.address(of: url), options: options) {
            database async throws in
            #expect(try await database.integer("SELECT 1::bigint") == 1)
            let count = proxy.messageCount
            proxy.stall()
            let writing = Task { try await database.execute("SELECT 2::bigint") }
            while proxy.messageCount == count { await Task.yield() }
            clock.advance(by: .seconds(61))
            let error = await #expect(throws: PostgreSQLError.self) { try await writing.value }
            #expect(error == PostgreSQLError(.timedOut, "the server did not answer within 60.0 seconds"))
            #expect(error?.mayHaveCommitted == true)

            // Later operations fail immediately, and nothing is sent.
            let sent = proxy.messageCount
            for _ in 0..<20 {
                let later = await #expect(throws: PostgreSQLError.self) {
                    try await database.execute("SELECT 3::bigint")
                }
                #expect(
                    later == PostgreSQLError(.unreachable, "the server did not answer within 60.0 seconds"))
                #expect(later?.mayHaveCommitted == false)
            }
            // Some messages of the first operation may have been on the way.
            #expect(proxy.messageCount < sent + 5)
            #expect(database.connectionFailure?.kind == .timedOut)

            proxy.resume()
            clock.advance(by: .seconds(900))
            #expect(try await database.integer("SELECT 4::bigint") == 4)
            #expect(database.connectionFailure == nil)
        }
    }

    @Test func `a command that waits for a lock of another session is a timeout of the server`() async throws {
        var options = PostgreSQLOptions.tests
        options.timeout = .seconds(1)
        try await PostgreSQLDatabase.withDatabase { other in
            let table = try await other.createTable("id bigint")
            try await PostgreSQLDatabase.withDatabase(options: options) { database in
                let gate = DispatchSemaphore(value: 0)
                let locking = await other.occupy(with: [PostgreSQLCommand("LOCK TABLE \(table)")], until: gate)
                let error = await #expect(throws: PostgreSQLError.self) {
                    try await database.execute("INSERT INTO \(table) VALUES (1)")
                }
                #expect(error?.kind == .timedOut)
                #expect(error?.mayHaveCommitted == false)
                gate.signal()
                try await locking.value
                #expect(try await database.integer("SELECT count(*) FROM \(table)") == 0)
            }
        }
    }

    @Test(arguments: [
        ("wrong password", "postgresql://popcorn:wrong@127.0.0.1:PORT/popcorn"),
        ("missing user", "postgresql://nobody:secret@127.0.0.1:PORT/popcorn"),
        ("missing database", "postgresql://popcorn:secret@127.0.0.1:PORT/missing"),
        ("no TLS", "postgresql://popcorn:secret@127.0.0.1:PORT/popcorn?sslmode=require"),
    ])
    func `a connection that the server rejects is an error without the password`(
        name: String, url: String
    ) async throws {
        let port = try TestServer.tcpURL().port ?? 0
        let address = try PostgreSQLAddress(url.replacing("PORT", with: "\(port)"))
        try await PostgreSQLDatabase.withDatabase(at: address) { database in
            let error = await #expect(throws: PostgreSQLError.self) { try await database.execute("SELECT 1") }
            #expect(error?.kind == .rejected, "\(name)")
            #expect(error?.message.contains("wrong") == false)
            #expect(error?.message.contains("secret") == false)
            #expect(error?.message.hasPrefix("cannot connect to postgresql://127.0.0.1:\(port)/") == true)
            #expect(error?.isTransient == false)
        }
    }

    @Test func `a server that is older than required is an error`() async throws {
        var options = PostgreSQLOptions.tests
        options.minimumServerVersion = 990_000
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            let error = await #expect(throws: PostgreSQLError.self) { try await database.execute("SELECT 1") }
            #expect(error?.kind == .unsupportedServer)
            #expect(error?.message.contains("of PostgreSQL; 990000 or later is required") == true)
            #expect(error?.isTransient == false)
        }
    }

    @Test func `a statement timeout that an operator set is an error of a usable connection`() async throws {
        var options = PostgreSQLOptions.tests
        options.connectionLimit = 1
        try await PostgreSQLDatabase.withDatabase(options: options) { database in
            try await database.execute("SET statement_timeout = 50")
            let error = await #expect(throws: PostgreSQLError.self) {
                try await database.execute("SELECT pg_sleep(1000)")
            }
            #expect(error?.kind == .timedOut)
            #expect(error?.sqlState == "57014")
            #expect(error?.mayHaveCommitted == false)
            #expect(try await database.integer("SELECT 7::bigint") == 7)
        }
    }

    @Test func `a schema that was dropped is an error, and not an empty watchlist`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let schema = "dropped_\(UInt64.random(in: 0..<(.max)))"
            let store = try await PostgreSQLLibraryStore(database, schema: schema)
            #expect(try await store.entries(nil, of: .default) == [])
            try await database.execute("DROP SCHEMA \(schema) CASCADE")
            let error = await #expect(throws: PopcornError.self) { try await store.entries(nil, of: .default) }
            #expect(error?.cause is DatabaseError)
            #expect("\(String(describing: error))".contains("does not exist"))
        }
    }

    @Test func `an address without a server is unreachable`() async throws {
        let proxy = try FaultProxy(to: 1)
        proxy.stop()
        let address = try PostgreSQLAddress("postgresql://popcorn:secret@127.0.0.1:\(proxy.port)/popcorn")
        try await PostgreSQLDatabase.withDatabase(at: address) { database async throws in
            #expect(try await kind { try await database.execute("SELECT 1") } == .unreachable)
        }
    }

    @Test func `connections are encrypted and the certificate is verified if the address asks for it`() async throws {
        let server = try OwnServer(tls: true)
        let base = "postgresql://popcorn:secret@localhost:\(server.tcpURL.port ?? 0)/popcorn?sslmode=verify-full"
        let trusting = try PostgreSQLAddress("\(base)&sslrootcert=\(server.folder)/server.crt")
        try await PostgreSQLDatabase.withDatabase(at: trusting) { database async throws in
            #expect(
                try await database.execute("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")
                    .boolean(0, 0) == true)
        }
        let other = try PostgreSQLAddress("\(base)&sslrootcert=/nonexistent")
        try await PostgreSQLDatabase.withDatabase(at: other) { database async throws in
            #expect(try await kind { try await database.execute("SELECT 1") } == .rejected)
        }
    }

    /// Starts a server that accepts four connections.
    private func smallServer() throws -> OwnServer {
        try OwnServer(settings: ["max_connections=4", "superuser_reserved_connections=0"])
    }

    @Test func `a server without free connections is unreachable`() async throws {
        let server = try smallServer()
        try await PostgreSQLDatabase.withDatabase(at: server.address) { database in
            let gate = DispatchSemaphore(value: 0)
            defer { for _ in 0..<4 { gate.signal() } }
            for _ in 0..<4 { _ = await database.occupy(until: gate) }
            let error = try await PostgreSQLDatabase.withDatabase(at: server.address) { other in
                try await kind { try await other.execute("SELECT 1") }
            }
            #expect(error == .unreachable)
        }
    }

    @Test func `a pool with a connection executes all operations while the server accepts no others`() async throws {
        let server = try smallServer()
        try await PostgreSQLDatabase.withDatabase(at: server.address) { database in
            #expect(try await database.integer("SELECT 1::bigint") == 1)
            let kinds = try await withThrowingTaskGroup(of: PostgreSQLError.Kind?.self) { group in
                for _ in 0..<16 {
                    group.addTask { try await kind { try await database.execute("SELECT pg_sleep(0.05)") } }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(kinds == Array(repeating: nil, count: 16))
        }
    }
}
#endif
