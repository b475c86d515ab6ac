#if PostgreSQL
import CoreDomain
import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornPersistence
import Testing

@testable import CoreInfrastructure
@testable import PopcornPostgreSQL

/// Tests of the cache's changes and of its eviction. The suites of the stores test the rest with both engines.
@Suite(.enabled(if: TestServer.isRunning)) struct PostgreSQLCacheTests {

    private static let schema = Schema(.core, Schema(StoredFilmEntity.self))
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let evicted = NIOLockedValueBox<[String: Int]>([:])

    private var eviction: CacheEviction {
        CacheEviction(
            tables: .core + [.content(StoredFilmEntity.self, .movie)], policy: FreshnessPolicy(),
            clock: WallClock { [now] in now },
            observeEviction: { [evicted] kind, count in
                evicted.withLockedValue { $0[kind, default: 0] += count }
            })
    }

    func withCache(
        limit: Int? = nil, _ body: (PostgreSQLCache, PostgreSQLEviction) async throws -> Void
    ) async throws {
        try await PostgreSQLDatabase.withDatabase { database in
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let cache = try await PostgreSQLCache(
                Self.schema, in: database, schema: "cache_\(UInt64.random(in: 0..<(.max)))", logger: logger)
            let limit = PostgreSQLSizeLimit(byteCount: limit ?? .max, eviction: eviction)
            try await body(
                cache,
                PostgreSQLEviction(limit, in: database, cache.layouts, schema: cache.schema, logger: logger))
            await cache.close()
        }
    }

    /// Stores a film of about 10 kB, which was last used some seconds after the start.
    private func store(_ id: Int, usedAt seconds: Double, in cache: PostgreSQLCache) async throws {
        var generator = SystemRandomNumberGenerator()
        // A text that cannot be compressed.
        let text = (0..<5000).map { _ in String(UInt8.random(in: 0...255, using: &generator), radix: 16) }.joined()
        let date = now.addingTimeInterval(seconds - 1000)
        try await cache.write([
            .insertIfNew(
                CoreTitleUseEntity(
                    key: .init(kind: ContentKind.movie.rawValue, titleID: id), usedAt: TitleUses.time(of: date))),
            .store(StoredFilmEntity(key: .init(filmID: id, language: "en"), cachedAt: date, text: text)),
        ])
    }

    @Test func `revoked changes are not sent`() async throws {
        try await withCache { cache, _ async throws in
            let film = StoredFilmEntity(key: .init(filmID: 1, language: "en"), cachedAt: now, text: "")
            #expect(try await !cache.write([.store(film)], unless: WriteRevocation { true }))
            #expect(try await cache.find(StoredFilmEntity.self, film.key) == nil)
            #expect(try await cache.write([.store(film)], unless: WriteRevocation { false }))
            #expect(try await cache.find(StoredFilmEntity.self, film.key) == film)
        }
    }

    @Test func `tables that an older version did not have are created`() async throws {
        try await withCache { cache, _ async throws in
            let schema = cache.schema.quotedIdentifier
            try await cache.database.execute("DROP TABLE \(schema).cache_deletion")
            // The version that created the schema did not register the table.
            try await cache.database.execute("DELETE FROM \(schema).record_layout WHERE entity = '* others'")
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let newer = try await PostgreSQLCache(
                Self.schema, in: cache.database, schema: cache.schema, logger: logger)
            try await newer.write([.revokeWrites(ofNamesBeginningWith: "film/1/")])
            #expect(try await cache.database.integer("SELECT count(*) FROM \(schema).cache_deletion") == 1)
        }
    }

    @Test func `an entity is replaced only by one with a greater value`() async throws {
        try await withCache { cache, _ async throws in
            func use(_ time: Int) -> CoreTitleUseEntity {
                CoreTitleUseEntity(key: .init(kind: "movie", titleID: 1), usedAt: time)
            }
            for time in [5, 3, 7, 7, 6] { try await cache.write([.store(use(time), ifGreaterIn: "used_at")]) }
            #expect(try await cache.find(CoreTitleUseEntity.self, use(0).key) == use(7))
        }
    }

    @Test func `the titles that were used least recently are evicted until the cache is smaller than the limit`()
        async throws
    {
        try await withCache(limit: 600_000) { cache, eviction async throws in
            for id in 1...100 { try await store(id, usedAt: Double(id), in: cache) }
            #expect(try await (800_000...1_300_000).contains(eviction.contentSize()))

            await eviction.run(flushingUsesTo: cache)

            let left = try await cache.keys(of: StoredFilmEntity.self, after: nil, limit: 1000).map(\.filmID)
            #expect(try await (400_000...540_000).contains(eviction.contentSize()))
            #expect(left == Array(101 - left.count...100))
            #expect(try await cache.evictionCounts() == ["movie": 100 - left.count])
            #expect(evicted.withLockedValue { $0 } == ["movie": 100 - left.count])
        }
    }

    @Test func `not-found responses that are no longer valid are evicted first`() async throws {
        try await withCache(limit: 1) { cache, eviction async throws in
            try await store(1, usedAt: 1, in: cache)
            let old = CoreNotFoundEntity(
                key: .init(description: "movie/2/en"), notFoundSince: now.addingTimeInterval(-1_000_000))
            try await cache.write([.store(old)])

            await eviction.run(flushingUsesTo: cache)

            #expect(try await cache.evictionCounts() == ["movie": 1, "not-found": 1])
            #expect(try await cache.find(CoreNotFoundEntity.self, old.key) == nil)
        }
    }

    @Test func `only one process evicts at a time`() async throws {
        try await withCache(limit: 1) { cache, eviction async throws in
            try await store(1, usedAt: 1, in: cache)
            let gate = DispatchSemaphore(value: 0)
            let other = await cache.database.occupy(
                with: [
                    PostgreSQLCommand(
                        "SELECT pg_advisory_xact_lock($1)", [.integer(StableHash.lock("eviction", cache.schema))])
                ], until: gate)

            await eviction.run(flushingUsesTo: cache)
            #expect(try await cache.evictionCounts() == [:])

            gate.signal()
            try await other.value
            await eviction.run(flushingUsesTo: cache)
            #expect(try await cache.evictionCounts() == ["movie": 1])
        }
    }

    @Test(.timeLimit(.minutes(5))) func `writes beyond the limit start an eviction`() async throws {
        try await PostgreSQLDatabase.withDatabase { database async throws in
            let cache = try await PostgreSQLCache(
                Self.schema, in: database, schema: "cache_\(UInt64.random(in: 0..<(.max)))",
                limit: PostgreSQLSizeLimit(byteCount: 100_000, eviction: eviction),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            var id = 0
            while try await cache.evictionCounts()["movie"] == nil {
                id += 1
                try await store(id, usedAt: Double(id), in: cache)
            }
            #expect(id >= 8)
            await cache.close()
        }
    }

    @Test func `a value is absent while the server cannot be reached, and a write is an error`() async throws {
        let url = try TestServer.tcpURL()
        let proxy = try FaultProxy(to: url.port ?? 0)
        try await PostgreSQLDatabase.withDatabase(at: try proxy.address(of: url)) { database in
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let cache = try await PostgreSQLCache(
                Self.schema, in: database, schema: "cache_\(UInt64.random(in: 0..<(.max)))", logger: logger)
            let films = AggregateStore(FilmMapper(), in: cache)
            let key = StoredFilmKey(filmID: 1, language: "en")
            try await films.store(Cached("A", cachedAt: now), for: key, WritePermit())
            #expect(try await films.cached(key)?.value == "A")
            #expect(!cache.isWriteBlocked)

            proxy.stop()

            #expect(try await films.cached(key) == nil)
            #expect(try await films.notFoundSince(key) == nil)
            for write in [
                { try await films.store(Cached("B", cachedAt: now), for: key, WritePermit()) },
                { try await films.storeNotFound(key, since: now, WritePermit()) },
            ] as [() async throws -> Void] {
                let error = await #expect(throws: PopcornError.self) { try await write() }
                #expect(error?.kind == .storage)
            }
            await #expect(throws: DatabaseError.self) { try await films.statistics() }
            #expect(cache.isWriteBlocked)
            await cache.close()
        }
    }

    @Test func `a value whose record is damaged is absent until it is stored again`() async throws {
        try await withCache { cache, _ async throws in
            let films = AggregateStore(FilmMapper(), in: cache)
            let key = StoredFilmKey(filmID: 1, language: "en")
            try await films.store(Cached("A", cachedAt: now), for: key, WritePermit())
            try await cache.database.execute(
                #"UPDATE \#(cache.schema.quotedIdentifier).stored_film SET record = '\x07'"#)
            #expect(try await films.cached(key) == nil)
            try await films.store(Cached("B", cachedAt: now), for: key, WritePermit())
            #expect(try await films.cached(key)?.value == "B")
        }
    }

    @Test func `a replacement is repeated if another transaction inserts the row after the read`() async throws {
        try await withCache { cache, _ async throws in
            let key = StoredFilmKey(filmID: 1, language: "en")
            let reads = NIOLockedValueBox<[String?]>([])
            let (isRead, isStored) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
            async let isReplaced = cache.replace(
                StoredFilmEntity.self, key, including: .none, with: [], unless: .never
            ) { [now] stored throws(DatabaseError) in
                let count = reads.withLockedValue { reads in
                    reads.append(stored?.entity.text)
                    return reads.count
                }
                if count == 1 {
                    isRead.signal()
                    isStored.wait()
                }
                return EntityReplacement(
                    StoredFilmEntity(key: key, cachedAt: now, text: (stored?.entity.text ?? "none") + ", replaced"),
                    mark: .outdated)
            }
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    isRead.wait()
                    continuation.resume()
                }
            }
            try await cache.write([.store(StoredFilmEntity(key: key, cachedAt: now, text: "other"))])
            isStored.signal()

            #expect(try await isReplaced)
            #expect(reads.withLockedValue { $0 } == [nil, "other"])
            let found = try await cache.find(StoredFilmEntity.self, key, including: .none)
            #expect(found?.entity.text == "other, replaced")
            #expect(found?.state.isOutdated == true)
        }
    }

    @Test func `a row that another version stored is replaced`() async throws {
        try await withCache { cache, _ async throws in
            let later = try await PostgreSQLCache(
                Schema(.core, Schema(LaterFilmEntity.self)), in: cache.database, schema: cache.schema,
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            let key = StoredFilmKey(filmID: 1, language: "en")
            try await later.write([.store(LaterFilmEntity(key: key, cachedAt: now, text: "later", note: "note"))])

            let isReplaced = try await cache.replace(
                StoredFilmEntity.self, key, including: .none, with: [], unless: .never
            ) { [now] stored throws(DatabaseError) in
                EntityReplacement(
                    StoredFilmEntity(key: key, cachedAt: now, text: (stored?.entity.text ?? "none") + ", replaced"))
            }
            #expect(isReplaced)
            #expect(try await cache.find(StoredFilmEntity.self, key)?.text == "later, replaced")
        }
    }

    @Test func `a replacement that is revoked, or that is nil, changes nothing`() async throws {
        try await withCache { cache, _ async throws in
            let film = StoredFilmEntity(key: .init(filmID: 1, language: "en"), cachedAt: now, text: "film")
            let other = StoredFilmEntity(key: .init(filmID: 2, language: "en"), cachedAt: now, text: "other")
            let fetch = WriteRevocation.Fetch(name: "film/1/en", lastDeletion: 0)
            try await cache.write([.revokeWrites(ofNamesBeginningWith: "film/1/")])
            for revocation in [WriteRevocation { true }, WriteRevocation(of: fetch) { false }] {
                let isReplaced = try await cache.replace(
                    StoredFilmEntity.self, film.key, including: .none, with: [.store(other)], unless: revocation
                ) { _ in EntityReplacement(film) }
                #expect(!isReplaced)
            }
            let isReplaced = try await cache.replace(
                StoredFilmEntity.self, film.key, including: .none, with: [.store(other)], unless: .never
            ) { _ in nil }
            #expect(!isReplaced)
            #expect(try await cache.find(StoredFilmEntity.self, [film.key, other.key]) == [nil, nil])
        }
    }

    @Test func `a cache whose connections are closed throws an error of the storage`() async throws {
        try await withCache { cache, _ async throws in
            await cache.close()
            await #expect(throws: DatabaseError.closed(path: "\(cache.database)")) {
                try await cache.find(StoredFilmEntity.self, .init(filmID: 1, language: "en"))
            }
        }
    }
}

