import Foundation
import PopcornPersistence
import Testing

@Suite
struct EntityTests {

    private static let full = SampleEntity(
        key: 1, whole: .max, wide: .min, real: .infinity, optionalReal: -.greatestFiniteMagnitude, flag: true,
        optionalFlag: false, text: "a\0b\0", optionalText: "👩‍👩‍👧 Ünï", date: Date(timeIntervalSinceReferenceDate: 0.1),
        optionalDate: .distantPast, bytes: [], optionalBytes: [0, 255], address: URL(string: "/a%20b.jpg"))

    @Test(
        arguments: [
            full,
            SampleEntity(key: 0),
            SampleEntity(key: SampleEntity.Key(.min), real: -.infinity, optionalText: "", optionalBytes: []),
            SampleEntity(
                key: SampleEntity.Key(.max), count: .max, real: .leastNonzeroMagnitude, text: "\0", date: .distantFuture
            ),
        ])
    func `a stored entity reads back equal`(entity: SampleEntity) async throws {
        try await withDatabase { database in
            try await database.write { transaction throws(DatabaseError) in try transaction.insert(entity) }

            let found = try await database.read { transaction throws(DatabaseError) in
                try transaction.find(SampleEntity.self, entity.key)
            }

            #expect(found == entity)
        }
    }

    @Test(
        arguments: [
            ("flag", "2", "INTEGER", "INTEGER of another format"),
            ("count", "-1", "INTEGER", "INTEGER of another format"),
            ("address", "''", "TEXT", "TEXT of another format"),
        ])
    func `a stored value of another format throws`(
        column: String, value: String, expected: String, found: String
    ) async throws {
        try await withDatabase { database in
            try await database.insert(SampleEntity(key: 1))
            try await database.write { transaction throws(DatabaseError) in
                _ = try transaction.execute("UPDATE sample SET \(column) = \(value)")
            }

            await #expect(
                throws: DatabaseError.unreadable(table: "sample", column: column, expected: expected, found: found)
            ) { try await database.sample(1) }
        }
    }

    @Test(
        arguments: [
            ("'7'", "INTEGER", "TEXT"), ("7.5", "INTEGER", "REAL"), ("x'00'", "INTEGER", "BLOB"),
        ])
    func `a stored value of another type throws`(
        value: String, expected: String, found: String
    ) async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.query("SELECT \(value) AS seven", table: "numbers") { $0.optionalColumn(Int.self) }
                }
            }
            #expect(
                error == .unreadable(table: "numbers", column: "seven", expected: expected, found: found))
        }
    }

    @Test
    func `a reader works after a row that it could not read`() async throws {
        try await withDatabase(options: DatabaseOptions(readers: 1)) { database in
            try await database.insert(SampleEntity(key: 1))
            for (value, isReadable) in [("2", false), ("1", true)] {
                _ = try await database.write { transaction throws(DatabaseError) in
                    try transaction.execute("UPDATE sample SET flag = \(value)")
                }
                let found = try? await database.sample(1)
                #expect(found?.flag == (isReadable ? true : nil))
            }
        }
    }

    @Test
    func `entities are found in the order of their keys`() async throws {
        try await withDatabase { database in
            for key in 1...3 { try await database.insert(SampleEntity(key: .init(key))) }
            let keys = [3, 9, 1, 3].map { SampleEntity.Key($0) }
            let found = try await database.find(SampleEntity.self, keys)
            #expect(found.map { $0?.key } == [keys[0], nil, keys[2], keys[3]])
            #expect(try await database.find(SampleEntity.self, []).isEmpty)
        }
    }

    @Test
    func `a NaN is not bound to a query`() async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.query("SELECT ?", [Double.nan]) { $0.optionalColumn(Double.self) }
                }
            }
            guard case .sqlite(let failure) = error else { return #expect(error == nil) }
            #expect(failure.name == "SQLITE_MISMATCH")
        }
    }

    @Test
    func `a NaN is rejected instead of stored as NULL`() async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.insert(SampleEntity(key: 1, optionalReal: .nan))
            }

            #expect(
                error == .unstorable(table: "sample", column: "optional_real", reason: "the number is NaN")
            )
            let count = try await database.sampleCount()
            #expect(count == 0)
        }
    }

    @Test
    func `an entity that omits a property cannot be used`() async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.find(ForgetfulEntity.self, 1)
                }
            }
            #expect(
                error
                    == .undeclared(
                        entity: "ForgetfulEntity",
                        reason: "ForgetfulEntity has 3 stored properties and reads 2 from its row"))
        }
    }

    @Test
    func `an entity that reads a property twice cannot be used`() async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.insert(MistakenEntity(key: 1))
            }
            #expect(
                error
                    == .undeclared(
                        entity: "MistakenEntity", reason: "the property of other already has another column"))
        }
    }
}

private struct ForgetfulEntity: TableEntity {
    static let table = "sample"

    let key: SampleEntity.Key
    var whole: Int?
    var optionalText: String?

    init(from row: Row<Self>) {
        key = row.key(\.key)
        whole = row.column("whole", \.whole)
    }
}

private struct MistakenEntity: Equatable {
    static let table = "sample"

    let key: SampleEntity.Key
    var text: String?
    var other: String?
}

extension MistakenEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        text = row.column("text", \.text)
        other = row.column("other", \.text)
    }
}
