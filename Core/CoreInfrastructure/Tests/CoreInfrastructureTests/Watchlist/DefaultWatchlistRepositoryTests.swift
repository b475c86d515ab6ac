import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Logging
import PopcornConcurrency
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite
struct DefaultWatchlistRepositoryTests {

    private let clock = ManualClock()
    private let alice: WatchlistOwner
    private let changes = ChangeNotifier()

    init() throws {
        alice = try WatchlistOwner("alice")
    }

    private func withWatchlist(
        in engine: LibraryEngine,
        _ body: (DefaultLibraryRepository, _ close: @escaping @Sendable () async -> Void) async throws -> Void
    ) async throws {
        try await engine.withStore { store, close in
            try await body(
                DefaultLibraryRepository(store: store, clock: clock.clock, changes: changes), close)
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `the titles on a watchlist are found among others, per owner and kind`(engine: LibraryEngine) async throws {
        try await withWatchlist(in: engine) { [alice] list, _ async throws in
            _ = try await list.add(.movie, id: 1, owner: alice)
            _ = try await list.add(.tvSeries, id: 2, owner: alice)
            _ = try await list.add(.movie, id: 3, owner: .default)
            let all = Set([1, 2, 3].flatMap { [TitleID(.movie, $0), TitleID(.tvSeries, $0)] })

            #expect(try await list.titles(among: all, owner: alice) == [TitleID(.movie, 1), TitleID(.tvSeries, 2)])
            #expect(try await list.titles(among: all, owner: .default) == [TitleID(.movie, 3)])
            #expect(try await list.titles(among: [], owner: alice) == [])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `observers of a title or a watchlist are notified of its changes`(engine: LibraryEngine) async throws {
        try await withWatchlist(in: engine) { [alice] list, _ async throws in
            let (title, ofAlice, both) = (ChangeObserver(), ChangeObserver(), ChangeObserver())
            let observers = [title, ofAlice, both]
            _ = try await title.reading { () throws(PopcornError) in
                try await list.contains(.movie, id: 550, owner: .default)
            }
            _ = try await ofAlice.reading { () throws(PopcornError) in try await list.entries(.movie, owner: alice) }
            _ = try await both.reading { () throws(PopcornError) in try await list.entries(nil, owner: .default) }

            _ = try await list.add(.movie, id: 550, owner: .default)
            #expect(await observers.haveChanged() == [true, false, true])
            _ = try await list.add(.movie, id: 550, owner: .default)
            #expect(await observers.haveChanged() == [false, false, false], "the title was already on the watchlist")
            _ = try await list.remove(.movie, id: 680, owner: alice)
            #expect(await observers.haveChanged() == [false, false, false], "the title was not on the watchlist")
            _ = try await list.toggle(.movie, id: 680, owner: alice)
            #expect(await observers.haveChanged() == [false, true, false])
            _ = try await list.add(.tvSeries, id: 550, owner: .default)
            #expect(await observers.haveChanged() == [false, false, true])
            _ = try await list.remove(.movie, id: 550, owner: .default)
            #expect(await observers.haveChanged() == [true, false, true])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `titles are listed once, newest first`(engine: LibraryEngine) async throws {
        let start = clock.now
        try await withWatchlist(in: engine) { list, _ async throws in
            #expect(try await list.entries(nil, owner: .default) == [])
            let first = try await list.add(.movie, id: 550, owner: .default)
            clock.advance(by: 1)
            let second = try await list.add(.tvSeries, id: 550, owner: .default)
            clock.advance(by: 1)
            let again = try await list.add(.movie, id: 550, owner: .default)

            #expect([first, second, again] == [true, true, false])
            let movie = WatchlistEntry(kind: .movie, id: 550, addedAt: start)
            let series = WatchlistEntry(kind: .tvSeries, id: 550, addedAt: start + 1)
            #expect(try await list.entries(nil, owner: .default) == [series, movie])
            #expect(try await list.entries(.movie, owner: .default) == [movie])
            #expect(try await list.entries(.tvSeries, owner: .default) == [series])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `each owner has a separate watchlist`(engine: LibraryEngine) async throws {
        try await withWatchlist(in: engine) { list, _ async throws in
            _ = try await list.add(.movie, id: 550, owner: alice)
            let quoted = try WatchlistOwner("'; DROP TABLE watchlist_entry; --")
            _ = try await list.add(.movie, id: 11, owner: quoted)

            #expect(try await list.contains(.movie, id: 550, owner: alice))
            #expect(try await list.contains(.movie, id: 550, owner: .default) == false)
            #expect(try await list.entries(nil, owner: .default) == [])
            #expect(try await list.entries(nil, owner: quoted).map(\.id) == [11])
            #expect(try await list.remove(.movie, id: 550, owner: .default) == false)
            #expect(try await list.entries(nil, owner: alice).map(\.id) == [550])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a removed title is not on the watchlist`(engine: LibraryEngine) async throws {
        try await withWatchlist(in: engine) { list, _ async throws in
            _ = try await list.add(.movie, id: 550, owner: alice)
            _ = try await list.add(.tvSeries, id: 550, owner: alice)

            #expect(try await list.remove(.movie, id: 550, owner: alice))
            #expect(try await list.remove(.movie, id: 550, owner: alice) == false)
            #expect(try await list.entries(nil, owner: alice).map(\.kind) == [.tvSeries])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `toggling adds a title, then removes it`(engine: LibraryEngine) async throws {
        try await withWatchlist(in: engine) { list, _ async throws in
            #expect(try await list.toggle(.movie, id: 550, owner: alice))
            #expect(try await list.contains(.movie, id: 550, owner: alice))
            #expect(try await list.toggle(.movie, id: 550, owner: alice) == false)
            #expect(try await list.contains(.movie, id: 550, owner: alice) == false)
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `concurrent toggles are serialised`(engine: LibraryEngine) async throws {
        try await withWatchlist(in: engine) { list, _ async throws in
            let states = try await withThrowingTaskGroup(of: Bool.self) { group in
                for _ in 0..<21 { group.addTask { try await list.toggle(.movie, id: 550, owner: alice) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(states.count { $0 } == 11)
            #expect(try await list.contains(.movie, id: 550, owner: alice))
        }
    }

    @Test(arguments: [0, -1], LibraryEngine.available)
    func `an identifier that is not greater than 0 is rejected`(id: Int, engine: LibraryEngine) async throws {
        try await withWatchlist(in: engine) { list, _ async throws in
            for call in [list.add, list.remove, list.contains, list.toggle] {
                await #expect(
                    throws: PopcornError.invalidInput(
                        "\(id) is not a valid series identifier; it must be greater than 0")
                ) { try await call(.tvSeries, id, .default) }
            }
            #expect(try await list.entries(nil, owner: .default) == [])
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a closed database throws a storage error`(engine: LibraryEngine) async throws {
        try await withWatchlist(in: engine) { list, close async throws in
            await close()

            let error = await #expect(throws: PopcornError.self) { try await list.add(.movie, id: 1, owner: alice) }
            #expect(error?.kind == .storage)
        }
    }

    @Test
    func `the migration creates the table that the entity declares`() {
        #expect(
            Schema(CoreWatchlistEntryEntity.self).statements == Array(Migration.watchlistOfOwners.statements.prefix(1)))
        #expect(
            Schema(CoreWatchlistTitleEntity.self).statements == Array(Migration.watchlistTitles.statements.prefix(1)))
    }

    @Test
    func `the migration assigns the watchlist to the default owner and keeps a copy of the file`() async throws {
        try await withLibraryFile { file in
            try FileManager.default.copyItem(at: Self.libraryOfOneOwner, to: file)

            for _ in 0..<2 {
                let database = try await Database.userData(
                    at: file, migrations: .watchlist, logger: Logger(label: "test"))
                let list = DefaultLibraryRepository(store: SQLiteLibraryStore(database), clock: clock.clock)
                let entries = try await list.entries(nil, owner: .default)
                await database.close()

                #expect(entries.map(\.kind) == [.movie, .movie, .movie])
                #expect(entries.map(\.id) == [47964, 603, 550])
                #expect(
                    entries.map(\.addedAt.timeIntervalSinceReferenceDate) == [720_000_000, 710_000_000.5, 700_000_000])
            }
            #expect(FileManager.default.fileExists(atPath: file.path + ".before-watchlist.owners"))
        }
    }

    /// A database file from before owners and named migrations.
    private static let libraryOfOneOwner = URL(filePath: #filePath)
        .appending(path: "../../../../../Persistence/Tests/PopcornPersistenceTests/Resources/library-of-2026-11.sqlite")
        .standardizedFileURL

    @Test
    func `a row of an unknown kind is skipped, and deleted with its owner`() async throws {
        try await withLibrary(.library) { database in
            let list = DefaultLibraryRepository(
                store: SQLiteLibraryStore(database), limits: LibraryLimits(entryCount: 2), clock: clock.clock)
            try await database.write { transaction throws(DatabaseError) in
                try transaction.insert(
                    CoreWatchlistEntryEntity(
                        key: .init(owner: "alice", kind: "game", titleID: 1), addedAt: clock.now))
            }
            #expect(try await list.add(.movie, id: 1, owner: alice))
            #expect(try await list.entries(nil, owner: alice).map(\.titleID) == [TitleID(.movie, 1)])
            #expect(try await list.records(of: alice).map(\.watchlistEntry?.kind) == [.movie])
            let error = await #expect(throws: PopcornError.self) { try await list.add(.movie, id: 2, owner: alice) }
            #expect(error?.kind == .limitReached)
            #expect(try await list.deleteAll(of: alice).watchlistEntryCount == 2)
            #expect(try await list.owners(after: nil, limit: 1) == [])
        }
    }
}
