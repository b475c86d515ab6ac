import Foundation
import Persistence

/// An entity with every type of column.
struct SampleEntity: TableEntity, Equatable {
    static let table = "sample"

    var key = 0
    var whole: Int?
    var wide: Int64 = 0
    var real = 0.0
    var optionalReal: Double?
    var flag = false
    var optionalFlag: Bool?
    var text = ""
    var optionalText: String?
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var optionalDate: Date?
    var bytes: [UInt8] = []
    var optionalBytes: [UInt8]?
    var address: URL?

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("key", &key, .key)
        visitor.column("whole", &whole)
        visitor.column("wide", &wide)
        visitor.column("real", &real)
        visitor.column("optional_real", &optionalReal)
        visitor.column("flag", &flag)
        visitor.column("optional_flag", &optionalFlag)
        visitor.column("text", &text)
        visitor.column("optional_text", &optionalText)
        visitor.column("date", &date)
        visitor.column("optional_date", &optionalDate)
        visitor.column("bytes", &bytes)
        visitor.column("optional_bytes", &optionalBytes)
        visitor.column("address", &address)
    }
}

/// A row of a relation.
struct TagEntity: Entity, Equatable {
    var name = ""

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("name", &name)
    }
}

/// An entity with relations.
struct AlbumEntity: AggregateEntity, Equatable {
    static let table = "album"
    static let extras = RelationGroup(rawValue: 1)

    var albumID = 0
    var language = ""
    var title = ""
    var tags: [TagEntity]?
    var remarks: [TagEntity]?
    var cover: TagEntity?

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("album_id", &albumID, .key)
        visitor.column("language", &language, .key)
        visitor.column("title", &title)
    }

    mutating func relations<Visitor: RelationVisitor>(_ visitor: inout Visitor) {
        visitor.many("tag", &tags, in: [])
        visitor.many("remark", &remarks, in: Self.extras)
        visitor.one("cover", &cover, in: [])
    }
}

extension Schema {
    static let sample = Schema(Schema(SampleEntity.self), Schema(aggregate: AlbumEntity.self))
}
