import CoreDomain
import CoreDomainTestHelpers
import Foundation
import PopcornConcurrency
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite
struct DefaultLibraryRepositoryTests {

    private let clock = ManualClock()
    private let changes = ChangeNotifier()
    private let alice: WatchlistOwner
    private let bob: WatchlistOwner

    init() throws {
        alice = try WatchlistOwner("alice")
        bob = try WatchlistOwner("bob")
    }

    private func withRepositories(
        in engine: LibraryEngine, maximumWatchlistCount: Int = 10_000, maximumSearchCount: Int = 100,
        _ body: (any LibraryRepository, any WatchlistRepository, any SearchHistoryRepository) async throws -> Void
    ) async throws {
        try await engine.withStore { store, _ in
            let limits = LibraryLimits(entryCount: maximumWatchlistCount, searchCount: maximumSearchCount)
            let repository = DefaultLibraryRepository(
                store: store, limits: limits, clock: clock.clock, changes: changes)
            try await body(repository, repository, repository)
        }
    }

    private func entry(_ id: Int, _ owner: WatchlistOwner, at seconds: Double = 0) -> LibraryRecord {
        LibraryRecord(
            owner: owner,
            content: .watchlistEntry(
                WatchlistEntry(kind: .movie, id: id, addedAt: Date(timeIntervalSince1970: seconds))))
    }

    private func search(_ text: String, _ owner: WatchlistOwner, at seconds: Double) -> LibraryRecord {
        LibraryRecord(
            owner: owner,
            content: .search(SearchHistoryEntry(text: text, searchedAt: Date(timeIntervalSince1970: seconds))))
    }

