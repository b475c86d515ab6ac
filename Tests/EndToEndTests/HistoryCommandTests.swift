import Foundation
import Testing

extension EndToEnd {

    /// Tests of `popcorn history` and of `--remember`.
    @Suite struct HistoryCommandTests {

        /// Returns the texts and the kinds of the searches in the JSON output.
        private func searches(_ outcome: PopcornProcess.Outcome) throws -> [String] {
            let searches = try #require(try outcome.json["searches"] as? [[String: Any]])
            return searches.map { "\($0["text"] ?? "") \($0["kind"] ?? "-")" }
        }

        @Test func `searches are recorded only with --remember, for the owner`() async throws {
            try await Household.with { household in
                let plain = try await household.popcorn("search", "a")
                #expect(plain.status == 0)
                #expect(try await searches(household.popcorn("history", "--json")) == [])

                let remembered = try await household.popcorn("search", "a", "--remember", "--owner", "alice")
                #expect(remembered.status == 0)
                #expect(remembered.errors == "")
                #expect(
                    remembered.output.split(separator: "\n").dropLast()
                        == plain.output.split(separator: "\n").dropLast())
                _ = try await household.popcorn("movies", "search", "Fight Club", "--remember", "--owner", "alice")
                _ = try await household.popcorn("tv-series", "search", "a", "--remember", "--owner", "alice")
                _ = try await household.popcorn("people", "search", " Ünï ", "--remember", "--owner", "alice")
                _ = try await household.popcorn("movies", "search", "FIGHT CLUB", "--remember", "--owner", "alice")
                let json = try await household.popcorn("history", "--owner", "alice", "--json")
                #expect(try searches(json) == ["FIGHT CLUB movie", "Ünï person", "a tv", "a -"])
                let items = try #require(try json.json["searches"] as? [[String: Any]])
                #expect(items.allSatisfy { ($0["searchedAt"] as? String)?.isEmpty == false })
                #expect(try await searches(household.popcorn("history", "--json")) == [])

                let limited = try await household.popcorn(
                    "history", "list", "--owner", "alice", "--prefix", "fig", "--limit", "1", "--json")
                #expect(try searches(limited) == ["FIGHT CLUB movie"])
            }
        }

        @Test func `searches are listed as lines, removed and cleared`() async throws {
            try await Household.with { household in
                let offline: [String: String?] = ["TMDB_ACCESS_TOKEN": nil]
                _ = try await household.popcorn("search", "a", "--remember")
                _ = try await household.popcorn("people", "search", "pitt", "--remember")
                _ = try await household.popcorn("search", "b", "--remember", "--owner", "alice")
                let list = try await household.popcorn(["history"], with: offline)
                #expect(list.status == 0)
                let day = #/\d{4}-\d\d-\d\d/#
                let lines = list.output.split(separator: "\n")
                #expect(lines.map { $0.dropFirst(10) } == ["  pitt (people)", "  a"])
                #expect(lines.allSatisfy { $0.prefixMatch(of: day) != nil })
                let none = try await household.popcorn("history", "--prefix", "zzz")
                #expect(none.output == "")
                #expect(none.errors == "No search in the history begins with this text.\n")

                let otherKind = try await household.popcorn("history", "remove", "pitt")
                #expect(otherKind.output == "The search is not in the history.\n")
                #expect(otherKind.status == 0)
                let removed = try await household.popcorn("history", "remove", "PITT", "--kind", "person")
                #expect(removed.output == "Removed the search.\n")
                #expect(try await searches(household.popcorn("history", "--json")) == ["a -"])

                #expect(try await household.popcorn("history", "clear").output == "Removed 1 search.\n")
                #expect(try await household.popcorn("history", "clear").output == "Removed 0 searches.\n")
                let empty = try await household.popcorn("history")
                #expect(empty.output == "")
                #expect(empty.errors.contains("popcorn search <text> --remember"))
                #expect(try await searches(household.popcorn("history", "--owner", "alice", "--json")) == ["b -"])
            }
        }

        @Test func `a failed search is not recorded`() async throws {
            try await Household.with { household async throws in
                #expect(try await household.popcorn("search", "a", "--offline", "--remember").status == 66)
                #expect(try await household.popcorn("search", " ", "--remember").status == 64)
                #expect(try await searches(household.popcorn("history", "--json")) == [])
            }
        }

        @Test func `a search with a text that is too long fails and is not recorded`() async throws {
            try await Household.with { household in
                let long = try await household.popcorn("search", String(repeating: "x", count: 501), "--remember")
                #expect(long.output.isEmpty)
                #expect(long.errorLines.count == 1)
                #expect(long.errors.contains("The search text must have at most 100 characters"))
                #expect(long.status == 64)
                #expect(try await household.popcorn("history").output.contains("xxx") == false)
            }
        }

        @Test func `control characters of a text are not printed`() async throws {
            try await Household.with { household in
                _ = try await household.popcorn("search", "a\u{1B}[31m\nb", "--remember")
                let list = try await household.popcorn("history")
                #expect(list.output.dropFirst(10) == "  a [31m b\n")
            }
        }

        @Test(arguments: [
            (["history", "remove", " "], "The search text must not be empty"),
            (
                ["history", "remove", String(repeating: "x", count: 101)],
                "The search text must have at most 100 characters"
            ),
            (["history", "--limit", "0"], "The limit must be at least 1, but is 0"),
            (["history", "clear", "--owner", ""], "The name of a watchlist owner must not be empty"),
            (["history", "remove", "a", "--kind", "game"], "one of 'movie', 'tv' or 'person'"),
        ])
        func `invalid arguments are errors`(arguments: [String], message: String) async throws {
            try await Household.with { household in
                let outcome = try await household.popcorn(arguments)
                #expect(outcome.status == 64)
                #expect(outcome.output == "")
                #expect(outcome.errors.contains(message), "\(outcome.errors)")
            }
        }

        @Test func `the help explains how searches are recorded`() async throws {
            try await Household.with { household in
                let help = try await household.popcorn("history", "--help").output
                #expect(help.contains("Only searches with --remember are recorded."))
                #expect(help.contains("popcorn history remove \"fight club\""))
                #expect(try await household.popcorn("search", "--help").output.contains("--remember"))
            }
        }
    }
}
