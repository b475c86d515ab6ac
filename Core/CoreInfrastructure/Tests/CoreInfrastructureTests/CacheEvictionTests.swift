import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornConcurrency
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

/// Tests of the order in which values are evicted.
@Suite(.timeLimit(.minutes(5)))
struct CacheEvictionTests {

    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let tables: [EvictableTable] = .core + [.content(FilmEntity.self, .movie)]
    private let policy = FreshnessPolicy()
    private let evicted = NIOLockedValueBox<[String: Int]>([:])

    private func eviction(uses: TitleUses = TitleUses()) -> CacheEviction {
        CacheEviction(
            tables: tables, policy: policy, clock: WallClock { [now] in now }, uses: uses,
            observeEviction: { [evicted] kind, count in
                evicted.withLockedValue { $0[kind, default: 0] += count }
            })
    }

    private func withDatabase(_ body: (Database) async throws -> Void) async throws {
        let database = try await Database.temporaryCache(
            schema: Schema(.core, Schema(FilmEntity.self)),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        do {
            try await body(database)
        } catch {
            await database.close()
            throw error
        }
        await database.close()
    }

    private func store(_ id: Int, _ language: String = "en", age: TimeInterval, in database: Database) async throws {
        try await AggregateStore(FilmMapper(), in: database).store(
            Cached("A", cachedAt: now - age), for: .init(id: id, language: language), WritePermit())
    }

    private func storePage(_ page: Int, age: TimeInterval, in database: Database) async throws {
        let entity = CoreReviewPageEntity(
            key: .init(TestList(), page: page, locale: .americanEnglish), totalPages: 9, totalResults: 9,
            cachedAt: now - age)
        try await database.write { transaction throws(DatabaseError) in try transaction.insert(entity) }
    }

    /// Returns the rows that remain, such as `1/en` for a film or `p1` for a page.
    private func remaining(_ database: Database) async throws -> Set<String> {
        try await database.read { transaction throws(DatabaseError) in
            let films = try transaction.all(FilmEntity.self).map { "\($0.key.id)/\($0.key.language)" }
            let pages = try transaction.all(CoreReviewPageEntity.self).map { "p\($0.key.page)" }
            return Set(films + pages)
        }
    }

    @Test
    func `stored uses and counts change no kept value`() async throws {
        try await withDatabase { database in
            try await store(1, age: 0, in: database)
            let (_, recording) = try await ReadRecorder.recording {
                ReadRecorder.current?.limit(until: .distantFuture)
                return try await AggregateStore(FilmMapper(), in: database).cached(.init(id: 1, language: "en"))
            }
            let film = try #require(recording?.dependencies.first)
            let uses = TitleUses()
            use(1, age: 0, uses)
            await eviction(uses: uses).flushUses(to: database)
            #expect(uses.pending(limit: 9).isEmpty)
            try await database.write { transaction throws(DatabaseError) in
                try transaction.countEvictions(["movie": 2])
            }
            #expect(try await database.evictionCounts() == ["movie": 2])
            #expect(film.isUnchanged)
        }
    }

    /// Evicts one batch after the other, and returns what each of them deleted.
    private func order(_ eviction: CacheEviction, _ database: Database) async throws -> [Set<String>] {
        var order: [Set<String>] = []
        for _ in 1...50 {
            let before = try await remaining(database)
            let batch = try await database.write { transaction throws(DatabaseError) in
                try eviction.evictBatch(in: transaction) { false }
            }
            batch.didCommit()
            let deleted = before.subtracting(try await remaining(database))
            if !deleted.isEmpty { order.append(deleted) }
            if batch.effect == .nothingLeft { return order }
        }
        return order
    }

    private func use(_ id: Int, age: TimeInterval, _ uses: TitleUses) {
        _ = uses.record(CachedTitle(.movie, id), at: now - age)
    }

    @Test
    func `the title that was used least recently goes first, in all languages`() async throws {
        try await withDatabase { database in
            for id in 1...3 { try await store(id, age: 1000 - Double(id), in: database) }
            try await store(1, "de", age: 999, in: database)
            let uses = TitleUses()
            use(2, age: 500, uses)
            #expect(try await order(eviction(uses: uses), database) == [["1/en", "1/de"], ["3/en"], ["2/en"]])
            #expect(evicted.withLockedValue { $0 } == ["movie": 4])
            #expect(try await database.evictionCounts() == ["movie": 4])
        }
    }

    @Test
    func `a transaction deletes titles while it may continue`() async throws {
        try await withDatabase { database in
            for id in 1...5 { try await store(id, age: 1000 - Double(id), in: database) }
            let eviction = eviction(uses: TitleUses())
            let evict: @Sendable (Int) async throws -> EvictionBatch = { continuations in
                try await database.write { transaction throws(DatabaseError) in
                    var remaining = continuations
                    return try eviction.evictBatch(in: transaction) {
                        defer { remaining -= 1 }
                        return remaining > 0
                    }
                }
            }
            let first = try await evict(2)
            first.didCommit()
            #expect(first.effect == .deleted)
            #expect(try await remaining(database) == ["4/en", "5/en"])
            #expect(evicted.withLockedValue { $0 } == ["movie": 3])
            let second = try await evict(.max)
            second.didCommit()
            #expect(second.effect == .deleted)
            #expect(try await remaining(database) == [])
            #expect(evicted.withLockedValue { $0 } == ["movie": 5])
            #expect(try await evict(.max).effect == .nothingLeft)
        }
    }

    @Test
    func `no value is deleted before all recorded uses are stored`() async throws {
        try await withDatabase { database in
            for id in 1...2 { try await store(id, age: 1000 - Double(id), in: database) }
            let uses = TitleUses()
            for id in 1...600 { use(id == 1 ? 1 : 1000 + id, age: 10, uses) }
            let eviction = eviction(uses: uses)
            let batch = try await database.write { transaction throws(DatabaseError) in
                try eviction.evictBatch(in: transaction) { false }
            }
            batch.didCommit()
            #expect(batch.effect == .prepared)
            #expect(try await remaining(database) == ["1/en", "2/en"])
            #expect(try await order(eviction, database) == [["2/en"], ["1/en"]])
        }
    }

    @Test(.timeLimit(.minutes(1)))
    func `a flush stores the uses recorded before its start, while others are recorded`() async throws {
        try await withDatabase { database in
            let uses = TitleUses()
            for id in 1...1200 { use(id, age: 10, uses) }
            let reader = Task.detached { [now] in
                var id = 0
                while !Task.isCancelled {
                    id += 1
                    _ = uses.record(CachedTitle(.movie, 2000 + id % 1000), at: now)
                    await Task.yield()
                }
            }
            #expect(await eviction(uses: uses).flushUses(to: database))
            reader.cancel()
            await reader.value
            #expect(uses.pending(limit: .max).keys.allSatisfy { $0.id >= 2000 })
        }
    }

    @Test
    func `a use is stored before titles are selected, and an older use does not replace a newer one`() async throws {
        try await withDatabase { database in
            for id in 1...2 { try await store(id, age: 1000 - Double(id), in: database) }
            let (first, second) = (TitleUses(), TitleUses())
            use(1, age: 100, first)
            await eviction(uses: first).flushUses(to: database)
            #expect(first.pending(limit: 9).isEmpty)
            // Another process evicts: the stored use of title 1 is newer than its own.
            use(1, age: 2000, second)
            #expect(try await order(eviction(uses: second), database) == [["2/en"], ["1/en"]])
            #expect(second.pending(limit: 9).isEmpty)
        }
    }

    @Test
    func `values of no title go first when they are no longer fresh, and otherwise by age`() async throws {
        try await withDatabase { database in
            try await store(1, age: 9 * 3600, in: database)
            try await store(2, age: 3600, in: database)
            try await storePage(1, age: 7 * 3600, in: database)
            try await storePage(2, age: 5 * 3600, in: database)
            try await database.write { [now] transaction throws(DatabaseError) in
                try transaction.insert(
                    CoreNotFoundEntity(key: .init(FilmEntity.Key(id: 9, language: "en")), notFoundSince: now - 3601))
            }
            #expect(try await order(eviction(), database) == [["p1"], ["1/en"], ["p2"], ["2/en"]])
            #expect(evicted.withLockedValue { $0 } == ["movie": 2, "review": 2, "not-found": 1])
        }
    }

    @Test
    func `titles that a version without uses stored go by the time when they were cached`() async throws {
        try await withDatabase { database in
            for id in 1...3 { try await store(id, age: Double(id) * 100, in: database) }
            try await database.write { transaction throws(DatabaseError) in
                _ = try transaction.execute("DELETE FROM core_title_use")
            }
            #expect(try await order(eviction(), database) == [["3/en"], ["2/en"], ["1/en"]])
        }
    }

    @Test
    func `titles are registered again if the batch was rolled back`() async throws {
        try await withDatabase { database in
            for id in 1...3 { try await store(id, age: Double(id) * 100, in: database) }
            try await database.write { transaction throws(DatabaseError) in
                _ = try transaction.execute("DELETE FROM core_title_use")
            }
            let eviction = eviction()
            await #expect(throws: DatabaseError.cancelled) {
                try await database.write { transaction throws(DatabaseError) in
                    _ = try eviction.evictBatch(in: transaction) { false }
                    throw .cancelled
                }
            }
            #expect(try await order(eviction, database) == [["3/en"], ["2/en"], ["1/en"]])
        }
    }

