public import CoreDomain
public import Foundation

/// A title on a watchlist, with its preview.
public struct WatchlistTitle: Codable, Equatable, Sendable {
    /// The entry of the watchlist.
    public let entry: WatchlistEntry
    /// The preview of the movie or series; `nil` if it could not be read.
    public let preview: MediaPreviewDetails?
    /// The air date of the next episode of a series, as midnight UTC.
    public let nextEpisodeAirDate: Date?
    /// The error that prevented reading the title.
    public let failure: PopcornError?

    /// Creates a title.
    public init(
        entry: WatchlistEntry, preview: MediaPreviewDetails? = nil, nextEpisodeAirDate: Date? = nil,
        failure: PopcornError? = nil
    ) {
        self.entry = entry
        self.preview = preview
        self.nextEpisodeAirDate = nextEpisodeAirDate
        self.failure = failure
    }
}

extension WatchlistTitle: Identifiable {
    public var id: TitleID { TitleID(entry.kind, entry.id) }
}
