#if PostgreSQL
import PopcornPersistence

/// A row of a relation.
struct TrackEntity: Equatable {
    let name: String
    var seconds: Int?
}

extension TrackEntity: Entity {
    init(from row: Row<Self>) {
        name = row.column("name", \.name)
        seconds = row.column("seconds", \.seconds)
    }
}

/// An entity with relations.
struct AlbumEntity: Equatable {
    static let table = "album"

    let key: Key
    var title = ""
    var cachedAt = 0.0
    var tracks: [TrackEntity]?
    var remarks: [TrackEntity]?

    struct Key: Hashable {
        var id: Int
        var language = "en"
    }
}

extension AlbumEntity: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        cachedAt = row.column("cached_at", \.cachedAt, .indexed)
        tracks = row.many("track", \.tracks)
        remarks = row.many("remark", \.remarks, .onDemand)
    }
}

extension AlbumEntity.Key: Entity {
    init(from row: Row<Self>) {
        id = row.column("id", \.id)
        language = row.column("language", \.language)
    }
}

/// The album of a later version, with an added column and an added relation, and without another relation.
struct RatedAlbumEntity: Equatable {
    static let table = AlbumEntity.table

    let key: AlbumEntity.Key
    var rating: Int?
    var title = ""
    var cachedAt = 0.0
    var tracks: [TrackEntity]?
    var covers: [TrackEntity]?
}

extension RatedAlbumEntity: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        rating = row.column("rating", \.rating)
        title = row.column("title", \.title)
        cachedAt = row.column("cached_at", \.cachedAt, .indexed)
        tracks = row.many("track", \.tracks)
        covers = row.many("cover", \.covers)
    }
}

/// The album of a later version, in which the title is indexed.
struct IndexedAlbumEntity: Equatable {
    static let table = AlbumEntity.table

    let key: AlbumEntity.Key
    var title = ""
    var cachedAt = 0.0
    var tracks: [TrackEntity]?
    var remarks: [TrackEntity]?
}

extension IndexedAlbumEntity: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title, .indexed)
        cachedAt = row.column("cached_at", \.cachedAt, .indexed)
        tracks = row.many("track", \.tracks)
        remarks = row.many("remark", \.remarks, .onDemand)
    }
}
#endif
