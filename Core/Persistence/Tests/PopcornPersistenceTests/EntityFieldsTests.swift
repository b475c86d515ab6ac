import Foundation
import Testing

@testable import PopcornPersistence

@Suite struct EntityFieldsTests {

    private let album = AlbumEntity(
        key: .init(albumID: 7, language: "en"), title: "A", year: nil, tags: [.init(name: "z"), .init(name: "a")],
        remarks: [], cover: nil)

    private func row(_ name: String) -> EntityFields {
        EntityFields(columns: [.init(name: "name", value: .text(name))], relations: [])
    }

    @Test func `fields are the columns and the relations in declaration order`() {
        #expect(
            EntityFields(album)
                == EntityFields(
                    columns: [
                        .init(name: "album_id", value: .integer(7)), .init(name: "language", value: .text("en")),
                        .init(name: "title", value: .text("A")), .init(name: "year", value: .null),
                    ],
                    relations: [
                        .init(name: "tag", rows: [row("z"), row("a")]), .init(name: "remark", rows: []),
                        .init(name: "cover", rows: nil),
                    ]))
    }

    @Test func `only selected relations are included`() {
        #expect(EntityFields(album, including: .all(\.remarks)).relations.map(\.name) == ["remark"])
        #expect(EntityFields(album, including: RelationSelection.none).relations.isEmpty)
    }

    @Test func `values have the types of their properties, also in JSON`() throws {
        let values = AllTypesEntity(
            key: 1, flag: true, real: 1.5, date: Date(timeIntervalSinceReferenceDate: 2), bytes: [3])
        let fields = EntityFields(values).columns.map(\.value) + [.null, .text("a")]
        #expect(
            fields == [
                .integer(1), .flag(true), .real(1.5), .date(Date(timeIntervalSinceReferenceDate: 2)), .blob([3]), .null,
                .text("a"),
            ])
        let json = try JSONEncoder().encode(fields)
        #expect(String(decoding: json, as: UTF8.self) == #"[1,true,1.5,2,"Aw==",null,"a"]"#)
    }
}

private struct AllTypesEntity: AggregateEntity {
    static let table = "all_types"

    let key: SampleEntity.Key
    let flag: Bool
    let real: Double
    let date: Date
    let bytes: [UInt8]

    init(key: SampleEntity.Key, flag: Bool, real: Double, date: Date, bytes: [UInt8]) {
        (self.key, self.flag, self.real, self.date, self.bytes) = (key, flag, real, date, bytes)
    }

    init(from row: Row<Self>) {
        key = row.key(\.key)
        flag = row.column("flag", \.flag)
        real = row.column("real", \.real)
        date = row.column("date", \.date)
        bytes = row.column("bytes", \.bytes)
    }
}
