package import Foundation

/// A title on a watchlist, as a mixed list presents it.
package struct WatchedTitle: Hashable, Sendable {
    /// The preview of the movie or series.
    package let preview: MediaPreview
    /// The air date of the next episode of a series, as midnight UTC; may be in the past.
    package let nextEpisodeAirDate: Date?

    package init(_ preview: MediaPreview, nextEpisodeAirDate: Date? = nil) {
        self.preview = preview
        self.nextEpisodeAirDate = nextEpisodeAirDate
    }
}
