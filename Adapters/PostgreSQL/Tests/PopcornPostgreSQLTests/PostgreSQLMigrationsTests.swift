#if PostgreSQL
import CoreInfrastructure
import Foundation
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
                            _ = try await PostgreSQLLibraryStorage(database, schema: schema)
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

@Suite(.enabled(if: TestServer.isRunning)) struct PostgreSQLLibraryStorageTests {

    private let schema = "library_\(UInt64.random(in: 0..<(.max)))"

    private func entry(_ id: Int, _ owner: String = "alice") -> CoreWatchlistEntryEntity {
        CoreWatchlistEntryEntity(
            key: .init(owner: owner, kind: "movie", titleID: id),
            addedAt: Date(timeIntervalSinceReferenceDate: Double(id)))
    }

    @Test func `the limit of a watchlist is exact for concurrent additions of several processes`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let storage = try await PostgreSQLLibraryStorage(database, schema: schema)
            let added = try await withThrowingTaskGroup(of: Int.self) { group in
                for process in 0..<4 {
                    group.addTask {
                        try await PostgreSQLDatabase.withDatabase { other in
                            let storage = try await PostgreSQLLibraryStorage(other, schema: schema)
                            var count = 0
                            for id in 1...10 {
                                count += try await storage.add([entry(process * 10 + id)], maximumCount: 25)?.count ?? 0
                            }
                            return count
                        }
                    }
                }
                return try await group.reduce(0, +)
            }
            #expect(added == 25)
            #expect(try await storage.watchlist(of: "alice", kind: nil).entries.count == 25)
        }
    }

    @Test func `a deleted owner leaves no row`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let storage = try await PostgreSQLLibraryStorage(database, schema: schema)
            _ = try await storage.add([entry(1), entry(2)], maximumCount: 10)
            #expect(try await storage.deleteAll(of: "alice").entries.map(\.key.titleID).sorted() == [1, 2])
            #expect(try await database.integer("SELECT count(*) FROM \(schema).library_owner") == 0)
        }
    }

    @Test func `a server that cannot be reached is an error, and not an empty watchlist`() async throws {
        let server = try OwnServer()
        try await PostgreSQLDatabase.withDatabase(at: server.address) { database in
            let storage = try await PostgreSQLLibraryStorage(database, schema: schema)
            _ = try await storage.add([entry(1)], maximumCount: 10)
            try server.kill()
            let error = await #expect(throws: DatabaseError.self) {
                try await storage.watchlist(of: "alice", kind: nil)
            }
            guard case .server(let reason) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(reason.hasPrefix("cannot connect to postgresql://"))
        }
    }
}
#endif
