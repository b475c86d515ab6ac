#if PostgreSQL
import Foundation
import Logging
import PopcornConcurrency
import PopcornPersistence
import Testing

@testable import CoreInfrastructure
@testable import PopcornPostgreSQL

@Suite struct MessageTests {

    @Test(arguments: [
        ("a rows 0,1f,fff", [0, 31, 4095]), ("a rows ", []), ("3f8 rows 10", [16]),
    ])
    func `slots survive coding`(_ payload: String, _ slots: [Int]) throws {
        let message = try #require(Message(payload))
        guard case .rows(let rows) = message.content else { throw TestFailure() }
        #expect(rows.slots == Set(slots) && !rows.hasUnknown)
        #expect(message.payload == payload)
    }

    private struct TestFailure: Error {}

    @Test func `all rows, topics and all topics survive coding`() {
        for content in [
            Message.Content.rows(.unknown), .topics(["movie/550/en-US", "search/a b ü"]), .allTopics,
        ] {
            let message = Message(origin: "x1", content: content)
            #expect(Message(message.payload) == message)
        }
        #expect(Message(origin: "x1", content: .rows(.unknown)).payload == "x1 rows *")
        #expect(Message(origin: "x1", content: .allTopics).payload == "x1 topics *")
    }

    @Test(arguments: ["", "a", "a rows", "a other 1", "a rows 1000", "a rows -1", "a rows x"])
    func `other payloads are ignored`(_ payload: String) {
        #expect(Message(payload) == nil)
    }

    @Test func `a payload cannot contain each topic`() {
        #expect(Message.byteCount(of: "ü") == 3)
        #expect(Message.byteCount(of: "a\u{1F}b") == nil)
        #expect(Message.byteCount(of: "a\0b") == nil)
    }

    /// Processes of other versions must compute the same slots.
    @Test func `slots are the same in all processes`() {
        #expect(PostgreSQLChanges.slot("movie", [.integer(550), .text("en-US")]) == 3813)
        #expect(PostgreSQLChanges.slot("movie", [.integer(551), .text("en-US")]) == 3605)
        #expect(PostgreSQLChanges.slot("a", [.text("bc")]) != PostgreSQLChanges.slot("ab", [.text("c")]))
    }

    @Test func `slots are spread evenly`() {
        var counts: [Int: Int] = [:]
        for id in 0..<40_960 {
            counts[PostgreSQLChanges.slot("movie", [.integer(Int64(id)), .text("en-US")]), default: 0] += 1
        }
        #expect(counts.count > 4000)
        #expect((counts.values.max() ?? 0) < 40)
    }
}

