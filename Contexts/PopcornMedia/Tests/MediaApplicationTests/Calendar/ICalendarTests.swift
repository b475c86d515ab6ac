import CoreApplication
import CoreDomain
import Foundation
import Testing

@testable import MediaApplication

@Suite struct ICalendarTests {

    private let day = Date(timeIntervalSince1970: 1_796_083_200)

    private func episode(name: String = "Pilot", overview: String? = nil) -> NextEpisodeDetails {
        NextEpisodeDetails(
            id: 62085, name: name, seriesID: 1396, seriesName: "Breaking Bad", seasonNumber: 1, episodeNumber: 1,
            overview: overview)
    }

    @Test func `a calendar has an all-day event for each episode and release`() {
        let release = CalendarRelease(
            id: "550-US-digital", movieID: 550, title: "Fight Club", type: .digital, region: "US", note: "Shop",
            certification: "R")
        let calendar = WatchlistCalendar(days: [
            CalendarDay(date: day, episodes: [episode(overview: "Chalk; and, dust.")], releases: [release])
        ])

        #expect(
            calendar.iCalendar(createdAt: Date(timeIntervalSince1970: 1_796_000_000))
                == """
                BEGIN:VCALENDAR
                VERSION:2.0
                PRODID:-//Popcorn//Popcorn//EN
                CALSCALE:GREGORIAN
                METHOD:PUBLISH
                BEGIN:VEVENT
                UID:episode-62085@popcorn
                DTSTAMP:20261130T005320Z
                DTSTART;VALUE=DATE:20261201
                DTEND;VALUE=DATE:20261202
                SUMMARY:Breaking Bad · 1×1 · Pilot
                DESCRIPTION:Chalk\\; and\\, dust.
                CATEGORIES:Episode
                URL:https://www.themoviedb.org/tv/1396/season/1/episode/1
                TRANSP:TRANSPARENT
                END:VEVENT
                BEGIN:VEVENT
                UID:release-550-US-digital@popcorn
                DTSTAMP:20261130T005320Z
                DTSTART;VALUE=DATE:20261201
                DTEND;VALUE=DATE:20261202
                SUMMARY:Fight Club (digital\\, US)
                DESCRIPTION:R\\nShop
                CATEGORIES:Release
                URL:https://www.themoviedb.org/movie/550
                TRANSP:TRANSPARENT
                END:VEVENT
                END:VCALENDAR

                """.replacing("\n", with: "\r\n"))
    }

    @Test(arguments: [
        ("a;b,c\\d", "a\\;b\\,c\\\\d"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\nb"), ("a\rb", "a\\nb"),
        ("a\u{2028}b", "a\\nb"), ("a\u{0}\u{1B}b", "ab"), ("a\tb: \"c\"", "a\tb: \"c\""), ("", ""),
    ])
    func `text is escaped`(text: String, escaped: String) {
        #expect(ICalendar.escaped(text) == escaped)
    }

    @Test(arguments: [
        String(repeating: "a", count: 75), String(repeating: "a", count: 76), String(repeating: "ü", count: 200),
        "a" + String(repeating: "👩‍👩‍👧", count: 40), String(repeating: "語", count: 100), "",
    ])
    func `no line has more than 75 octets, and unfolding restores the line`(line: String) {
        let folded = ICalendar.folded(line)
        let lines = folded.utf8.split(separator: 10, omittingEmptySubsequences: false)
        let contents = lines.enumerated().map { place, line in
            (place == 0 ? line : line.dropFirst()).prefix { $0 != 13 }
        }

        #expect(lines.dropLast().allSatisfy { $0.last == 13 && $0.count <= 76 })
        #expect(lines.last.map { $0.count <= 75 } == true)
        #expect(lines.dropFirst().allSatisfy { $0.first == 32 })
        #expect(contents.flatMap(\.self) == Array(line.utf8))
        #expect((lines.count == 1) == (line.utf8.count <= 75))
    }

    @Test func `the identifier of an event does not depend on its day`() {
        func file(_ date: Date) -> String {
            WatchlistCalendar(days: [CalendarDay(date: date, episodes: [episode()])]).iCalendar(createdAt: day)
        }
        func uid(_ file: String) -> Substring? { file.split(separator: "\r\n").first { $0.hasPrefix("UID:") } }

        #expect(uid(file(day)) == uid(file(day + 7 * 86_400)))
        #expect(uid(file(day)) != nil)
    }
}
