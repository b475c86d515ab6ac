import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    /// Tests of `popcorn search`, `popcorn find` and `popcorn collection`.
    @Suite struct MediaCommandTests {

        @Test func `a search is fetched once and then read from the cache`() async throws {
            try await Household.with { household in
                let cold = try await household.popcorn("search", "a", "--json")
                #expect(cold.errors == "")
                #expect(cold.status == 0)
                let items = try #require(try cold.json["items"] as? [[String: Any]])
                #expect(Set(items.compactMap { $0["kind"] as? String }) == ["movie", "tv", "person"])
                #expect(items.allSatisfy { $0["id"] is Int && ($0["title"] ?? $0["name"]) is String })
                #expect(try cold.json["page"] as? Int == 1)
                #expect(try cold.json["totalPages"] is Int)
                #expect(try cold.source["httpRequests"] as? Int == 2)

                let warm = try await household.popcorn("search", "a", "--json", "--offline")
                #expect(try warm.source["origin"] as? String == "cache")
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(try warm.json["items"] as? [NSDictionary] == cold.json["items"] as? [NSDictionary])

                #expect(try await household.popcorn("cache", "purge").status == 0)
                #expect(try await household.popcorn("search", "a", "--offline").status == 66)
            }
        }

        @Test func `each item is printed as a line that ends with its kind`() async throws {
            try await Household.with { household in
                let text = try await household.popcorn("search", "a")
                let lines = text.output.split(separator: "\n").dropLast()
                #expect(lines.isEmpty == false)
                #expect(lines.allSatisfy { $0.count <= 80 })
                #expect(
                    lines.allSatisfy { $0.hasSuffix("  movie") || $0.hasSuffix(" series") || $0.hasSuffix(" person") })
            }
        }

        @Test(arguments: ["day", "week"])
        func `trending titles and people are one list`(window: String) async throws {
            try await Household.with { household in
                let cold = try await household.popcorn("trending", "--window", window, "--json")
                #expect(cold.errors == "")
                let items = try #require(try cold.json["items"] as? [[String: Any]])
                #expect(Set(items.compactMap { $0["kind"] as? String }).isSuperset(of: ["movie", "tv"]))
                let warm = try await household.popcorn("trending", "--window", window, "--offline")
                #expect(warm.status == 0)
                #expect(household.server.requestCountsByPath["/3/trending/all/\(window)"] == 1)
            }
        }

        @Test func `--all prints each item of all pages once, up to the limit`() async throws {
            try await Household.with { household in
                let all = try await household.popcorn("search", "a", "--all", "--limit", "45", "--json")
                let ids = try #require(try all.json["items"] as? [[String: Any]]).map {
                    "\($0["kind"] ?? "") \($0["id"] ?? "")"
                }
                #expect(ids.count == 45)
                #expect(Set(ids).count == 45)
                #expect(household.server.requestCountsByPath["/3/search/multi"] == 3)
            }
        }

        @Test(arguments: ["مرحبا بالعالم كله", "🍿🍿🍿"])
        func `a search without results succeeds`(words: String) async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn("search", words)
                #expect(outcome.status == 0)
                #expect(outcome.output.hasPrefix("Nothing found."))
                #expect(try await household.popcorn("search", "a", "--page", "500", "--json").status == 0)
            }
        }

        @Test func `an external identifier is fetched once and then read from the cache`() async throws {
            try await Household.with { household in
                let cold = try await household.popcorn("find", "tt0137523", "--json")
                #expect(cold.errors == "")
                #expect(try (cold.json["movies"] as? [[String: Any]])?.map { $0["id"] as? Int } == [550])
                #expect(try cold.json["tvSeries"] as? [NSDictionary] == [])
                #expect(try cold.json["people"] as? [NSDictionary] == [])
                #expect(try cold.json["seasons"] as? [NSDictionary] == [])
                #expect(try cold.json["episodes"] as? [NSDictionary] == [])
                #expect(try cold.source["httpRequests"] as? Int == 2)

                let warm = try await household.popcorn("find", "TT0137523", "--source", "imdb", "--offline")
                #expect(warm.output.contains("      550  Fight Club (1999)"))
                #expect(warm.output.contains("movie\n"))
                #expect(warm.output.contains("0 HTTP requests"))
            }
        }

        @Test func `a matched episode has its series, season and number`() async throws {
            try await Household.with { household in
                let json = try await household.popcorn("find", "tt0959621", "--json").json
                let episode = try #require((json["episodes"] as? [[String: Any]])?.first)
                #expect(episode["seriesID"] as? Int == 1396)
                #expect(episode["seasonNumber"] as? Int == 1)
                #expect(episode["episodeNumber"] as? Int == 1)

                let text = try await household.popcorn("find", "tt0959621")
                #expect(text.output.contains("     1396  Pilot (2008)"))
                #expect(text.output.contains("season 1, episode 1\n"))
                #expect(text.output.split(separator: "\n").first.map { $0.count <= 80 } == true)
            }
        }

        @Test func `an identifier without a match is not found, and the response is cached`() async throws {
            try await Household.with { household in
                for _ in 0..<2 {
                    let outcome = try await household.popcorn("find", "tt9999999")
                    #expect(outcome.status == 66)
                    #expect(outcome.errors.contains("TMDb has no match for tt9999999 at IMDb"))
                }
                #expect(household.server.requestCountsByPath["/3/find/tt9999999"] == 1)
            }
        }

        @Test func `a collection is fetched once and then read from the cache`() async throws {
            try await Household.with { household in
                let cold = try await household.popcorn("collection", "10", "--json")
                #expect(cold.errors == "")
                #expect(try cold.json["id"] as? Int == 10)
                #expect(try cold.json["name"] as? String == "Star Wars Collection")
                #expect(try cold.json["posterURLSet"] is [String: Any])
                let parts = try #require(try cold.json["parts"] as? [[String: Any]])
                #expect(parts.first?["title"] as? String == "Star Wars")
                #expect(parts.first?["releaseDate"] as? String == "1977-05-25")
                #expect(try cold.source["httpRequests"] as? Int == 2)

                let warm = try await household.popcorn("collection", "10", "--offline")
                #expect(warm.output.hasPrefix("Star Wars Collection\n"))
                #expect(warm.output.contains("       11  Star Wars (1977)"))
                #expect(warm.output.contains("0 HTTP requests"))
                #expect(try await household.popcorn("cache", "stats").output.contains("Collections  1"))
            }
        }

        @Test func `the movies of a collection are sorted by release date`() async throws {
            try await Household.with { household in
                let generated = try await household.popcorn("collection", "530000001", "--json")
                let parts = try #require(try generated.json["parts"] as? [[String: Any]])
                let dates = parts.compactMap { $0["releaseDate"] as? String }
                #expect(dates.count == 3)
                #expect(dates == dates.sorted())
            }
        }

        @Test(arguments: [
            (["search", " "], 64, "The search text must not be empty"),
            (["search", ""], 64, "The search text must not be empty"),
            (["search", "a", "--page", "501"], 64, "501 is not a valid page number; it must be from 1 to 500"),
            (["search", "a", "--offline"], 66, "page 1 of the search is not in the cache"),
            (["find", "550"], 64, "The site of '550' cannot be detected"),
            (["find", ""], 64, "The site of '' cannot be detected"),
            (["find", "550", "--source", "imdb"], 64, "'550' is not a valid IMDb identifier"),
            (["find", "550", "--source", "myspace"], 64, "- imdb"),
            (["find", "tt1", "--offline"], 66, "match for tt1 at IMDb is not in the cache in language en-US"),
            (["collection", "0"], 64, "0 is not a valid collection identifier; it must be greater than 0"),
            (["collection", "10", "--offline"], 66, "collection 10 is not in the cache in language en-US"),
        ])
        func `errors are reported without a request`(arguments: [String], status: Int32, message: String) async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn(arguments)
                #expect(outcome.status == status)
                #expect(outcome.errors.contains(message), "\(outcome.errors)")
                #expect(household.server.requestCount == 0)
            }
        }
    }
}
