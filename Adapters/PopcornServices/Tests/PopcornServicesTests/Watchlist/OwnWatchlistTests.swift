import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MoviesApplication
import PopcornServices
import TMDb
import TMDbTesting
import TVSeriesApplication
import Testing

/// Tests of watchlists that a service keeps itself, through all layers.
@Suite(.timeLimit(.minutes(5))) struct OwnWatchlistTests {

    private let clock = TestClock()
    private let own = WatchlistRepositoryMock()

    private func withPopcorn(_ work: (PopcornServices) async throws -> Void) async throws {
        try await withServices(
            .init(
                tmdb: .client(TMDbMock(unanswered: .sample(seed: 1)).client), storage: .temporary, watchlist: own,
                clock: clock.wallClock), work)
    }

    private func isListed(_ popcorn: PopcornServices) async throws -> Bool? {
        try await popcorn.movies.fetchMovieDetails.execute(id: 550, owner: .default).isOnWatchlist
    }

    @Test func `details, lists and the watchlist use the service's repository`() async throws {
        try await withPopcorn { popcorn async throws in
            #expect(try await isListed(popcorn) == false)
            try await popcorn.movies.addToWatchlist.execute(id: 550, owner: .default)
            #expect(try await own.contains(.movie, id: 550, owner: .default))
            #expect(try await isListed(popcorn) == true)
            #expect(try await popcorn.movies.fetchWatchlist.execute(owner: .default).map(\.id) == [550])
            #expect(try await popcorn.library.owners() == [], "the library has no entry")
            try await popcorn.movies.removeFromWatchlist.execute(id: 550, owner: .default)
            #expect(try await isListed(popcorn) == false)
        }
    }

    @Test func `details in memory have the status that the repository has now`() async throws {
        try await withPopcorn { popcorn async throws in
            for _ in 1...4 { #expect(try await isListed(popcorn) == false) }
            _ = try await own.add(.movie, id: 550, owner: .default)
            #expect(try await isListed(popcorn) == true)
            _ = try await own.remove(.movie, id: 550, owner: .default)
            #expect(try await isListed(popcorn) == false)
        }
    }

    @Test func `updates return changes by use cases, and announced ones`() async throws {
        try await withPopcorn { popcorn async throws in
            var watchlists = popcorn.movies.fetchWatchlist.updates(owner: .default).makeAsyncIterator()
            #expect(try await watchlists.next()?.map(\.id) == [])
            try await popcorn.movies.addToWatchlist.execute(id: 550, owner: .default)
            #expect(try await watchlists.next()?.map(\.id) == [550])
            _ = try await own.add(.movie, id: 13, owner: .default)
            popcorn.library.announceWatchlistChange(TitleID(.movie, 13), owner: .default)
            #expect(try await watchlists.next()?.map(\.id).sorted() == [13, 550])
        }
    }

    @Test func `bulk additions are stored in the repository, and invalid identifiers are rejected`() async throws {
        try await withPopcorn { popcorn async throws in
            let entries = [1, 2].map { WatchlistEntry(kind: .tvSeries, id: $0, addedAt: clock.wallClock.now) }
            #expect(try await popcorn.library.addToWatchlist(entries, owner: .default) == 2)
            #expect(try await own.entries(nil, owner: .default).count == 2)
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.addToWatchlist.execute(id: 0, owner: .default)
            }
            #expect(error?.kind == .invalidInput)
        }
    }

    @Test func `exports, imports and deletions include the repository's watchlists`() async throws {
        let (alice, bob) = (try WatchlistOwner("alice"), try WatchlistOwner("bob"))
        try await withPopcorn { popcorn in
            _ = try await own.add(.movie, id: 550, owner: alice)
            _ = try await popcorn.searchHistory.recordSearch.execute("fight club", owner: alice)
            let lines = try await popcorn.library.exportAll(owner: alice)
            #expect(lines.count == 2)
            #expect(lines.first?.contains(#""id":550"#) == true)

            let imported = try await popcorn.library.importAll(lines, into: bob)
            #expect(imported == LibraryImport(recordCount: 2, changeCount: 2))
            #expect(try await own.entries(nil, owner: bob).map(\.id) == [550])
            #expect(try await popcorn.library.exportAll(owner: bob).count == 2)

            let deletion = try await popcorn.library.deleteAll(owner: alice)
            #expect(deletion == LibraryDeletion(watchlistEntryCount: 1, searchCount: 1))
            #expect(try await own.entries(nil, owner: alice) == [])
            #expect(try await popcorn.library.exportAll(owner: alice) == [])
            #expect(try await own.entries(nil, owner: bob).count == 1)
        }
    }

    @Test func `an error of the repository is thrown`() async throws {
        let failure = PopcornError(.storage, "The accounts are not available")
        try await withServices(
            .init(
                tmdb: .client(TMDbMock(unanswered: .sample(seed: 1)).client), storage: .temporary,
                watchlist: WatchlistRepositoryMock(failure: failure), clock: clock.wallClock)
        ) { popcorn in
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.fetchWatchlist.execute(owner: .default)
            }
            #expect(error?.message == failure.message)
        }
    }
}
