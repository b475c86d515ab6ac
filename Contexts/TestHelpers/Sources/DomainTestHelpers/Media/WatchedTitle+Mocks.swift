import CoreDomainTestHelpers
package import Foundation
package import MediaDomain

extension WatchedTitle {
    /// Creates a title for tests: *Fight Club*.
    package static func mock(
        _ preview: MediaPreview = .movie(.mock()), nextEpisodeAirDate: Date? = nil
    ) -> WatchedTitle {
        WatchedTitle(preview, nextEpisodeAirDate: nextEpisodeAirDate)
    }
}
