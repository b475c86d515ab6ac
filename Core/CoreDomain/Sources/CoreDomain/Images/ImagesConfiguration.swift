public import Foundation

/// The base URL and sizes of the image server, from which image URLs are built.
///
/// For each kind of image, the smallest size is used that has at least the following width in pixels, or the original
/// if all sizes are smaller:
///
/// | kind | thumbnail | card | detail |
/// |---|---|---|---|
/// | poster | 154 | 342 | 780 |
/// | backdrop | 300 | 780 | 1280 |
/// | logo | 92 | 185 | 500 |
/// | profile | 45 | 185 | 400 |
/// | still | 92 | 185 | 300 |
public struct ImagesConfiguration: Hashable, Sendable {

    /// The base URL to which sizes and paths are appended, with a slash at the end.
    public var baseURL: URL { values.baseURL }
    /// The sizes of backdrops.
    public var backdropSizes: [ImageSize] { values.backdropSizes }
    /// The sizes of logos.
    public var logoSizes: [ImageSize] { values.logoSizes }
    /// The sizes of posters.
    public var posterSizes: [ImageSize] { values.posterSizes }
    /// The sizes of portraits.
    public var profileSizes: [ImageSize] { values.profileSizes }
    /// The sizes of episode stills.
    public var stillSizes: [ImageSize] { values.stillSizes }

    /// The values, in one object so that a configuration is cheap to copy.
    private let values: ImagesConfigurationValues

    /// Creates an images configuration.
    public init(
        baseURL: URL, backdropSizes: [ImageSize], logoSizes: [ImageSize], posterSizes: [ImageSize],
        profileSizes: [ImageSize], stillSizes: [ImageSize]
    ) {
        values = ImagesConfigurationValues(
            baseURL: baseURL, backdropSizes: backdropSizes, logoSizes: logoSizes, posterSizes: posterSizes,
            profileSizes: profileSizes, stillSizes: stillSizes)
    }

    /// Returns the URLs of a backdrop; `nil` if the path is `nil` or has a scheme.
    public func backdropURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, values.backdrops)
    }

    /// Returns the URLs of a logo; `nil` if the path is `nil` or has a scheme.
    public func logoURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, values.logos)
    }

    /// Returns the URLs of a poster; `nil` if the path is `nil` or has a scheme.
    public func posterURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, values.posters)
    }

    /// Returns the URLs of a portrait; `nil` if the path is `nil` or has a scheme.
    public func profileURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, values.profiles)
    }

    /// Returns the URLs of an episode still; `nil` if the path is `nil` or has a scheme.
    public func stillURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, values.stills)
    }

    private func urlSet(_ path: URL?, _ directories: ImageDirectories) -> ImageURLSet? {
        guard let path, path.scheme == nil else { return nil }
        return ImageURLSet(path: path, directories: directories)
    }
}

extension ImagesConfiguration {
    // The directories are derived from the base URL and the sizes.

    public static func == (lhs: ImagesConfiguration, rhs: ImagesConfiguration) -> Bool {
        lhs.values === rhs.values
            || lhs.baseURL == rhs.baseURL && lhs.backdropSizes == rhs.backdropSizes && lhs.logoSizes == rhs.logoSizes
                && lhs.posterSizes == rhs.posterSizes && lhs.profileSizes == rhs.profileSizes
                && lhs.stillSizes == rhs.stillSizes
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(baseURL)
        hasher.combine(posterSizes)
    }
}

/// The values of an images configuration, with the directories that are derived from them.
private final class ImagesConfigurationValues: Sendable {

    let baseURL: URL
    let backdropSizes: [ImageSize]
    let logoSizes: [ImageSize]
    let posterSizes: [ImageSize]
    let profileSizes: [ImageSize]
    let stillSizes: [ImageSize]

    let backdrops: ImageDirectories
    let logos: ImageDirectories
    let posters: ImageDirectories
    let profiles: ImageDirectories
    let stills: ImageDirectories

    init(
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
}
