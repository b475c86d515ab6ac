public import Foundation

/// The image paths of a title or a person, ordered by preference within each kind. Kinds without images are empty.
public struct ImageCollection: Hashable, Sendable {
    /// The paths of the posters.
    public let posterPaths: [URL]
    /// The paths of the backdrops.
    public let backdropPaths: [URL]
    /// The paths of the title logos.
    public let logoPaths: [URL]
    /// The paths of an episode's stills.
    public let stillPaths: [URL]
    /// The paths of a person's portraits.
    public let profilePaths: [URL]

    /// Creates an image collection.
    public init(
        posterPaths: [URL] = [], backdropPaths: [URL] = [], logoPaths: [URL] = [], stillPaths: [URL] = [],
        profilePaths: [URL] = []
    ) {
        self.posterPaths = posterPaths
        self.backdropPaths = backdropPaths
        self.logoPaths = logoPaths
        self.stillPaths = stillPaths
        self.profilePaths = profilePaths
    }
}
