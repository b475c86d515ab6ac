import Foundation
import PopcornPersistence

/// An entity with columns of all types.
struct SampleEntity: Equatable {
    static let table = "sample"

    var key: Key
    var whole: Int?
    var wide: Int64 = 0
    var count: UInt32 = 0
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

    struct Key: Hashable, ExpressibleByIntegerLiteral {
        let key: Int

        init(_ key: Int) {
            self.key = key
        }

        init(integerLiteral key: Int) {
            self.key = key
        }
    }
}

extension SampleEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        whole = row.column("whole", \.whole)
        wide = row.column("wide", \.wide)
        count = row.column("count", \.count)
        real = row.column("real", \.real)
        optionalReal = row.column("optional_real", \.optionalReal)
        flag = row.column("flag", \.flag)
        optionalFlag = row.column("optional_flag", \.optionalFlag)
        text = row.column("text", \.text)
        optionalText = row.column("optional_text", \.optionalText)
        date = row.column("date", \.date)
        optionalDate = row.column("optional_date", \.optionalDate)
        bytes = row.column("bytes", \.bytes)
        optionalBytes = row.column("optional_bytes", \.optionalBytes)
        address = row.column("address", \.address)
    }
}

extension SampleEntity.Key: Entity {
    init(from row: Row<Self>) {
        key = row.column("key", \.key)
    }
}

extension SampleEntity {
    init(key: Int, text: String = "") {
        self.init(key: Key(key), text: text)
    }
}

/// A row of a relation.
struct TagEntity: Equatable {
    let name: String
}

extension TagEntity: Entity {
    init(from row: Row<Self>) {
        name = row.column("name", \.name)
    }
}

/// An entity with relations.
struct AlbumEntity: Equatable {
    static let table = "album"

    let key: Key
    var title = ""
    var year: Int?
    var tags: [TagEntity]?
    var remarks: [TagEntity]?
    var cover: TagEntity?

    struct Key: Hashable {
        var albumID: Int
        var language = ""
    }
}

extension AlbumEntity: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title, .indexed)
        year = row.column("year", \.year)
        tags = row.many("tag", \.tags)
        remarks = row.many("remark", \.remarks, .onDemand)
        cover = row.one("cover", \.cover)
    }
}

extension AlbumEntity.Key: Entity {
    init(from row: Row<Self>) {
        albumID = row.column("album_id", \.albumID)
        language = row.column("language", \.language)
    }
}

extension AlbumEntity {
    init(
        albumID: Int, language: String = "", title: String = "", tags: [TagEntity]? = nil, remarks: [TagEntity]? = nil,
        cover: TagEntity? = nil
    ) {
        self.init(
            key: Key(albumID: albumID, language: language), title: title, tags: tags, remarks: remarks, cover: cover)
    }
}

extension Schema {
    static let sample = Schema(Schema(SampleEntity.self), Schema(AlbumEntity.self))
}
