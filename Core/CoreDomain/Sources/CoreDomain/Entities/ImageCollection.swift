public import Foundation

/// The paths of the images of a title or a person, best first within each kind. A kind that it has not is empty.
public struct ImageCollection: Hashable, Sendable {
    /// Posters.
    public let posterPaths: [URL]
    /// Backdrops.
    public let backdropPaths: [URL]
    /// Title logos.
    public let logoPaths: [URL]
    /// Stills of an episode.
    public let stillPaths: [URL]
    /// Portraits of a person.
    public let profilePaths: [URL]

    /// Creates a collection.
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
