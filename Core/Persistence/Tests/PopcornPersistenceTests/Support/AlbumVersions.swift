import PopcornPersistence

/// The album of a later version, with an added relation, a removed relation, and an added and a removed nullable
/// column.
struct AlbumWithTracksEntity: Equatable {
    static let table = AlbumEntity.table

    let key: AlbumEntity.Key
    var title = ""
    var rating: Int?
    var tags: [TagEntity]?
    var cover: TagEntity?
    var tracks: [TagEntity]?
}

extension AlbumWithTracksEntity: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title, .indexed)
        rating = row.column("rating", \.rating)
        tags = row.many("tag", \.tags)
        cover = row.one("cover", \.cover)
        tracks = row.many("track", \.tracks)
    }
}

extension AlbumWithTracksEntity {
    init(
        albumID: Int, language: String, title: String = "", rating: Int? = nil, tags: [TagEntity]? = nil,
        cover: TagEntity? = nil, tracks: [TagEntity]? = nil
    ) {
        self.init(
            key: .init(albumID: albumID, language: language), title: title, rating: rating, tags: tags, cover: cover,
            tracks: tracks)
    }
}

/// The album of a version with an added column that is not nullable, so other versions cannot write its rows.
struct AlbumWithLabelEntity: Equatable {
    static let table = AlbumEntity.table

    let key: AlbumEntity.Key
    var title = ""
    var label = ""
    var tags: [TagEntity]?
}

extension AlbumWithLabelEntity: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        label = row.column("label", \.label)
        tags = row.many("tag", \.tags)
    }
}

extension AlbumWithLabelEntity {
    init(albumID: Int, language: String, title: String = "", label: String = "", tags: [TagEntity]? = nil) {
        self.init(key: .init(albumID: albumID, language: language), title: title, label: label, tags: tags)
    }
}

/// The album of a version with another key and another type of a column.
struct AlbumOfAllLanguagesEntity: Equatable {
    static let table = AlbumEntity.table

    let key: Key
    var title: Int?

    struct Key: Hashable {
        let albumID: Int
    }
}

extension AlbumOfAllLanguagesEntity: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
    }
}

extension AlbumOfAllLanguagesEntity.Key: Entity {
    init(from row: Row<Self>) {
        albumID = row.column("album_id", \.albumID)
    }
}

/// The album of a version whose rows of a relation have another column before the others.
struct AlbumWithColouredTagsEntity: Equatable {
    static let table = AlbumEntity.table

    let key: AlbumEntity.Key
    var title = ""
    var tags: [ColouredTagEntity]?
}

extension AlbumWithColouredTagsEntity: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        tags = row.many("tag", \.tags)
    }
}

struct ColouredTagEntity: Equatable {
    let colour: String?
    let name: String
}

extension ColouredTagEntity: Entity {
    init(from row: Row<Self>) {
        colour = row.column("colour", \.colour)
        name = row.column("name", \.name)
    }
}

/// The sample with the columns of the cache file among the test resources.
struct OldSampleEntity: Equatable {
    static let table = SampleEntity.table

    let key: SampleEntity.Key
    var text: String?
}

extension OldSampleEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        text = row.column("text", \.text)
    }
}

extension Schema {
    static let old = Schema.sample
    static let withTracks = Schema(Schema(SampleEntity.self), Schema(AlbumWithTracksEntity.self))
    static let withColouredTags = Schema(
        Schema(SampleEntity.self), Schema(AlbumWithColouredTagsEntity.self))
    static let withLabel = Schema(Schema(SampleEntity.self), Schema(AlbumWithLabelEntity.self))
    static let ofAllLanguages = Schema(Schema(SampleEntity.self), Schema(AlbumOfAllLanguagesEntity.self))
}

extension Database {

    func insertAlbum<Album: AggregateEntity & Sendable>(_ album: Album) async throws(DatabaseError) {
        try await write { transaction throws(DatabaseError) in try transaction.insert(album) }
    }

    /// Returns the stored album with the same key as a given one, with its eager relations.
    func album<Album: AggregateEntity & Sendable>(_ probe: Album) async throws(DatabaseError) -> Album? {
        try await stored(probe)?.entity
    }

    /// Returns whether the row of an album was written by an earlier version.
    func isOutdated<Album: AggregateEntity & Sendable>(_ probe: Album) async throws(DatabaseError) -> Bool? {
        try await stored(probe)?.state.isOutdated
    }

    private func stored<Album: AggregateEntity & Sendable>(
        _ probe: Album
    ) async throws(DatabaseError) -> (entity: Album, state: RowState)? {
        try await read { transaction throws(DatabaseError) in try transaction.find(Album.self, probe.key, including: [])
        }
    }
}
