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
