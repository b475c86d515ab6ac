import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct PersonCommandTests {

        @Test func `a person is fetched once and then read from the cache`() async throws {
            try await Household.with { household in
                let cold = try await household.popcorn("person", "287", "--json")
                #expect(cold.status == 0)
                #expect(cold.errors == "")
                #expect(try cold.json["name"] as? String == "Brad Pitt")
                #expect(try cold.json["initials"] as? String == "BP")
                #expect(try cold.json["birthday"] as? String == "1963-12-18")
                #expect(try cold.json["gender"] as? Int == 2)
                #expect(try cold.json["knownForDepartment"] as? String == "Acting")
                #expect(try (cold.json["alsoKnownAs"] as? [String])?.last == "برد پیت")
                #expect(try cold.json["deathday"] == nil)
                let portrait = try cold.json["profileURLSet"] as? [String: String]
                #expect(portrait?["full"]?.hasSuffix("/original/huV2cdcolEUwJy37QvH914vup7d.jpg") == true)
                #expect(try cold.source["origin"] as? String == "network")
                #expect(try cold.source["httpRequests"] as? Int == 2)
                #expect(household.server.requestCountsByPath == ["/3/person/287": 1, "/3/configuration": 1])

                let offline: [String: String?] = ["TMDB_BASE_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": nil]
                let warm = try await household.popcorn("person", "287", "--json", with: offline)
                #expect(warm.status == 0)
                #expect(try warm.source["origin"] as? String == "cache")
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(try text(warm) == text(cold))

                for part in ["credits", "images", "known-for", "links"] {
                    let outcome = try await household.popcorn("person", "287", part, "--json", with: offline)
                    #expect(outcome.status == 0)
                    #expect(try outcome.source["httpRequests"] as? Int == 0)
                }
                #expect(household.server.requestCount == 2)
            }
        }

        /// Returns the JSON object without `source`, as data with sorted keys.
        private func text(_ outcome: PopcornProcess.Outcome) throws -> Data {
            var json = try outcome.json
            json["source"] = nil
            return try JSONSerialization.data(withJSONObject: json, options: .sortedKeys)
        }

        @Test func `every part of a person is fetched in one request`() async throws {
            try await Household.with { household in
                let credits = try await household.popcorn("person", "287", "credits", "--json")
                #expect(try credits.source["httpRequests"] as? Int == 2)
                let cast = try credits.json["cast"] as? [[String: Any]]
                #expect(cast?.compactMap { $0["title"] as? String } == ["Fight Club", "Se7en"])
                #expect(cast?.compactMap { $0["kind"] as? String } == ["movie", "movie"])
                let roles = cast?.first?["roles"] as? [[String: Any]]
                #expect(roles?.first?["character"] as? String == "Tyler Durden")
                #expect(roles?.first?["order"] as? Int == 1)

                let links = try await household.popcorn("person", "287", "links", "--json")
                #expect(try links.json["imdbURL"] as? String == "https://www.imdb.com/name/nm0000093/")
                #expect(try links.json["wikidataURL"] as? String == "https://www.wikidata.org/wiki/Q35332")
                #expect(try links.json["tmdbURL"] as? String == "https://www.themoviedb.org/person/287")
                let images = try await household.popcorn("person", "287", "images", "--json")
                let portraits = try images.json["profiles"] as? [[String: Any]]
                #expect(portraits?.count == 1)
                #expect(portraits?.first?["width"] is Int)
                #expect((portraits?.first?["card"] as? String)?.contains("/t/p/") == true)
                #expect(household.server.requestCount == 2)
            }
        }

        @Test func `a known-for title has a logo only if the title is cached`() async throws {
            try await Household.with { household in
                let before = try await household.popcorn("person", "287", "known-for", "--json")
                let titles = try #require(try before.json["items"] as? [[String: Any]])
                #expect(titles.compactMap { $0["title"] as? String } == ["Fight Club", "Se7en"])
                #expect(titles.allSatisfy { $0["backdropURLSet"] != nil && $0["logoURLSet"] == nil })

                _ = try await household.popcorn("movie", "550", "--json")
                let after = try await household.popcorn("person", "287", "known-for", "--json")
                let withLogo = try #require(try after.json["items"] as? [[String: Any]])
                #expect(withLogo.map { $0["logoURLSet"] != nil } == [true, false])
                #expect(try after.source["httpRequests"] as? Int == 0)
            }
        }

        @Test func `a director's credits are grouped by department`() async throws {
            try await Household.with { household in
                let credits = try await household.popcorn("person", "7467", "credits", "--json")
                let crew = try #require(try credits.json["crew"] as? [[String: Any]])
                #expect(crew.first?["department"] as? String == "Directing")
                let text = try await household.popcorn("person", "7467", "credits")
                #expect(text.output.contains("Directing\n"))
                #expect(text.output.contains("Fight Club (1999) · Director"))
            }
        }

        @Test func `the card shows the main facts`() async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn("person", "287")
                #expect(outcome.status == 0)
                for text in [
                    "Brad Pitt\n", "Acting · born 1963-12-18", "Known for    Fight Club (1999) · Tyler Durden",
                    "Born in      Shawnee, Oklahoma, USA", "https://image.tmdb.org/t/p/", "2 HTTP requests",
                ] {
                    #expect(outcome.output.contains(text), "the card lacks \(text)")
                }
                let statistics = try await household.popcorn("cache", "stats", "--json").json
                #expect(statistics["people"] as? Int == 1)
            }
        }

        @Test(arguments: [["popular"], ["trending"], ["trending", "--window", "week"], ["search", "pitt"]])
        func `a list of people is fetched once and then read from the cache`(arguments: [String]) async throws {
            try await Household.with { household in
                let cold = try await household.popcorn(["people"] + arguments + ["--json"])
                #expect(cold.errors == "")
                let items = try #require(try cold.json["items"] as? [[String: Any]])
                #expect(items.isEmpty == false)
                #expect(items.allSatisfy { $0["name"] is String && $0["initials"] is String })
                #expect(try cold.source["httpRequests"] as? Int == 2)

                let warm = try await household.popcorn(["people"] + arguments + ["--json", "--offline"])
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(try text(warm) == text(cold))
            }
        }

        @Test func `an unknown person and an invalid identifier are errors`() async throws {
            try await Household.with { household in
                let missing = try await household.popcorn("person", "550")
                #expect(missing.status == 66)
                #expect(missing.errorLines.count == 1)
                #expect(missing.errors.contains("TMDb has no person 550"))
                let none = try await household.popcorn("person", "0")
                #expect(none.status == 64)
                #expect(none.errors.contains("0 is not a valid person identifier; it must be greater than 0"))
                let part = try await household.popcorn("person", "287", "videos")
                #expect(part.status == 64)
            }
        }
    }
}
