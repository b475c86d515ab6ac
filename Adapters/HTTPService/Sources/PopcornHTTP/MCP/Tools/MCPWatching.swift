import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import TVSeriesApplication

/// The answer with the watch offers of a title in a region.
struct MCPWhereToWatch: Codable, Hashable, Sendable {
    let kind: TitleKind
    let id: Int
    let title: String
    let region: String
    var watchOffers: MCPOffers?
    var offersURL: URL?
    /// The regions with offers, if the region has none.
    var otherRegions: [String]?
    /// The source of the offers, which must be named where they are shown.
    var source = "JustWatch"

    static func answer(
        _ title: TitleID, named name: String, _ offers: WatchOffersDetails?, others: [WatchOffersDetails],
        region: String
    ) throws -> MCPAnswer<MCPWhereToWatch> {
        let count = offers?.providerCount ?? 0
        let value = try MCPExtent.fitting(MCPList.maximumBytes - 1500) { extent in
            MCPWhereToWatch(
                kind: title.kind, id: title.id, title: name.shortened(to: extent.name), region: region,
                watchOffers: count == 0 ? nil : offers.map { MCPOffers($0, count: extent.count * 8, extent) },
                offersURL: offers?.link, otherRegions: others.prefix(60).map(\.region).orNil)
        }
        let place = MCPFormat.english.region(region)
        guard let text = value.watchOffers?.text() else {
            let regions = value.otherRegions.map { "It has offers in \($0.joined(separator: ", "))." }
            return MCPAnswer(
                value, "\(value.title) cannot be watched in \(place). \(regions ?? "No region has offers.")")
        }
        return MCPAnswer(value, "\(value.title), \(text). Source: JustWatch.")
    }
}

/// A page of a watchlist.
struct MCPWatchlist: Codable, Hashable, Sendable {

    /// A title on a watchlist.
    struct Item: Codable, Hashable, Sendable {
        let kind: TitleKind
        let id: Int
        let title: String?
        let year: Int?
        let voteAverage: Double?
        let nextEpisodeAirDate: Date?
        /// Whether TMDb has removed the title.
        let isRemoved: Bool?

        init(_ title: WatchlistTitle, _ extent: MCPExtent) {
            kind = title.entry.kind
            id = title.entry.id
            let item = title.preview.map { MCPItem($0, MCPGenres(), extent) }
            self.title = item?.title ?? title.lastKnown?.title.shortened(to: extent.name)
            year = item?.year ?? title.lastKnown?.year
            voteAverage = item?.voteAverage
            nextEpisodeAirDate = title.nextEpisodeAirDate
            isRemoved = title.isRemoved ? true : nil
        }

        /// The title in a line of a list.
        var line: String {
            let name = title.map { MCPFormat.title($0, year: year) } ?? "cannot be read at the moment"
            let next = nextEpisodeAirDate.map { ", next episode on \(MCPFormat.english.day($0))" } ?? ""
            return "\(kind.rawValue) \(id): \(name)\(next)\(isRemoved == true ? ", removed by TMDb" : "")"
        }
    }

    let totalResults: Int
    let nextPage: Int?
    let items: [Item]

    static func answer(_ page: ContentPage<WatchlistTitle>) throws -> MCPAnswer<MCPWatchlist> {
        let list = try MCPExtent.fitting(MCPList.maximumBytes, extents: MCPList.extents) { extent in
            MCPWatchlist(
                totalResults: page.totalResults, nextPage: page.page < page.totalPages ? page.page + 1 : nil,
                items: page.items.map { Item($0, extent) })
        }
        guard !list.items.isEmpty else {
            return MCPAnswer(list, MCPFormat.emptyPage(page.page, none: "The watchlist has no such titles."))
        }
        return MCPAnswer(
            list,
            lines: ["\(MCPFormat.count(list.totalResults, "title")) on the watchlist:"] + list.items.map(\.line)
                + [list.nextPage.map { "More: `page` \($0)." }])
    }
}

/// The answer after a change of the watchlist.
struct MCPWatchlistChange: Codable, Hashable, Sendable {
    let kind: TitleKind
    let id: Int
    let title: String?
    let isOnWatchlist: Bool
    /// Whether the call changed the watchlist.
    let isChanged: Bool
}

/// A page of a calendar: episodes and releases, by day.
struct MCPCalendar: Codable, Hashable, Sendable {

    /// The number of entries on a page.
    static let pageSize = 20

    /// An episode or a release.
    struct Entry: Codable, Hashable, Sendable {
        let date: Date
        let kind: TitleKind
        /// The TMDb identifier of the movie or the series.
        let id: Int
        let title: String
        var seasonNumber: Int?
        var episodeNumber: Int?
        var episodeTitle: String?
        var releaseType: MovieReleaseType?

        init(_ episode: NextEpisodeDetails, on date: Date, _ extent: MCPExtent) {
            self.date = date
            kind = .tvSeries
            id = episode.seriesID
            title = episode.seriesName.shortened(to: extent.name)
            (seasonNumber, episodeNumber) = (episode.seasonNumber, episode.episodeNumber)
            episodeTitle = Optional(episode.name).shortened(to: extent.count == 0 ? 0 : extent.name)
        }

        init(_ release: CalendarRelease, on date: Date, _ extent: MCPExtent) {
            self.date = date
            kind = .movie
            id = release.movieID
            title = release.title.shortened(to: extent.name)
            releaseType = release.type
        }

        /// The entry in a line of a list.
        var line: String {
            var text = "\(MCPFormat.english.machineDay(date)) \(kind.rawValue) \(id): \(title)"
            if let seasonNumber, let episodeNumber {
                text += " \(MCPFormat.episode(seasonNumber, episodeNumber))\(episodeTitle.map { " \($0)" } ?? "")"
            }
            return text + (releaseType.map { ", \($0.rawValue) release" } ?? "")
        }
    }

    let totalResults: Int
    let nextPage: Int?
    let entries: [Entry]
    /// The identifiers of titles that cannot be read at the moment.
    let failures: [Int]?

    /// Returns the answer with a page of entries.
    ///
    /// - Parameter entries: A closure that returns all entries to an extent.
    static func answer(
        page: Int, failures: [Int], none: String, _ entries: (MCPExtent) -> [Entry]
    ) throws -> MCPAnswer<MCPCalendar> {
        let calendar = try MCPExtent.fitting(MCPList.maximumBytes, extents: MCPList.extents) { extent in
            let all = entries(extent)
            return MCPCalendar(
                totalResults: all.count, nextPage: all.count > page * pageSize ? page + 1 : nil,
                entries: Array(all.dropFirst((page - 1) * pageSize).prefix(pageSize)),
                failures: Array(failures.prefix(20)).orNil)
        }
        let empty = calendar.entries.isEmpty ? MCPFormat.emptyPage(page, none: none) : nil
        return MCPAnswer(
            calendar,
            lines: [empty] + calendar.entries.map(\.line) + [
                calendar.nextPage.map { "More: `page` \($0)." },
                failures.isEmpty ? nil : "\(MCPFormat.count(failures.count, "title")) cannot be read at the moment.",
            ])
    }
}
