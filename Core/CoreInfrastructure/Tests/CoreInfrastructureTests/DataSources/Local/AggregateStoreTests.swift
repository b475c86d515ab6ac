import CoreInfrastructureTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite
struct AggregateStoreTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.5)
    private let key = NoteEntity.Key(noteID: 1, language: "en")

    private func withStore(_ body: (AggregateStore<NoteMapper>) async throws -> Void) async throws {
        try await withCache(Schema(NoteEntity.self)) { database, _ in
            try await body(AggregateStore(NoteMapper(), in: database))
        }
    }

    /// Runs a closure with a store in SQLite, for tests that use SQL.
    private func withSQLiteStore(_ body: (AggregateStore<NoteMapper>, Database) async throws -> Void) async throws {
        try await withSQLiteCache(Schema(NoteEntity.self)) { database, _ in
            try await body(AggregateStore(NoteMapper(), in: database), database)
        }
    }

    @Test
    func `a stored value is returned with its time`() async throws {
        try await withStore { store async throws in
            let missing = try await store.value(key)
            let isWritten = try await store.store(Cached(Note("A", lines: ["b"]), cachedAt: time), at: key)

            #expect(missing == nil)
            #expect(isWritten)
            #expect(try await store.value(key) == Cached(Note("A", lines: nil), cachedAt: time))
            #expect(
                try await store.value(key, including: .all(\.lines)) == Cached(Note("A", lines: ["b"]), cachedAt: time))
        }
    }

    @Test
    func `a value replaces the previous value`() async throws {
        try await withSQLiteStore { store, database in
            try await store.store(Cached(Note("A", lines: ["a", "b"]), cachedAt: time), at: key)
            try await store.store(Cached(Note("B", lines: ["c"]), cachedAt: time + 1), at: key)

            #expect(
                try await store.value(key, including: .all(\.lines))
                    == Cached(Note("B", lines: ["c"]), cachedAt: time + 1))
            #expect(try await database.keys(of: NoteEntity.self, after: nil, limit: 10) == [key])
        }
    }

    @Test
    func `a revoked write is skipped`() async throws {
        try await withStore { store async throws in
            let isWritten = try await store.store(
                Cached(Note("A"), cachedAt: time), at: key, unless: WriteRevocation { true })

            #expect(!isWritten)
            #expect(try await store.value(key) == nil)
        }
    }

    @Test
    func `a replacement depends on the stored value, and changes nothing if it is revoked or nil`() async throws {
        try await withCache(Schema(NoteEntity.self)) { database, _ in
            let other = NoteEntity(key: .init(noteID: 2, language: "en"), title: "B", cachedAt: time, lines: nil)
            func replace(unless revocation: WriteRevocation, by suffix: String?) async throws -> Bool {
                try await database.replace(
                    NoteEntity.self, key, including: .all(\.lines), with: [.store(other)], unless: revocation
                ) { [key, time] stored throws(DatabaseError) in
                    suffix.map { suffix in
                        let (title, lines) = (stored?.entity.title ?? "none", stored?.entity.lines ?? [])
                        return EntityReplacement(
                            NoteEntity(
                                key: key, title: title + suffix, cachedAt: time,
                                lines: lines + [LineEntity(text: suffix)]),
                            mark: stored == nil ? nil : .incomplete)
                    }
                }
            }
            #expect(try await !replace(unless: WriteRevocation { true }, by: "1"))
            #expect(try await !replace(unless: .never, by: nil))
            #expect(try await database.find(NoteEntity.self, [key, other.key]) == [nil, nil])

            #expect(try await replace(unless: .never, by: "1"))
            #expect(try await database.find(NoteEntity.self, key, including: .none)?.state.isIncomplete == false)
            #expect(try await replace(unless: .never, by: "2"))
            let found = try await database.find(NoteEntity.self, key, including: .all(\.lines))
            #expect(found?.entity.title == "none12")
            #expect(found?.entity.lines == [LineEntity(text: "1"), LineEntity(text: "2")])
            #expect(found?.state.isIncomplete == true)
            #expect(try await database.find(NoteEntity.self, other.key) == other)
        }
    }

    @Test
    func `the revocation is checked when the write starts`() async throws {
        try await withSQLiteStore { store, database in
            let isRevoked = NIOLockedValueBox(false)
            let (isWriting, mayCommit) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

            // previous write             the write
            // isWriting.signal()   ──▶   waits in the queue
            //                            isRevoked = true
            // mayCommit.wait()     ◀──   mayCommit.signal()
            //                            checks isRevoked: skipped
            async let before: Void = database.write { _ throws(DatabaseError) in
                isWriting.signal()
                mayCommit.wait()
            }
            await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                    isWriting.wait()
                    continuation.resume()
                }
            }
            async let write = store.store(
                Cached(Note("A"), cachedAt: time), at: key,
                unless: WriteRevocation { isRevoked.withLockedValue(\.self) })
            isRevoked.withLockedValue { $0 = true }
            mayCommit.signal()

            try await before
            #expect(try await !write)
            #expect(try await store.value(key) == nil)
        }
    }

    @Test
    func `a value stored before a relation was added is incomplete if the relation is selected`() async throws {
        try await withSQLiteStore { store, database in
            try await store.store(Cached(Note("A"), cachedAt: time), at: key)
            #expect(try await store.value(key, including: [.all(\.lines)])?.value == Note("A"))
            try await database.makeRowsOlder(of: NoteEntity.self)

            #expect(try await store.value(key) == Cached(Note("A"), cachedAt: time, isOutdated: true))
            #expect(
                try await store.value(key, including: [.all(\.lines)])
                    == Cached(Note("A"), cachedAt: time, isOutdated: true, isIncomplete: true))
        }
    }

    @Test
    func `a value is deleted by its key`() async throws {
        try await withStore { store async throws in
            let other = NoteEntity.Key(noteID: 1, language: "de")
            try await store.store(Cached(Note("A"), cachedAt: time), at: key)
            try await store.store(Cached(Note("B"), cachedAt: time), at: other)

            try await store.delete(key)
            try await store.delete(key)
            #expect(try await store.value(key) == nil)
            #expect(try await store.value(other)?.value == Note("B"))
        }
    }

    @Test
    func `statistics count values by language`() async throws {
        try await withStore { store async throws in
            #expect(
                try await store.statistics() == CachedValueStatistics(countByLanguage: [:], oldest: nil, newest: nil))
            for (id, language) in [(1, "en"), (2, "en"), (1, "de")] {
                try await store.store(
                    Cached(Note("A"), cachedAt: time + Double(id)), at: .init(noteID: id, language: language))
            }

            #expect(
                try await store.statistics()
                    == CachedValueStatistics(countByLanguage: ["en": 2, "de": 1], oldest: time + 1, newest: time + 2))
        }
    }

    @Test(arguments: [1, 2, 5, 6])
    func `statistics are counted in slices`(sliceSize: Int) async throws {
        try await withStore { store async throws in
            for (id, language) in [(2, "en"), (1, "de"), (10, "en"), (1, "en"), (3, "fr")] {
                try await store.store(Cached(Note("A"), cachedAt: time), at: .init(noteID: id, language: language))
            }

            #expect(
                try await store.statistics(sliceSize: sliceSize).countByLanguage == ["en": 3, "de": 1, "fr": 1])
        }
    }

    @Test
    func `a slice of keys is limited and read from the index of the key`() async throws {
        try await withSQLiteStore { store, database in
            for id in 1...3 {
                try await store.store(Cached(Note("A"), cachedAt: time), at: .init(noteID: id, language: "en"))
            }
            let (keys, plan) = try await database.read { transaction throws(DatabaseError) in
                let keys = try transaction.keys(
                    of: NoteEntity.self, after: .init(noteID: 1, language: "de"), limit: 2)
                let plan = try transaction.query(
                    """
                    EXPLAIN QUERY PLAN SELECT "note_id", "language" FROM "note" WHERE ("note_id", "language") > (1, 'a') \
                    ORDER BY "note_id", "language" LIMIT 2
                    """
                ) { row in
                    _ = (row.optionalColumn(Int.self), row.optionalColumn(Int.self), row.optionalColumn(Int.self))
                    return row.optionalColumn(String.self) ?? ""
                }
                return (keys, plan)
            }
            #expect(keys == [.init(noteID: 1, language: "en"), .init(noteID: 2, language: "en")])
            #expect(plan.count == 1)
            #expect(plan.first?.contains("SEARCH note USING COVERING INDEX") == true)
        }
    }

    @Test
    func `a cancelled task does not count further slices`() async throws {
        try await withStore { store async throws in
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await store.statistics()
            }
            await #expect(throws: DatabaseError.cancelled) { try await task.value }
        }
    }

    @Test
    func `values older than a date are deleted with their relations`() async throws {
        try await withSQLiteStore { store, database in
            for id in 0..<40 {
                try await store.store(
                    Cached(Note("A", lines: ["a"]), cachedAt: time + Double(id)), at: .init(noteID: id, language: "en"))
            }

            #expect(try await store.delete(before: time) == 0)
            #expect(try await store.delete(before: time + 25) == 25)
            #expect(try await store.statistics().oldest == time + 25)
            #expect(try await store.delete(before: .distantFuture) == 15)
            #expect(try await database.keys(of: NoteEntity.self, after: nil, limit: 10) == [])
        }
    }

    @Test
    func `values are deleted in small transactions`() async throws {
        try await withSQLiteStore { store, database in
            for id in 0..<100 {
                try await store.store(
                    Cached(Note("A"), cachedAt: time + Double(id)), at: .init(noteID: id, language: "en"))
            }
            // The transaction that reaches this value is rolled back. Earlier transactions stay committed.
            _ = try await database.write { transaction throws(DatabaseError) in
                try transaction.execute(
                    "CREATE TRIGGER stop AFTER DELETE ON note WHEN old.note_id = 50 BEGIN SELECT RAISE(ABORT, ''); END")
            }

            await #expect(throws: DatabaseError.self) { try await store.delete(before: .distantFuture) }

            let count = try await store.statistics().countByLanguage["en"] ?? 0
            #expect((51..<100).contains(count))
        }
    }

    @Test
    func `a search by time uses the index`() async throws {
        try await withSQLiteStore { _, database in
            let plan = try await database.read { transaction throws(DatabaseError) in
                try transaction.query("EXPLAIN QUERY PLAN SELECT row_id FROM note WHERE cached_at < 0 LIMIT 1") { row in
                    _ = (row.optionalColumn(Int.self), row.optionalColumn(Int.self), row.optionalColumn(Int.self))
                    return row.optionalColumn(String.self) ?? ""
                }
            }
            #expect(plan.count == 1)
            #expect(plan[0].contains("USING COVERING INDEX note_cached_at"))
        }
    }
}