@Suite(.timeLimit(.minutes(5)), .enabled(if: TestServer.isRunning)) struct PostgreSQLChangesTests {

    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    /// Runs work with the changes of two processes on a schema, after both receive.
    private func withChanges(
        _ work: (_ first: PostgreSQLChanges, _ second: PostgreSQLChanges, PostgreSQLDatabase) async throws -> Void
    ) async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let schema = "changes_\(UInt64.random(in: 0..<(.max)))"
            let both = try (0..<2).map { _ in
                PostgreSQLChanges(try TestServer.address(), schema: schema, sender: database, logger: logger)
            }
            for changes in both {
                while !changes.isUnchanged(since: changes.mark(0)) { await Task.yield() }
            }
            try await work(both[0], both[1], database)
            for changes in both { await changes.close() }
        }
    }

    private func rows(_ slots: Int...) -> ChangedRows {
        var rows = ChangedRows()
        for slot in slots { rows.add(slot) }
        return rows
    }

    @Test func `a commit changes its rows in all processes, and no other rows`() async throws {
        try await withChanges { first, second, database async throws in
            let marks = [first.mark(1), second.mark(1)]
            let others = [first.mark(2), second.mark(2)]
            try await first.committing(rows(1)) {
                _ = try await database.execute(PostgreSQLBatch(.write, [first.notification(of: rows(1))]))
            }
            #expect(!first.isUnchanged(since: marks[0]))
            while second.isUnchanged(since: marks[1]) { await Task.yield() }
            #expect(first.isUnchanged(since: others[0]))
            #expect(second.isUnchanged(since: others[1]))
            #expect(second.isUnchanged(since: second.renewed(marks[1])))
        }
    }

    @Test func `uses of titles change no rows`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let schema = "changes_\(UInt64.random(in: 0..<(.max)))"
            let changes = PostgreSQLChanges(try TestServer.address(), schema: schema, sender: database, logger: logger)
            while !changes.isUnchanged(since: changes.mark(0)) { await Task.yield() }
            let cache = try await PostgreSQLCache(.core, in: database, schema: schema, changes: changes, logger: logger)
            let use = CoreTitleUseEntity(key: .init(kind: "movie", titleID: 550), usedAt: 1)
            let mark = changes.mark(try EntityKey(CoreTitleUseEntity.self, use.key).sharedSlot)
            try await cache.write([.store(use, ifGreaterIn: "used_at")])
            #expect(try await cache.find(CoreTitleUseEntity.self, use.key) == use)
            #expect(changes.isUnchanged(since: mark))
            try await cache.write([.store(use)])
            #expect(!changes.isUnchanged(since: mark))
            await changes.close()
        }
    }

    @Test func `a change of unknown rows changes all`() async throws {
        try await withChanges { first, second, database async throws in
            let marks = [first.mark(1), second.mark(1)]
            try await first.committing(.unknown) {
                _ = try await database.execute(PostgreSQLBatch(.write, [first.notification(of: .unknown)]))
            }
            #expect(!first.isUnchanged(since: marks[0]))
            while second.isUnchanged(since: marks[1]) { await Task.yield() }
        }
    }

    @Test func `rows count as changed during a commit`() async throws {
        try await withChanges { first, _, _ async throws in
            let before = first.mark(1)
            try await first.committing(rows(1)) { () async throws in
                #expect(!first.isUnchanged(since: before))
                #expect(!first.isUnchanged(since: first.mark(1)))
            }
            #expect(first.isUnchanged(since: first.mark(1)))
        }
    }

    @Test func `a transaction that is rolled back notifies nobody`() async throws {
        try await withChanges { first, second, database async throws in
            let mark = second.mark(1)
            await #expect(throws: PostgreSQLError.self) {
                _ = try await database.execute(
                    PostgreSQLBatch(.write, [first.notification(of: rows(1)), PostgreSQLCommand("SELECT 1/0")]))
            }
            let later = second.mark(2)
            _ = try await database.execute(PostgreSQLBatch(.write, [first.notification(of: rows(2))]))
            while second.isUnchanged(since: later) { await Task.yield() }
            #expect(second.isUnchanged(since: mark))
        }
    }

    @Test func `topics reach the observers of other processes once`() async throws {
        try await withChanges { first, second, _ async throws in
            let (sender, receiver) = (ChangeNotifier(), ChangeNotifier())
            first.relay(sender)
            second.relay(receiver)
            let observer = ChangeObserver()
            await observer.reading { receiver.registerTopic("movie/550") }
            // Several messages: a topic has 100 bytes.
            let others = (0..<500).map { "\($0)/".padding(toLength: 100, withPad: "x", startingAt: 0) }
            sender.announce(others + ["movie/550"])
            #expect(await observer.change())
        }
    }

    @Test func `topics that no message can contain count as a change of all topics`() async throws {
        for topic in ["a\u{1F}b", "a\0b", String(repeating: "a", count: 8000)] {
            try await withChanges { first, second, _ async throws in
                let (sender, receiver) = (ChangeNotifier(), ChangeNotifier())
                first.relay(sender)
                second.relay(receiver)
                let observer = ChangeObserver()
                await observer.reading { receiver.registerTopic("movie/550") }
                sender.announce(topic)
                #expect(await observer.change())
            }
        }
    }

    /// Runs work with changes that are received through a proxy, after the first confirmation.
    private func withProxy(
        _ options: PostgreSQLOptions = .tests, _ work: (PostgreSQLChanges, FaultProxy) async throws -> Void
    ) async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let url = try TestServer.tcpURL()
            let proxy = try FaultProxy(to: try #require(url.port))
            let changes = PostgreSQLChanges(
                try proxy.address(of: url), options: options, schema: "proxied", sender: database, logger: logger)
            while !changes.isUnchanged(since: changes.mark(1)) { await Task.yield() }
            try await work(changes, proxy)
            proxy.stop()
            await changes.close()
        }
    }

    @Test func `all rows and topics count as changed after the connection was lost`() async throws {
        try await withChanges { first, _, database async throws in
            let notifier = ChangeNotifier()
            first.relay(notifier)
            let observer = ChangeObserver()
            await observer.reading { notifier.registerTopic("movie/550") }
            let mark = first.mark(1)
            _ = try await database.execute(
                """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                WHERE query LIKE 'LISTEN%' OR query = 'SELECT 1'
                """)
            // The connection is established again.
            #expect(await observer.change())
            while !first.isUnchanged(since: first.mark(1)) { await Task.yield() }
            #expect(!first.isUnchanged(since: mark))
        }
    }

    @Test func `without a connection, no row is known to be unchanged`() async throws {
        try await withProxy { changes, proxy async throws in
            let mark = changes.mark(1)
            proxy.stop()
            while changes.isUnchanged(since: mark) { await Task.yield() }
            #expect(!changes.isUnchanged(since: changes.mark(1)))
        }
    }

    @Test func `a connection that is not confirmed in time counts as lost`() async throws {
        var options = PostgreSQLOptions.tests
        options.confirmationInterval = .milliseconds(200)
        try await withProxy(options) { changes, proxy async throws in
            proxy.stall()
            while changes.isUnchanged(since: changes.mark(1)) { await Task.yield() }
        }
    }

    /// Returns a dependency on a row with the digest 1 that is not known to be unchanged.
    private func dependency(
        _ changes: PostgreSQLChanges, isValidWithoutServer: Bool,
        _ current: @escaping @Sendable () throws(PostgreSQLError) -> UInt64
    ) -> PostgreSQLReadDependency {
        PostgreSQLReadDependency(
            changes: changes, mark: changes.mark(1), digest: 1, isValidWithoutServer: isValidWithoutServer
        ) { () async throws(PostgreSQLError) in try current() }
    }

    @Test func `a doubt is resolved by the digest of the row`() async throws {
        try await withChanges { first, _, database async throws in
            let unchanged = dependency(first, isValidWithoutServer: false) { () throws(PostgreSQLError) in 1 }
            await first.committing(rows(1)) {}
            #expect(!unchanged.isUnchanged)
            let confirmed = try #require(await unchanged.confirmed())
            #expect(confirmed.isUnchanged)
            let changed = dependency(first, isValidWithoutServer: true) { () throws(PostgreSQLError) in 2 }
            #expect(await changed.confirmed() == nil)
        }
    }

    @Test func `while the server fails, only values that allow it are used, and confirmed again later`() async throws {
        try await withChanges { first, _, _ async throws in
            func confirmed(_ kind: PostgreSQLError.Kind, isValidWithoutServer: Bool) async -> (any ReadDependency)? {
                let dependency = dependency(first, isValidWithoutServer: isValidWithoutServer) {
                    () throws(PostgreSQLError) in throw PostgreSQLError(kind, "failed")
                }
                await first.committing(rows(1)) {}
                return await dependency.confirmed()
            }
            for kind in [PostgreSQLError.Kind.unreachable, .connectionLost, .timedOut, .overloaded] {
                #expect(await confirmed(kind, isValidWithoutServer: false) == nil)
                let used = try #require(await confirmed(kind, isValidWithoutServer: true))
                #expect(!used.isUnchanged)
            }
            #expect(await confirmed(.missingSchema, isValidWithoutServer: true) == nil)
        }
    }
}
#endif
