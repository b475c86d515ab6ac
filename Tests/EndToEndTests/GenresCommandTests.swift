import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct GenresCommandTests {

        @Test(arguments: ["movie", "tv"])
        func `genres are fetched once and then read from the cache`(kind: String) async throws {
            try await Household.with { household in
                let cold = try await household.popcorn("genres", kind, "--json")
                #expect(cold.errors == "")
                let genres = try #require(try cold.json["genres"] as? [[String: Any]])
                #expect(genres.contains { $0["name"] as? String == "Drama" && $0["id"] as? Int == 18 })
                #expect(household.server.requestCountsByPath["/3/genre/\(kind)/list"] == 1)

                let warm = try await household.popcorn("genres", kind, "--offline")
                #expect(warm.output.contains("       18  Drama"))
                #expect(warm.output.contains("from the cache"))
            }
        }

        @Test func `genres are in the requested language`() async throws {
            try await Household.with { household in
                let german = try await household.popcorn("genres", "movie", "--language", "de", "--json")
                let genres = try #require(try german.json["genres"] as? [[String: Any]])
                #expect(genres.contains { $0["name"] as? String == "Komödie" })
            }
        }

        @Test func `genres of a kind other than movie and tv are a usage error`() async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn("genres", "person")
                #expect(outcome.status == 64)
                #expect(household.server.requestCount == 0)
            }
        }
    }
}
