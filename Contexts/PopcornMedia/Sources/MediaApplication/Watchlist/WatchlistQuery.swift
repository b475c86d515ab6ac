public import CoreDomain

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
