import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct ManyTitlesCommandTests {

        @Test(arguments: [
            (["movies", "details", "550", "603", "550"], "title"),
            (["tv-series", "details", "1396", "456", "1396"], "name"),
            (["people", "details", "287", "819", "287"], "name"),
        ])
        func `several titles cost one request each, then none`(arguments: [String], name: String) async throws {
            try await Household.with { household in
                let cold = try await household.popcorn(arguments + ["0", "--json"])
                #expect(cold.errors == "")
                #expect(cold.status == 0)
                let items = try #require(try cold.json["items"] as? [[String: Any]])
                #expect(items.compactMap { $0["id"] as? Int } == arguments.dropFirst(2).compactMap(Int.init) + [0])
                #expect(items.prefix(3).allSatisfy { ($0["value"] as? [String: Any])?[name] is String })
                #expect(items.prefix(3).allSatisfy { $0["origin"] as? String == "network" })
                #expect((items.last?["error"] as? [String: Any])?["kind"] as? String == "invalidInput")
                // One request for each title, and one for the configuration of images.
                #expect(try cold.source["httpRequests"] as? Int == 3)

                let warm = try await household.popcorn(arguments + ["--json", "--offline"])
                #expect(try warm.source["httpRequests"] as? Int == 0)
                #expect(try warm.source["origin"] as? String == "cache")
                let card = try await household.popcorn(arguments)
                #expect(card.output.split(separator: "\n").count >= 4)
            }
        }

        @Test func `the first error fails the command if no title can be shown`() async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn("movies", "details", "999999998", "999999999")
                #expect(outcome.status == 66)
                #expect(outcome.errors == "popcorn: TMDb has no movie 999999998\n")
            }
        }
    }
}
