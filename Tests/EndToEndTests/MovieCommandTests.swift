import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct MovieCommandTests {

        @Test func `a movie is fetched once and then read from the cache`() async throws {
            try await Household.with { household in
                let cold = try await household.popcorn("movie", "550", "--json")
                #expect(cold.status == 0)
                #expect(cold.errors == "")
                #expect(try cold.json["title"] as? String == "Fight Club")
                #expect(try cold.json["id"] as? Int == 550)
                #expect(try cold.json["imdbID"] as? String == "tt0137523")
                #expect(try cold.json["releaseDate"] as? String == "1999-10-15")
                #expect(try cold.json["status"] as? String == "released")
                #expect(try cold.source["origin"] as? String == "network")
                #expect(try cold.source["httpRequests"] as? Int == 2)
                #expect(
                    household.server.requestCountsByPath == ["/3/movie/550": 1, "/3/configuration": 1])

                let warm = try await household.popcorn("movie", "550", "--json")
                #expect(warm.status == 0)
                #expect(try warm.source["origin"] as? String == "cache")
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(household.server.requestCount == 2)
                #expect(try movie(warm) == movie(cold))
            }
        }

        @Test func `a cached movie is returned if TMDb is unreachable`() async throws {
            try await Household.with { household in
                let cold = try await household.popcorn("movie", "550", "--json")
                let warm = try await household.popcorn(
                    "movie", "550", "--json",
                    with: ["TMDB_BASE_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": nil])
                #expect(warm.status == 0)
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(try movie(warm) == movie(cold))
            }
        }

        @Test(arguments: [
            ("credits", "cast", "Edward Norton"), ("images", "posters", "/t/p/"), ("videos", "videos", "youtube.com"),
            ("watch", "watchOffers", "TMDb page"), ("certifications", "certifications", "US"),
            ("links", "imdbURL", "https://www.imdb.com/title/tt0137523/"),
            ("releases", "releases", "premiere, 1999-09-21, CMJ Film Festival"),
            ("keywords", "keywords", "4142         insomnia"),
            ("alternative-titles", "alternativeTitles", "MX           El Club de la Pelea (Hispanoamérica)"),
        ])
        func `a part of a cached movie costs no request`(part: String, key: String, text: String) async throws {
            try await Household.with { household in
                _ = try await household.popcorn("movie", "550", "--json")
                let json = try await household.popcorn("movie", "550", part, "--json", "--offline")
                #expect(json.errors == "")
                #expect(try json.json[key] != nil)
                #expect(try json.source["httpRequests"] as? Int == 0)
                let card = try await household.popcorn("movie", "550", part)
                #expect(card.status == 0)
                #expect(card.output.contains(text), "\(card.output)")
                #expect(household.server.requestCount == 2)
            }
        }

        @Test func `releases are grouped by region and type, and --region selects one region`() async throws {
            try await Household.with { household in
                let all = try await household.popcorn("movie", "550", "releases", "--json")
                #expect(try all.source["httpRequests"] as? Int == 2)
                let regions = try #require(try all.json["releases"] as? [[String: Any]])
                #expect(regions.map { $0["region"] as? String } == ["DE", "FR", "GB", "IT", "US"])
                let american = try #require(regions.last?["releases"] as? [[String: Any]])
                #expect(american.map { $0["type"] as? String } == ["premiere", "theatrical", "physical"])
                #expect(american.map { $0["note"] as? String } == ["CMJ Film Festival", nil, "DVD"])

                let german = try await household.popcorn("movie", "550", "releases", "--region", "de")
                #expect(
                    german.output.hasPrefix(
                        "DE           cinemas, 1999-11-11, 18\n             physical, 2000-09-28, 18, DVD\n\n"))
                let french = try await household.popcorn("movie", "550", "releases", "--region", "FR", "--json")
                #expect(try (french.json["releases"] as? [[String: Any]])?.map { $0["region"] as? String } == ["FR"])
                #expect(household.server.requestCountsByPath["/3/movie/550"] == 1)
            }
        }

        @Test func `the watch offers of all regions are shown together`() async throws {
            try await Household.with { household in
                let json = try await household.popcorn("movie", "550", "watch", "--all-regions", "--json")
                #expect(try json.source["httpRequests"] as? Int == 2)
                let offers = try #require(try json.json["watchOffersByRegion"] as? [[String: Any]])
                let regions = offers.compactMap { $0["region"] as? String }
                #expect(regions.count > 1)
                #expect(regions == regions.sorted())
                let card = try await household.popcorn("movie", "550", "watch", "--all-regions", "--offline")
                for region in regions { #expect(card.output.contains("\(region)\n"), "the card lacks \(region)") }
                #expect(card.output.contains("JustWatch"))
                let refused = try await household.popcorn("movie", "550", "credits", "--all-regions")
                #expect(refused.status == 64)
                #expect(refused.errors.contains("--all-regions can only be used with watch."))
            }
        }

        @Test(arguments: ["similar", "recommendations"])
        func `similar and recommended movies can be limited`(part: String) async throws {
            try await Household.with { household in
                let page = try await household.popcorn("movie", "550", part, "--limit", "2", "--json")
                #expect(page.errors == "")
                #expect(try (page.json["items"] as? [Any])?.count == 2)
                #expect(household.server.requestCountsByPath["/3/movie/550/\(part)"] == 1)
            }
        }

        @Test func `reviews are printed with their author, rating and text, and then read from the cache`()
            async throws
        {
            try await Household.with { household in
                let cold = try await household.popcorn("movie", "550", "reviews", "--json")
                #expect(cold.errors == "")
                let reviews = try #require(try cold.json["items"] as? [[String: Any]])
                let author = try #require(reviews.first?["author"] as? String)
                #expect(reviews.allSatisfy { $0["content"] is String && $0["id"] is String })
                let text = try await household.popcorn("movie", "550", "reviews", "--limit", "1", "--offline")
                #expect(text.status == 0)
                #expect(text.output.hasPrefix(author))
                #expect(text.output.contains(" in total"))
                #expect(household.server.requestCountsByPath["/3/movie/550/reviews"] == 1)
            }
        }

        @Test func `--page is rejected for a part that is not a list`() async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn("movie", "550", "credits", "--page", "2")
                #expect(outcome.status == 64)
                #expect(outcome.errors.contains("--page, --all and --limit can only be used with"))
            }
        }

        /// Returns the JSON object without `source`, as data with sorted keys.
        private func movie(_ outcome: PopcornProcess.Outcome) throws -> Data {
            var json = try outcome.json
            json["source"] = nil
            return try JSONSerialization.data(withJSONObject: json, options: .sortedKeys)
        }

        @Test func `image paths are resolved to URLs`() async throws {
            try await Household.with { household in
                let json = try await household.popcorn("movie", "550", "--json").json
                for key in ["posterURLSet", "backdropURLSet", "logoURLSet"] {
                    let set = try #require(json[key] as? [String: String])
                    let path = try #require(set["path"])
                    #expect(set.keys.sorted() == ["card", "detail", "full", "path", "thumbnail"])
                    #expect(set["full"] == "https://image.tmdb.org/t/p/original\(path)")
                    #expect(set["card"]?.hasSuffix(path) == true)
                }
            }
        }

        @Test func `a movie is cached once per language`() async throws {
            try await Household.with { household in
                let german = try await household.popcorn("movie", "550", "--language", "de-DE", "--json")
                let english = try await household.popcorn("movie", "550", "--json")
                #expect(try german.json["overview"] as? String != english.json["overview"] as? String)
                let again = try await household.popcorn("movie", "550", "--language", "de-DE", "--json")
                #expect(try again.source["httpRequests"] as? Int == 0)
                #expect(try movie(again) == movie(german))
                let statistics = try await household.popcorn("cache", "stats", "--json").json
                #expect(statistics["languages"] as? [String: Int] == ["de-DE": 1, "en-US": 1])
            }
        }

        @Test func `the region selects the certification without another request`() async throws {
            try await Household.with { household in
                let american = try await household.popcorn("movie", "550", "--json")
                let british = try await household.popcorn("movie", "550", "--region", "GB", "--json")
                #expect(try american.json["certification"] as? String == "R")
                #expect(try british.json["certification"] as? String == "18")
                #expect(try british.json["certificationRegion"] as? String == "GB")
                let japanese = try await household.popcorn("movie", "550", "--region", "JP", "--json")
                #expect(try japanese.json["certification"] as? String == "R")
                #expect(try japanese.json["certificationRegion"] as? String == "US")
                #expect(try british.source["httpRequests"] as? Int == 0)
            }
        }

        @Test func `flags override the language and region of the environment`() async throws {
            try await Household.with { household in
                let settings: [String: String?] = ["POPCORN_LANGUAGE": "de-DE", "POPCORN_REGION": "GB"]
                let byEnvironment = try await household.popcorn("movie", "550", "--json", with: settings)
                #expect(try byEnvironment.json["certification"] as? String == "18")
                #expect(household.server.requests.first { $0.path == "/3/movie/550" }?.query["language"] == "de-DE")
                let byFlag = try await household.popcorn(
                    "movie", "550", "--json", "--region", "US", "--language", "en-US", with: settings)
                #expect(try byFlag.json["certification"] as? String == "R")
            }
        }

        @Test func `--refresh fetches a cached movie again`() async throws {
            try await Household.with { household in
                _ = try await household.popcorn("movie", "550", "--json")
                let refreshed = try await household.popcorn("movie", "550", "--json", "--refresh")
                #expect(try refreshed.source["origin"] as? String == "network")
                #expect(household.server.requestCountsByPath == ["/3/movie/550": 2, "/3/configuration": 1])
            }
        }

        @Test func `--offline reads only from the cache`() async throws {
            try await Household.with { household in
                let missing = try await household.popcorn("movie", "550", "--offline")
                #expect(missing.status == 66)
                #expect(missing.output == "")
                #expect(household.server.requestCount == 0)
                _ = try await household.popcorn("movie", "550", "--json")
                let cached = try await household.popcorn("movie", "550", "--json", "--offline")
                #expect(cached.status == 0)
                #expect(household.server.requestCount == 2)
            }
        }

        @Test func `the card shows the main facts`() async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn("movie", "550")
                #expect(outcome.status == 0)
                for text in [
                    "Fight Club (1999)", "2 h 19 min", "Drama", "David Fincher", "Edward Norton", "Brad Pitt",
                    "https://image.tmdb.org/t/p/", "2 HTTP requests", "from TMDb",
                ] {
                    #expect(outcome.output.contains(text), "the card lacks \(text)")
                }
            }
        }

        @Test func `the demo command runs without settings`() async throws {
            let outcome = try await PopcornProcess.run(["demo"], environment: ["HOME": "/nonexistent"])
            #expect(outcome.status == 0)
            let lines = outcome.output.split(separator: "\n")
            for title in ["Fight Club (1999)", "The Simpsons", "Brad Pitt"] {
                #expect(lines.contains { $0.hasPrefix(title) }, "the demonstration lacks \(title)")
            }
            #expect(lines.contains { $0.hasPrefix("Next") && $0.contains("2026-12-06") })
            let cold = lines.filter { $0.hasPrefix("Cold") }
            #expect(
                cold.map { $0.prefix(23).trimmingCharacters(in: .whitespaces) } == [
                    "Cold  2 HTTP requests ·", "Cold  1 HTTP request ·", "Cold  1 HTTP request ·",
                ])
            #expect(cold.allSatisfy { $0.hasSuffix("from TMDb") })
            #expect(lines.count { $0.hasPrefix("Warm  0 HTTP requests") && $0.contains("from the cache") } == 3)
        }
    }
}