    @Test
    func `a use of which the time is in the future does not keep a title`() async throws {
        try await withDatabase { database in
            for id in 1...3 { try await store(id, age: 1000 - Double(id), in: database) }
            let uses = TitleUses()
            use(1, age: -10 * 365 * 86400, uses)
            await eviction(uses: uses).flushUses(to: database)
            let later = TitleUses()
            use(2, age: -60, later)
            #expect(try await order(eviction(uses: later), database) == [["3/en"], ["1/en"], ["2/en"]])
        }
    }

    @Test
    func `a batch deletes at most eight values`() async throws {
        try await withDatabase { database in
            for number in 1...10 { try await store(1, "l\(number)", age: 1, in: database) }
            let order = try await order(eviction(), database)
            #expect(order.map(\.count) == [8, 2])
        }
    }

    @Test
    func `many uses and titles without values take several batches`() async throws {
        try await withDatabase { database in
            let uses = TitleUses()
            for id in 1...1200 { use(id, age: 10, uses) }
            try await store(5000, age: 1, in: database)
            #expect(try await order(eviction(uses: uses), database) == [["5000/en"]])
            #expect(uses.pending(limit: 9).isEmpty)
            let count = try await database.read { transaction throws(DatabaseError) in
                try transaction.all(CoreTitleUseEntity.self).count
            }
            #expect(count == 0)
        }
    }

