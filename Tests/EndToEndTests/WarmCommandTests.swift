import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    /// Tests of the commands `warm`, `cache ids`, `cache invalidate` and `health`.
    @Suite struct WarmCommandTests {

        private func list(_ text: String, in household: Household) throws -> String {
            let file = household.home.appending(path: "ids.txt")
            try Data(text.utf8).write(to: file)
            return file.path(percentEncoded: false)
        }

        @Test func `a list is fetched once, and fresh items cost no request`() async throws {
            try await Household.with { household in
                let file = try list("# movies\n550\n{\"id\":603}\n\nx\n999999999\n", in: household)
                let cold = try await household.popcorn("warm", "--kind", "movie", file)
                #expect(cold.status == 0)
                #expect(cold.output == "Fetched 2 of 3: 1 not found, 1 invalid line.\n")
                #expect(cold.errorLines.first == "popcorn: line 5 is not an identifier: 'x'")
                #expect(cold.errorLines.last == "3 of 3 (100 %), 2 fetched, 1 not found")
                let requests = household.server.requests.count
                #expect(requests == 3)

                let warm = try await household.popcorn("warm", "--kind", "movie", file, "--json")
                let json = try warm.json
                #expect(json["fetched"] as? Int == 0)
                #expect(json["fresh"] as? Int == 2)
                #expect(json["notFound"] as? Int == 1)
                #expect(json["invalidLines"] as? Int == 1)
                #expect(household.server.requests.count == requests)

                let german = try await household.popcorn("warm", "--kind", "movie", file, "--language", "de-DE")
                #expect(german.output.hasPrefix("Fetched 2 of 3"))
            }
        }

        @Test func `cached identifiers are listed, and invalidated items are fetched again`() async throws {
            try await Household.with { household in
                let file = try list("603\n550\n", in: household)
                _ = try await household.popcorn("warm", "--kind", "movie", file)
                let ids = try await household.popcorn("cache", "ids", "--kind", "movie")
                #expect(ids.output == "550\n603\n")
                let json = try await household.popcorn(
                    "cache", "ids", "--kind", "movie", "--language", "en-US", "--json")
                #expect(try json.json["ids"] as? [String] == ["550", "603"])
                let none = try await household.popcorn("cache", "ids", "--kind", "person", "--json")
                #expect(try none.json["ids"] as? [String] == [])

                let invalidated = try await household.popcorn("cache", "invalidate", "--kind", "movie", "550")
                #expect(invalidated.output == "Invalidated 1 item.\n")
                let again = try await household.popcorn("warm", "--kind", "movie", file)
                #expect(again.output == "Fetched 1 of 2: 1 was fresh.\n")
                let wrong = try await household.popcorn("cache", "invalidate", "--kind", "season", "1396")
                #expect(wrong.status == 64)
            }
        }

        @Test func `the option --cache-size limits the size of the cache`() async throws {
            try await Household.with { household in
                let ids = GeneratedCatalogue().movieIDs.prefix(600)
                let file = try list(ids.map { "\($0)\n" }.joined(), in: household)
                let warm = try await household.popcorn("warm", "--kind", "movie", file, "--cache-size", "1MB")
                #expect(warm.output == "Fetched 600 of 600.\n")
                let json = try await household.popcorn("cache", "stats", "--json", "--cache-size", "1MB").json
                #expect(json["limit"] as? Int == 1_000_000)
                let evicted = (json["evicted"] as? [String: Int])?["movie"] ?? 0
                let kept = json["movies"] as? Int ?? 0
                #expect(evicted > 0 && kept > 0)
                #expect(evicted + kept == 600)
                #expect((json["bytes"] as? Int ?? .max) <= 1_200_000)
                let invalid = try await household.popcorn("cache", "stats", "--cache-size", "1kB")
                #expect(invalid.status == 64)
            }
        }

        @Test func `failures determine the exit code`() async throws {
            try await Household.with { household in
                let missing = try await household.popcorn("warm", "--kind", "movie", "/nowhere/ids")
                #expect(missing.status == 64)
                let invalid = try await household.popcorn("warm", "--kind", "movie", try list("x\n", in: household))
                #expect(invalid.status == 64)
                #expect(invalid.errorLines.last == "popcorn: None of the 1 lines is an identifier")
                let file = try list("550\n", in: household)
                let offline = try await household.popcorn(
                    "warm", "--kind", "movie", file, with: ["TMDB_ACCESS_TOKEN": nil])
                #expect(offline.status == 77)
                household.server.inject(.malformed)
                let odd = try await household.popcorn("warm", "--kind", "movie", file)
                #expect(odd.status == 69)
                #expect(odd.output == "Fetched 0 of 1: 1 failed.\n")
            }
        }

        @Test func `an interrupted command can be continued`() async throws {
            try await Household.with { household in
                let file = try list((1...5).map(String.init).joined(separator: "\n"), in: household)
                household.server.inject(.stalled(), matching: "/3/movie/5")
                let outcome = try await household.interrupt("warm", "--kind", "movie", file) {
                    while household.server.requestCountsByPath["/3/movie/5"] == nil { await Task.yield() }
                }
                #expect(outcome.status == 130)
                #expect(outcome.errorLines.last?.hasSuffix("run the command again to continue") == true)
            }
        }

        @Test func `the databases are healthy`() async throws {
            try await Household.with { household in
                let json = try await household.popcorn("health", "--json")
                #expect(json.status == 0)
                #expect(try json.json["isReady"] as? Bool == true)
                #expect(try (json.json["cache"] as? [String: Any])?["isWritable"] as? Bool == true)
                let text = try await household.popcorn("health")
                #expect(text.output.hasPrefix("Cache        readable and writable, "))
                #expect(household.server.requests.isEmpty)
                try Data(repeating: 0x5A, count: 4096).write(to: household.library)
                #expect(try await household.popcorn("health").status == 74)
            }
        }
    }
}
