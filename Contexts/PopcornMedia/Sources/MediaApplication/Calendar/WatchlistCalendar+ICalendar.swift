import CoreApplication
import CoreDomain
public import Foundation

extension WatchlistCalendar {

    /// Returns the calendar in the iCalendar format (RFC 5545), with an all-day event for each episode and release.
    ///
    /// The identifiers of events are stable: an event that is postponed replaces the earlier event.
    ///
    /// - Parameter createdAt: The time at which the calendar was created.
    public func iCalendar(createdAt: Date) -> String {
        let stamp = createdAt.formatted(.iso8601.timeSeparator(.omitted).dateSeparator(.omitted))
        var calendar = ICalendar()
        calendar.component("VCALENDAR") { calendar in
            calendar.write("VERSION", "2.0")
            calendar.write("PRODID", "-//Popcorn//Popcorn//EN")
            calendar.write("CALSCALE", "GREGORIAN")
            calendar.write("METHOD", "PUBLISH")
            for day in days {
                for episode in day.episodes { calendar.write(episode.event, on: day.date, stamp: stamp) }
                for release in day.releases { calendar.write(release.event, on: day.date, stamp: stamp) }
            }
        }
        return calendar.text
    }
}

/// An all-day event.
private struct CalendarEvent {
    let id: String
    let summary: String
    let description: String?
    let category: String
    let url: URL
}

extension ICalendar {

    fileprivate mutating func write(_ event: CalendarEvent, on day: Date, stamp: String) {
        component("VEVENT") { calendar in
            calendar.write("UID", "\(event.id)@popcorn")
            calendar.write("DTSTAMP", stamp)
            calendar.write("DTSTART;VALUE=DATE", Self.day(day))
            calendar.write("DTEND;VALUE=DATE", Self.day(day + 86_400))
            calendar.write("SUMMARY", text: event.summary)
            calendar.write("DESCRIPTION", text: event.description)
            calendar.write("CATEGORIES", text: event.category)
            calendar.write("URL", event.url.absoluteString)
            calendar.write("TRANSP", "TRANSPARENT")
        }
    }

    private static func day(_ date: Date) -> String {
        date.formatted(.iso8601.year().month().day().dateSeparator(.omitted))
    }
}

extension NextEpisodeDetails {

    fileprivate var event: CalendarEvent {
        let number = "\(seasonNumber)×\(episodeNumber)"
        let page = TMDbPage.tvEpisode(
            seriesID: seriesID, seasonNumber: seasonNumber, episodeNumber: episodeNumber)
        return CalendarEvent(
            id: "episode-\(id)",
            summary: [seriesName, number, name].filter { !$0.isEmpty }.joined(separator: " · "),
            description: overview, category: "Episode", url: ExternalLinksMapper().map(nil, of: page).tmdbURL)
    }
}

extension CalendarRelease {

    fileprivate var event: CalendarEvent {
        let kind = [type?.rawValue, region].compactMap(\.self).joined(separator: ", ")
        return CalendarEvent(
            id: "release-\(id)", summary: kind.isEmpty ? title : "\(title) (\(kind))",
            description: [certification, note].compactMap(\.self).joined(separator: "\n"), category: "Release",
            url: ExternalLinksMapper().map(nil, of: .movie(movieID)).tmdbURL)
    }
}
