import TMDb
import TMDbStandIn
import Testing

/// Favourites and watchlists in the stand-in, over real HTTP.
@Suite struct FavouriteAndWatchlistIntegrationTests {

    @Test func `favourites and watchlists are paged`() async throws {
        try await withStandIn { client, _ in
            let session = try await client.logIn()
            let account = try await client.account.details(sessionID: session).id
            for id in 1...45 {
                _ = try await client.account.setFavorite(
                    true, for: .movie(id), account: account, sessionID: session)
            }
            for id in 1...21 {
                _ = try await client.account.setOnWatchlist(
                    true, for: .tvSeries(id), account: account, sessionID: session)
            }
            let favourites = try await client.account.allFavoriteMovies(forAccount: account, sessionID: session)
                .collected()
            #expect(favourites.map(\.id) == Array(1...45))
            let newest = try await client.account.allFavoriteMovies(
                forAccount: account, sessionID: session, sortedBy: .createdAtDescending
            ).collected()
            #expect(newest.map(\.id) == (1...45).reversed())
            let pages = try await client.account.allFavoriteMoviesPages(forAccount: account, sessionID: session)
                .collected()
            #expect(pages.map(\.results.count) == [20, 20, 5])
            #expect(pages.allSatisfy { $0.totalPages == 3 && $0.totalResults == 45 })
            let watchlist = try await client.account.allWatchlistTVSeries(forAccount: account, sessionID: session)
                .collected()
            #expect(watchlist.map(\.id) == Array(1...21))
            #expect(
                try await client.account.allWatchlistMovies(forAccount: account, sessionID: session)
                    .collected().isEmpty)
            #expect(
                try await client.account.allFavoriteTVSeries(forAccount: account, sessionID: session)
                    .collected().isEmpty)
        }
    }

    @Test func `a favourite is added, added again and removed`() async throws {
        try await withStandIn { client, _ in
            let session = try await client.logIn()
            func mark(_ isFavorite: Bool) async throws -> TMDbStatusCode? {
                try await client.account.setFavorite(
                    isFavorite, for: .tvSeries(1396), account: 1, sessionID: session
                ).statusCode
            }
            #expect(try await mark(true) == .success)
            #expect(try await mark(true) == .updated)
            let marked = try await client.tvSeries.accountStates(forTVSeries: 1396, session: .user(session))
            #expect(marked == AccountStates(id: 1396, isFavorite: true, isOnWatchlist: false))
            // A movie with the same identifier is a different title.
            let movie = try await client.movies.accountStates(forMovie: 1396, session: .user(session))
            #expect(movie.isFavorite == false)
            let list = try await client.account.favoriteTVSeries(forAccount: 1, sessionID: session)
            let details = try await client.tvSeries.details(forTVSeries: 1396)
            #expect(list.results.map(\.name) == [details.name])
            #expect(try await mark(false) == .deleted)
            #expect(try await client.account.favoriteTVSeries(forAccount: 1, sessionID: session).results.isEmpty)

            let watched = try await client.account.setOnWatchlist(
                true, for: .movie(603), account: 1, sessionID: session)
            #expect(watched.statusCode == .success)
            let states = try await client.movies.accountStates(forMovie: 603, session: .user(session))
            #expect(states == AccountStates(id: 603, isFavorite: false, isOnWatchlist: true))
        }
    }

    @Test func `account requests require the account's session`() async throws {
        try await withStandIn { client, _ in
            let mark = await failure {
                try await client.account.setFavorite(true, for: .movie(1), account: 1, sessionID: nil)
            }
            #expect(mark?.kind == .unauthorised)
            #expect(mark?.statusCode == .noPermission)
            let list = await failure { try await client.account.favoriteMovies(forAccount: 1, sessionID: "unknown") }
            #expect(list?.statusCode == .noPermission)
        }
    }
}
