import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct WatchlistCommandTests {

        @Test func `a movie is added, listed and removed`() async throws {
            try await Household.with { household in
                let added = try await household.popcorn("watchlist", "add", "550", "13")
                #expect(added.output == "Added movie 550.\nAdded movie 13.\n")
                let again = try await household.popcorn("watchlist", "add", "550")
                #expect(again.output == "Movie 550 is already on the watchlist.\n")
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

        /// Returns the sample catalogue with a next episode on a day, and with no other episode after 1998.
        private func withNextEpisode(on day: String) throws -> Recordings {
            Recordings(
                try Recordings.sampleCatalogue.all.map { recording in
                    guard recording.path.hasPrefix("/3/tv/456") else { return recording }
                    let body = String(decoding: recording.body, as: UTF8.self).replacing("2026-12-06", with: day)
                        .replacing("\"2026-", with: "\"1998-")
                    return Recording(
                        method: "GET", path: recording.path, query: recording.query, body: [UInt8](body.utf8))
                })
        }

        @Test func `next episodes of the series on the watchlist are listed by day`() async throws {
            try await Household.with(recordings: withNextEpisode(on: "2999-12-08")) { household async throws in
                for id in ["456", "1396", "999999999"] {
                    _ = try await household.popcorn("watchlist", "add", id, "--kind", "tv")
                }
                let cold = try await household.popcorn("watchlist", "next-episodes", "--json")
                #expect(cold.status == 0)
                let days = try #require(cold.json["days"] as? [[String: Any]])
                #expect(days.map { $0["date"] as? String } == ["2999-12-08"])
                let episode = try #require((days[0]["episodes"] as? [[String: Any]])?.first)
                #expect(episode["seriesID"] as? Int == 456)
                #expect(episode["seriesName"] as? String == "The Simpsons")
                #expect(episode["seasonNumber"] as? Int == 38)
                #expect(episode["episodeNumber"] as? Int == 8)
                let failures = try #require(cold.json["failures"] as? [[String: Any]])
                #expect(failures.map { $0["seriesID"] as? Int } == [999_999_999])
                #expect(try cold.source["origin"] as? String == "network")
                #expect(household.server.requestCount(path: "/3/tv/456") == 1)

                let warm = try await household.popcorn("watchlist", "next-episodes", "--offline")
                #expect(warm.status == 0)
                let lines = warm.output.split(separator: "\n")
                #expect(lines[0] == "2999-12-08, Sunday")
                #expect(lines[1].contains("456  The Simpsons · 38×8 · Episode 8"))
                #expect(lines[1].hasSuffix("22 min"))
                #expect(lines[2].hasPrefix("Series 999999999 is omitted: TMDb has no series 999999999"))
                #expect(household.server.requestCount(path: "/3/tv/456") == 1)

                let other = try await household.popcorn("watchlist", "next-episodes", "--owner", "alice")
                #expect(other.status == 0)
                #expect(other.output.hasPrefix("No series on the watchlist has a next episode"))
            }
        }

        @Test func `a past episode is not listed, and --offline without a cached series is an error`() async throws {
            try await Household.with(recordings: withNextEpisode(on: "1999-12-06")) { household async throws in
                _ = try await household.popcorn("watchlist", "add", "456", "--kind", "tv")
                let offline = try await household.popcorn("watchlist", "next-episodes", "--offline")
                #expect(offline.status != 0)
                #expect(offline.errorLines.count == 1)
                #expect(offline.errors.contains("series 456 is not in the cache"))
                let past = try await household.popcorn("watchlist", "next-episodes", "--json")
                #expect(past.status == 0)
                #expect((try past.json["days"] as? [Any])?.isEmpty == true)
            }
        }

        @Test func `an empty watchlist prints a hint to standard error`() async throws {
            try await Household.with { household in
                let list = try await household.popcorn("watchlist", "list", with: ["TMDB_ACCESS_TOKEN": nil])
                #expect(list.status == 0)
                #expect(list.output == "")
                #expect(list.errors.contains("popcorn watchlist add"))
            }
        }
    }
}
