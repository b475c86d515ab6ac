import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

/// The last known names of titles on watchlists, in each engine.
@Suite
struct WatchlistNamesTests {

    private let clock = ManualClock()
    private let alice: WatchlistOwner
    private let bob: WatchlistOwner
    private let coma = LastKnownTitle(
        title: "Coma", year: 2020, posterPath: URL(string: "/poster.jpg"), language: "en-US")

    init() throws {
        alice = try WatchlistOwner("alice")
        bob = try WatchlistOwner("bob")
    }

    private func movie(_ id: Int) -> TitleID { TitleID(.movie, id) }

    private func watchlist(_ store: any LibraryStore) -> DefaultLibraryRepository {
        DefaultLibraryRepository(store: store, clock: clock.clock)
    }

    @Test(arguments: LibraryEngine.available)
    func `a name is stored only while its title is on a watchlist`(engine: LibraryEngine) async throws {
        try await engine.withStore { store, _ in
            let list = watchlist(store)
            _ = try await list.add(.movie, id: 1, owner: alice)
            _ = try await list.add(.movie, id: 1, owner: bob)
            _ = try await list.add(.tvSeries, id: 2, owner: alice)

            try await store.store([movie(1): coma, movie(2): coma])
            let listed = try await store.listedTitles(among: [movie(1), movie(2), TitleID(.tvSeries, 2), movie(3)])
            #expect(listed == [movie(1): coma, TitleID(.tvSeries, 2): nil])
            let names = try await list.entries(nil, owner: alice).map { ($0.kind, $0.lastKnown) }
            #expect(Dictionary(uniqueKeysWithValues: names) == [.movie: coma, .tvSeries: nil])
            #expect(try await list.entries(.movie, owner: bob).map(\.lastKnown) == [coma])
            #expect(try await list.entries(.tvSeries, owner: bob) == [])

            let renamed = LastKnownTitle(title: "Coma 2", isRemoved: true)
            try await store.store([movie(1): renamed])
            #expect(try await list.entries(nil, owner: bob).map(\.lastKnown) == [renamed])

            _ = try await list.remove(.movie, id: 1, owner: alice)
            #expect(try await list.entries(nil, owner: bob).map(\.lastKnown) == [renamed])
            _ = try await list.toggle(.movie, id: 1, owner: bob)
            _ = try await list.add(.movie, id: 1, owner: bob)
            #expect(try await list.entries(nil, owner: bob).map(\.lastKnown) == [nil], "no watchlist had the title")
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `names are exported and imported with their entries, and a known name is not replaced`(
        engine: LibraryEngine
    ) async throws {
        try await engine.withStore { store, _ in
            let library = DefaultLibraryRepository(store: store)
            func record(_ id: Int, _ owner: WatchlistOwner, _ known: LastKnownTitle?) -> LibraryRecord {
                LibraryRecord(
                    owner: owner,
                    content: .watchlistEntry(
                        WatchlistEntry(
                            kind: .movie, id: id, addedAt: Date(timeIntervalSince1970: Double(-id)), lastKnown: known)))
            }
            let other = LastKnownTitle(title: "Other", isRemoved: true)
            let records = [record(1, alice, coma), record(2, alice, nil), record(3, alice, other)]
            #expect(try await library.add(records) == 3)
            #expect(try await library.records(of: alice) == records)

            #expect(try await library.add([record(1, bob, other), record(2, alice, other)]) == 1)
            #expect(try await library.records(of: bob) == [record(1, bob, coma)])
            #expect(try await library.records(of: alice)[1] == record(2, alice, other))

            _ = try await library.deleteAll(of: alice)
            #expect(try await store.listedTitles(among: [movie(1), movie(2), movie(3)]) == [movie(1): coma])
            _ = try await library.deleteAll(of: bob)
            #expect(try await library.add([record(1, bob, nil)]) == 1)
            #expect(try await library.records(of: bob) == [record(1, bob, nil)], "the name was deleted")
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a copy of the library has the names`(engine: LibraryEngine) async throws {
        try await engine.withStore { store, _ in
            _ = try await watchlist(store).add(.movie, id: 1, owner: alice)
            try await store.store([movie(1): coma])
            try await withLibraryFile { file in
                try await store.copy(to: file)
                let copy = try await Database.userData(at: file, migrations: .library, logger: Logger(label: "test"))
                let entries = try await watchlist(SQLiteLibraryStore(copy)).entries(nil, owner: alice)
                await copy.close()
                #expect(entries.map(\.lastKnown) == [coma])
            }
        }
    }

    @Test
    func `added titles without a name are reported to the keeper of names`() async throws {
        final class Keeper: LastKnownTitleKeeping {
            let missing = NIOLockedValueBox<[TitleID]>([])
            func update(_ title: TitleID, language: String) {}
            func addMissing(_ titles: [TitleID]) { missing.withLockedValue { $0 += titles } }
        }
        try await LibraryEngine.sqlite.withStore { store, _ in
            let keeper = Keeper()
            let list = DefaultLibraryRepository(store: store, clock: clock.clock, titles: keeper)
            _ = try await list.add(.movie, id: 1, owner: alice)
            _ = try await list.add(.movie, id: 1, owner: alice)
            _ = try await list.toggle(.tvSeries, id: 2, owner: alice)
            _ = try await list.toggle(.tvSeries, id: 2, owner: alice)
            let time = Date(timeIntervalSince1970: 0)
            _ = try await DefaultLibraryRepository(store: store, titles: keeper).add([
                LibraryRecord(
                    owner: bob, content: .watchlistEntry(WatchlistEntry(kind: .movie, id: 3, addedAt: time))),
                LibraryRecord(
                    owner: bob,
                    content: .watchlistEntry(WatchlistEntry(kind: .movie, id: 4, addedAt: time, lastKnown: coma))),
                LibraryRecord(owner: bob, content: .search(SearchHistoryEntry(text: "x", searchedAt: time))),
            ])
            #expect(
                keeper.missing.withLockedValue(\.self)
                    == [TitleID(.movie, 1), TitleID(.tvSeries, 2), TitleID(.movie, 3)])
        }
    }

    @Test
    func `a version without the names uses the library, and deletes the name of a title that it removes last`()
        async throws
    {
        try await withLibraryFile { file in
            let new = try await Database.userData(at: file, migrations: .library, logger: Logger(label: "test"))
            let store = SQLiteLibraryStore(new)
            _ = try await watchlist(store).add(.movie, id: 1, owner: alice)
            try await store.store([movie(1): coma])
            await new.close()

            // The migrations of the last version before the names.
            let old = try await Database.userData(
                at: file, migrations: [.moviesWatchlist, .watchlistOfOwners] + .searchHistory,
                logger: Logger(label: "test"))
            try await old.write { transaction throws(DatabaseError) in
                let key = CoreWatchlistEntryEntity.Key(owner: "alice", kind: "movie", titleID: 1)
                _ = try transaction.delete(CoreWatchlistEntryEntity.self, key)
                try transaction.insert(CoreWatchlistEntryEntity(key: key, addedAt: clock.now))
            }
            await old.close()

            let again = try await Database.userData(at: file, migrations: .library, logger: Logger(label: "test"))
            let entries = try await watchlist(SQLiteLibraryStore(again)).entries(nil, owner: alice)
            await again.close()
            #expect(entries.map(\.id) == [1])
            #expect(entries.map(\.lastKnown) == [nil])
        }
    }

    @Test
    func `the names of a watchlist are found by their keys`() async throws {
        try await withLibrary(.library) { database in
            let plan = try await database.read { transaction throws(DatabaseError) in
                try transaction.query(
                    """
                    EXPLAIN QUERY PLAN SELECT * FROM watchlist_title \
                    WHERE (kind, title_id) IN (SELECT kind, title_id FROM watchlist_entry WHERE owner = ?)
                    """, ["alice"]
                ) { row in
                    _ = (row.optionalColumn(Int.self), row.optionalColumn(Int.self), row.optionalColumn(Int.self))
                    return row.optionalColumn(String.self) ?? ""
                }
            }
            #expect(plan.first == "SEARCH watchlist_title USING PRIMARY KEY (kind=? AND title_id=?)")
        }
    }
}
