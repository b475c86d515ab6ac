import Foundation
import Testing

@testable import PopcornPersistence

/// Tests of aggregates as records.
@Suite struct RecordTests {

    private static let all: RelationSelection<AlbumEntity> = [.all(\.remarks)]

    /// Encodes an aggregate and decodes it with another declaration.
    private func decode<Written: AggregateEntity, Read: AggregateEntity>(
        _ entity: Written, as type: Read.Type, including selection: RelationSelection<Read> = .none,
        isFromOlderSchema: Bool = false, mark: RowMark? = nil,
        damaging damage: (inout [UInt8], inout [[UInt8]?]) -> Void = { _, _ in }
    ) throws -> (entity: Read, state: RowState) {
        let (writing, reading) = (try RecordCoding.of(Written.self), try RecordCoding.of(Read.self))
        let records = try EntityRecords(entity)
        var (columns, relations) = (records.columns, records.uncheckedRelations.map { $0.map { Array($0) } })
        damage(&columns, &relations)
        let layout = try #require(RecordLayout(text: writing.layout.text))
        #expect(layout == writing.layout)
        let read = try reading.relations(in: selection).map { reading.layout.relationNames[$0] }
        var buffer = columns
        var ranges: [Int: Range<Int>] = [:]
        for (name, record) in zip(writing.layout.relationNames, relations) where read.contains(name) {
            guard let record, let index = reading.layout.relationNames.firstIndex(of: name) else { continue }
            ranges[index] = buffer.count..<buffer.count + record.count
            buffer += record
        }
        return try buffer.withUnsafeBufferPointer { buffer throws(DatabaseError) in
            let bytes = UnsafeRawBufferPointer(buffer)
            return try reading.decode(
                columns: UnsafeRawBufferPointer(rebasing: bytes[..<columns.count]),
                relations: ranges.mapValues { UnsafeRawBufferPointer(rebasing: bytes[$0]) }, including: selection,
                layout: layout, isFromOlderSchema: isFromOlderSchema, mark: mark)
        }
    }

    /// Encodes an album and decodes it with the same declaration.
    private func decode(
        _ album: AlbumEntity, including selection: RelationSelection<AlbumEntity> = .none,
        isFromOlderSchema: Bool = false, mark: RowMark? = nil,
        damaging damage: (inout [UInt8], inout [[UInt8]?]) -> Void = { _, _ in }
    ) throws -> (entity: AlbumEntity, state: RowState) {
        try decode(
            album, as: AlbumEntity.self, including: selection, isFromOlderSchema: isFromOlderSchema,
            mark: mark, damaging: damage)
    }

    @Test(arguments: [
        AlbumEntity(albumID: 1, title: "A", tags: [.init(name: "z"), .init(name: "a")], remarks: []),
        AlbumEntity(albumID: .max, language: "de", title: "", remarks: [.init(name: "")], cover: .init(name: "c\0d")),
        AlbumEntity(
            key: .init(albumID: .min), title: "Amélie 🍿", year: -1, tags: (0..<1000).map { .init(name: "\($0)") }),
    ])
    func `an aggregate is decoded as it was encoded`(album: AlbumEntity) throws {
        let (entity, state) = try decode(album, including: Self.all)
        #expect(entity == album)
        #expect(!state.isOutdated && !state.isIncomplete && !state.lacksRelation)
    }

