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

    /// Creates an images configuration.
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

    /// Returns the URLs of a backdrop; `nil` if the path is `nil` or has a scheme.
    public func backdropURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, backdrops)
    }

    /// Returns the URLs of a logo; `nil` if the path is `nil` or has a scheme.
    public func logoURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, logos)
    }

    /// Returns the URLs of a poster; `nil` if the path is `nil` or has a scheme.
    public func posterURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, posters)
    }

    /// Returns the URLs of a portrait; `nil` if the path is `nil` or has a scheme.
    public func profileURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, profiles)
    }

    /// Returns the URLs of an episode still; `nil` if the path is `nil` or has a scheme.
    public func stillURLSet(for path: URL?) -> ImageURLSet? {
        urlSet(path, stills)
    }

    private func urlSet(_ path: URL?, _ directories: ImageDirectories) -> ImageURLSet? {
        guard let path, path.scheme == nil else { return nil }
        return ImageURLSet(path: path, directories: directories)
    }
}

extension ImagesConfiguration {
    // The directories are derived from the base URL and the sizes.

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
