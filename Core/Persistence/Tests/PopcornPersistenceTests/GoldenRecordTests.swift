import Foundation
import Testing

@testable import PopcornPersistence

/// Tests of records that earlier versions wrote. The bytes must never change: add others for additions to the format.
@Suite struct GoldenRecordTests {

    /// A row of a relation with a value of each type.
    private struct ValuesEntity: Entity, Equatable {
        let whole: Int
        let wide: Int64?
        let count: UInt32
        let flag: Bool
        let real: Double?
        let date: Date
        let text: String
        let optionalText: String?
        let url: URL?
        let bytes: [UInt8]

        init(from row: Row<Self>) {
            whole = row.column("whole", \.whole)
            wide = row.column("wide", \.wide)
            count = row.column("count", \.count)
            flag = row.column("flag", \.flag)
            real = row.column("real", \.real)
            date = row.column("date", \.date)
            text = row.column("text", \.text)
            optionalText = row.column("optional_text", \.optionalText)
            url = row.column("url", \.url)
            bytes = row.column("bytes", \.bytes)
        }

        init(
            _ whole: Int, wide: Int64?, count: UInt32, flag: Bool, real: Double?, date: Date, text: String,
            optionalText: String?, url: URL?, bytes: [UInt8]
        ) {
            (self.whole, self.wide, self.count, self.flag, self.real) = (whole, wide, count, flag, real)
            (self.date, self.text, self.optionalText, self.url, self.bytes) = (date, text, optionalText, url, bytes)
        }
    }

    private struct GoldenEntity: AggregateEntity, Equatable {
        static let table = "golden"

        let key: SampleEntity.Key
        let values: [ValuesEntity]?

        init(key: SampleEntity.Key, values: [ValuesEntity]?) {
            (self.key, self.values) = (key, values)
        }

        init(from row: Row<Self>) {
            key = row.key(\.key)
            values = row.many("value", \.values)
        }
    }

    private let golden = GoldenEntity(
        key: 7,
        values: [
            .init(
                -300, wide: nil, count: .max, flag: true, real: -0.5,
                date: Date(timeIntervalSinceReferenceDate: 800_000_000.25), text: "Am\u{e9}lie\0",
                optionalText: "a text that is repeated", url: URL(string: "/poster.jpg"), bytes: []),
            .init(
                .max, wide: .min, count: 0, flag: false, real: nil, date: Date(timeIntervalSinceReferenceDate: 0),
                text: "", optionalText: "a text that is repeated", url: nil, bytes: [0, 255]),
        ])

    private let layout =
        "\tkey INTEGER\tvalue_count INTEGER\nvalue\twhole INTEGER\twide INTEGER\tcount INTEGER"
        + "\tflag INTEGER\treal REAL\tdate REAL\ttext TEXT\toptional_text TEXT\turl TEXT\tbytes BLOB"

    private let columns: [UInt8] = [1, 14, 1, 4]

    private let values = [UInt8](
        hexadecimal: "01 d704 00 01 feffffff1f 01 02 02 000000000000e0bf 02 00002000 84d7c741 14 416dc3a96c696500"
            + "32 61207465787420746861742069732072657065617465 64 1a 2f706f737465722e6a7067 05"
            + "01 feffffffffffffffff01 01 ffffffffffffffffff01 01 00 01 00 00 02 0000000000000000 04 03 27 00 09 00ff")

    @Test func `records of this version have the same bytes`() throws {
        let records = try EntityRecords(golden)
        #expect(records.key.coding.layout.text == layout)
        #expect(records.columns == columns)
        #expect(records.uncheckedRelations[0].map { Array($0).hexadecimal } == values.hexadecimal)
    }

    @Test func `a NaN in a relation is rejected, and the stored row stays`() async throws {
        let database = try await Database.temporaryCache(schema: Schema(GoldenEntity.self), logger: .silent)
        try await database.write([.store(golden)])
        let nan = ValuesEntity(
            1, wide: nil, count: 0, flag: false, real: .nan, date: Date(timeIntervalSinceReferenceDate: 0), text: "",
            optionalText: nil, url: nil, bytes: [])
        await #expect(
            throws: DatabaseError.unstorable(table: "golden", column: "real", reason: "the number is NaN")
        ) { try await database.write([.store(GoldenEntity(key: 7, values: [nan]))]) }
        #expect(try await database.find(GoldenEntity.self, 7, including: .none)?.entity == golden)
        await database.close()
    }

    @Test func `a record in a file is followed by its checksum, and a change of any bit is noticed`() async throws {
        let database = try await Database.temporaryCache(schema: Schema(GoldenEntity.self), logger: .silent)
        try await database.write([.store(golden)])
        let stored = try await database.read { transaction throws(DatabaseError) in
            try transaction.query("SELECT value_rows FROM golden") { row in row.optionalColumn([UInt8].self) }
        }
        #expect(stored == [values + [0x3b, 0xa9, 0xe7, 0xaf]])

        let failure = DatabaseError.unreadable(
            table: "golden", column: "value", expected: "a record with its checksum", found: "other bytes")
        for bit in 0..<(values.count + 4) * 8 {
            var bytes = values + [0x3b, 0xa9, 0xe7, 0xaf]
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            let damaged = bytes
            try await database.write { transaction throws(DatabaseError) in
                _ = try transaction.execute("UPDATE golden SET value_rows = ?", [damaged])
            }
            await #expect(throws: failure) { try await database.find(GoldenEntity.self, 7, including: .none) }
        }
        for length in 0..<(values.count + 4) {
            let truncated = Array((values + [0x3b, 0xa9, 0xe7, 0xaf])[..<length])
            try await database.write { transaction throws(DatabaseError) in
                _ = try transaction.execute("UPDATE golden SET value_rows = ?", [truncated])
            }
            await #expect(throws: DatabaseError.self) {
                try await database.find(GoldenEntity.self, 7, including: .none)
            }
        }
        try await database.write([.store(golden)])
        #expect(try await database.find(GoldenEntity.self, 7, including: .none)?.entity == golden)
        await database.close()
    }

    @Test(arguments: ["NULL", "0"]) func `a damaged number of rows is noticed`(_ count: String) async throws {
        let database = try await Database.temporaryCache(schema: Schema(GoldenEntity.self), logger: .silent)
        try await database.write([.store(golden)])
        try await database.write { transaction throws(DatabaseError) in
            _ = try transaction.execute("UPDATE golden SET value_count = \(count)")
        }
        await #expect(
            throws: DatabaseError.unreadable(
                table: "golden", column: "value_count", expected: "a row count", found: "none")
        ) { try await database.find(GoldenEntity.self, 7, including: .none) }
        await database.close()
    }

    @Test func `records of earlier versions are read`() throws {
        let coding = try RecordCoding.of(GoldenEntity.self)
        let entity = try columns.withUnsafeBytes { columns in
            try values.withUnsafeBytes { values in
                try coding.decode(
                    columns: columns, relations: [0: values], including: RelationSelection<GoldenEntity>.none,
                    layout: RecordLayout(text: layout),
                    isFromOlderSchema: false, mark: nil
                ).entity
            }
        }
        #expect(entity == golden)
    }
}

extension [UInt8] {

    /// The bytes as hexadecimal text.
    fileprivate var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Creates the bytes of a hexadecimal text with spaces.
    fileprivate init(hexadecimal text: String) {
        let digits = Array<Character>(text.filter { $0 != " " })
        self = stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    }
}
