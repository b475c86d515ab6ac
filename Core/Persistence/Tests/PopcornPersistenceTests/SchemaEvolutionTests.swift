import Foundation
import Testing

@testable import PopcornPersistence

/// Tests of a cache that is shared by versions with different declarations.
@Suite
struct SchemaEvolutionTests {

    private static let album = AlbumEntity(
        albumID: 1, language: "en", title: "First", tags: [TagEntity(name: "a"), TagEntity(name: "b")],
        cover: TagEntity(name: "front"))

    private func open(_ file: URL, _ schema: Schema) async throws(DatabaseError) -> Database {
        try await Database.cache(at: file, schema: schema, logger: .silent)
    }

    private func withFile(_ body: (URL) async throws -> Void) async throws {
        try await withFolder { folder in
            try await body(folder.appending(path: "cache.sqlite"))
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.filter { $0.contains("aside") } == [])
        }
    }

    private func generation(_ database: Database) async throws -> Int? {
        let ofReader = try await database.read { transaction throws(DatabaseError) in
            transaction.connection.layout.generations["album"]
        }
        let ofWriter = try await database.write { transaction throws(DatabaseError) in
            transaction.connection.layout.generations["album"]
        }
        #expect(ofReader == ofWriter)
        return ofReader
    }

    private func texts(_ database: Database, _ sql: String) async throws -> [[String]] {
        try await database.read { transaction throws(DatabaseError) in try transaction.connection.queryStrings(sql) }
    }

    private func tables(_ database: Database) async throws -> [String] {
        try await texts(
            database, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'album%' ORDER BY name"
        ).map { $0[0] }
    }

    /// Returns the tables of albums after the writer has dropped a table.
    private func tables(_ database: Database, without dropped: String) async throws -> [String] {
        while try await tables(database).contains(dropped) {
            // Runs on the writer's queue, after a slice of the deletion.
            try await database.write { _ throws(DatabaseError) in }
        }
        return try await tables(database)
    }

    @Test
    func `new columns and relations are added, and existing content stays`() async throws {
        try await withFile { file in
            let old = try await open(file, .old)
            try await old.insertAlbum(Self.album)
            try await old.insert(SampleEntity(key: 1))
            await old.close()

            let new = try await open(file, .withTracks)
            let album = try await new.album(AlbumWithTracksEntity(albumID: 1, language: "en"))

            #expect(
                album
                    == AlbumWithTracksEntity(
                        albumID: 1, language: "en", title: "First", tags: Self.album.tags, cover: Self.album.cover))
            #expect(try await tables(new) == ["album"])
            #expect(try await new.sampleCount() == 1)
            await new.close()
        }
    }

    @Test
    func `an old and a new version use one file at the same time`() async throws {
        try await withFile { file in
            let old = try await open(file, .old)
            try await old.insertAlbum(Self.album)
            // The old version prepares its statements before the table changes.
            #expect(try await old.album(AlbumEntity(albumID: 1, language: "en")) == Self.album)

            let new = try await open(file, .withTracks)
            let newer = AlbumWithTracksEntity(
                albumID: 2, language: "en", title: "Second", rating: 5, tags: [], tracks: [TagEntity(name: "t")])
            try await new.insertAlbum(newer)
            let other = AlbumEntity(
                key: .init(albumID: 3, language: "en"), title: "Third", year: 1999, tags: [TagEntity(name: "c")])
            try await old.insertAlbum(other)

            #expect(try await old.album(AlbumEntity(albumID: 1, language: "en")) == Self.album)
            #expect(try await old.album(AlbumEntity(albumID: 2, language: "en"))?.title == "Second")
            #expect(try await old.album(AlbumEntity(albumID: 3, language: "en")) == other)
            #expect(try await new.album(AlbumWithTracksEntity(albumID: 2, language: "en")) == newer)
            #expect(try await new.album(AlbumWithTracksEntity(albumID: 3, language: "en"))?.tags == other.tags)
            // The new version treats rows of the old version as outdated. The old version accepts rows of the new one.
            #expect(try await new.isOutdated(AlbumWithTracksEntity(albumID: 1, language: "en")) == true)
            #expect(try await new.isOutdated(newer) == false)
            #expect(try await old.isOutdated(AlbumEntity(albumID: 2, language: "en")) == false)
            await old.close()
            await new.close()
        }
    }

    @Test
    func `an old version opens a file created by a new one`() async throws {
        try await withFile { file in
            let new = try await open(file, .withTracks)
            let newer = AlbumWithTracksEntity(albumID: 2, language: "en", title: "Second", rating: 5, tags: [])
            try await new.insertAlbum(newer)

            let old = try await open(file, .old)
            try await old.insertAlbum(Self.album)

            #expect(try await old.album(AlbumEntity(albumID: 2, language: "en"))?.title == "Second")
            #expect(try await new.album(AlbumWithTracksEntity(albumID: 1, language: "en"))?.title == "First")
            #expect(try await new.album(AlbumWithTracksEntity(albumID: 2, language: "en")) == newer)
            await old.close()
            await new.close()
        }
    }

    @Test
    func `generations increase, and a returning version keeps its own`() async throws {
        try await withFile { file in
            var generations: [Int?] = []
            for schema in [Schema.old, .withTracks, .old, .withLabel, .withTracks, .withLabel] {
                let database = try await open(file, schema)
                generations.append(try await generation(database))
                await database.close()
            }

            #expect(generations == [1, 2, 1, 3, 2, 3])
        }
    }

    @Test
    func `an incompatible version gets its own tables next to the others`() async throws {
        try await withFile { file in
            let old = try await open(file, .old)
            try await old.insertAlbum(Self.album)
            try await old.insert(SampleEntity(key: 1))

            let new = try await open(file, .withLabel)
            let labelled = AlbumWithLabelEntity(
                albumID: 1, language: "en", title: "Labelled", label: "L", tags: [TagEntity(name: "z")])
            let before = try await new.album(AlbumWithLabelEntity(albumID: 1, language: "en"))
            try await new.insertAlbum(labelled)

            #expect(before == nil)
            #expect(try await new.album(AlbumWithLabelEntity(albumID: 1, language: "en")) == labelled)
            #expect(try await old.album(AlbumEntity(albumID: 1, language: "en")) == Self.album)
            #expect(try await tables(new) == ["album", "album_v2"])
            #expect(try await new.sampleCount() == 1)

            let deleted = try await new.write { transaction throws(DatabaseError) in
                try transaction.delete(AlbumWithLabelEntity.self, where: "TRUE", [], limit: 10)
            }
            #expect(deleted == 1)
            #expect(try await old.album(AlbumEntity(albumID: 1, language: "en")) == Self.album)
            await old.close()
            await new.close()

            let again = try await open(file, .old)
            #expect(try await again.album(AlbumEntity(albumID: 1, language: "en")) == Self.album)
            await again.close()
        }
    }

    @Test
    func `two incompatible layouts remain, and a version whose tables are dropped gets new ones`() async throws {
        try await withFile { file in
            let first = try await open(file, .old)
            try await first.insertAlbum(Self.album)
            #expect(try await first.album(AlbumEntity(albumID: 1, language: "en")) != nil)
            let second = try await open(file, .withLabel)
            let third = try await open(file, .ofAllLanguages)
            #expect(try await tables(third, without: "album") == ["album_v2", "album_v3"])

            await #expect(throws: DatabaseError.fileChanged(path: file.path)) {
                try await first.album(AlbumEntity(albumID: 1, language: "en"))
            }
            try await first.insertAlbum(Self.album)

            #expect(try await first.album(AlbumEntity(albumID: 1, language: "en")) == Self.album)
            for database in [first, second, third] { await database.close() }
        }
    }

    @Test
    func `an outdated table is deleted in slices, which a later start continues`() async throws {
        try await withFile { file in
            let first = try await open(file, .old)
            for id in 1...10 {
                try await first.insertAlbum(AlbumEntity(albumID: id, tags: [TagEntity(name: "a")]))
            }
            await first.close()
            try await open(file, .withLabel).close()
            let connection = try Connection(path: file.path, role: .writer, busyTimeout: .zero)
            let evolution = SchemaEvolution(.ofAllLanguages, connection)
            connection.layout = try evolution.migrate()
            func count(_ table: String) throws -> Int? { try connection.scalar("SELECT count(*) FROM \(table)") }

            // The opening itself deletes nothing.
            #expect(try count("album") == 10)
            #expect(try evolution.deleteOutdatedRows(needsSpace: false))
            #expect(try count("album") == 6)

            let third = try await open(file, .ofAllLanguages)
            #expect(try await tables(third, without: "album") == ["album_v2", "album_v3"])
            #expect(
                try await texts(third, "SELECT stored_in FROM popcorn_schema WHERE aggregate = 'album' ORDER BY 1")
                    == [["album_v2"], ["album_v3"]])
            await third.close()
            #expect(try evolution.deleteOutdatedRows(needsSpace: false) == false)
        }
    }

    @Test
    func `a version keeps its own table, even if later versions do not`() async throws {
        try await withFile { file in
            for schema in [Schema.old, .withLabel, .ofAllLanguages] {
                let connection = try connectionAfterMigration(file, schema)
                try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
            }
            let connection = try connectionAfterMigration(file, .old)

            #expect(try SchemaEvolution(.old, connection).deleteOutdatedRows(needsSpace: false) == false)
            #expect(try connection.hasTable("album"))
        }
    }

    private func connectionAfterMigration(_ file: URL, _ schema: Schema) throws -> Connection {
        try DatabaseFiles(path: file.path).createFolder()
        let connection = try Connection(path: file.path, role: .writer, busyTimeout: .zero)
        connection.layout = try SchemaEvolution(schema, connection).migrate()
        return connection
    }

    @Test
    func `a generation without a successor does not end the program`() async throws {
        try await withFolder { folder in
            let file = folder.appending(path: "cache.sqlite")
            let old = try await open(file, .old)
            try await old.insertAlbum(Self.album)
            try await old.write { transaction throws(DatabaseError) in
                _ = try transaction.execute("UPDATE popcorn_schema SET generation = \(Int.max)")
            }
            await old.close()

            let new = try await open(file, .withTracks)

            #expect(try await new.album(AlbumWithTracksEntity(albumID: 1, language: "en")) == nil)
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(names.contains("cache.sqlite.set-aside-1"))
            await new.close()
        }
    }

    /// Copies a file of the first format, in which the rows of relations are in tables of their own.
    private func copyOfFirstFormat(to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: resource("cache-of-2026-11"), to: file)
    }

    private static let schemaOfFirstFormat = Schema(
        Schema(OldSampleEntity.self), Schema(AlbumWithTracksEntity.self))

    @Test
    func `aggregates of the first format stay until this version has stored others`() async throws {
        try await withFile { file in
            try copyOfFirstFormat(to: file)
            for _ in 1...2 {
                let database = try await open(file, Self.schemaOfFirstFormat)
                #expect(try await database.album(AlbumWithTracksEntity(albumID: 1, language: "en")) == nil)
                #expect(try await generation(database) == 1)
                try await database.finishOpening()
                #expect(try await texts(database, "SELECT count(*) FROM album") == [["3"]])
                #expect(try await texts(database, "SELECT text FROM sample") == [["kept"]])
                // The version that created the file still accepts it.
                #expect(try await texts(database, "PRAGMA user_version") == [["887889284"]])
                await database.close()
            }
            let storing = try await open(file, Self.schemaOfFirstFormat)
            let album = AlbumWithTracksEntity(albumID: 1, language: "en", tags: [TagEntity(name: "t")])
            try await storing.insertAlbum(album)
            await storing.close()

            let database = try await open(file, Self.schemaOfFirstFormat)
            #expect(try await tables(database, without: "album") == ["album_v2"])
            #expect(try await database.album(album) == album)
            #expect(try await texts(database, "SELECT text FROM sample") == [["kept"]])
            await database.close()
        }
    }

    @Test
    func `aggregates of the first format do not stay if their space is needed`() async throws {
        try await withFile { file in
            try copyOfFirstFormat(to: file)
            let connection = try connectionAfterMigration(file, Self.schemaOfFirstFormat)
            let evolution = SchemaEvolution(Self.schemaOfFirstFormat, connection)

            #expect(try !evolution.deleteOutdatedRows(needsSpace: false))
            while try evolution.deleteOutdatedRows(needsSpace: true) {}

            #expect(try !connection.hasTable("album"))
            #expect(try !connection.hasTable("album_tag"))
            #expect(try connection.hasTable("album_v2"))
        }
    }

    @Test
    func `rows of relations are read by the names of their values`() async throws {
        try await withFile { file in
            let old = try await open(file, .old)
            let album = AlbumEntity(albumID: 1, language: "en", tags: [TagEntity(name: "a"), TagEntity(name: "b")])
            try await old.insertAlbum(album)
            let new = try await open(file, .withColouredTags)
            let probe = AlbumWithColouredTagsEntity(key: album.key)
            #expect(
                try await new.album(probe)?.tags
                    == [ColouredTagEntity(colour: nil, name: "a"), ColouredTagEntity(colour: nil, name: "b")])
            #expect(try await new.isOutdated(probe) == true)

            let coloured = AlbumWithColouredTagsEntity(
                key: album.key, tags: [ColouredTagEntity(colour: "red", name: "c")])
            try await new.write { transaction throws(DatabaseError) in try transaction.store(coloured) }
            #expect(try await old.album(album)?.tags == [TagEntity(name: "c")])
            #expect(try await old.isOutdated(album) == false)
            #expect(try await new.album(probe) == coloured)
            await old.close()
            await new.close()
        }
    }

    /// As rows of a higher generation are accepted, the relation is only known to be missing if the version with the
    /// relation is the newer one.
    @Test(arguments: [true, false])
    func `a row that a version without a relation has replaced lacks the relation`(isNewer: Bool) async throws {
        try await withFile { file in
            if isNewer { try await open(file, .old).close() }
            let new = try await open(file, .withTracks)
            let album = AlbumWithTracksEntity(
                albumID: 1, language: "en", title: "Old", tags: [], tracks: [TagEntity(name: "t")])
            try await new.insertAlbum(album)
            let old = try await open(file, .old)
            let other = AlbumEntity(albumID: 1, language: "en", title: "New", tags: [TagEntity(name: "a")])
            try await old.write { transaction throws(DatabaseError) in try transaction.store(other) }

            let found = try #require(
                try await new.find(AlbumWithTracksEntity.self, album.key, including: [.all(\.tracks)]))

            #expect(found.entity.title == "New")
            #expect(found.entity.tags == other.tags)
            #expect(found.entity.tracks == nil)
            #expect(found.state.lacksRelation == isNewer)
            #expect(found.state.isOutdated == isNewer)
            await old.close()
            await new.close()
        }
    }

    @Test
    func `a row of an unknown generation is unreadable`() async throws {
        try await withFile { file in
            let database = try await open(file, .old)
            try await database.insertAlbum(Self.album)
            _ = try await database.write { transaction throws(DatabaseError) in
                try transaction.execute("UPDATE album SET row_generation = 99")
            }
            await #expect(
                throws: DatabaseError.unreadable(
                    table: "album", column: "row_generation", expected: "a known generation", found: "99")
            ) { try await database.album(Self.album) }
            await database.close()
        }
    }

    @Test
    func `a missing index of an unchanged table is created`() async throws {
        try await withFile { file in
            let database = try await open(file, .old)
            try await database.write { transaction throws(DatabaseError) in
                try transaction.connection.execute("DROP INDEX album_title")
            }
            await database.close()

            let reopened = try await open(file, .old)

            #expect(
                try await texts(reopened, "SELECT name FROM sqlite_schema WHERE sql LIKE 'CREATE INDEX%'")
                    == [["album_title"]])
            #expect(try await generation(reopened) == 1)
            await reopened.close()
        }
    }

    @Test
    func `the fingerprint of a declaration does not change between versions`() async throws {
        try await withFile { file in
            let database = try await open(file, .old)

            let rows = try await texts(database, "SELECT aggregate, fingerprint FROM popcorn_schema ORDER BY aggregate")
            #expect(rows == [["album", "6a3bf68aa2412453"], ["sample", "cf931a61c458db58"]])
            await database.close()
        }
    }

    @Test
    func `an incompatible table that is not recorded stays`() async throws {
        try await withFile { file in
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: resource("cache-of-2026-11"), to: file)

            let database = try await open(file, .withLabel)

            #expect(try await texts(database, "SELECT count(*) FROM album") == [["3"]])
            #expect(try await texts(database, "SELECT count(*) FROM album_v2") == [["0"]])
            // The sample has additional columns that are not nullable.
            #expect(try await texts(database, "SELECT text FROM sample") == [["kept"]])
            #expect(try await database.sampleCount() == 0)
            await database.close()
        }
    }
}

