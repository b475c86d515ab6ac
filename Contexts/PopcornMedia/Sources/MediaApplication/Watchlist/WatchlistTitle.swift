public import CoreDomain
public import Foundation

/// A title on a watchlist, with its preview.
public struct WatchlistTitle: Codable, Equatable, Sendable {
    /// The entry of the watchlist, without the last known name of the title.
    public let entry: WatchlistEntry
    /// The preview of the movie or series; `nil` if it could not be read.
    public let preview: MediaPreviewDetails?
    /// The air date of the next episode of a series, as midnight UTC.
    public let nextEpisodeAirDate: Date?
    /// The last known name of the title; `nil` if there is a preview, or if the title was never read.
    public let lastKnown: LastKnownTitleDetails?
    /// Whether TMDb's last response was that it does not have the title, usually because it was removed.
    public let isRemoved: Bool
    /// The error that prevented reading the title.
    public let failure: PopcornError?

    /// Creates a title.
    public init(
        entry: WatchlistEntry, preview: MediaPreviewDetails? = nil, nextEpisodeAirDate: Date? = nil,
        lastKnown: LastKnownTitleDetails? = nil, isRemoved: Bool = false, failure: PopcornError? = nil
    ) {
        self.entry = entry
        self.preview = preview
        self.nextEpisodeAirDate = nextEpisodeAirDate
        self.lastKnown = lastKnown
        self.isRemoved = isRemoved
        self.failure = failure
    }
}

/// The last known name of a title on a watchlist.
public struct LastKnownTitleDetails: Codable, Hashable, Sendable {
    /// The title of the movie, or the name of the series, in the language in which it was first read.
    public let title: String
    /// The year of the movie's first release, or of the series' first episode; `nil` if unknown.
    public let year: Int?
    /// The URLs of the poster, in several sizes; `nil` if there is none. TMDb may have deleted the image.
    public let posterURLSet: ImageURLSet?

    /// Creates a name.
    public init(title: String, year: Int? = nil, posterURLSet: ImageURLSet? = nil) {
        self.title = title
        self.year = year
        self.posterURLSet = posterURLSet
    }
}

extension WatchlistTitle: Identifiable {
    public var id: TitleID { TitleID(entry.kind, entry.id) }
}

/// A query for the titles on a watchlist.
public struct WatchlistQuery: Hashable, Sendable {
    /// The owner of the watchlist.
    public let owner: WatchlistOwner
    /// The kind of the titles; `nil` for movies and series.
    public let kind: TitleKind?
    /// The order of the titles.
    public let order: WatchlistOrder
    /// The number of titles on a page. Default: 20.
    package var pageSize = WatchedTitles.pageSize

    /// Creates a query. Default: movies and series, latest addition first.
    public init(owner: WatchlistOwner, kind: TitleKind? = nil, order: WatchlistOrder = .added) {
        self.owner = owner
        self.kind = kind
        self.order = order
    }
}

/// An order of the titles on a watchlist.
public enum WatchlistOrder: String, CaseIterable, Codable, Hashable, Sendable {
    /// Latest addition first.
    case added
    /// By title, without regard to case and accents.
    case title
    /// Newest first. Titles without a date come last.
    case release
    /// Earliest next episode first. Titles without a next episode come last.
    case nextEpisode = "next-episode"
}
