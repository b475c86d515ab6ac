import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct GenresCommandTests {

        @Test(arguments: ["movie", "tv"])
        func `genres cost one request, then none`(kind: String) async throws {
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

        @Test func `genres have the reader's language`() async throws {
            try await Household.with { household in
                let german = try await household.popcorn("genres", "movie", "--language", "de", "--json")
                let genres = try #require(try german.json["genres"] as? [[String: Any]])
                #expect(genres.contains { $0["name"] as? String == "Komödie" })
            }
        }

        @Test func `other kinds have no genres`() async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn("genres", "person")
                #expect(outcome.status == 64)
                #expect(household.server.requestCount == 0)
            }
        }
    }
}
