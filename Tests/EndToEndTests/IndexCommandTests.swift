import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    /// Tests of the commands `index` and `suggest`, and of searches while TMDb is unavailable.
    @Suite struct IndexCommandTests {

        @Test func `an index is created once a day, and titles are suggested without a request`() async throws {
            try await Household.with { household in
                let missing = try await household.popcorn("suggest", "fight")
                #expect(missing.status == 66)
                #expect(
                    missing.errors == "popcorn: There is no index of titles; create it with 'popcorn index update'\n")

                let update = try await household.popcorn("index", "update")
                #expect(update.status == 0)
                #expect(update.output.hasPrefix("The index was updated.\n"))
                #expect(
                    update.errorLines == [
                        "Downloading the export of movies", "Downloading the export of TV series",
                        "Downloading the export of people", "Reading the export of movies",
                        "Reading the export of TV series", "Reading the export of people", "Writing the index",
                    ])
                #expect(household.server.requestCount == 3)
                let again = try await household.popcorn("index", "update", "--json")
                #expect(try again.json["outcome"] as? String == "upToDate")
                #expect(household.server.requestCount == 3)

                let found = try await household.popcorn("suggest", "fihgt club", "--kind", "movie")
                #expect(found.status == 0)
                #expect(found.output.hasPrefix("      550  Fight Club  "))
                #expect(found.output.contains("0 HTTP requests"))
                #expect(found.output.contains("from the index of titles of 20"))
                let json = try await household.popcorn("suggest", "fight club", "--json").json
                let first = (json["suggestions"] as? [[String: Any]])?.first
                #expect(first?["id"] as? Int == 550)
                #expect(first?["kind"] as? String == "movie")
                #expect((json["source"] as? [String: Any])?["origin"] as? String == "index")
                #expect(try await household.popcorn("suggest", "qqqqqqq").output.hasPrefix("Nothing found."))
                #expect(household.server.requestCount == 3)

                let status = try await household.popcorn("index", "status")
                #expect(status.output.contains(" movies of 20"))
                let limit = try await household.popcorn("suggest", "fight", "--limit", "51")
                #expect(limit.status == 64)
            }
        }

        @Test func `a search is answered from the index while TMDb is unavailable, and says so`() async throws {
            try await Household.with { household in
                _ = try await household.popcorn("index", "update")
                household.server.inject(.failure(status: 404), matching: "/p/exports/*")
                household.server.inject(.failure(status: 502, body: .html), matching: "/3/*")
                let search = try await household.popcorn("search", "fight club", "--timeout", "200ms")
                #expect(search.status == 0)
                #expect(search.output.contains("      550  Fight Club"))
                #expect(search.output.contains("from the index of titles of 20"))
                #expect(search.output.contains("502") || search.output.contains("unavailable"))
                let offline = try await household.popcorn("movies", "search", "fight club", "--offline")
                #expect(offline.output.contains("from the index of titles"))
            }
        }

        @Test func `a server of exports on another host needs https`() async throws {
            try await Household.with { household in
                let result = try await household.popcorn(
                    "index", "update", with: ["TMDB_EXPORTS_URL": "http://files.example/exports"])
                #expect(result.status == 64)
                #expect(
                    result.errors.contains(
                        "The base URL of exports must use https; http is only allowed for loopback addresses"))
            }
        }
    }
}