    @Test func `the values of a record have the documented forms`() {
        var writer = RecordWriter()
        writer.appendNull()
        for number in [0, -1, 63, 64, Int64.max, .min] { writer.append(number) }
        writer.append(1.5)
        writer.append(text: "é")
        writer.append(blob: [7])
        #expect(
            writer.bytes == [0, 1, 0, 1, 1, 1, 126, 1, 128, 1]
                + [1, 254, 255, 255, 255, 255, 255, 255, 255, 255, 1]
                + [1, 255, 255, 255, 255, 255, 255, 255, 255, 255, 1]
                + [2, 0, 0, 0, 0, 0, 0, 248, 63, 8, 0xC3, 0xA9, 7, 7])
    }

    @Test func `a repeated text of at least eight bytes is a reference to the first one`() throws {
        var writer = RecordWriter(sharesTexts: true)
        for text in ["Fight Club", "short", "Fight Club", "short", "Fight Clu!", "Fight Club"] {
            writer.append(text: text)
        }
        let first = [24] + Array("Fight Club".utf8)
        let short = [14] + Array("short".utf8)
        #expect(writer.bytes == first + short + [3, 0] + short + [24] + Array("Fight Clu!".utf8) + [3, 0])
        let texts = writer.bytes.withUnsafeBytes { bytes in
            var cursor = RecordCursor(bytes)
            return (0..<6).map { _ in cursor.next().flatMap { String.read($0) } }
        }
        #expect(texts == ["Fight Club", "short", "Fight Club", "short", "Fight Clu!", "Fight Club"])
    }

    @Test(arguments: [(255, true), (256, false)])
    func `a repeated text of more than 255 bytes is repeated`(length: Int, isShared: Bool) {
        let text = String(repeating: "a", count: length)
        var writer = RecordWriter(sharesTexts: true)
        writer.append(text: text)
        let once = writer.bytes.count
        writer.append(text: text)
        #expect(writer.bytes.count == (isShared ? once + 2 : once * 2))

        // A reader rejects a reference to such a text, so that few bytes of a damaged record do not become many.
        var other = RecordWriter()
        other.append(text: text)
        let isDamaged = (other.bytes + [3, 0]).withUnsafeBytes { bytes in
            var cursor = RecordCursor(bytes)
            _ = cursor.next()
            return cursor.next() == nil
        }
        #expect(isDamaged == !isShared)
    }

    @Test func `repeated texts fulfil conditions and are read by another version`() throws {
        let names = (0..<100).map { "a long name \($0 % 3)" }
        let album = AlbumEntity(albumID: 1, tags: names.map { .init(name: $0) }, remarks: names.map { .init(name: $0) })
        #expect(try EntityRecords(album).relations[0]?.count ?? 0 < 400)
        let ones = try decode(album, including: .rows(of: \.remarks, where: \.name, isIn: ["a long name 1"])).entity
        #expect(ones.remarks?.count == 33)
        let coloured = try decode(album, as: AlbumWithColouredTagsEntity.self).entity
        #expect(coloured.tags?.map(\.name) == names)
    }

    @Test(arguments: [[3], [3, 0], [3, 1], [3, 200, 1], [0, 3, 0], [1, 4, 3, 0], [4, 3, 0, 3, 1]] as [[UInt8]])
    func `a reference to anything but an earlier text is damage`(bytes: [UInt8]) {
        let isDamaged = bytes.withUnsafeBytes { bytes in
            var cursor = RecordCursor(bytes)
            while !cursor.isAtEnd { if cursor.next() == nil { return true } }
            return false
        }
        #expect(isDamaged)
    }

    @Test(arguments: [0.0, -0.0, .infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1])
    func `numbers are decoded exactly`(number: Double) {
        var writer = RecordWriter()
        #expect(number.write(to: &writer))
        let read = writer.bytes.withUnsafeBytes { bytes in
            var cursor = RecordCursor(bytes)
            return cursor.next().flatMap { Double.read($0) }
        }
        #expect(read?.bitPattern == number.bitPattern)
        #expect(!Double.nan.write(to: &writer))
    }

    @Test func `the key is that of the columns`() throws {
        let records = try EntityRecords(AlbumEntity(albumID: 5, language: "de"))
        #expect(records.key.values == [.integer(5), .text("de")])
        #expect(records.indexed == [.text("")])
        #expect(records.relations == [nil, nil, nil])
    }

    @Test(
        arguments: [
            (.none, nil), (.first(2, of: \.remarks), ["c", "a"]),
            (.rows(of: \.remarks, where: \.name, isIn: ["b", "a"]), ["a", "b"]),
            (.rows(of: \.remarks, where: \.name, isIn: ["x"]), []), (.rows(of: \.remarks, where: \.name, isIn: []), []),
            (all, ["c", "a", "b"]), ([.first(1, of: \.tags), .all(\.remarks)], ["c", "a", "b"]),
        ] as [(RelationSelection<AlbumEntity>, [String]?)])
    func `selected rows are decoded in order`(selection: RelationSelection<AlbumEntity>, names: [String]?) throws {
        let album = AlbumEntity(albumID: 1, tags: [.init(name: "t")], remarks: ["c", "a", "b"].map { .init(name: $0) })
        let entity = try decode(album, including: selection).entity
        #expect(entity.remarks?.map(\.name) == names)
        #expect(entity.tags?.map(\.name) == ["t"])
    }

    @Test func `a row is incomplete if it was marked or lacks a required relation`() throws {
        let album = AlbumEntity(albumID: 1)
        #expect(try decode(album, mark: .incomplete).state.isIncomplete)
        #expect(try decode(album, including: [.all(\.remarks, isRequired: true)]).state.lacksRelation)
        #expect(try !decode(album, including: Self.all).state.lacksRelation)
        #expect(try decode(album, including: Self.all, isFromOlderSchema: true).state.lacksRelation)
        #expect(
            try !decode(AlbumEntity(albumID: 1, remarks: []), including: [.all(\.remarks, isRequired: true)])
                .state.lacksRelation)
    }

    @Test func `records of another version have what both declarations have`() throws {
        let album = AlbumEntity(
            key: .init(albumID: 1), title: "A", year: 1999, tags: [.init(name: "t")], remarks: [.init(name: "r")],
            cover: .init(name: "c"))
        let newer = try decode(album, as: AlbumWithTracksEntity.self, isFromOlderSchema: true)
        #expect(
            newer.entity
                == AlbumWithTracksEntity(
                    albumID: 1, language: "", title: "A", tags: [.init(name: "t")], cover: .init(name: "c")))
        #expect(newer.state.isOutdated)
        let older = try decode(
            AlbumWithTracksEntity(
                albumID: 1, language: "", title: "B", rating: 3, cover: .init(name: "c"), tracks: [.init(name: "x")]),
            as: AlbumEntity.self, including: Self.all)
        #expect(older.entity == AlbumEntity(albumID: 1, title: "B", cover: .init(name: "c")))
    }

    @Test func `records of a version without a required column are unreadable`() {
        #expect(
            throws: DatabaseError.unreadable(
                table: "album", column: "label", expected: "TEXT", found: "another value")
        ) { try decode(AlbumEntity(albumID: 1), as: AlbumWithLabelEntity.self) }
    }

    @Test func `a column of another type is absent`() throws {
        let album = try decode(AlbumEntity(albumID: 1, title: "A"), as: AlbumOfAllLanguagesEntity.self)
        #expect(album.entity == AlbumOfAllLanguagesEntity(key: .init(albumID: 1), title: nil))
    }

    @Test func `rows are read by the names of their columns`() throws {
        let records = try EntityRecords(
            AlbumEntity(key: .init(albumID: 1), title: "A", tags: [.init(name: "t"), .init(name: "u")]))
        func rows(ofPart name: String, in record: [UInt8]) -> [[String: IndexedValue]]? {
            record.withUnsafeBytes { records.key.coding.layout.rows(ofPart: name, in: $0) }
        }
        #expect(
            rows(ofPart: "", in: records.columns) == [
                [
                    "album_id": .integer(1), "language": .text(""), "title": .text("A"), "year": .null,
                    "tag_count": .integer(2), "remark_count": .null, "cover_count": .null,
                ]
            ])
        let tags = try #require(records.uncheckedRelations[0].map { Array($0) })
        #expect(rows(ofPart: "tag", in: tags) == [["name": .text("t")], ["name": .text("u")]])
        #expect(rows(ofPart: "tag", in: []) == [])
        #expect(rows(ofPart: "tag", in: tags.dropLast()) == nil)
        #expect(rows(ofPart: "", in: records.columns.dropLast()) == nil)
        #expect(rows(ofPart: "track", in: tags) == nil)
    }

    @Test func `damaged records are errors`() throws {
        let album = AlbumEntity(
            albumID: 1, title: "A title", tags: [.init(name: "one"), .init(name: "two")], cover: .init(name: "c"))
        func isUnreadable(_ damage: (inout [UInt8], inout [[UInt8]?]) -> Void) throws -> Bool {
            do {
                return try decode(album, damaging: damage).entity != album
            } catch let error as DatabaseError {
                return error.isCorruption
            }
        }
        #expect(try isUnreadable { columns, _ in columns.removeLast() })
        #expect(try isUnreadable { columns, _ in columns = [] })
        #expect(try isUnreadable { columns, _ in columns[0] = 3 })
        #expect(try isUnreadable { _, relations in relations[0]?.removeLast() })
        #expect(try isUnreadable { _, relations in relations[0] = nil })
        #expect(try isUnreadable { _, relations in relations[0]? += [8, 65, 65] })
        // No damage is a crash, and none of the lengths is trusted.
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2000 {
            _ = try? decode(album, including: Self.all) { columns, relations in
                let byte = UInt8.random(in: 0...255, using: &generator)
                if Bool.random(using: &generator) {
                    columns[Int.random(in: columns.indices, using: &generator)] = byte
                } else {
                    let count = relations[0]?.count ?? 1
                    relations[0]?[Int.random(in: 0..<count, using: &generator)] = byte
                }
            }
        }
    }
}
