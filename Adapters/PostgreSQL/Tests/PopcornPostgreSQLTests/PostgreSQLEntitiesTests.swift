#if PostgreSQL
import Dispatch
import PopcornPersistence
import Testing

@testable import PopcornPostgreSQL

@Suite(.enabled(if: TestServer.isRunning)) struct PostgreSQLEntitiesTests {

    private static let schema = Schema(AlbumEntity.self)

    /// Calls a closure with the albums of a new schema.
    private func withAlbums(
        _ body: (PostgreSQLDatabase, PostgreSQLEntities<AlbumEntity>, _ schema: String) async throws -> Void
    ) async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let name = #"albums "\#(UInt64.random(in: 0..<(.max)))""#
            let layouts = try await PostgreSQLLayouts(Self.schema, in: database, schema: name)
            try await body(database, try PostgreSQLEntities(AlbumEntity.self, in: database, layouts), name)
            try await database.execute("DROP SCHEMA \(name.quotedIdentifier) CASCADE")
        }
    }

    private func album(_ id: Int, _ language: String = "en", title: String = "A", cachedAt: Double = 0) -> AlbumEntity {
        AlbumEntity(
            key: .init(id: id, language: language), title: title, cachedAt: cachedAt,
            tracks: [TrackEntity(name: "one", seconds: 60), TrackEntity(name: "two")],
            remarks: [TrackEntity(name: "x"), TrackEntity(name: "y")])
    }

    @Test func `an entity is read as it was stored, in whole and in part`() async throws {
        try await withAlbums { database, albums, _ in
            let stored = [album(1, title: "Amélie 🍿"), album(1, "de", title: ""), album(2)]
            for album in stored {
                _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try albums.storing(album)]))
            }
            for album in stored {
                let found = try await albums.find(album.key, including: [.all(\.remarks)])?.found
                #expect(found?.entity == album)
                #expect(found?.state.isIncomplete == false && found?.state.isOutdated == false)
            }
            var part = stored[0]
            part.remarks = nil
            #expect(try await albums.find(part.key, including: .none)?.found.entity == part)
            let first = try await albums.find(part.key, including: [.first(1, of: \.remarks)])?.found
            #expect(first?.entity.remarks?.map(\.name) == ["x"])
            #expect(try await albums.find(.init(id: 3)) == nil)
        }
    }

    @Test func `many entities are read together`() async throws {
        try await withAlbums { database, albums, _ in
            let stored = (1...50).flatMap { [album($0), album($0, "de")] }
            _ = try await database.execute(
                PostgreSQLBatch(.repeatableWrite, try stored.map { try albums.storing($0) }))
            let keys = (1...60).map { AlbumEntity.Key(id: $0, language: $0.isMultiple(of: 2) ? "de" : "en") }
            let found = try await albums.find(keys + keys, including: [.all(\.remarks)])
            let expected = keys.map { $0.id <= 50 ? album($0.id, $0.language) : nil }
            #expect(found.map { $0?.entity } == expected + expected)
            #expect(try await albums.find([]).isEmpty)
        }
    }

    @Test func `a stored entity replaces the one with its key, and its relations`() async throws {
        try await withAlbums { database, albums, _ in
            var changed = album(1)
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try albums.storing(changed)]))
            changed.title = "B"
            changed.tracks = nil
            changed.remarks = []
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try albums.storing(changed)]))
            #expect(try await albums.find(changed.key, including: [.all(\.remarks)])?.found.entity == changed)
            let deletion = PostgreSQLBatch(.repeatableWrite, [try albums.deleting(changed.key)])
            #expect(try await database.execute(deletion)[0].affectedCount == 1)
            #expect(try await database.execute(deletion)[0].affectedCount == 0)
            #expect(try await albums.find(changed.key) == nil)
        }
    }

    @Test func `old entities are deleted first, in batches`() async throws {
        try await withAlbums { database, albums, _ in
            let stored = (1...10).map { album($0, cachedAt: Double($0)) }
            _ = try await database.execute(
                PostgreSQLBatch(.repeatableWrite, try stored.map { try albums.storing($0) }))
            let sweep = PostgreSQLBatch(
                .repeatableWrite, [try albums.deletingOldest(before: 8, limit: 5)])
            #expect(try await database.execute(sweep)[0].affectedCount == 5)
            #expect(try await albums.find(stored.map(\.key)).compactMap { $0?.key.id } == [6, 7, 8, 9, 10])
            #expect(try await database.execute(sweep)[0].affectedCount == 2)
            #expect(try await database.execute(sweep)[0].affectedCount == 0)
        }
    }

    @Test func `versions with other declarations share rows`() async throws {
        try await withAlbums { database, old, schema in
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try old.storing(album(1))]))
            let layouts = try await PostgreSQLLayouts(
                Schema(RatedAlbumEntity.self), in: database, schema: schema)
            let new = try PostgreSQLEntities(RatedAlbumEntity.self, in: database, layouts)

            let upgraded = try await new.find(.init(id: 1), including: .none)?.found
            #expect(
                upgraded?.entity == RatedAlbumEntity(key: .init(id: 1), title: "A", tracks: album(1).tracks))
            #expect(upgraded?.state.isOutdated == true)

            let rated = RatedAlbumEntity(
                key: .init(id: 1), rating: 5, title: "C", tracks: [TrackEntity(name: "three")],
                covers: [TrackEntity(name: "front")])
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try new.storing(rated)]))
            #expect(try await new.find(.init(id: 1), including: .none)?.found.entity == rated)
            let downgraded = try await old.find(.init(id: 1), including: [.all(\.remarks)])?.found
            #expect(
                downgraded?.entity == AlbumEntity(key: .init(id: 1), title: "C", tracks: [TrackEntity(name: "three")]))
            #expect(downgraded?.state.isOutdated == false)

            // The old version does not write the new relation, whose rows must not return.
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try old.storing(album(1))]))
            #expect(try await new.find(.init(id: 1), including: .none)?.found.entity.covers == nil)
        }
    }

    @Test func `the columns of marks are added to a schema that lacks one`() async throws {
        try await withAlbums { database, albums, schema in
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try albums.storing(album(1))]))
            try await database.execute("ALTER TABLE \(schema.quotedIdentifier).album DROP COLUMN is_outdated")
            try await database.execute("DELETE FROM \(schema.quotedIdentifier).record_layout WHERE entity = '*'")
            let layouts = try await PostgreSQLLayouts(Self.schema, in: database, schema: schema)
            let reopened = try PostgreSQLEntities(AlbumEntity.self, in: database, layouts)
            let mark = PostgreSQLBatch(.repeatableWrite, [try reopened.marking(.init(id: 1), as: .outdated)])
            #expect(try await database.execute(mark)[0].affectedCount == 1)
            let state = try await reopened.find(.init(id: 1), including: .none)?.found.state
            #expect(state?.isOutdated == true && state?.isIncomplete == false)
        }
    }

    @Test func `a column that a later version indexes is added before its index`() async throws {
        try await withAlbums { database, old, schema in
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try old.storing(album(1))]))
            let layouts = try await PostgreSQLLayouts(
                Schema(IndexedAlbumEntity.self), in: database, schema: schema)
            let new = try PostgreSQLEntities(IndexedAlbumEntity.self, in: database, layouts)
            let indexed = IndexedAlbumEntity(key: .init(id: 2), title: "B", cachedAt: 1)
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try new.storing(indexed)]))
            #expect(try await new.find(.init(id: 2), including: .none)?.found.entity == indexed)
            #expect(try await new.find(.init(id: 1), including: .none)?.found.entity.title == album(1).title)
            let indexes = "SELECT count(*) FROM pg_indexes WHERE schemaname = $1 AND indexname = 'album_title'"
            #expect(try await database.integer(indexes, [.text(schema)]) == 1)
        }
    }

    /// Options with which no command waits for a lock.
    private var impatient: PostgreSQLOptions {
        var options = PostgreSQLOptions.tests
        options.lockTimeout = .milliseconds(1)
        return options
    }

    /// Returns the command that takes the lock of an autovacuum.
    private func vacuumLock(_ schema: String) -> PostgreSQLCommand {
        PostgreSQLCommand("LOCK TABLE \(schema.quotedIdentifier).album IN SHARE UPDATE EXCLUSIVE MODE")
    }

    @Test func `a version with other layouts opens a schema without a lock of tables that have all columns`()
        async throws
    {
        try await withAlbums { database, _, schema in
            let gate = DispatchSemaphore(value: 0)
            defer { gate.signal() }
            let vacuum = await database.occupy(with: [vacuumLock(schema)], until: gate)
            try await database.execute("DELETE FROM \(schema.quotedIdentifier).record_layout")
            try await PostgreSQLDatabase.withDatabase(options: impatient) { later in
                let layouts = try await PostgreSQLLayouts(Self.schema, in: later, schema: schema)
                #expect(layouts.number(ofTable: AlbumEntity.table) > 0)
            }
            gate.signal()
            try await vacuum.value
        }
    }

    @Test func `a version with a new column waits for the lock of a table`() async throws {
        try await withAlbums { database, _, schema in
            let gate = DispatchSemaphore(value: 0)
            defer { gate.signal() }
            let vacuum = await database.occupy(with: [vacuumLock(schema)], until: gate)
            let opening = Task { [impatient] in
                try await PostgreSQLDatabase.withDatabase(options: impatient) { later in
                    _ = try await PostgreSQLLayouts(
                        Schema(RatedAlbumEntity.self), in: later, schema: schema)
                }
            }
            let waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = $1::text::regclass"
            let table: PostgreSQLValue = .text("\(schema.quotedIdentifier).album")
            while try await database.integer(waiting, [table]) == 0 { await Task.yield() }
            gate.signal()
            try await opening.value
            try await vacuum.value
        }
    }

    @Test func `processes that open a schema at the same time agree on its layouts`() async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let name = "opened_\(UInt64.random(in: 0..<(.max)))"
            let numbers = try await withThrowingTaskGroup(of: Int64.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        try await PostgreSQLDatabase.withDatabase { other in
                            try await PostgreSQLLayouts(Self.schema, in: other, schema: name)
                                .number(ofTable: AlbumEntity.table)
                        }
                    }
                }
                return try await group.reduce(into: Set<Int64>()) { $0.insert($1) }
            }
            #expect(numbers.count == 1)
            #expect(numbers.first ?? 0 > 0)
            try await database.execute("DROP SCHEMA \(name) CASCADE")
        }
    }

    @Test func `a schema that exists is opened without a write`() async throws {
        try await withAlbums { database, _, schema in
            try await database.execute("CREATE ROLE reader\(schema.hashValue.magnitude) LOGIN")
            let role = "reader\(schema.hashValue.magnitude)"
            try await database.execute("GRANT USAGE ON SCHEMA \(schema.quotedIdentifier) TO \(role)")
            try await database.execute("GRANT SELECT ON ALL TABLES IN SCHEMA \(schema.quotedIdentifier) TO \(role)")
            let url = try TestServer.address().url.replacing("popcorn@", with: "\(role)@")
            try await PostgreSQLDatabase.withDatabase(at: try PostgreSQLAddress(url)) { reader in
                let layouts = try await PostgreSQLLayouts(Self.schema, in: reader, schema: schema)
                let albums = try PostgreSQLEntities(AlbumEntity.self, in: reader, layouts)
                #expect(try await albums.find(.init(id: 1)) == nil)
                let write = PostgreSQLBatch(.repeatableWrite, [try albums.storing(album(1))])
                #expect(try await kind { try await reader.execute(write) } == .rejected)
            }
        }
    }

    @Test func `damaged records and unknown layouts are errors`() async throws {
        try await withAlbums { database, albums, schema in
            _ = try await database.execute(PostgreSQLBatch(.repeatableWrite, [try albums.storing(album(1))]))
            let table = "\(schema.quotedIdentifier).album"
            try await database.execute(#"UPDATE \#(table) SET relation_track = '\x05'"#)
            #expect(try await kind { try await albums.find(.init(id: 1), including: .none) } == .unreadable)
            try await database.execute("UPDATE \(table) SET record_layout = 4711")
            let error = await #expect(throws: PostgreSQLError.self) { try await albums.find(.init(id: 1)) }
            #expect(error == PostgreSQLError(.unreadable, "the layout 4711 of records does not exist"))
            #expect(
                throws: DatabaseError.unstorable(table: "album", column: "cached_at", reason: "the number is NaN")
            ) { try albums.storing(album(1, cachedAt: .nan)) }
            let empty = try await PostgreSQLLayouts(Schema(), in: database, schema: schema)
            #expect(
                throws: PostgreSQLError(.missingSchema, "the schema has no table album")
            ) { try PostgreSQLEntities(AlbumEntity.self, in: database, empty) }
        }
    }
}

extension PostgreSQLEntities {

    /// Returns the command that stores an entity in place of the one with the same key.
    fileprivate func storing(_ entity: Value) throws -> PostgreSQLCommand { try command(.store(entity)) }

    /// Returns the command that deletes the entity with a key.
    fileprivate func deleting(_ key: Value.Key) throws -> PostgreSQLCommand { try command(.delete(Value.self, key)) }

    /// Returns the command that deletes some of the entities that were cached before a time.
    fileprivate func deletingOldest(before time: Double, limit: Int64) throws -> PostgreSQLCommand {
        let sql = try layouts.table(named: Value.table).deleteBefore("cached_at")
        return PostgreSQLCommand(sql, [.real(time), .integer(limit)])
    }

    fileprivate func command(_ change: EntityChange) throws -> PostgreSQLCommand {
        try #require(try layouts.command(for: change))
    }
}

extension PostgreSQLEntities where Value: AggregateEntity {

    /// Returns the command that marks the entity with a key.
    fileprivate func marking(_ key: Value.Key, as mark: RowMark) throws -> PostgreSQLCommand {
        try command(.mark(Value.self, key, as: mark))
    }
}
#endif
