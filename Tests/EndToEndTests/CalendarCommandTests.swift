import Foundation
import TMDbStandIn
import Testing

extension EndToEnd {

    @Suite struct CalendarCommandTests {

        private let days = ["--from", "1999-10-01", "--to", "1999-11-30"]

        @Test func `a calendar is shown as text, as JSON and as an iCalendar file`() async throws {
            try await Household.with { household in
                _ = try await household.popcorn("watchlist", "add", "550", "--owner", "alice")
                let calendar = ["calendar", "--owner", "alice"] + days
                let cold = try await household.popcorn(calendar + ["--json"])
                #expect(cold.status == 0)
                #expect(cold.errors == "")
                #expect(try cold.source["httpRequests"] as? Int == 2)
                let shown = try #require(try cold.json["days"] as? [[String: Any]])
                #expect(shown.map { $0["date"] as? String } == ["1999-10-15"])
                let release = try #require((shown[0]["releases"] as? [[String: Any]])?.first)
                #expect(release["title"] as? String == "Fight Club")
                #expect(release["type"] as? String == "theatrical")
                #expect(release["region"] as? String == "US")

                let file = try await household.popcorn(calendar + ["--ics", "--offline"])
                #expect(file.output.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
                #expect(file.output.hasSuffix("END:VCALENDAR\r\n"))
                #expect(file.output.contains("\r\nUID:release-550-US-theatrical@popcorn\r\n"))
                #expect(file.output.contains("\r\nDTSTART;VALUE=DATE:19991015\r\n"))
                let text = try await household.popcorn(calendar + ["--offline"])
                #expect(text.output.contains("1999-10-15, Friday\n"))
                #expect(text.output.contains("Fight Club"))
                let empty = try await household.popcorn(["calendar"] + days)
                #expect(empty.output.contains("No episodes or releases between these days."))
            }
        }

        @Test func `invalid days and options are usage errors`() async throws {
            try await Household.with { household in
                for arguments in [
                    ["--from", "1999-13-01", "--to", "1999-11-30"], ["--from", "1999", "--to", "2000"],
                    ["--from", "1999-12-01", "--to", "1999-11-30"], days + ["--ics", "--json"],
                ] {
                    let outcome = try await household.popcorn(["calendar"] + arguments)
                    #expect(outcome.status == 64)
                }
            }
        }

        @Test func `the watchlist is shown as titles, and lists mark its titles`() async throws {
            try await Household.with { household in
                for owner in ["alice", "bob"] {
                    _ = try await household.popcorn("watchlist", "add", "550", "13", "--owner", owner)
                }
                let cold = try await household.popcorn(
                    "watchlist", "titles", "--order", "title", "--owner", "alice", "--json")
                #expect(cold.status == 0)
                let items = try #require(try cold.json["items"] as? [[String: Any]])
                let previews = items.compactMap { $0["preview"] as? [String: Any] }
                #expect(previews.map { $0["title"] as? String } == ["Fight Club", "Forrest Gump"])
                #expect(previews.allSatisfy { $0["isOnWatchlist"] as? Bool == true })
                #expect(try cold.source["httpRequests"] as? Int == 3)

                let text = try await household.popcorn("watchlist", "titles", "--owner", "alice", "--offline")
                #expect(text.output.contains("Forrest Gump (1994) ✓"))
                let search = try await household.popcorn("movies", "search", "fight club", "--owner", "alice")
                #expect(search.output.contains("Fight Club (1999) ✓"))
                let others = try await household.popcorn("movies", "search", "fight club")
                #expect(others.output.contains("Fight Club (1999)"))
                #expect(!others.output.contains("✓"))
                let details = try await household.popcorn("movie", "550", "--owner", "bob", "--json")
                #expect(try details.json["isOnWatchlist"] as? Bool == true)
            }
        }
    }
}