struct Note: Equatable {
    let title: String
    let lines: [String]?

    init(_ title: String, lines: [String]? = nil) {
        self.title = title
        self.lines = lines
    }
}

struct NoteMapper: AggregateMapper {

    func map(_ entity: NoteEntity) -> Note {
        Note(entity.title, lines: entity.lines?.map(\.text))
    }

    func map(_ domain: Note, key: NoteEntity.Key, cachedAt: Date) -> NoteEntity {
        NoteEntity(key: key, title: domain.title, cachedAt: cachedAt, lines: domain.lines?.map(LineEntity.init))
    }
}

struct NoteEntity: Equatable {
    static let table = "note"

    let key: Key
    let title: String
    let cachedAt: Date
    let lines: [LineEntity]?

    struct Key: Hashable, LocalizedKey {
        let noteID: Int
        let language: String
    }
}

extension NoteEntity: CachedEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        cachedAt = row.cachedAt(\.cachedAt)
        lines = row.many("line", \.lines, .onDemand)
    }
}

extension NoteEntity.Key: Entity {
    init(from row: Row<Self>) {
        noteID = row.column("note_id", \.noteID)
        language = row.language(\.language)
    }
}

struct LineEntity: Equatable {
    let text: String
}

extension LineEntity: Entity {
    init(from row: Row<Self>) {
        text = row.column("text", \.text)
    }
}
