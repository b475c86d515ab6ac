import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct ListCommandTests {

        @Test(arguments: [
            ["popular"], ["top-rated"], ["now-playing"], ["upcoming"], ["trending"], ["trending", "--window", "week"],
            ["search", "a"], ["discover", "--order", "rating", "--rating", "0.5"],
        ])
        func `a list of movies is fetched once and then read from the cache`(arguments: [String]) async throws {
            try await Household.with { household in
                let cold = try await household.popcorn(["movies"] + arguments + ["--json"])
                #expect(cold.errors == "")
                #expect(cold.status == 0)
                let items = try #require(try cold.json["items"] as? [[String: Any]])
                #expect(items.isEmpty == false)
                #expect(items.allSatisfy { $0["id"] is Int && $0["title"] is String })
                #expect(try cold.json["page"] as? Int == 1)
                #expect(try cold.source["origin"] as? String == "network")
                #expect(try cold.source["httpRequests"] as? Int == 2)

                let warm = try await household.popcorn(["movies"] + arguments + ["--json", "--offline"])
                #expect(try warm.source["origin"] as? String == "cache")
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(try warm.json["items"] as? [NSDictionary] == cold.json["items"] as? [NSDictionary])
                #expect(try warm.json["totalResults"] as? Int == cold.json["totalResults"] as? Int)
            }
        }

        @Test(arguments: [
            ["tv-series", "popular"], ["tv-series", "top-rated"], ["tv-series", "on-the-air"],
            ["tv-series", "airing-today"], ["tv-series", "trending", "--window", "week"], ["tv-series", "search", "a"],
            ["tv-series", "discover", "--order", "newest", "--rating", "0.5"], ["tv", "1396", "similar"],
            ["tv", "1396", "recommendations"],
        ])
        func `a list of series is fetched once and then read from the cache`(arguments: [String]) async throws {
            try await Household.with { household in
                let cold = try await household.popcorn(arguments + ["--json"])
                #expect(cold.errors == "")
                #expect(cold.status == 0)
                let items = try #require(try cold.json["items"] as? [[String: Any]])
                #expect(items.isEmpty == false)
                #expect(items.allSatisfy { $0["id"] is Int && $0["name"] is String })
                #expect(try cold.source["origin"] as? String == "network")
                #expect(try cold.source["httpRequests"] as? Int == 2)

                let warm = try await household.popcorn(arguments + ["--json", "--offline"])
                #expect(try warm.source["origin"] as? String == "cache")
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(try warm.json["items"] as? [NSDictionary] == cold.json["items"] as? [NSDictionary])

                #expect(try await household.popcorn("cache", "purge").status == 0)
                #expect(try await household.popcorn(arguments + ["--offline"]).status == 66)
            }
        }

        @Test(arguments: [
            (["tv-series", "discover", "--status", "dead"], "dead"),
            (["tv-series", "discover", "--from", "2000", "--to", "1990"], "--from must not be after --to."),
            (["tv-series", "search", " "], "The search text must not be empty"),
            (["tv", "1396", "credits", "--all"], "can only be used with similar, recommendations and reviews."),
        ])
        func `an invalid argument for series is rejected`(arguments: [String], message: String) async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn(arguments)
                #expect(outcome.status == 64)
                #expect(outcome.errors.contains(message), "\(outcome.errors)")
                #expect(household.server.requestCount == 0)
            }
        }

        @Test func `movies are discovered by age rating, release and kind of offer in the region`() async throws {
            try await Household.with { household in
                let found = try await household.popcorn([
                    "movies", "discover", "--region", "DE", "--from", "1999-10-15", "--to", "2020", "--released-from",
                    "1999-11-01", "--released-to", "2020-12-31", "--release-type", "theatrical", "--release-type",
                    "digital", "--max-certification", "12", "--offer", "flatrate", "--json",
                ])
                #expect(found.errors == "")
                #expect(try found.source["httpRequests"] as? Int == 2)
                let query = household.server.requests.first { $0.path == "/3/discover/movie" }?.query
                let expected = [
                    "primary_release_date.gte": "1999-10-15", "primary_release_date.lte": "2020-12-31", "region": "DE",
                    "release_date.gte": "1999-11-01", "release_date.lte": "2020-12-31", "with_release_type": "3|4",
                    "certification.lte": "12", "certification_country": "DE", "watch_region": "DE",
                    "with_watch_monetization_types": "flatrate",
                ]
                for (name, value) in expected { #expect(query?[name] == value, "\(name)") }
            }
        }

        @Test func `series are discovered by air date, network and status`() async throws {
            try await Household.with { household in
                let found = try await household.popcorn([
                    "tv-series", "discover", "--aired-from", "2026-11-01", "--aired-to", "2026-11-30", "--status",
                    "returning", "--network", "213", "--json",
                ])
                #expect(found.errors == "")
                let query = household.server.requests.first { $0.path == "/3/discover/tv" }?.query
                #expect(query?["air_date.gte"] == "2026-11-01")
                #expect(query?["air_date.lte"] == "2026-11-30")
                #expect(query?["with_status"] == "0")
                #expect(query?["with_networks"] == "213")
            }
        }

        @Test func `--all prints each movie of all pages once, up to the limit`() async throws {
            try await Household.with { household in
                let all = try await household.popcorn(["movies", "popular", "--all", "--limit", "45", "--json"])
                let ids = try #require(try all.json["items"] as? [[String: Any]]).compactMap { $0["id"] as? Int }
                #expect(ids.count == 45)
                #expect(Set(ids).count == 45)
                #expect(household.server.requestCountsByPath["/3/movie/popular"] == 3)
            }
        }

        @Test func `each movie is printed as a line`() async throws {
            try await Household.with { household in
                let text = try await household.popcorn(["movies", "popular", "--limit", "3"])
                let lines = text.output.split(separator: "\n")
                #expect(lines.count == 4)
                #expect(lines.allSatisfy { $0.count <= 100 })
                #expect(lines.last?.contains("page 1 of") == true)
            }
        }

        @Test(arguments: [
            (["popular", "--page", "501"], 64, "501 is not a valid page number; it must be from 1 to 500"),
            (["popular", "--page", "0"], 64, "0 is not a valid page number; it must be from 1 to 500"),
            (["search", " "], 64, "The search text must not be empty"),
            (["discover", "--rating", "11"], 64, "11.0 is not a valid rating; it must be from 0 to 10"),
            (["popular", "--page", "1", "--all"], 64, "--page cannot be combined with --all."),
            (["discover", "--from", "2000", "--to", "1990"], 64, "--from must not be after --to."),
            (["discover", "--from", "2026-02-30"], 64, "The value '2026-02-30' is invalid for '--from"),
            (
                ["discover", "--released-from", "2026-03-01", "--released-to", "2026-02-01"], 64,
                "must not end before it starts"
            ),
            (["discover", "--release-type", "unknown"], 64, "A release type of a filter must not be unknown"),
            (["popular", "--limit", "0"], 64, "--limit must be at least 1."),
            (["popular", "--offline"], 66, "page 1 of the list movie/popular is not in the cache in language en-US"),
        ])
        func `errors are reported without a request`(arguments: [String], status: Int32, message: String) async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn(["movies"] + arguments)
                #expect(outcome.status == status)
                #expect(outcome.errors.contains(message), "\(outcome.errors)")
                #expect(household.server.requestCount == 0)
            }
        }

        @Test func `a page beyond the last is empty`() async throws {
            try await Household.with { household in
                let beyond = try await household.popcorn(["movies", "popular", "--page", "500", "--json"])
                #expect(beyond.status == 0)
                #expect(try (beyond.json["items"] as? [Any])?.count == 0)
                let text = try await household.popcorn(["movies", "popular", "--page", "500"])
                #expect(text.output.hasPrefix("Nothing found."))
            }
        }
    }
}
