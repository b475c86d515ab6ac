import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructureTestHelpers
import Foundation
import Logging
import PopcornCaching
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

/// Tests of the identifiers and the invalidation of cached content.
@Suite
struct CacheMaintainingTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.5)
    private let schema = Schema(.core, Schema(NoteEntity.self))
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    private func withStore(
        _ body: (AggregateStore<NoteMapper>, any CacheDatabase) async throws -> Void
    ) async throws {
        try await withCache(Schema(NoteEntity.self)) { database, _ in
            try await body(AggregateStore(NoteMapper(), in: database), database)
        }
    }

    private func store(_ ids: [Int], _ language: String, in store: AggregateStore<NoteMapper>) async throws {
        for id in ids {
            try await store.store(
                Cached(Note("A", lines: ["a"]), cachedAt: time), at: .init(noteID: id, language: language))
        }
    }

    private func isIncomplete(
        _ id: Int, _ language: String, in store: AggregateStore<NoteMapper>
    ) async throws -> Bool? {
        try await store.value(.init(noteID: id, language: language))?.isIncomplete
    }

    @Test
    func `an invalidation marks a value in all languages until it is stored again`() async throws {
        try await withStore { store, _ async throws in
            try await self.store([55, 550, 5501], "en", in: store)
            try await self.store([550], "de", in: store)

            #expect(try await Set(store.invalidate(.movie(550))) == ["movie/550/en", "movie/550/de"])
            // A second invalidation does not remove the mark.
            #expect(try await store.invalidate(.movie(550)).count == 2)
            #expect(
                try await store.value(.init(noteID: 550, language: "en"))
                    == Cached(Note("A", lines: nil), cachedAt: time, isIncomplete: true))
            #expect(try await isIncomplete(550, "de", in: store) == true)
            #expect(try await isIncomplete(55, "en", in: store) == false)
            #expect(try await isIncomplete(5501, "en", in: store) == false)

            try await self.store([550], "en", in: store)
            #expect(try await isIncomplete(550, "en", in: store) == false)
            #expect(try await isIncomplete(550, "de", in: store) == true)
        }
    }

    @Test
    func `values that were cached before a date are outdated until they are stored again`() async throws {
        try await withStore { store, database async throws in
            try await self.store([550, 551], "en", in: store)
            let newer = Cached(Note("B", lines: ["b"]), cachedAt: time + 60)
            try await store.store(newer, at: .init(noteID: 550, language: "de"))

            let values = try await store.values(of: [.movie(552), .movie(551), .movie(550)])
            #expect(values.map(\.id) == [.movie(551), .movie(550), .movie(550)])
            #expect(values.map(\.language) == ["en", "de", "en"])
            #expect(values.map(\.cachedAt) == [time, time + 60, time])
            // A second mark changes nothing.
            for _ in 0..<2 { try await database.write([values[2].outdatedMark]) }
            let key = NoteEntity.Key(noteID: 550, language: "en")
            #expect(
                try await store.value(key, including: [.all(\.lines)])
                    == Cached(Note("A", lines: ["a"]), cachedAt: time, isOutdated: true))
            #expect(try await store.value(.init(noteID: 550, language: "de"))?.isOutdated == false)
            #expect(try await store.value(.init(noteID: 551, language: "en"))?.isOutdated == false)

            try await self.store([550], "en", in: store)
            #expect(try await store.value(key) == Cached(Note("A"), cachedAt: time))
        }
    }

    @Test
    func `an outdated value can be invalidated, and an invalidated one stays incomplete`() async throws {
        try await withStore { store, database async throws in
            try await self.store([550, 551], "en", in: store)
            try await database.write(store.values(of: [.movie(550)]).map(\.outdatedMark))
            _ = try await store.invalidate(.movie(550))
            _ = try await store.invalidate(.movie(551))
            try await database.write(store.values(of: [.movie(551)]).map(\.outdatedMark))
            for id in [550, 551] { #expect(try await isIncomplete(id, "en", in: store) == true) }

            try await self.store([550, 551], "en", in: store)
            for id in [550, 551] {
                #expect(
                    try await store.value(.init(noteID: id, language: "en")) == Cached(Note("A"), cachedAt: time))
            }
        }
    }

    @Test
    func `an invalidation deletes the not-found responses of the item`() async throws {
        try await withStore { store, database async throws in
            let keys = ["movie/550/en", "movie/550/de", "movie/55/en", "movie/5500/en", "tv/550/en"]
            try await database.write(
                keys.map { try .store(CoreNotFoundEntity(key: .init(description: $0), notFoundSince: time)) })
            #expect(try await Set(store.invalidate(.movie(550))) == ["movie/550/en", "movie/550/de"])
            let left = try await database.keys(of: CoreNotFoundEntity.self, after: nil, limit: 10)
            #expect(left.map(\.description) == ["movie/55/en", "movie/5500/en", "tv/550/en"])
        }
    }

    @Test
    func `an invalidation applies to another process that shares the file`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "cache.sqlite")
        let first = try await Database.cache(at: file, schema: schema, logger: logger)
        let second = try await Database.cache(at: file, schema: schema, logger: logger)
        let (own, other) = (AggregateStore(NoteMapper(), in: first), AggregateStore(NoteMapper(), in: second))
        try await store([550], "en", in: own)
        #expect(try await isIncomplete(550, "en", in: other) == false)

        try await first.write(own.values(of: [.movie(550)]).map(\.outdatedMark))
        #expect(try await other.value(.init(noteID: 550, language: "en"))?.isOutdated == true)
        _ = try await own.invalidate(.movie(550))
        #expect(try await isIncomplete(550, "en", in: other) == true)

        try await store([550], "en", in: other)
        #expect(try await isIncomplete(550, "en", in: own) == false)
        await first.close()
        await second.close()
    }

    @Test
    func `all cached values except the images configuration are deleted`() async throws {
        try await withStore { store, database async throws in
            let configurations = AggregateStore(ImagesConfigurationMapper(), in: database)
            let configuration = Cached(ImagesConfiguration.mock(), cachedAt: time)
            try await configurations.store(configuration, at: .only)
            try await self.store([1, 2], "en", in: store)

            try await database.deleteCachedValues()

            #expect(try await store.statistics().countByLanguage == [:])
            #expect(try await configurations.value(.only) == configuration)
            try await self.store([1], "en", in: store)
            #expect(try await store.statistics().countByLanguage == ["en": 1])

            try await configurations.delete(.only)
            try await database.deleteCachedValues()
            #expect(try await configurations.value(.only) == nil)
        }
    }

    @Test
    func `identifiers are returned once, in ascending order and in slices`() async throws {
        try await withStore { store, _ async throws in
            try await self.store([3, 1, 2, 20, 10], "en", in: store)
            try await self.store([2, 30], "de", in: store)
            func ids(after id: Int?, _ language: String? = nil, limit: Int = 3) async throws -> [Int] {
                try await store.ids(
                    of: .movie, after: id.map(ContentID.movie), language: language, limit: limit
                ).map(\.id)
            }
            #expect(try await ids(after: nil) == [1, 2, 3])
            #expect(try await ids(after: 3) == [10, 20, 30])
            #expect(try await ids(after: 30) == [])
            #expect(try await ids(after: nil, "de") == [2, 30])
            #expect(try await ids(after: 2, "de") == [30])
            #expect(try await ids(after: nil, "fr") == [])
        }
    }

    @Test
    func `a slice of identifiers is read from the index of the key`() async throws {
        try await withSQLiteCache(Schema(NoteEntity.self)) { database, _ in
            let plan = try await database.read { transaction throws(DatabaseError) in
                try transaction.query(
                    "EXPLAIN QUERY PLAN SELECT DISTINCT note_id FROM note WHERE (note_id) > (5) ORDER BY note_id LIMIT 9"
                ) { row in
                    _ = (row.optionalColumn(Int.self), row.optionalColumn(Int.self), row.optionalColumn(Int.self))
                    return row.optionalColumn(String.self) ?? ""
                }
            }
            #expect(plan.count == 1)
            #expect(plan.first?.contains("SEARCH note USING COVERING INDEX") == true)
        }
    }
}
