import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Logging
import PopcornConcurrency
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite
struct DefaultSearchHistoryRepositoryTests {

    private let clock = ManualClock()
    private let alice: WatchlistOwner
    private let bob: WatchlistOwner
    private let changes = ChangeNotifier()

    init() throws {
        alice = try WatchlistOwner("alice")
        bob = try WatchlistOwner("bob")
    }

    private func withHistory(
        in engine: LibraryEngine, maximumCount: Int = SearchHistoryEntry.defaultMaximumCount,
        _ body: (DefaultLibraryRepository, any LibraryStore) async throws -> Void
    ) async throws {
        try await engine.withStore { store, _ in
            let repository = DefaultLibraryRepository(
                store: store, limits: LibraryLimits(searchCount: maximumCount), clock: clock.clock, changes: changes
            )
            try await body(repository, store)
        }
    }

    private func texts(
        _ history: DefaultLibraryRepository, _ owner: WatchlistOwner, _ query: SearchHistoryQuery = .init()
    ) async throws -> [String] {
        try await history.entries(query, owner: owner).map(\.text)
    }

    @Test
    func `a search after the largest number does not end the program`() async throws {
        try await withLibrary(.searchHistory) { database in
            let history = DefaultLibraryRepository(store: SQLiteLibraryStore(database), clock: clock.clock)
            _ = try await history.record(SearchTerm("first"), owner: alice)
            try await database.write { transaction throws(DatabaseError) in
                _ = try transaction.execute("UPDATE search_history_entry SET sequence = \(Int.max)")
            }

            _ = try await history.record(SearchTerm("second"), owner: alice)

            #expect(try await Set(texts(history, alice)) == ["first", "second"])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `searches are returned with their kinds and times, newest first`(engine: LibraryEngine) async throws {
        let start = clock.now
        try await withHistory(in: engine) { history, _ in
            #expect(try await history.entries(SearchHistoryQuery(), owner: alice) == [])
            let first = try await history.record(SearchTerm(" Fight Club "), owner: alice)
            clock.advance(by: 1.5)
            let second = try await history.record(SearchTerm("brad pitt", kind: .person), owner: alice)
            clock.advance(by: 1)
            _ = try await history.record(SearchTerm("千と千尋", kind: .movie), owner: alice)
            _ = try await history.record(SearchTerm("🍿 '; DROP TABLE", kind: .tvSeries), owner: alice)

            #expect(first == SearchHistoryEntry(text: "Fight Club", kind: nil, searchedAt: start))
            #expect(
                try await history.entries(SearchHistoryQuery(), owner: alice) == [
                    SearchHistoryEntry(text: "🍿 '; DROP TABLE", kind: .tvSeries, searchedAt: start + 2.5),
                    SearchHistoryEntry(text: "千と千尋", kind: .movie, searchedAt: start + 2.5),
                    second, first,
                ])
            #expect(second == SearchHistoryEntry(text: "brad pitt", kind: .person, searchedAt: start + 1.5))
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a repeated search moves to the top with its new spelling and time`(engine: LibraryEngine) async throws {
        let start = clock.now
        try await withHistory(in: engine) { history, _ in
            for text in ["Fight Club", "Straße", "arrow"] {
                _ = try await history.record(SearchTerm(text), owner: alice)
            }
            clock.advance(by: 60)
            _ = try await history.record(SearchTerm("fight CLUB"), owner: alice)
            #expect(
                try await history.entries(SearchHistoryQuery(limit: 1), owner: alice)
                    == [SearchHistoryEntry(text: "fight CLUB", searchedAt: start + 60)])
            #expect(try await texts(history, alice) == ["fight CLUB", "arrow", "Straße"])
            _ = try await history.record(SearchTerm("STRASSE"), owner: alice)
            #expect(try await texts(history, alice) == ["STRASSE", "fight CLUB", "arrow"])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a search after the clock was set back is the newest`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine, maximumCount: 2) { history, _ in
            for text in ["a", "b"] { _ = try await history.record(SearchTerm(text), owner: alice) }
            clock.advance(by: -3600)
            _ = try await history.record(SearchTerm("c"), owner: alice)
            #expect(try await texts(history, alice) == ["c", "b"])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `the same text for another kind is another search`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine) { history, _ in
            for kind in [nil, SearchKind.movie, .tvSeries, .person] {
                _ = try await history.record(SearchTerm("arrow", kind: kind), owner: alice)
            }
            _ = try await history.record(SearchTerm("Arrow", kind: .movie), owner: alice)
            let entries = try await history.entries(SearchHistoryQuery(), owner: alice)
            #expect(entries.map(\.kind) == [.movie, .person, .tvSeries, nil])
            #expect(entries.map(\.text) == ["Arrow", "arrow", "arrow", "arrow"])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `the oldest searches of an owner beyond the maximum number are deleted`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine, maximumCount: 3) { history, store in
            _ = try await history.record(SearchTerm("of bob"), owner: bob)
            for text in ["1", "2", "3"] { _ = try await history.record(SearchTerm(text), owner: alice) }
            #expect(try await texts(history, alice) == ["3", "2", "1"])
            _ = try await history.record(SearchTerm("1"), owner: alice)
            #expect(try await texts(history, alice) == ["1", "3", "2"])
            _ = try await history.record(SearchTerm("4", kind: .movie), owner: alice)
            #expect(try await texts(history, alice) == ["4", "1", "3"])
            #expect(try await texts(history, bob) == ["of bob"])

            let smaller = DefaultLibraryRepository(
                store: store, limits: LibraryLimits(searchCount: 1), clock: clock.clock)
            _ = try await smaller.record(SearchTerm("5"), owner: alice)
            #expect(try await texts(history, alice) == ["5"])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `an owner has at most 100 searches by default`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine) { history, _ in
            for number in 1...101 { _ = try await history.record(SearchTerm("\(number)"), owner: alice) }
            #expect(try await texts(history, alice) == (2...101).reversed().map { "\($0)" })
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `concurrent searches stay within the maximum number`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine, maximumCount: 5) { history, _ in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    group.addTask { _ = try await history.record(SearchTerm("\(number % 10)"), owner: alice) }
                }
                try await group.waitForAll()
            }
            let found = try await texts(history, alice)
            #expect(found.count == 5)
            #expect(Set(found).count == 5)
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a query selects texts by their beginning, up to the limit`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine) { history, _ in
            for text in ["Fight Club", "frozen", "Été", "finding"] {
                _ = try await history.record(SearchTerm(text), owner: alice)
            }
            #expect(try await texts(history, alice, .init(prefix: "FI")) == ["finding", "Fight Club"])
            #expect(try await texts(history, alice, .init(prefix: "f", limit: 2)) == ["finding", "frozen"])
            #expect(try await texts(history, alice, .init(prefix: "éT")) == ["Été"])
            #expect(try await texts(history, alice, .init(prefix: "%")) == [])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `each owner has a separate search history`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine) { history, _ in
            _ = try await history.record(SearchTerm("arrow"), owner: alice)
            clock.advance(by: 1)
            _ = try await history.record(SearchTerm("ARROW"), owner: bob)

            #expect(try await texts(history, alice) == ["arrow"])
            #expect(try await texts(history, bob) == ["ARROW"])
            #expect(try await texts(history, .default) == [])
            #expect(try await history.remove(SearchTerm("arrow"), owner: .default) == false)
            #expect(try await history.remove(SearchTerm("arrow"), owner: bob))
            #expect(try await texts(history, alice) == ["arrow"])
            #expect(try await history.clear(owner: bob) == 0)
            #expect(try await texts(history, alice) == ["arrow"])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a search is removed by its text in any case and its kind`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine) { history, _ in
            _ = try await history.record(SearchTerm("Amélie"), owner: alice)
            _ = try await history.record(SearchTerm("Amélie", kind: .movie), owner: alice)

            #expect(try await history.remove(SearchTerm("amélie", kind: .person), owner: alice) == false)
            #expect(try await history.remove(SearchTerm(" AME\u{301}LIE ", kind: .movie), owner: alice))
            #expect(try await history.remove(SearchTerm("Amélie", kind: .movie), owner: alice) == false)
            #expect(try await history.entries(SearchHistoryQuery(), owner: alice).map(\.kind) == [nil])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `clearing deletes all searches of one owner and returns their number`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine) { history, _ in
            for text in ["a", "b", "c"] { _ = try await history.record(SearchTerm(text), owner: alice) }
            _ = try await history.record(SearchTerm("a"), owner: bob)

            #expect(try await history.clear(owner: alice) == 3)
            #expect(try await history.clear(owner: alice) == 0)
            #expect(try await texts(history, alice) == [])
            #expect(try await texts(history, bob) == ["a"])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `observers of a search history are notified of its changes`(engine: LibraryEngine) async throws {
        try await withHistory(in: engine) { history, _ in
            let observers = [ChangeObserver(), ChangeObserver()]
            for (observer, owner) in zip(observers, [alice, bob]) {
                _ = try await observer.reading { () throws(PopcornError) in
                    try await history.entries(SearchHistoryQuery(limit: 1), owner: owner)
                }
            }
            _ = try await history.record(SearchTerm("a"), owner: alice)
            #expect(await observers.haveChanged() == [true, false])
            _ = try await history.remove(SearchTerm("b"), owner: alice)
            _ = try await history.clear(owner: bob)
            #expect(await observers.haveChanged() == [false, false], "there was nothing to delete")
            _ = try await history.remove(SearchTerm("A"), owner: alice)
            #expect(await observers.haveChanged() == [true, false])
            _ = try await history.record(SearchTerm("a"), owner: bob)
            #expect(await observers.haveChanged() == [false, true])
            _ = try await history.clear(owner: bob)
            #expect(await observers.haveChanged() == [false, true])
        }
    }

    @Test(arguments: ["", " \n", String(repeating: "x", count: 501)], LibraryEngine.available)
    func `an invalid text is rejected without being stored`(text: String, engine: LibraryEngine) async throws {
        try await withHistory(in: engine) { history, _ async throws in
            let recorded = await #expect(throws: PopcornError.self) {
                try await history.record(SearchTerm(text), owner: alice)
            }
            let removed = await #expect(throws: PopcornError.self) {
                try await history.remove(SearchTerm(text), owner: alice)
            }
            #expect([recorded?.kind, removed?.kind] == [.invalidInput, .invalidInput])
            await #expect(throws: PopcornError.invalidInput("The limit must be at least 1, but is 0")) {
                try await history.entries(SearchHistoryQuery(limit: 0), owner: alice)
            }
            #expect(try await texts(history, alice) == [])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a closed database throws a storage error that does not contain the text`(engine: LibraryEngine) async throws {
        try await engine.withStore { store, close in
            let history = DefaultLibraryRepository(store: store)
            await close()
            let error = await #expect(throws: PopcornError.self) {
                try await history.record(SearchTerm("secret wish"), owner: alice)
            }
            #expect(error?.kind == .storage)
            let content: [Any?] = [error?.message, error?.cause]
            #expect(!"\(content)".contains("secret"))
        }
    }

    @Test
    func `a row of an unknown kind is skipped`() {
        func entity(_ kind: String) -> CoreSearchHistoryEntryEntity {
            CoreSearchHistoryEntryEntity(
                owner: "a", kind: kind, foldedText: "x", text: "X", searchedAt: clock.now, sequence: 1)
        }
        #expect(entity("game").search == nil)
        #expect(entity("tv").search?.kind == .tvSeries)
        #expect(entity("all").search == SearchHistoryEntry(text: "X", searchedAt: clock.now))
    }

    @Test
    func `the migration creates the table that the entity declares`() {
        #expect(Schema(CoreSearchHistoryEntryEntity.self).statements == Migration.searchHistoryOfOwners.statements)
        #expect(Migration.searchHistoryOfOwners.isBreaking == false)
    }

    @Test
    func `the migration preserves the watchlist and keeps a copy, and the previous version still works`() async throws {
        func open(_ file: URL, _ migrations: [Migration], _ body: (Database) async throws -> Void) async throws {
            let database = try await Database.userData(at: file, migrations: migrations, logger: Logger(label: "test"))
            try await body(database)
            await database.close()
        }
        let film = WatchlistEntry(kind: .movie, id: 550, addedAt: clock.now)
        try await withLibraryFile { file in
            try await open(file, .watchlist) { database in
                let list = DefaultLibraryRepository(store: SQLiteLibraryStore(database), clock: clock.clock)
                _ = try await list.add(.movie, id: 550, owner: alice)
            }
            try await open(file, .watchlist + .searchHistory) { database in
                let list = DefaultLibraryRepository(store: SQLiteLibraryStore(database))
                #expect(try await list.entries(nil, owner: alice) == [film])
                let history = DefaultLibraryRepository(store: SQLiteLibraryStore(database))
                #expect(try await texts(history, alice) == [])
                _ = try await history.record(SearchTerm("arrow"), owner: alice)
            }
            let copy = URL(filePath: file.path + ".before-search-history.entries")
            try await open(copy, .watchlist) { database async throws in
                let list = DefaultLibraryRepository(store: SQLiteLibraryStore(database))
                #expect(try await list.entries(nil, owner: alice) == [film])
            }
            try await open(file, .watchlist) { database async throws in
                let list = DefaultLibraryRepository(store: SQLiteLibraryStore(database))
                #expect(try await list.add(.movie, id: 550, owner: alice) == false)
            }
            try await open(file, .watchlist + .searchHistory) { database async throws in
                let history = DefaultLibraryRepository(store: SQLiteLibraryStore(database))
                #expect(try await texts(history, alice) == ["arrow"])
            }
        }
    }

    @Test
    func `the file does not contain deleted texts`() async throws {
        try await withLibraryFile { file in
            for isDeleted in [false, true] {
                let database = try await Database.userData(
                    at: file, migrations: .searchHistory, logger: Logger(label: "test"))
                let history = DefaultLibraryRepository(store: SQLiteLibraryStore(database))
                for text in ["Zebrafish one", "Zebrafish two"] {
                    _ = try await history.record(SearchTerm(text), owner: alice)
                }
                if isDeleted {
                    #expect(try await history.remove(SearchTerm("zebrafish one"), owner: alice))
                    #expect(try await history.clear(owner: alice) == 1)
                }
                await database.close()
                let content = try Data(contentsOf: file)
                for text in ["Zebrafish", "zebrafish"] {
                    #expect((content.range(of: Data(text.utf8)) == nil) == isDeleted)
                }
            }
        }
    }
}
