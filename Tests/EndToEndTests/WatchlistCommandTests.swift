import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct WatchlistCommandTests {

        @Test func aMovieIsAddedShownAndRemoved() async throws {
            try await Household.with { household in
                let added = try await household.popcorn("watchlist", "add", "550", "13")
                #expect(added.output == "Added movie 550.\nAdded movie 13.\n")
                let again = try await household.popcorn("watchlist", "add", "550")
                #expect(again.output == "Movie 550 is on the watchlist already.\n")
                #expect(try await household.popcorn("movie", "550", "--json").json["isOnWatchlist"] as? Bool == true)
                let list = try await household.popcorn("watchlist", "list")
                #expect(list.output.contains("Fight Club"))
                #expect(list.output.contains("(not cached)"))
                let removed = try await household.popcorn("watchlist", "remove", "550")
                #expect(removed.output == "Removed movie 550.\n")
                let gone = try await household.popcorn("watchlist", "remove", "550")
                #expect(gone.output == "Movie 550 is not on the watchlist.\n")
                #expect(try await household.popcorn("movie", "550", "--json").json["isOnWatchlist"] as? Bool == false)
            }
        }

        @Test func anEmptyListSaysHowToFillIt() async throws {
            try await Household.with { household in
                let list = try await household.popcorn("watchlist", "list", with: ["TMDB_ACCESS_TOKEN": nil])
                #expect(list.status == 0)
                #expect(list.output == "")
                #expect(list.errors.contains("popcorn watchlist add"))
            }
        }
    }
}
