#if PostgreSQL
import CoreDomain
import CoreInfrastructure
import Foundation
import Logging
import PopcornPersistence
import Testing

@testable import PopcornPostgreSQL

@Suite(.enabled(if: TestServer.isRunning)) struct PostgreSQLMigrationsTests {

    private typealias Migration = PostgreSQLMigrations.Migration

    private let schema = "migrated_\(UInt64.random(in: 0..<(.max)))"

    private func migration(_ name: String, isBreaking: Bool = false) -> Migration {
        Migration(name: name, isBreaking: isBreaking, statements: ["CREATE TABLE \(schema).\(name) (id bigint)"])
    }

    private func apply(_ migrations: Migration..., to database: PostgreSQLDatabase) async throws {
        try await PostgreSQLMigrations(schema: schema, migrations: migrations).apply(to: database)
    }

    private func tableNames(_ database: PostgreSQLDatabase) async throws -> [String?] {
        let rows = try await database.execute(
            "SELECT table_name::text FROM information_schema.tables WHERE table_schema = $1 ORDER BY 1",
            [.text(schema)])
        return try (0..<rows.count).map { try rows.text($0, 0) }
    }

    @Test func `missing migrations are applied once, in order`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            try await apply(migration("one"), to: database)
            #expect(try await tableNames(database) == ["library_migration", "one"])
            for _ in 0..<2 { try await apply(migration("one"), migration("two"), to: database) }
            #expect(try await tableNames(database) == ["library_migration", "one", "two"])
            // An older version accepts what it does not know.
            try await apply(migration("one"), to: database)
        }
    }

    @Test func `a breaking migration of a newer version is an error`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            try await apply(migration("one"), migration("two", isBreaking: true), to: database)
            let error = await #expect(throws: PostgreSQLError.self) {
                try await apply(migration("one"), to: database)
            }
            #expect(error?.kind == .newerSchema)
            #expect(error?.message.contains("has the migration 'two', which this version of Popcorn") == true)
        }
    }

    @Test func `a migration that fails leaves nothing behind`() async throws {
        try await PostgreSQLDatabase.withDatabase { database async throws in
            let broken = Migration(
                name: "broken", statements: ["CREATE TABLE \(schema).half (id bigint)", "SELECT 1/0"])
            await #expect(throws: PostgreSQLError.self) { try await apply(migration("one"), broken, to: database) }
            #expect(try await tableNames(database) == [])
        }
    }

    @Test func `processes that start at the same time migrate once`() async throws {
        try await PostgreSQLDatabase.withDatabase { observer in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<10 {
                    group.addTask {
                        try await PostgreSQLDatabase.withDatabase { database in
                            _ = try await PostgreSQLLibraryStore(database, schema: schema)
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(
                try await tableNames(observer)
                    == [
                        "calendar_subscription", "library_migration", "library_owner", "search_history_entry",
                        "watchlist_entry", "watchlist_title",
                    ])
        }
    }
}

@Suite(.enabled(if: TestServer.isRunning)) struct PostgreSQLLibraryStoreTests {

    private let schema = "library_\(UInt64.random(in: 0..<(.max)))"

    private let alice: WatchlistOwner

    init() throws {
        alice = try WatchlistOwner("alice")
    }

    private func record(_ id: Int) -> LibraryRecord {
        let entry = WatchlistEntry(kind: .movie, id: id, addedAt: Date(timeIntervalSinceReferenceDate: Double(id)))
        return LibraryRecord(owner: alice, content: .watchlistEntry(entry))
    }

    @Test func `the limit of a watchlist is exact for concurrent additions of several processes`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let store = try await PostgreSQLLibraryStore(database, schema: schema)
            let added = try await withThrowingTaskGroup(of: Int.self) { group in
                for process in 0..<4 {
                    group.addTask {
                        try await PostgreSQLDatabase.withDatabase { other in
                            let store = try await PostgreSQLLibraryStore(other, schema: schema)
                            var count = 0
                            for id in 1...10 {
                                let record = record(process * 10 + id)
                                count += try await store.add([record], LibraryLimits(entryCount: 25))?.count ?? 0
                            }
                            return count
                        }
                    }
                }
                return try await group.reduce(0, +)
            }
            #expect(added == 25)
            #expect(try await store.entries(nil, of: alice).count == 25)
        }
    }

    @Test func `a deleted owner leaves no row`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let store = try await PostgreSQLLibraryStore(database, schema: schema)
            _ = try await store.add([record(1), record(2)], LibraryLimits())
            #expect(try await store.deleteAll(of: alice).titles.map(\.id).sorted() == [1, 2])
            #expect(try await database.integer("SELECT count(*) FROM \(schema).library_owner") == 0)
        }
    }

    @Test func `rows of an unknown kind are skipped, counted, copied and deleted with their owner`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "copy.sqlite")
        try await PostgreSQLDatabase.withDatabase { database in
            let store = try await PostgreSQLLibraryStore(database, schema: schema)
            _ = try await store.add([record(1)], LibraryLimits())
            try await database.execute("INSERT INTO \(schema).watchlist_entry VALUES ('alice', 'game', 7, 0.5)")
            try await database.execute(
                "INSERT INTO \(schema).search_history_entry VALUES ('alice', 'game', 'x', 'X', 0.5, 3)")
            #expect(try await store.records(of: alice) == [record(1)])
            #expect(try await store.add([record(2)], LibraryLimits(entryCount: 2)) == nil)

            let (bob, time) = (try WatchlistOwner("bob"), Date(timeIntervalSinceReferenceDate: 1))
            try await store.subscribeToCalendar(of: bob, secretHash: "hash", at: time)

            try await store.copy(to: file)
            let copy = try await Database.userData(
                at: file, migrations: .library, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            let kinds = try await copy.read { transaction throws(DatabaseError) in
                try transaction.query(
                    """
                    SELECT kind || ' ' || title_id || ' ' || added_at FROM watchlist_entry \
                    UNION ALL SELECT kind || ' ' || text || ' ' || searched_at FROM search_history_entry \
                    UNION ALL SELECT owner || ' ' || secret_hash FROM calendar_subscription
                    """
                ) { $0.optionalColumn(String.self) }
            }
            await copy.close()
            #expect(kinds == ["game 7 0.5", "movie 1 1.0", "game X 0.5", "bob hash"])

            let deletion = try await store.deleteAll(of: alice).deletion
            #expect(deletion == LibraryDeletion(watchlistEntryCount: 2, searchCount: 1))
        }
    }

    @Test func `a server that cannot be reached is an error, and not an empty watchlist`() async throws {
        let server = try OwnServer()
        try await PostgreSQLDatabase.withDatabase(at: server.address) { database in
            let store = try await PostgreSQLLibraryStore(database, schema: schema)
            _ = try await store.add([record(1)], LibraryLimits())
            try server.kill()
            let error = await #expect(throws: PopcornError.self) { try await store.entries(nil, of: alice) }
            #expect(error?.kind == .storage)
            guard case .server(let reason) = error?.cause as? DatabaseError else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(reason.hasPrefix("cannot connect to postgresql://"))
        }
    }
}
#endif
