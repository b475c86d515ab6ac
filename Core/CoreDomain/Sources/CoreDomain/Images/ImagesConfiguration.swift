public import Foundation

/// Where images are served from and in which sizes; turns an image path into addresses.
///
/// Each kind of image has sizes of its own. Of those that the server offers, the smallest is taken that covers the
/// width wanted:
///
/// | kind | thumbnail | card | detail |
/// |---|---|---|---|
/// | poster | 154 | 342 | 780 |
/// | backdrop | 300 | 780 | 1280 |
/// | logo | 92 | 185 | 500 |
/// | profile | 45 | 185 | 400 |
/// | still | 92 | 185 | 300 |
public struct ImagesConfiguration: Hashable, Sendable {

    /// The address that sizes and paths follow, with a slash at the end.
    public let baseURL: URL
    /// The sizes of backdrops.
    public let backdropSizes: [ImageSize]
    /// The sizes of logos.
    public let logoSizes: [ImageSize]
    /// The sizes of posters.
    public let posterSizes: [ImageSize]
    /// The sizes of portraits.
    public let profileSizes: [ImageSize]
    /// The sizes of episode stills.
    public let stillSizes: [ImageSize]

    private let backdrops: ImageDirectories
    private let logos: ImageDirectories
    private let posters: ImageDirectories
    private let profiles: ImageDirectories
    private let stills: ImageDirectories

    /// Creates a configuration.
    public init(
        baseURL: URL, backdropSizes: [ImageSize], logoSizes: [ImageSize], posterSizes: [ImageSize],
        profileSizes: [ImageSize], stillSizes: [ImageSize]
    ) {
        self.baseURL = baseURL
        self.backdropSizes = backdropSizes
        self.logoSizes = logoSizes
        self.posterSizes = posterSizes
        self.profileSizes = profileSizes
        self.stillSizes = stillSizes
        backdrops = ImageDirectories(baseURL: baseURL, sizes: backdropSizes, thumbnail: 300, card: 780, detail: 1280)
        logos = ImageDirectories(baseURL: baseURL, sizes: logoSizes, thumbnail: 92, card: 185, detail: 500)
        posters = ImageDirectories(baseURL: baseURL, sizes: posterSizes, thumbnail: 154, card: 342, detail: 780)
        profiles = ImageDirectories(baseURL: baseURL, sizes: profileSizes, thumbnail: 45, card: 185, detail: 400)
        stills = ImageDirectories(baseURL: baseURL, sizes: stillSizes, thumbnail: 92, card: 185, detail: 300)
    }

    /// The addresses of a backdrop, or `nil` without a path.
    public func backdropURLSet(for path: URL?) -> ImageURLSet? {
        path.map { ImageURLSet(path: $0, directories: backdrops) }
    }

    /// The addresses of a logo, or `nil` without a path.
    public func logoURLSet(for path: URL?) -> ImageURLSet? {
        path.map { ImageURLSet(path: $0, directories: logos) }
    }

    /// The addresses of a poster, or `nil` without a path.
    public func posterURLSet(for path: URL?) -> ImageURLSet? {
        path.map { ImageURLSet(path: $0, directories: posters) }
    }

    /// The addresses of a portrait, or `nil` without a path.
    public func profileURLSet(for path: URL?) -> ImageURLSet? {
        path.map { ImageURLSet(path: $0, directories: profiles) }
    }

    /// The addresses of an episode still, or `nil` without a path.
    public func stillURLSet(for path: URL?) -> ImageURLSet? {
        path.map { ImageURLSet(path: $0, directories: stills) }
    }
}

extension ImagesConfiguration {
    // The directories follow from the sizes.

    public static func == (lhs: ImagesConfiguration, rhs: ImagesConfiguration) -> Bool {
        lhs.baseURL == rhs.baseURL && lhs.backdropSizes == rhs.backdropSizes && lhs.logoSizes == rhs.logoSizes
            && lhs.posterSizes == rhs.posterSizes && lhs.profileSizes == rhs.profileSizes
            && lhs.stillSizes == rhs.stillSizes
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(baseURL)
        hasher.combine(posterSizes)
    }
}
