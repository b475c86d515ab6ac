import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    /// Tests of the option `--fallback`, which replaces missing translations by texts of other languages.
    @Suite struct TextFallbackCommandTests {

        private let movie = ["movie", "49026", "--language", "fr", "--json"]

        private func languages(_ outcome: PopcornProcess.Outcome) throws -> [String: String]? {
            try outcome.json["textLanguages"] as? [String: String]
        }

        @Test func `each text is in the first language that has it, with one request`() async throws {
            try await Household.with { household in
                let cold = try await household.popcorn(movie + ["--fallback", "de-AT,de,en"])
                #expect(cold.errors == "")
                #expect(try cold.json["title"] as? String == "The Dark Knight Rises")
                #expect(try cold.json["tagline"] as? String == "Jede Nacht endet irgendwo.")
                #expect(try (cold.json["overview"] as? String)?.hasPrefix("Acht Jahre") == true)
                #expect(
                    try languages(cold)
                        == ["title": "en", "tagline": "de-DE", "overview": "de-DE", "homepageURL": "en-US"])
                #expect(try cold.source["httpRequests"] as? Int == 2)
                let sent = try #require(household.server.requests.first { $0.path == "/3/movie/49026" })
                #expect(sent.query["append_to_response"]?.contains("translations") == true)

                // Another chain uses the same cached translations.
                let warm = try await household.popcorn(movie + ["--fallback", "en", "--offline"])
                #expect(try languages(warm)?["overview"] == "en-US")
                #expect(try languages(warm)?["tagline"] == "en-US")
                #expect(household.server.requestCount == 2)

                let card = try await household.popcorn(
                    "movie", "49026", "--language", "fr", with: ["POPCORN_FALLBACK": "de"])
                #expect(card.output.contains("Languages    title en, tagline de-DE, overview de-DE, homepage en-US"))
                #expect(household.server.requestCount == 2)
            }
        }

        @Test func `translations are requested only with --fallback, also for a cached movie`() async throws {
            try await Household.with { household in
                let off = try await household.popcorn(movie)
                #expect(try off.json["textLanguages"] == nil)
                #expect(try (off.json["overview"] as? String)?.hasPrefix("Eight years") == true)
                let query = household.server.requests.first { $0.path == "/3/movie/49026" }?.query
                #expect(query?["append_to_response"]?.contains("translations") == false)

                for requests in [1, 0] {
                    let on = try await household.popcorn(movie + ["--fallback", "de"])
                    #expect(try languages(on)?["overview"] == "de-DE")
                    #expect(try on.source["httpRequests"] as? Int == requests)
                }
                let again = try await household.popcorn(movie)
                #expect(try again.source["httpRequests"] as? Int == 0)
                #expect(try again.json["textLanguages"] == nil)
                #expect(try again.json["overview"] as? String == off.json["overview"] as? String)
            }
        }

        @Test func `series, seasons, episodes and people have fallback texts`() async throws {
            try await Household.with { household in
                let fallback = ["--fallback", "de,en", "--json"]
                let series = try await household.popcorn(["tv", "1396", "--language", "it"] + fallback)
                #expect(try series.json["tagline"] as? String == "Gute Noten, schlechter Umgang.")
                #expect(try languages(series)?["title"] == "en")
                #expect(try languages(series)?["overview"] == "de-DE")

                let episode = try await household.popcorn(["episode", "1396", "1", "1", "--language", "de"] + fallback)
                #expect(try episode.json["name"] as? String == "Pilot")
                #expect(try (episode.json["overview"] as? String)?.hasPrefix("A teacher") == true)
                #expect(try languages(episode) == ["title": "en-US", "overview": "en-US"])
                #expect(try episode.source["httpRequests"] as? Int == 1)

                let season = try await household.popcorn(["season", "1396", "1", "--language", "de"] + fallback)
                #expect(try season.json["name"] as? String == "Season 1")
                #expect(try languages(season) == ["title": "en-US", "overview": "en-US"])

                let person = try await household.popcorn(["person", "287", "--language", "it"] + fallback)
                #expect(try (person.json["biography"] as? String)?.hasPrefix("He left") == true)
                #expect(try languages(person) == ["biography": "en-US"])
            }
        }

        @Test func `a language that TMDb does not support is rejected`() async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn(movie + ["--fallback", "de,klingon"])
                #expect(outcome.status == 64)
                #expect(outcome.errors.contains("TMDb does not support the language 'klingon'"))
                #expect(household.server.requestCount == 0)
            }
        }
    }
}
