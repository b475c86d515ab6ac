import Foundation
import PopcornPersistence
import Testing

/// Tests of the rows of a relation that refer to entities of another table.
@Suite
struct RelationRowsTests {

    private func withPlaylists(_ body: (Database) async throws -> Void) async throws {
        let schema = Schema(Schema(aggregate: PlaylistEntity.self), Schema(SongEntity.self), .sample)
        let database = try await Database.temporaryCache(schema: schema, logger: .silent)
        try await body(database)
        await database.close()
    }

    /// Returns the names of the songs to which the entries of a playlist refer.
    private func songs(
        _ database: Database, of id: Int, language: String = "en", kind: String? = nil
    ) async throws(DatabaseError) -> [String] {
        try await database.read { transaction throws(DatabaseError) in
            try transaction.all(
                SongEntity.self, referencedBy: try transaction.entries(of: id), in: \.songID, keyRemainder: [language],
                where: \.kind, is: kind
            ).map(\.name)
        }
    }

    @Test
    func `entities are returned in the order of the rows that refer to them`() async throws {
        try await withPlaylists { database in
            for (id, name) in [(1, "one"), (2, "two"), (3, "three")] {
                try await database.insert(SongEntity(id, "en", name), SongEntity(id, "de", "\(name) auf Deutsch"))
            }
            try await database.insert(
                PlaylistEntity(id: 7, songs: [3, 1, 9, 3, 2]), PlaylistEntity(id: 8, songs: [2]),
                PlaylistEntity(id: 9, songs: []))
            #expect(try await songs(database, of: 7) == ["three", "one", "three", "two"])
            #expect(try await songs(database, of: 7, language: "de").first == "three auf Deutsch")
            #expect(try await songs(database, of: 7, language: "fr") == [])
            #expect(try await songs(database, of: 8) == ["two"])
            #expect(try await songs(database, of: 9) == [])
        }
    }

    @Test
    func `a condition selects the rows with a value, or without one`() async throws {
        try await withPlaylists { database in
            try await database.insert(SongEntity(1, "en", "one"), SongEntity(2, "en", "two"))
            let entries = [
                PlaylistEntry(songID: 2, kind: "live"), .init(songID: 1, kind: nil), .init(songID: 1, kind: ""),
            ]
            try await database.insert(PlaylistEntity(key: .init(playlistID: 1), entries: entries))
            #expect(try await songs(database, of: 1, kind: "live") == ["two"])
            #expect(try await songs(database, of: 1, kind: nil) == ["one"])
            #expect(try await songs(database, of: 1, kind: "") == ["one"])
            #expect(try await songs(database, of: 1, kind: "other") == [])
        }
    }

    @Test
    func `rows are counted without reading them, and read in order`() async throws {
        try await withPlaylists { database in
            try await database.insert(PlaylistEntity(id: 1, songs: [3, 1]), PlaylistEntity(id: 2, songs: nil))
            try await database.read { transaction throws(DatabaseError) in
                let (some, none) = (try transaction.entries(of: 1), try transaction.entries(of: 2))
                #expect(some.count == 2)
                #expect(none.count == nil)
                #expect(try transaction.all(some).map(\.songID) == [3, 1])
                #expect(try transaction.all(none) == [])
            }
        }
    }

    @Test
    func `a relation that is missing or ambiguous, and a key with other columns, are rejected`() async throws {
        try await withPlaylists { database in
            try await database.insert(PlaylistEntity(id: 1, songs: [1]))
            try await database.insert(AlbumEntity(albumID: 1))
            try await database.read { transaction throws(DatabaseError) in
                let playlist = try transaction.findOwner(PlaylistEntity.self, .init(playlistID: 1))
                let album = try transaction.findOwner(AlbumEntity.self, .init(albumID: 1))
                guard let playlist, let album else { return #expect(Bool(false), "the rows are missing") }
                let entries = try transaction.entries(of: 1)
                expectUndeclared { () throws(DatabaseError) in
                    _ = try transaction.relation(to: TagEntity.self, of: PlaylistEntity.self, playlist.row)
                }
                expectUndeclared { () throws(DatabaseError) in
                    _ = try transaction.relation(to: TagEntity.self, of: AlbumEntity.self, album.row)
                }
                expectUndeclared { () throws(DatabaseError) in
                    _ = try transaction.all(
                        SongEntity.self, referencedBy: entries, in: \.songID, keyRemainder: [], where: \.kind, is: nil)
                }
                expectUndeclared { () throws(DatabaseError) in
                    _ = try transaction.all(
                        SongEntity.self, referencedBy: entries, in: \.double, keyRemainder: ["en"], where: \.kind,
                        is: nil)
                }
            }
        }
    }

    private func expectUndeclared(_ body: () throws(DatabaseError) -> Void) {
        let error = #expect(throws: DatabaseError.self) { try body() }
        guard case .undeclared = error else { return #expect(error == nil) }
    }
}

/// An entity whose relation refers to songs.
struct PlaylistEntity: Equatable {
    static let table = "playlist"

    let key: Key
    var entries: [PlaylistEntry]?

    struct Key: Hashable {
        let playlistID: Int
    }

    init(key: Key, entries: [PlaylistEntry]?) {
        (self.key, self.entries) = (key, entries)
    }

    init(id: Int, songs: [Int]?) {
        self.init(key: Key(playlistID: id), entries: songs?.map { PlaylistEntry(songID: $0, kind: nil) })
    }
}

extension PlaylistEntity: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        entries = row.many("entry", \.entries, .onDemand)
    }
}

extension PlaylistEntity.Key: Entity {
    init(from row: Row<Self>) {
        playlistID = row.column("playlist_id", \.playlistID)
    }
}

/// A row that refers to a song in any language.
struct PlaylistEntry: Equatable {
    let songID: Int
    let kind: String?

    var double: Int { songID * 2 }
}

extension PlaylistEntry: Entity {
    init(from row: Row<Self>) {
        songID = row.column("song_id", \.songID)
        kind = row.column("kind", \.kind)
    }
}

/// An entity to which rows refer. A column has the same name as one of the rows' table.
struct SongEntity: Equatable {
    static let table = "song"

    let key: Key
    let name: String
    let position: Int

    struct Key: Hashable {
        let id: Int
        let language: String
    }

    init(_ id: Int, _ language: String, _ name: String) {
        key = Key(id: id, language: language)
        self.name = name
        position = 100 - id
    }
}

extension SongEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        name = row.column("name", \.name)
        position = row.column("position", \.position)
    }
}

extension SongEntity.Key: Entity {
    init(from row: Row<Self>) {
        id = row.column("id", \.id)
        language = row.column("language", \.language)
    }
}

extension ReadTransaction {
    fileprivate func entries(of id: Int) throws(DatabaseError) -> RelationRows<PlaylistEntry> {
        guard let found = try findOwner(PlaylistEntity.self, .init(playlistID: id)) else { throw .cancelled }
        return try relation(to: PlaylistEntry.self, of: PlaylistEntity.self, found.row)
    }
}
