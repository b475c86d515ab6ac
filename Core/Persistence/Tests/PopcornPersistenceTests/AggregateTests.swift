import Foundation
import PopcornPersistence
import Testing

@Suite
struct AggregateTests {

    private static let key = AlbumEntity.Key(albumID: 1)
    private static let everything: RelationSelection<AlbumEntity> = [.all(\.remarks)]

    @Test
    func `relations keep their order and distinguish nil from empty`() async throws {
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
                    try transaction.find(AlbumEntity.self, album.key, including: Self.everything)
                }
                #expect(found?.entity == album)
            }
        }
    }

    @Test
    func `a relation that is not selected is not read`() async throws {
        try await withDatabase { database in
            try await database.insert(AlbumEntity(albumID: 1, tags: [.init(name: "a")], remarks: [.init(name: "b")]))

            let (some, none) = try await database.read { transaction throws(DatabaseError) in
                (
                    try transaction.find(AlbumEntity.self, Self.key, including: []),
                    try transaction.find(AlbumEntity.self, Self.key)
                )
            }

            #expect(some?.entity == AlbumEntity(albumID: 1, tags: [.init(name: "a")]))
            #expect(none == AlbumEntity(albumID: 1))
        }
    }

    private static let selections: [(RelationSelection<AlbumEntity>, [String])] = [
        (.first(2, of: \.remarks), ["c", "a"]),
        (.rows(of: \.remarks, where: \.name, isIn: ["b", "a"]), ["a", "b"]),
        (.rows(of: \.remarks, where: \.name, isIn: ["b"]), ["b"]),
        (.rows(of: \.remarks, where: \.name, isIn: ["x"]), []),
        (.rows(of: \.remarks, where: \.name, isIn: []), []),
        (.all(\.remarks), ["c", "a", "b"]),
        ([.first(1, of: \.tags), .all(\.remarks)], ["c", "a", "b"]),
        ([.first(1, of: \.remarks), .all(\.remarks)], ["c", "a", "b"]),
        ([.rows(of: \.remarks, where: \.name, isIn: ["b"]), .all(\.remarks)], ["c", "a", "b"]),
    ]

    @Test(arguments: selections)
    func `a selection reads some rows of a relation in order`(
        selection: RelationSelection<AlbumEntity>, expected: [String]
    ) async throws {
        try await withDatabase { database in
            let album = AlbumEntity(albumID: 1, tags: [.init(name: "t")], remarks: ["c", "a", "b"].map(TagEntity.init))
            try await database.insert(album)

            for _ in 1...2 {
                let found = try await database.read { transaction throws(DatabaseError) in
                    try transaction.find(AlbumEntity.self, Self.key, including: selection)
                }
                #expect(found?.entity.remarks?.map(\.name) == expected)
                // Memory is reserved for the expected rows only.
                #expect((found?.entity.remarks?.capacity ?? 0) < 100)
                #expect(found?.entity.tags == album.tags)
            }
        }
    }

    @Test
    func `a selection distinguishes a missing relation from an empty one`() async throws {
        try await withDatabase { database in
            try await database.insert(AlbumEntity(albumID: 1, remarks: nil), AlbumEntity(albumID: 2, remarks: []))

            let found = try await database.read { transaction throws(DatabaseError) in
                try [1, 2].map { id throws(DatabaseError) in
                    try transaction.find(
                        AlbumEntity.self, AlbumEntity.Key(albumID: id), including: .first(1, of: \.remarks))
                }
            }

            #expect(found.map(\.?.entity.remarks) == [nil, []])
        }
    }

    @Test(
        arguments: [
            RelationSelection<AlbumEntity>.all(\.bestTags),
            .rows(of: \.remarks, where: \.initial, isIn: ["a"]),
        ])
    func `selecting by a property that is not stored throws`(
        selection: RelationSelection<AlbumEntity>
    ) async throws {
        try await withDatabase { database in
            try await database.insert(AlbumEntity(albumID: 1, remarks: [.init(name: "a")]))

            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.find(AlbumEntity.self, Self.key, including: selection)
                }
            }
            guard case .undeclared = error else { return #expect(error == nil) }
        }
    }

    @Test(arguments: [(nil, true), ([], false), ([TagEntity(name: "a")], false)])
    func `an entity without a required relation is incomplete`(
        remarks: [TagEntity]?, lacksRelation: Bool
    ) async throws {
        func selection(isRequired: Bool) -> RelationSelection<AlbumEntity> {
            .rows(of: \.remarks, where: \.name, isIn: ["a", "b"], isRequired: isRequired)
        }
        try await withDatabase { database in
            try await database.insert(AlbumEntity(albumID: 1, remarks: remarks))
            let (required, optional, both) = try await database.read { transaction throws(DatabaseError) in
                try (
                    transaction.find(AlbumEntity.self, Self.key, including: selection(isRequired: true)),
                    transaction.find(AlbumEntity.self, Self.key, including: selection(isRequired: false)),
                    transaction.find(AlbumEntity.self, Self.key, including: [.none, selection(isRequired: true)])
                )
            }
            #expect(required?.state.lacksRelation == lacksRelation)
            #expect(required?.entity.remarks == remarks)
            #expect(optional?.state.lacksRelation == false)
            #expect(both?.state.lacksRelation == lacksRelation)
        }
    }

    @Test
    func `storing an aggregate replaces columns and relations, and keeps the row identifier`() async throws {
        let before = AlbumEntity(
            albumID: 1, title: "A", tags: [.init(name: "a"), .init(name: "b")], remarks: [.init(name: "r")],
            cover: .init(name: "c"))
        let after = AlbumEntity(albumID: 1, title: "B", tags: [.init(name: "x")], remarks: nil, cover: nil)
        try await withDatabase { database in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(before)
                try transaction.insert(AlbumEntity(albumID: 2))
                try transaction.store(after)
            }

            let (found, rows) = try await database.read { transaction throws(DatabaseError) in
                (
                    try transaction.find(AlbumEntity.self, Self.key, including: Self.everything)?.entity,
                    try transaction.query("SELECT row_id, album_id FROM album ORDER BY row_id") {
                        [$0.optionalColumn(Int.self), $0.optionalColumn(Int.self)]
                    }
                )
            }
            #expect(found == after)
            #expect(rows == [[1, 1], [2, 2]])
        }
    }

    @Test
    func `inserting an existing key with insertIfNew does not change relations`() async throws {
        let album = AlbumEntity(albumID: 1, tags: [.init(name: "a")])
        try await withDatabase { database in
            let inserted = try await database.write { transaction throws(DatabaseError) in
                [
                    try transaction.insertIfNew(album),
                    try transaction.insertIfNew(AlbumEntity(albumID: 1, tags: [.init(name: "b")])),
                ]
            }

            let found = try await database.read { transaction throws(DatabaseError) in
                try transaction.find(AlbumEntity.self, Self.key, including: [])
            }
            #expect(inserted == [true, false])
            #expect(found?.entity == album)
        }
    }

    @Test
    func `a connection that has only deleted can write and read relations`() async throws {
        let album = AlbumEntity(albumID: 1, tags: [.init(name: "a")], remarks: [.init(name: "b")])
        try await withDatabase { database in
            let (deleted, found) = try await database.write { transaction throws(DatabaseError) in
                let deleted = try transaction.delete(AlbumEntity.self, Self.key)
                try transaction.insert(album)
                return (deleted, try transaction.find(AlbumEntity.self, Self.key, including: Self.everything))
            }

            #expect(!deleted)
            #expect(found?.entity == album)
        }
    }

    @Test
    func `a connection that has read without relations can read them`() async throws {
        let album = AlbumEntity(albumID: 1, tags: [.init(name: "a")])
        try await withDatabase(options: DatabaseOptions(readers: 1)) { database in
            try await database.insert(album)
            let (bare, found) = try await database.read { transaction throws(DatabaseError) in
                (
                    try transaction.find(AlbumEntity.self, Self.key),
                    try transaction.find(AlbumEntity.self, Self.key, including: [])
                )
            }

            #expect(bare == AlbumEntity(albumID: 1))
            #expect(found?.entity == album)
        }
    }

    @Test(arguments: ["9223372036854775807", "2", "-1", "-9223372036854775808"])
    func `a wrong row count throws`(count: String) async throws {
        try await withDatabase { database in
            try await database.insert(AlbumEntity(albumID: 1, tags: [.init(name: "a")]))
            _ = try await database.write { transaction throws(DatabaseError) in
                try transaction.execute("UPDATE album SET tag_count = \(count)")
            }

            let error = await #expect(throws: DatabaseError.self) {
                try await database.read { transaction throws(DatabaseError) in
                    try transaction.find(AlbumEntity.self, Self.key, including: [])
                }
            }
            guard case .unreadable = error else { return #expect(error == nil) }
        }
    }

    @Test
    func `a current row without relations is complete`() async throws {
        try await withDatabase { database in
            try await database.insert(AlbumEntity(albumID: 1))

            let found = try await database.read { transaction throws(DatabaseError) in
                try transaction.find(AlbumEntity.self, Self.key, including: Self.everything)
            }
            #expect(found?.state.lacksRelation == false)
        }
    }
}

extension AlbumEntity {
    fileprivate var bestTags: [TagEntity]? { tags }
}

extension TagEntity {
    fileprivate var initial: String { String(name.prefix(1)) }
}
