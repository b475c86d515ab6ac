import Foundation
import Logging
import Persistence
import Testing

@Suite
struct EntityTests {

    private func withDatabase(
        _ body: (Database) async throws -> Void
    ) async throws {
        let database = try await Database.temporaryCache(schema: .sample, logger: Logger(label: "test"))
        do {
            try await body(database)
        } catch {
            await database.close()
            throw error
        }
        await database.close()
    }

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
}