    @Test
    func `the last uses of a process are stored if the stored ones are older than an hour`() async throws {
        try await withDatabase { database in
            try await store(1, age: 3000, in: database)
            let uses = TitleUses()
            let eviction = eviction(uses: uses)
            use(1, age: 0, uses)
            await eviction.flushLastUses(to: database)
            #expect(uses.pending(limit: 9).count == 1)
            try await store(2, age: 3700, in: database)
            use(2, age: 0, uses)
            await eviction.flushLastUses(to: database)
            #expect(uses.pending(limit: 9).isEmpty)
        }
    }

    @Test
    func `stored uses that are older than the retention are deleted`() async throws {
        try await withDatabase { database in
            try await store(1, age: 181 * 86_400, in: database)
            try await store(2, age: 179 * 86_400, in: database)
            try await eviction().deleteOutdatedUses(in: database)
            let titles = try await database.read { transaction throws(DatabaseError) in
                try transaction.all(CoreTitleUseEntity.self).map(\.key.titleID)
            }
            #expect(titles == [2])
        }
    }

    @Test
    func `the bytes are counted by kind`() async throws {
        try await withDatabase { database in
            let counts = try await eviction().byteCounts(in: database)
            #expect(
                Set(counts.keys)
                    == ["movie", "list", "review", "genre-list", "reference-list", "response", "not-found"])
            #expect(counts.values.allSatisfy { $0 >= 4096 })
        }
    }
}

private struct TestList: ContentList {
    var name: String { "test" }
    var isRegional: Bool { false }

    func validate() throws(PopcornError) {}
}

struct FilmEntity: Equatable {
    static let table = "film"

    let key: Key
    let title: String
    let cachedAt: Date

    struct Key: Hashable {
        let id: Int
        let language: String
    }
}

extension FilmEntity: CachedEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        cachedAt = row.cachedAt(\.cachedAt)
    }
}

extension FilmEntity.Key: ContentKey {
    static var kind: ContentKind { .movie }

    init(from row: Row<Self>) {
        id = row.column("film_id", \.id)
        language = row.language(\.language)
    }
}

private struct FilmMapper: AggregateMapper {
    func map(_ entity: FilmEntity) -> String { entity.title }

    func map(_ domain: String, key: FilmEntity.Key, cachedAt: Date) -> FilmEntity {
        FilmEntity(key: key, title: domain, cachedAt: cachedAt)
    }
}
