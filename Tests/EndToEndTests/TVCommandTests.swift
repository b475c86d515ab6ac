import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct TVCommandTests {

        /// An environment in which TMDb is unreachable and the credential is missing.
        private let offline: [String: String?] = ["TMDB_BASE_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": nil]

        /// Returns the JSON object without `source`, as data with sorted keys.
        private func content(_ outcome: PopcornProcess.Outcome) throws -> Data {
            var json = try outcome.json
            json["source"] = nil
            return try JSONSerialization.data(withJSONObject: json, options: .sortedKeys)
        }

        @Test func `a series is fetched once and then read from the cache`() async throws {
            try await Household.with { household async throws in
                let cold = try await household.popcorn("tv", "1396", "--json")
                #expect(cold.status == 0)
                #expect(cold.errors == "")
                let json = try cold.json
                #expect(json["name"] as? String == "Breaking Bad")
                #expect(json["firstAirDate"] as? String == "2008-01-20")
                #expect(json["status"] as? String == "Ended")
                #expect(json["contentRating"] as? String == "TV-MA")
                #expect(json["contentRatingRegion"] as? String == "US")
                #expect((json["posterURLSet"] as? [String: String])?["full"]?.hasPrefix("https://") == true)
                let latest = try #require(json["lastEpisodeToAir"] as? [String: Any])
                #expect(latest["seasonNumber"] as? Int == 5)
                #expect(latest["episodeNumber"] as? Int == 16)
                #expect(latest["seriesName"] as? String == "Breaking Bad")
                #expect(try cold.source["httpRequests"] as? Int == 2)
                #expect(household.server.requestCountsByPath == ["/3/tv/1396": 1, "/3/configuration": 1])

                let warm = try await household.popcorn("tv", "1396", "--json", with: offline)
                #expect(warm.status == 0)
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(try content(warm) == content(cold))
            }
        }

        @Test(arguments: ["credits", "images", "videos", "watch", "ratings", "links", "keywords", "alternative-titles"])
        func `every part of a series is fetched in one request`(part: String) async throws {
            try await Household.with { household async throws in
                let cold = try await household.popcorn("tv", "1396", part, "--json")
                #expect(cold.status == 0)
                #expect(try cold.source["httpRequests"] as? Int == 2)
                #expect(try cold.json.count > 1)
                let text = try await household.popcorn("tv", "1396", part, with: offline)
                #expect(text.status == 0)
                #expect(text.output.split(separator: "\n").count >= 2)
                let series = try await household.popcorn("tv", "1396", "--json", with: offline)
                #expect(try series.source["httpRequests"] as? Int == 0)
                let warm = try await household.popcorn("tv", "1396", part, "--json", with: offline)
                #expect(try content(warm) == content(cold))
            }
        }

        @Test func `a whole series costs one request, and its seasons and episodes none afterwards`() async throws {
            try await Household.with { household async throws in
                let id = "\(GeneratedCatalogue().seriesIDs.lowerBound)"
                let cold = try await household.popcorn("tv", id, "--whole", "--json")
                #expect(cold.errors == "")
                #expect(try cold.source["httpRequests"] as? Int == 2)
                #expect(household.server.requestCountsByPath == ["/3/tv/\(id)": 1, "/3/configuration": 1])
                let seasons = try #require(try cold.json["seasons"] as? [[String: Any]])
                #expect(!seasons.isEmpty)
                for season in seasons {
                    let episodes = try #require(season["episodes"] as? [[String: Any]])
                    #expect(episodes.count == season["episodeCount"] as? Int)
                    #expect(episodes.first?["guestStars"] is [Any])
                }
                let warm = try await household.popcorn("tv", id, "--whole", "--json", with: offline)
                #expect(try content(warm) == content(cold))

                let season = try await household.popcorn("season", id, "1", "--json", with: offline)
                #expect(try season.source["httpRequests"] as? Int == 0)
                #expect((try season.json["episodes"] as? [Any])?.count == seasons[0]["episodeCount"] as? Int)
                let episode = try await household.popcorn("episode", id, "1", "2", with: offline)
                #expect(episode.status == 0)
                let series = try await household.popcorn("tv", id, "credits", with: offline)
                #expect(series.status == 0)
                let card = try await household.popcorn("tv", id, "--whole", with: offline)
                let first = try #require((seasons[0]["episodes"] as? [[String: Any]])?.first?["name"] as? String)
                #expect(card.output.contains("\n1            \(first) · "))
                #expect(try await household.popcorn("tv", id, "credits", "--whole").status == 64)
            }
        }

        @Test func `episode groups come with a series, and their episodes with one request`() async throws {
            try await Household.with { household async throws in
                let id = "\(GeneratedCatalogue().seriesIDs.lowerBound)"
                let cold = try await household.popcorn("tv", id, "episode-groups", "--json")
                #expect(try cold.source["httpRequests"] as? Int == 2)
                let groups = try #require(try cold.json["episodeGroups"] as? [[String: Any]])
                #expect(groups.map { $0["type"] as? String } == ["production"])
                #expect(groups.first?["parts"] == nil)
                let group = try #require(groups.first?["id"] as? String)
                let card = try await household.popcorn("tv", id, "episode-groups", with: offline)
                #expect(card.output.contains(group))

                let whole = try await household.popcorn("episode-group", group, "--json")
                #expect(try whole.source["httpRequests"] as? Int == 1)
                let parts = try #require(try whole.json["parts"] as? [[String: Any]])
                let episodes = parts.flatMap { $0["episodes"] as? [[String: Any]] ?? [] }
                #expect(episodes.count == groups.first?["episodeCount"] as? Int)
                #expect(episodes.allSatisfy { "\($0["seriesID"] ?? "")" == id })
                let warm = try await household.popcorn("episode-group", group, "--json", with: offline)
                #expect(try content(warm) == content(whole))
                let text = try await household.popcorn("episode-group", group, with: offline)
                #expect(text.output.contains("Latest First"))
                #expect(try await household.popcorn("episode-group", "no-id").status == 64)
                #expect(try await household.popcorn("episode-group", "c40200000000ff0000000000").status == 66)
            }
        }

        @Test func `keywords, alternative titles and the offers of all regions are parts of a series`() async throws {
            try await Household.with { household async throws in
                let keywords = try await household.popcorn("tv", "1396", "keywords", "--json")
                #expect(try keywords.source["httpRequests"] as? Int == 2)
                let names = (try keywords.json["keywords"] as? [[String: Any]])?.map { $0["name"] as? String }
                #expect(names?.first == "new mexico")
                let card = try await household.popcorn("tv", "1396", "keywords", with: offline)
                #expect(card.output.hasPrefix("1508         new mexico\n"))
                let titles = try await household.popcorn("tv", "1396", "alternative-titles", with: offline)
                #expect(titles.output.contains("CZ           Perníkový táta\n"))
                let czech = try await household.popcorn(
                    "tv", "1396", "alternative-titles", "--region", "CZ", "--json", with: offline)
                #expect((try czech.json["alternativeTitles"] as? [Any])?.count == 1)
                let offers = try await household.popcorn(
                    "tv", "1396", "watch", "--all-regions", "--json", with: offline)
                #expect((try offers.json["watchOffersByRegion"] as? [Any])?.isEmpty == false)
            }
        }

        @Test func `an episode of a cached season costs no request`() async throws {
            try await Household.with { household async throws in
                _ = try await household.popcorn("tv", "1396")
                let cold = try await household.popcorn("season", "1396", "1", "--json")
                #expect(try cold.source["httpRequests"] as? Int == 1)
                #expect(try cold.json["seasonNumber"] as? Int == 1)
                #expect(try cold.json["seriesName"] as? String == "Breaking Bad")
                let episodes = try #require(try cold.json["episodes"] as? [[String: Any]])
                #expect(episodes.count == 7)
                #expect(episodes[0]["crew"] is [Any])
                let warm = try await household.popcorn("season", "1396", "1", "--json", with: offline)
                #expect(try content(warm) == content(cold))

                let episode = try await household.popcorn("episode", "1396", "1", "2", "--json", with: offline)
                #expect(episode.status == 0)
                #expect(try episode.source["httpRequests"] as? Int == 0)
                #expect(try episode.json["episodeNumber"] as? Int == 2)
                #expect(try episode.json["seasonName"] as? String == cold.json["name"] as? String)
                #expect(try episode.json["guestStars"] is [Any])
                #expect(try episode.json["stillURLSet"] is [String: Any])
                #expect(household.server.requestCountsByPath["/3/tv/1396/season/1"] == 1)
            }
        }

        @Test(arguments: ["credits", "images", "videos", "links"])
        func `one request brings every part of a season`(part: String) async throws {
            try await Household.with { household async throws in
                let cold = try await household.popcorn("season", "1396", "1", part, "--json")
                #expect(cold.errors == "")
                #expect(try cold.source["httpRequests"] as? Int == 2)
                #expect(household.server.requestCountsByPath["/3/tv/1396/season/1"] == 1)
                let text = try await household.popcorn("season", "1396", "1", part, with: offline)
                #expect(text.status == 0)
                #expect(text.output.split(separator: "\n").count >= 2)
                let season = try await household.popcorn("season", "1396", "1", "--json", with: offline)
                #expect(try season.source["httpRequests"] as? Int == 0)
                let warm = try await household.popcorn("season", "1396", "1", part, "--json", with: offline)
                #expect(try content(warm) == content(cold))
            }
        }

        @Test func `parts of a season and of an episode contain what TMDb has`() async throws {
            try await Household.with { household async throws in
                let links = try await household.popcorn("season", "1396", "1", "links", "--json").json
                #expect(links["tvdbID"] as? Int == 30272)
                #expect(links["tmdbURL"] as? String == "https://www.themoviedb.org/tv/1396/season/1")
                let videos = try await household.popcorn("season", "1396", "1", "videos", "--json").json
                #expect((videos["videos"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Season Trailer"])
                let season = try await household.popcorn("season", "1396", "1", "--json").json
                #expect(season["episodeCount"] as? Int == 7)
                let series = try await household.popcorn("tv", "1396", "--json").json
                let seasons = try #require(series["seasons"] as? [[String: Any]])
                #expect(seasons.map { $0["episodeCount"] as? Int } == [9, 7, 13, 13, 13, 16])
                let clips = try await household.popcorn("episode", "1396", "1", "1", "videos", "--json").json
                #expect((clips["videos"] as? [[String: Any]])?.map { $0["name"] as? String } == ["Opening Scene"])
                let ids = try await household.popcorn("episode", "1396", "1", "1", "links", "--json").json
                #expect(ids["imdbID"] as? String == "tt0959621")
                #expect(ids["tvdbID"] as? Int == 349232)
            }
        }

        @Test(arguments: ["credits", "images", "videos", "links"])
        func `a part of an episode that its season lacks costs one request`(part: String) async throws {
            try await Household.with { household async throws in
                _ = try await household.popcorn("season", "1396", "1")
                let cold = try await household.popcorn("episode", "1396", "1", "1", part, "--json")
                #expect(cold.status == 0)
                #expect(try cold.source["httpRequests"] as? Int == 1)
                let warm = try await household.popcorn("episode", "1396", "1", "1", part, "--json", with: offline)
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(try content(warm) == content(cold))
            }
        }

        @Test func `the cards show the main facts`() async throws {
            try await Household.with { household async throws in
                let series = try await household.popcorn("tv", "1396").output
                #expect(series.hasPrefix("Breaking Bad (2008–2013)\n"))
                #expect(series.contains("Created by   Vince Gilligan"))
                let season = try await household.popcorn("season", "1396", "1").output
                #expect(season.hasPrefix("Breaking Bad: "))
                #expect(season.contains("Pilot"))
                let episode = try await household.popcorn("episode", "1396", "1", "1").output
                #expect(episode.hasPrefix("Breaking Bad: 1×1 Pilot\n"))
                #expect(episode.contains("0 HTTP requests"))
            }
        }

        @Test func `the message for an unknown series or episode contains its number`() async throws {
            try await Household.with { household async throws in
                let series = try await household.popcorn("tv", "999999999")
                #expect(series.status == 66)
                #expect(series.errors == "popcorn: TMDb has no series 999999999\n")
                let episode = try await household.popcorn("episode", "1396", "1", "99")
                #expect(episode.status == 66)
                #expect(episode.errors == "popcorn: TMDb has no episode 99 of season 1 of series 1396\n")
                let offline = try await household.popcorn("season", "1396", "1", "--offline")
                #expect(offline.status == 66)
                let negative = try await household.popcorn("season", "1396", "--", "-1")
                #expect(negative.status == 64)
            }
        }

        @Test func `a series on the watchlist is independent of a movie with the same number`() async throws {
            try await Household.with { household async throws in
                let added = try await household.popcorn("watchlist", "add", "1396", "--kind", "tv")
                #expect(added.output == "Added series 1396.\n")
                #expect(try await household.popcorn("tv", "1396", "--json").json["isOnWatchlist"] as? Bool == true)
                let contains = try await household.popcorn("watchlist", "contains", "1396")
                #expect(contains.output == "Movie 1396 is not on the watchlist.\n")
                _ = try await household.popcorn("watchlist", "add", "550")
                let list = try await household.popcorn("watchlist", "list")
                #expect(list.output.contains("Breaking Bad (series)"))
                #expect(list.output.contains("(not cached)"))
                let json = try await household.popcorn("watchlist", "list", "--json").json
                #expect((json["movies"] as? [[String: Any]])?.map { $0["id"] as? Int } == [550])
                #expect((json["series"] as? [[String: Any]])?.map { $0["id"] as? Int } == [1396])
                let series = try await household.popcorn("watchlist", "list", "--kind", "tv", "--json").json
                #expect(series["movies"] == nil)
                let toggled = try await household.popcorn("watchlist", "toggle", "1396", "--kind", "tv")
                #expect(toggled.output == "Removed series 1396.\n")
            }
        }
    }
}
