import Persistence

/// The album of a later version: a column and a relation are new, one relation is gone.
struct AlbumWithYearEntity: AggregateEntity, Equatable {
    static let table = AlbumEntity.table

    var albumID = 0
    var language = ""
    var title = ""
    var year: Int?
    var tags: [TagEntity]?
    var cover: TagEntity?
    var tracks: [TagEntity]?

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("album_id", &albumID, .key)
        visitor.column("language", &language, .key)
        visitor.column("title", &title)
        visitor.column("year", &year)
    }

    mutating func relations<Visitor: RelationVisitor>(_ visitor: inout Visitor) {
        visitor.many("tag", &tags, in: [])
        visitor.one("cover", &cover, in: [])
        visitor.many("track", &tracks, in: [])
    }
}

/// The album of a version whose rows no other can write: a column that must have a value is new.
struct AlbumWithLabelEntity: AggregateEntity, Equatable {
    static let table = AlbumEntity.table

    var albumID = 0
    var language = ""
    var title = ""
    var label = ""
    var tags: [TagEntity]?

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("album_id", &albumID, .key)
        visitor.column("language", &language, .key)
        visitor.column("title", &title)
        visitor.column("label", &label)
    }

    mutating func relations<Visitor: RelationVisitor>(_ visitor: inout Visitor) {
        visitor.many("tag", &tags, in: [])
    }
}

/// The album of a version that has another key and another type of a column.
struct AlbumOfAllLanguagesEntity: AggregateEntity, Equatable {
    static let table = AlbumEntity.table

    var albumID = 0
    var title: Int?

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("album_id", &albumID, .key)
        visitor.column("title", &title)
    }

    mutating func relations<Visitor: RelationVisitor>(_ visitor: inout Visitor) {}
}

/// The columns that the sample had when the file among the resources was made.
struct SampleOfOldEntity: TableEntity, Equatable {
    static let table = SampleEntity.table

    var key = 0
    var text: String?

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("key", &key, .key)
        visitor.column("text", &text)
    }
}

extension Schema {
    static let old = Schema.sample
    static let withYear = Schema(Schema(SampleEntity.self), Schema(aggregate: AlbumWithYearEntity.self))
    static let withLabel = Schema(Schema(SampleEntity.self), Schema(aggregate: AlbumWithLabelEntity.self))
    static let ofAllLanguages = Schema(Schema(SampleEntity.self), Schema(aggregate: AlbumOfAllLanguagesEntity.self))
}

extension Database {

    func insertAlbum<Album: AggregateEntity & Sendable>(_ album: Album) async throws(DatabaseError) {
        try await write { transaction throws(DatabaseError) in try transaction.insert(album) }
    }

    /// The album with the key of another, with all its relations.
    func album<Album: AggregateEntity & Sendable>(_ probe: Album) async throws(DatabaseError) -> Album? {
        try await read { transaction throws(DatabaseError) in
            try transaction.find(probe, including: RelationGroup(rawValue: ~0))?.entity
        }
    }
}
