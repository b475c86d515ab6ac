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

        @Test func `lists and watchlists are fetched once, and fresh pages and items cost no request`() async throws {
            try await Household.with { household in
                _ = try await household.popcorn("watchlist", "add", "550", "--owner", "alice")
                household.server.resetRequests()
                let sources = ["warm", "--source", "popular-series:25,popular-people:5", "--source", "watchlist"]
                let cold = try await household.popcorn(sources)
                #expect(cold.status == 0)
                #expect(cold.output == "Fetched 31 of 31.\n")
                #expect(
                    cold.errorLines.prefix(3) == [
                        "popular-series:25: 25 items, 2 pages", "popular-people:5: 5 items, 1 page",
                        "watchlist: 1 item",
                    ])
                #expect(cold.errorLines.last == "31 of 31 (100 %), 31 fetched")
                let counts = household.server.requestCountsByPath
                #expect(counts["/3/tv/popular"] == 2)
                #expect(counts["/3/person/popular"] == 1)
                let requests = household.server.requests.count
                #expect(requests == 34)

                let json = try await household.popcorn(sources + ["--json"]).json
                #expect(json["fetched"] as? Int == 0)
                #expect(json["fresh"] as? Int == 31)
                #expect(json["invalidLines"] == nil)
                let parts = json["sources"] as? [[String: Any]]
                #expect(
                    parts?.map { $0["source"] as? String } == ["popular-series:25", "popular-people:5", "watchlist"])
                #expect(parts?.map { $0["items"] as? Int } == [25, 5, 1])
                #expect(household.server.requests.count == requests)
            }
        }

        @Test func `a list that cannot be read determines the exit code, after the other sources`() async throws {
            try await Household.with { household in
                household.server.inject(.malformed, matching: "/3/tv/popular")
                let outcome = try await household.popcorn(
                    "warm", "--source", "popular-series:5", "--source", "popular-people:5")
                #expect(outcome.status == 69)
                #expect(outcome.output == "Fetched 5 of 5: 1 source could not be read.\n")
                #expect(outcome.errorLines.first?.hasPrefix("popular-series:5: 0 items, then failed: ") == true)
            }
        }

        @Test(arguments: [
            (["--source", "popular"], "'popular' is not a source; the sources are popular-movies, "),
            (["--source", "popular-movies:0"], "must be between 1 and 10000, but is 0"),
            (["--source", "watchlist", "ids.txt"], "--source cannot be combined with a file or --kind."),
            (["--source", "watchlist", "--kind", "movie"], "--source cannot be combined with a file or --kind."),
            (["ids.txt"], "A file needs --kind."), (["--kind", "movie"], "Name a file and --kind, or --source."),
            ([], "Name a file and --kind, or --source."),
        ])
        func `invalid combinations are rejected without a request`(arguments: [String], message: String) async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn(["warm"] + arguments)
                #expect(outcome.status == 64)
                #expect(outcome.errors.contains(message))
                #expect(household.server.requests.isEmpty)
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

        @Test func `the cached rows of an item are shown without requests`() async throws {
            try await Household.with { household in
                let file = try list("550\n", in: household)
                _ = try await household.popcorn("warm", "--kind", "movie", file)
                let requests = household.server.requests.count
                let all = try await household.popcorn("cache", "show", "movie/550")
                let row = try all.json
                #expect(row["id"] as? String == "movie/550")
                #expect(row["table"] as? String == "movies_movie")
                #expect(row["isOutdated"] as? Bool == false)
                let columns = try #require(row["columns"] as? [String: Any])
                #expect(columns["title"] as? String == "Fight Club")
                #expect((columns["cached_at"] as? String)?.hasSuffix("Z") == true)
                let relations = try #require(row["relations"] as? [String: Any])
                #expect((relations["genre"] as? [[String: Any]])?.first?["name"] as? String == "Drama")

                let part = try await household.popcorn(
                    "cache", "show", "movie/550", "--language", "en-US", "--part", "credits")
                let names = try #require(part.json["relations"] as? [String: Any])
                #expect(names.keys.sorted() == ["cast_member", "crew_member"])
                #expect((names["cast_member"] as? [[String: Any]])?.isEmpty == false)
                #expect(household.server.requests.count == requests)

                let missing = try await household.popcorn("cache", "show", "movie/550", "--language", "de")
                #expect(missing.status != 0)
                #expect(missing.errors.contains("movie/550 is not cached in de"))
                let wrong = try await household.popcorn("cache", "show", "film/550")
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

        @Test func `an interrupted warm-up from lists can be continued`() async throws {
            try await Household.with { household in
                for id in ["550", "603"] { _ = try await household.popcorn("watchlist", "add", id) }
                household.server.inject(.stalled(), matching: "/3/movie/550")
                let outcome = try await household.interrupt(
                    "warm", "--source", "popular-people:5", "--source", "watchlist"
                ) {
                    while household.server.requestCountsByPath["/3/movie/550"] == nil { await Task.yield() }
                }
                #expect(outcome.status == 130)
                #expect(outcome.errorLines.last?.hasPrefix("popcorn: Interrupted after ") == true)
                #expect(outcome.errorLines.last?.hasSuffix("run the command again to continue") == true)
                household.server.clearFaults()
                let again = try await household.popcorn(
                    "warm", "--source", "popular-people:5", "--source", "watchlist")
                #expect(again.status == 0)
                #expect(again.output.hasPrefix("Fetched "))
                #expect(household.server.requestCountsByPath["/3/person/popular"] == 1)
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
