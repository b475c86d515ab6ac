import Foundation
import Persistence
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
            SampleEntity(),
            SampleEntity(key: .min, real: -.infinity, optionalText: "", optionalBytes: []),
            SampleEntity(key: .max, real: .leastNonzeroMagnitude, text: "\0", date: .distantFuture),
        ])
    func `what is written is read back equal`(entity: SampleEntity) async throws {
        try await withDatabase { database in
            try await database.write { transaction throws(DatabaseError) in try transaction.insert(entity) }

            let found = try await database.read { transaction throws(DatabaseError) in
                try transaction.find(SampleEntity(key: entity.key))
            }

            #expect(found == entity)
        }
    }

    @Test
    func `relations keep order and tell nil from empty`() async throws {
        let albums = [
            AlbumEntity(
                albumID: 1, language: "en", title: "A", tags: [.init(name: "z"), .init(name: "a")], remarks: [],
                cover: .init(name: "c")),
            AlbumEntity(albumID: 1, language: "de", title: "B", tags: nil, remarks: [.init(name: "")], cover: nil),
        ]
        try await withDatabase { database in
            try await database.write { transaction throws(DatabaseError) in
                for album in albums { try transaction.insert(album) }
            }

            for album in albums {
                let found = try await database.read { transaction throws(DatabaseError) in
                    try transaction.find(
                        AlbumEntity(albumID: 1, language: album.language), including: AlbumEntity.extras)
                }
                #expect(found?.entity == album)
            }
        }
    }

    @Test
    func `a group that is not asked for is not read`() async throws {
        try await withDatabase { database in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(AlbumEntity(albumID: 1, tags: [.init(name: "a")], remarks: [.init(name: "b")]))
            }

            let found = try await database.read { transaction throws(DatabaseError) in
                try transaction.find(AlbumEntity(albumID: 1), including: [])
            }

            #expect(found?.entity == AlbumEntity(albumID: 1, tags: [.init(name: "a")]))
        }
    }

    @Test(
        arguments: [
            (RelationSelection("remark", limit: 2), ["c", "a"]),
            (RelationSelection("remark", where: "name = ? OR name = ?", ["b", "a"]), ["a", "b"]),
            (RelationSelection("remark", where: "name > ?", ["a"], limit: 1), ["c"]),
            (RelationSelection("remark", where: "FALSE"), []),
        ])
    func `a selection reads some rows of a relation in order`(
        selection: RelationSelection, expected: [String]
    ) async throws {
        try await withDatabase { database in
            let album = AlbumEntity(albumID: 1, tags: [.init(name: "t")], remarks: ["c", "a", "b"].map(TagEntity.init))
            try await database.write { transaction throws(DatabaseError) in try transaction.insert(album) }

            for groups in [RelationGroup(), AlbumEntity.extras] {
                let found = try await database.read { transaction throws(DatabaseError) in
                    try transaction.find(AlbumEntity(albumID: 1), including: groups, [selection])
                }
                #expect(found?.entity.remarks?.map(\.name) == expected)
                #expect(found?.entity.tags == album.tags)
            }
            let whole = try await database.read { transaction throws(DatabaseError) in
                try transaction.find(AlbumEntity(albumID: 1), including: AlbumEntity.extras)
            }
            #expect(whole?.entity == album)
        }
    }

    @Test
    func `a selection of a relation that is missing or empty tells them apart`() async throws {
        try await withDatabase { database in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(AlbumEntity(albumID: 1, remarks: nil))
                try transaction.insert(AlbumEntity(albumID: 2, remarks: []))
            }

            let found = try await database.read { transaction throws(DatabaseError) in
                try [1, 2].map { id throws(DatabaseError) in
                    try transaction.find(AlbumEntity(albumID: id), including: [], [RelationSelection("remark")])
                }
            }

            #expect(found.map(\.?.entity.remarks) == [nil, []])
        }
    }

    @Test
    func `an update replaces columns and relations`() async throws {
        let before = AlbumEntity(
            albumID: 1, title: "A", tags: [.init(name: "a"), .init(name: "b")], remarks: [.init(name: "r")],
            cover: .init(name: "c"))
        let after = AlbumEntity(albumID: 1, title: "B", tags: [.init(name: "x")], remarks: nil, cover: nil)
        try await withDatabase { database in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(before)
                if var stored = try transaction.findOwner(AlbumEntity(albumID: 1)) {
                    stored.entity = after
                    try transaction.update(stored)
                }
            }

            let (found, rows) = try await database.read { transaction throws(DatabaseError) in
                (
                    try transaction.find(AlbumEntity(albumID: 1), including: AlbumEntity.extras)?.entity,
                    try transaction.rowCount(of: AlbumEntity.self)
                )
            }
            #expect(found == after)
            #expect(rows == 2)
        }
    }

    @Test
    func `deleting an owner deletes what belongs to it`() async throws {
        try await withDatabase { database in
            let rows = try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(AlbumEntity(albumID: 1, tags: [.init(name: "a")], cover: .init(name: "c")))
                _ = try transaction.delete(AlbumEntity(albumID: 1))
                return try transaction.rowCount(of: AlbumEntity.self)
            }

            #expect(rows == 0)
        }
    }

    @Test(
        arguments: [
            ("flag", "2", "INTEGER", "INTEGER of another form"),
            ("address", "''", "TEXT", "TEXT of another form"),
        ])
    func `a stored value of another form is an error`(
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
    func `a stored value of another type is an error`(
        value: String, expected: String, found: String
    ) async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.query("SELECT \(value) AS seven", table: "numbers") { $0.next(Int.self) }
                }
            }
            #expect(
                error == .unreadable(table: "numbers", column: "seven", expected: expected, found: found))
        }
    }

    @Test
    func `a reader gets over a row that it could not read`() async throws {
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
    func `a number of rows that is not true is an error`() async throws {
        try await withDatabase { database in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(AlbumEntity(albumID: 1, tags: [.init(name: "a")]))
                try transaction.execute("UPDATE album SET tag_count = 9223372036854775807")
            }

            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.find(AlbumEntity(albumID: 1), including: [])
                }
            }
            #expect(error?.isCorruption == true)
        }
    }

    @Test
    func `a NaN is refused rather than stored as NULL`() async throws {
        try await withDatabase { database in
            let error = await #expect(throws: DatabaseError.self) {
                try await database.insert(SampleEntity(key: 1, optionalReal: .nan))
            }

            #expect(
                error == .unstorable(table: "sample", column: "optional_real", reason: "SQLite has no such value"))
            let count = try await database.sampleCount()
            #expect(count == 0)
        }
    }

    @Test
    func `every property of an entity is a column`() {
        #expect(
            Schema(SampleEntity.self).statements[0].split(separator: "\n").count - 3
                == Mirror(reflecting: SampleEntity()).children.count)
    }
}
