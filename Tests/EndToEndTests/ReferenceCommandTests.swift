import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct ReferenceCommandTests {

        @Test func `countries and languages cost one request, then none`() async throws {
            try await Household.with { household in
                for (name, code) in [("countries", "GB"), ("languages", "de")] {
                    let cold = try await household.popcorn("reference", name, "--json")
                    #expect(cold.status == 0)
                    #expect(cold.errors == "")
                    let values = try #require(try cold.json[name] as? [[String: Any]])
                    #expect(values.contains { $0["code"] as? String == code })
                    let warm = try await household.popcorn("reference", name, "--offline")
                    #expect(warm.status == 0)
                    #expect(warm.output.contains("\n\(code) "))
                }
                #expect(
                    household.server.requestCountsByPath == [
                        "/3/configuration": 1, "/3/configuration/countries": 1, "/3/configuration/languages": 1,
                    ])
            }
        }

        @Test(arguments: [
            ["reference", "providers", "movie"], ["reference", "regions"], ["reference", "certifications", "tv"],
            ["reference", "companies", "a"], ["reference", "keywords", "a"], ["reference", "collections", "star"],
            ["company", "500000001"], ["network", "510000001"],
        ])
        func `each list and organisation is shown as text and as JSON`(arguments: [String]) async throws {
            try await Household.with { household in
                let cold = try await household.popcorn(arguments + ["--json"])
                #expect(cold.status == 0, "\(cold.errors)")
                #expect(try cold.source["httpRequests"] as? Int == 2)
                let warm = try await household.popcorn(arguments + ["--offline"])
                #expect(warm.status == 0)
                #expect(!warm.output.isEmpty)
            }
        }
    }
}