/// Returns the URL of a file in the test resources.
func resource(_ name: String) throws -> URL {
    try #require(Bundle.module.url(forResource: "Resources/\(name)", withExtension: "sqlite"))
}

@Suite
struct StoredTableTests {

    private func table(_ statements: String...) throws -> StoredTable {
        let connection = try Connection(path: ":memory:", role: .writer, busyTimeout: .zero)
        for statement in statements { try connection.execute(statement) }
        return try #require(try StoredTable("t", connection))
    }

    @Test
    func `optional columns and indexes are added`() throws {
        let present = try table("CREATE TABLE t (k INTEGER NOT NULL, a TEXT NOT NULL, gone REAL, UNIQUE (k)) STRICT")
        let wanted = try table(
            "CREATE TABLE t (k INTEGER NOT NULL, a TEXT NOT NULL, b REAL, g INTEGER NOT NULL DEFAULT 0, UNIQUE (k)) STRICT",
            "CREATE INDEX t_a ON t (a)")

        #expect(
            wanted.alterations(from: present) == [
                #"ALTER TABLE "t" ADD COLUMN "b" REAL"#, #"ALTER TABLE "t" ADD COLUMN "g" INTEGER NOT NULL DEFAULT 0"#,
                "CREATE INDEX t_a ON t (a)",
            ])
        #expect(present.alterations(from: wanted) == [#"ALTER TABLE "t" ADD COLUMN "gone" REAL"#])
        #expect(wanted.alterations(from: wanted) == [])
    }

    @Test(
        arguments: [
            "(k INTEGER NOT NULL, a TEXT NOT NULL, b TEXT NOT NULL, UNIQUE (k))",
            "(k INTEGER NOT NULL, UNIQUE (k))",
            "(k INTEGER NOT NULL, a TEXT, UNIQUE (k))",
            "(k INTEGER NOT NULL, a BLOB NOT NULL, UNIQUE (k))",
            "(k INTEGER NOT NULL, a TEXT NOT NULL, UNIQUE (k, a))",
            "(k INTEGER NOT NULL, a TEXT NOT NULL, PRIMARY KEY (k))",
        ])
    func `keys, types and required columns cannot be changed`(columns: String) throws {
        let present = try table("CREATE TABLE t (k INTEGER NOT NULL, a TEXT NOT NULL, UNIQUE (k)) STRICT")
        let wanted = try table("CREATE TABLE t \(columns) STRICT")

        #expect(wanted.alterations(from: present) == nil)
        #expect(present.alterations(from: wanted) == nil)
    }
}