/// A row of a movie with only a text.
struct StoredFilmEntity: Equatable {
    static let table = "stored_film"

    let key: Key
    let cachedAt: Date
    let text: String

    typealias Key = StoredFilmKey
}

/// A row of a later version, which has a further column.
struct LaterFilmEntity: Equatable {
    static let table = StoredFilmEntity.table

    let key: StoredFilmKey
    let cachedAt: Date
    let text: String
    let note: String?
}

extension LaterFilmEntity: CachedEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        cachedAt = row.cachedAt(\.cachedAt)
        text = row.column("text", \.text)
        note = row.column("note", \.note)
    }
}

struct StoredFilmKey: Hashable {
    let filmID: Int
    let language: String
}

struct FilmMapper: AggregateMapper {

    func map(_ entity: StoredFilmEntity) -> String { entity.text }

    func map(_ domain: String, key: StoredFilmKey, cachedAt: Date) -> StoredFilmEntity {
        StoredFilmEntity(key: key, cachedAt: cachedAt, text: domain)
    }
}

extension StoredFilmEntity: CachedEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        cachedAt = row.cachedAt(\.cachedAt)
        text = row.column("text", \.text)
    }
}

extension StoredFilmKey: LocalizedKey, CacheKey {
    var description: String { "film/\(filmID)/\(language)" }
    var subject: String { "film \(filmID)" }
    var languageTag: String? { language }

    init(from row: Row<Self>) {
        filmID = row.column("film_id", \.filmID)
        language = row.language(\.language)
    }
}
#endif
