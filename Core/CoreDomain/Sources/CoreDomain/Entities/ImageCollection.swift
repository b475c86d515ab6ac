public import Foundation

/// The images of a title or a person, ordered by preference within each kind. Kinds without images are empty.
///
/// Posters and title logos are ordered by language: the requested language, starting with its region, the fallback
/// languages, no text, English, the original language of the title, and all others. Backdrops, stills and portraits
/// without text come before these. Images in the same language are ordered by rating.
public struct ImageCollection: Hashable, Sendable {
    /// The posters.
    public let posters: [ContentImage]
    /// The backdrops.
    public let backdrops: [ContentImage]
    /// The title logos.
    public let logos: [ContentImage]
    /// The stills of an episode.
    public let stills: [ContentImage]
    /// The portraits of a person.
    public let profiles: [ContentImage]

    /// Creates an image collection.
    public init(
        posters: [ContentImage], backdrops: [ContentImage] = [], logos: [ContentImage] = [],
        stills: [ContentImage] = [], profiles: [ContentImage] = []
    ) {
        self.posters = posters
        self.backdrops = backdrops
        self.logos = logos
        self.stills = stills
        self.profiles = profiles
    }
}

extension ImageCollection {

    /// Creates an image collection from paths.
    public init(
        posterPaths: [URL] = [], backdropPaths: [URL] = [], logoPaths: [URL] = [], stillPaths: [URL] = [],
        profilePaths: [URL] = []
    ) {
        func images(_ paths: [URL]) -> [ContentImage] { paths.map { ContentImage(path: $0) } }
        self.init(
            posters: images(posterPaths), backdrops: images(backdropPaths), logos: images(logoPaths),
            stills: images(stillPaths), profiles: images(profilePaths))
    }

    /// The paths of the posters.
    public var posterPaths: [URL] { posters.map(\.path) }
    /// The paths of the backdrops.
    public var backdropPaths: [URL] { backdrops.map(\.path) }
    /// The paths of the title logos.
    public var logoPaths: [URL] { logos.map(\.path) }
    /// The paths of an episode's stills.
    public var stillPaths: [URL] { stills.map(\.path) }
    /// The paths of a person's portraits.
    public var profilePaths: [URL] { profiles.map(\.path) }
}
