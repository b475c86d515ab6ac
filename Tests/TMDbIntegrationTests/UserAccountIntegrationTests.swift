import Foundation
import TMDb
import TMDbStandIn
import Testing

/// An account in API version 4, over real HTTP.
@Suite struct UserAccountIntegrationTests {

    /// Runs work with a client of a user, the user's account identifier, and a client without a user.
    private func withUser(
        _ work: (_ user: TMDbClient, _ account: String, _ other: TMDbClient) async throws -> Void
    ) async throws {
        try await withStandIn { client, server in
            let token = try await client.authentication.userRequestToken().requestToken
            let user = try await client.authentication.userAccessToken(from: token)
            try await withClient(of: server, credential: .accessToken(user.accessToken)) { userClient in
                try await work(userClient, user.accountID, client)
            }
        }
    }

    @Test func `an account has its favourites, watchlist, ratings and recommendations`() async throws {
        try await withUser { user, account, _ in
            for id in 1...21 {
                try await user.account.setFavorite(true, for: .movie(id), account: 1, sessionID: nil)
            }
            try await user.account.setFavorite(true, for: .tvSeries(1396), account: 1, sessionID: nil)
            try await user.account.setOnWatchlist(true, for: .movie(603), account: 1, sessionID: nil)
            try await user.account.setOnWatchlist(true, for: .tvSeries(1399), account: 1, sessionID: nil)
            _ = try await user.movies.addRating(8.5, toMovie: 603, session: nil)
            _ = try await user.movies.addRating(6, toMovie: 5, session: nil)
            _ = try await user.tvSeries.addRating(9, toTVSeries: 1396, session: nil)

            let favourites = try await user.accountV4.allFavoriteMoviesPages(
                forAccount: account, sortedBy: .createdAtDescending
            ).collected()
            #expect(favourites.map { $0.results.map(\.id) } == [(2...21).reversed(), [1]])
            #expect(favourites.map(\.totalResults) == [21, 21])
            #expect(try await user.accountV4.favoriteTVSeries(forAccount: account).results.map(\.id) == [1396])
            #expect(try await user.accountV4.watchlistMovies(forAccount: account).results.map(\.id) == [603])
            #expect(try await user.accountV4.watchlistTVSeries(forAccount: account).results.map(\.id) == [1399])

            let rated = try await user.accountV4.ratedMovies(forAccount: account)
            #expect(rated.results.map(\.id) == [603, 5])
            #expect(rated.results.map(\.rating) == [8.5, 6])
            let moments = rated.results.compactMap(\.ratedAt)
            #expect(moments.count == 2 && moments[0] < moments[1])
            let details = try await user.movies.details(forMovie: 603)
            #expect(rated.results.first?.title == details.title)
            let series = try await user.accountV4.allRatedTVSeries(forAccount: account).collected()
            #expect(series.map(\.rating) == [9])

            let recommended = try await user.accountV4.allRecommendedMovies(forAccount: account).collected()
            #expect(!recommended.isEmpty)
            #expect(Set(recommended.map(\.id)).isDisjoint(with: Set(1...21).union([603])))
            let page = try await user.accountV4.recommendedTVSeries(forAccount: account)
            #expect(page.results.map(\.id) == [1400, 1397])
        }
    }

    @Test func `an account has its lists`() async throws {
        try await withUser { user, account, _ in
            let list = try await user.listsV4.create(
                UserListProperties(name: "Late nights", languageCode: "en", isPublic: false, sortBy: .titleAscending)
            ).id
            _ = try await user.listsV4.add([.movie(603), .tvSeries(1396)], toList: list)
            let summary = try #require(try await user.accountV4.lists(forAccount: account).results.first)
            #expect(summary.id == list)
            #expect(summary.name == "Late nights")
            #expect(summary.accountID == account)
            #expect(summary.isPublic == false)
            #expect(summary.itemCount == 2)
            #expect(summary.createdAt == Date(timeIntervalSince1970: 1_767_225_600))
            #expect(try await user.listsV4.details(forList: list).sortBy == .titleAscending)
            try await user.listsV4.update(list: list, UserListProperties(sortBy: .voteAverageDescending))
            #expect(try await user.listsV4.details(forList: list).sortBy == .voteAverageDescending)
            #expect(try await user.accountV4.allLists(forAccount: account).collected().map(\.id) == [list])
        }
    }

    @Test func `a title is found on a list`() async throws {
        try await withUser { user, _, other in
            let list = try await user.listsV4.create(
                UserListProperties(name: "L", languageCode: "en", isPublic: false)
            ).id
            let added = try await user.listsV4.add([.movie(603), .movie(603)], toList: list)
            #expect(added.failures.map(\.mediaID) == [603])
            #expect(try await user.listsV4.contains(.movie(603), inList: list))
            #expect(try await user.listsV4.contains(.tvSeries(603), inList: list) == false)
            let hidden = await failure { try await other.listsV4.contains(.movie(603), inList: list) }
            #expect(hidden?.statusCode == .resourcePrivate)
        }
    }

    @Test func `an account requires its user's access token`() async throws {
        try await withUser { user, account, other in
            let ungranted = await failure { try await other.accountV4.lists(forAccount: account) }
            #expect(ungranted?.kind == .unauthorised)
            let unknown = await failure { try await user.accountV4.favoriteMovies(forAccount: "ffff") }
            #expect(unknown?.kind == .notFound)
        }
    }
}
