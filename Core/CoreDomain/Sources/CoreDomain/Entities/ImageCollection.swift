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

/// An image of a title or a person.
public struct ContentImage: Hashable, Sendable {
    /// The path of the image.
    public let path: URL
    /// The ISO 639-1 code of the language of the text in the image; `nil` for an image without text.
    public let languageCode: String?
    /// The ISO 3166-1 alpha-2 code of the region that the image is for.
    public let regionCode: String?
    /// The width of the original image in pixels.
    public let width: Int?
    /// The height of the original image in pixels.
    public let height: Int?
    /// The average user rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of user ratings.
    public let voteCount: Int?

    /// Creates an image.
    public init(
        path: URL, languageCode: String? = nil, regionCode: String? = nil, width: Int? = nil, height: Int? = nil,
        voteAverage: Double? = nil, voteCount: Int? = nil
    ) {
        self.path = path
        self.languageCode = languageCode
        self.regionCode = regionCode
        self.width = width
        self.height = height
        self.voteAverage = voteAverage
        self.voteCount = voteCount
    }
}
