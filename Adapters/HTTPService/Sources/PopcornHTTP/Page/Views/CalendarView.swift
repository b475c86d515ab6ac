import CoreApplication
import CoreDomain
import Foundation
import MediaApplication

/// Episodes and releases by day.
struct CalendarDaysView: Hashable, Sendable {

    /// A day.
    struct Day: Hashable, Sendable {
        let name: String
        let date: String
        let entries: [Entry]
    }

    /// An episode or a release.
    struct Entry: Hashable, Sendable {
        let url: String
        let title: String
        let detail: String?
    }

    let days: [Day]
    let isWithoutEntries: Bool
    /// Whether titles are missing, since they cannot be fetched.
    let isIncomplete: Bool

    init(_ calendar: WatchlistCalendar, request: PageRequest) {
        let format = PageFormat(request.locale)
        days = calendar.days.map { day in
            Day(
                name: format.weekday(day.date), date: format.machineDay(day.date),
                entries: day.episodes.map { episode in
                    Entry(
                        url: request.links.season(episode.seasonNumber, ofSeries: episode.seriesID),
                        title: episode.seriesName,
                        detail: "\(episode.seasonNumber) × \(episode.episodeNumber) \(episode.name)")
                }
                    + day.releases.map { release in
                        let details = [
                            release.type.flatMap(Self.text), release.region.map(format.region), release.certification,
                        ].compactMap(\.self)
                        return Entry(
                            url: request.links.title(.movie, release.movieID), title: release.title,
                            detail: details.isEmpty ? nil : details.joined(separator: " · "))
                    })
        }
        isWithoutEntries = days.isEmpty
        isIncomplete = !calendar.failures.isEmpty
    }

    private static func text(_ type: MovieReleaseType) -> String? {
        switch type {
        case .premiere: "Premiere"
        case .theatricalLimited: "In some cinemas"
        case .theatrical: "In cinemas"
        case .digital: "Digital release"
        case .physical: "On disc"
        case .television: "On television"
        case .unknown: nil
        }
    }
}

/// The page of a calendar.
struct CalendarView: Hashable, Sendable {

    /// The number of days on the page.
    static let dayCount = 92

    let layout: LayoutView
    let calendar: CalendarDaysView
    /// The calendar in the format of calendar programs.
    let fileURL: String

    init(_ calendar: WatchlistCalendar, owner: WatchlistOwner, request: PageRequest, assets: PageAssets) {
        layout = LayoutView("Calendar", for: request, assets: assets)
        self.calendar = CalendarDaysView(calendar, request: request)
        fileURL = request.links.link("/v1/owners/\(PageLinks.encoded(owner.name))/calendar.ics")
    }
}