    @Test(arguments: LibraryEngine.available)
    func `owners of watchlists and search histories are sorted by name, in pages`(engine: LibraryEngine) async throws {
        try await withRepositories(in: engine) { library, watchlist, searches async throws in
            #expect(try await library.owners(after: nil, limit: 10) == [])
            for name in ["b", "a", "é", "Z", "日本"] {
                _ = try await watchlist.add(.movie, id: 1, owner: WatchlistOwner(name))
                _ = try await watchlist.add(.tvSeries, id: 2, owner: WatchlistOwner(name))
            }
            _ = try await searches.record(SearchTerm("x"), owner: WatchlistOwner("c"))
            _ = try await searches.record(SearchTerm("x"), owner: WatchlistOwner("a"))

            #expect(try await library.owners(after: nil, limit: 10).map(\.name) == ["Z", "a", "b", "c", "é", "日本"])
            #expect(try await library.owners(after: nil, limit: 2).map(\.name) == ["Z", "a"])
            #expect(try await library.owners(after: WatchlistOwner("a"), limit: 2).map(\.name) == ["b", "c"])
            #expect(try await library.owners(after: WatchlistOwner("日本"), limit: 2) == [])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `the records of an owner are added to another library unchanged`(engine: LibraryEngine) async throws {
        try await withRepositories(in: engine) { library, watchlist, searches async throws in
            _ = try await watchlist.add(.movie, id: 550, owner: alice)
            clock.advance(by: 0.000_3)
            _ = try await watchlist.add(.tvSeries, id: 1396, owner: alice)
            for text in ["a", "b", "A"] {
                clock.advance(by: 1)
                _ = try await searches.record(SearchTerm(text, kind: .movie), owner: alice)
            }
            _ = try await watchlist.add(.movie, id: 9, owner: bob)
            let records = try await library.records(of: alice)
            #expect(records.count == 4)

            try await withRepositories(in: engine) { other, otherWatchlist, otherSearches async throws in
                #expect(try await other.add(records) == 4)
                #expect(try await other.records(of: alice) == records)
                #expect(
                    try await otherWatchlist.entries(nil, owner: alice) == watchlist.entries(nil, owner: alice))
                let texts = try await otherSearches.entries(SearchHistoryQuery(), owner: alice).map(\.text)
                #expect(texts == ["A", "b"])
                #expect(try await other.add(records) == 0, "the records are already in the library")
                #expect(try await other.owners(after: nil, limit: 10) == [alice])
            }
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a title keeps its time of addition, and the newer of two equal searches is kept`(
        engine: LibraryEngine
    ) async throws {
        try await withRepositories(in: engine) { library, _, searches async throws in
            #expect(try await library.add([entry(1, alice, at: 5), search("a", alice, at: 5)]) == 2)
            #expect(try await library.add([entry(1, alice, at: 9), search("A", alice, at: 4)]) == 0)
            #expect(try await library.records(of: alice) == [entry(1, alice, at: 5), search("a", alice, at: 5)])
            #expect(try await library.add([search("A", alice, at: 6), search("b", alice, at: 1)]) == 2)
            let texts = try await searches.entries(SearchHistoryQuery(), owner: alice).map(\.text)
            #expect(texts == ["A", "b"])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `the oldest searches beyond the maximum are not added`(engine: LibraryEngine) async throws {
        try await withRepositories(in: engine, maximumSearchCount: 2) { library, _, searches async throws in
            _ = try await library.add((1...3).map { search("\($0)", alice, at: Double($0)) })
            #expect(try await searches.entries(SearchHistoryQuery(), owner: alice).map(\.text) == ["3", "2"])
            #expect(try await library.add([search("0", alice, at: 0)]) == 0)
            _ = try await searches.record(SearchTerm("new"), owner: alice)
            #expect(try await searches.entries(SearchHistoryQuery(), owner: alice).map(\.text) == ["new", "3"])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `nothing is added if one watchlist would exceed the maximum`(engine: LibraryEngine) async throws {
        try await withRepositories(in: engine, maximumWatchlistCount: 2) { library, watchlist, _ async throws in
            _ = try await watchlist.add(.movie, id: 1, owner: alice)
            let error = await #expect(throws: PopcornError.self) {
                try await library.add([entry(7, bob), entry(1, alice), entry(2, alice), entry(3, alice)])
            }
            #expect(error?.kind == .limitReached)
            #expect(error?.message.contains("at most 2 entries") == true)
            #expect(try await library.owners(after: nil, limit: 9) == [alice])
            #expect(try await watchlist.entries(nil, owner: alice).map(\.id) == [1])
            #expect(try await library.add([entry(1, alice), entry(2, alice)]) == 1)

            let single = await #expect(throws: PopcornError.self) {
                try await watchlist.add(.movie, id: 3, owner: alice)
            }
            #expect(single?.kind == .limitReached)
            let toggled = await #expect(throws: PopcornError.self) {
                try await watchlist.toggle(.movie, id: 3, owner: alice)
            }
            #expect(toggled?.kind == .limitReached)
            #expect(try await watchlist.add(.movie, id: 1, owner: alice) == false, "the title is already there")
            #expect(try await watchlist.toggle(.movie, id: 1, owner: alice) == false)
            #expect(try await watchlist.toggle(.movie, id: 3, owner: alice))
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `deletion removes only the owner's data and announces it`(engine: LibraryEngine) async throws {
        try await withRepositories(in: engine) { library, watchlist, searches async throws in
            _ = try await library.add([
                entry(1, alice), entry(2, alice), entry(1, bob), search("a", alice, at: 1), search("a", bob, at: 1),
            ])
            let (listed, searched, others) = (ChangeObserver(), ChangeObserver(), ChangeObserver())
            _ = try await listed.reading { () throws(PopcornError) in try await watchlist.entries(nil, owner: alice) }
            _ = try await searched.reading { () throws(PopcornError) in
                try await searches.entries(SearchHistoryQuery(), owner: alice)
            }
            _ = try await others.reading { () throws(PopcornError) in try await watchlist.entries(nil, owner: bob) }

            #expect(
                try await library.deleteAll(of: alice) == LibraryDeletion(watchlistEntryCount: 2, searchCount: 1))
            #expect(try await library.records(of: alice) == [])
            #expect(try await library.records(of: bob).count == 2)
            #expect(await [listed, searched, others].haveChanged() == [true, true, false])
            #expect(
                try await library.deleteAll(of: alice) == LibraryDeletion(watchlistEntryCount: 0, searchCount: 0))
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `additions are announced to observers of the owner`(engine: LibraryEngine) async throws {
        try await withRepositories(in: engine) { library, watchlist, searches async throws in
            let (listed, searched) = (ChangeObserver(), ChangeObserver())
            _ = try await listed.reading { () throws(PopcornError) in try await watchlist.entries(nil, owner: alice) }
            _ = try await searched.reading { () throws(PopcornError) in
                try await searches.entries(SearchHistoryQuery(), owner: alice)
            }
            _ = try await library.add([entry(1, alice), search("a", bob, at: 1)])
            #expect(await [listed, searched].haveChanged() == [true, false])
        }
    }
}
