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

/// A size that TMDb's image server supports, such as `w342`, `h632` or `original`.
public struct ImageSize: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value that TMDb uses.
    public let rawValue: String

    /// Creates a size with a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The image as uploaded.
    public static let original = ImageSize(rawValue: "original")

    /// The width in pixels; `nil` for ``original`` and for unknown sizes.
    ///
    /// Sizes by height (`h632`) are used for portraits, whose width is two thirds of their height.
    public var width: Int? {
        guard let number = Int(rawValue.dropFirst()), number > 0 else { return nil }
        return switch rawValue.first {
        case "w": number
        // `number * 2 / 3`, without an overflow.
        case "h": number / 3 * 2 + number % 3 * 2 / 3
        default: nil
        }
    }
}

extension [ImageSize] {
    /// Returns the smallest size with at least the given width in pixels, or the original if all sizes are smaller.
    func smallest(coveringWidth wanted: Int) -> ImageSize {
        let candidates = compactMap { size in size.width.map { (width: $0, size: size) } }
        return candidates.filter { $0.width >= wanted }.min { $0.width < $1.width }?.size ?? .original
    }
}

extension ImagesConfiguration {

    /// The built-in configuration, used if the current one is not available. It is the configuration of TMDb in
    /// December 2025.
    ///
    /// Source: `/3/configuration`, December 2025.
    package static let builtIn: ImagesConfiguration = {
        func sizes(_ names: String) -> [ImageSize] {
            names.split(separator: " ").map { ImageSize(rawValue: String($0)) }
        }
        var components = URLComponents()
        components.scheme = "https"
        components.host = "image.tmdb.org"
        components.path = "/t/p/"
        return ImagesConfiguration(
            baseURL: components.url ?? URL(filePath: "/t/p/"),
            backdropSizes: sizes("w300 w780 w1280 original"),
            logoSizes: sizes("w45 w92 w154 w185 w300 w500 original"),
            posterSizes: sizes("w92 w154 w185 w342 w500 w780 original"),
            profileSizes: sizes("w45 w185 h632 original"),
            stillSizes: sizes("w92 w185 w300 original"))
    }()
}

/// A provider of TMDb's configuration, which applies to all titles: the base URL and sizes of images.
public protocol AppConfigurationProviding: Sendable {

    /// Returns the images configuration. Never fails: if TMDb is unavailable, it falls back to a cached configuration
    /// of any age, then to a built-in one.
    ///
    /// - Parameter policy: Whether to read from the cache, from TMDb, or both.
    func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration
}

/// A data source that fetches the images configuration from TMDb. Implemented by an adapter.
public protocol ImagesConfigurationRemoteDataSource: Sendable {

    /// Fetches the images configuration with one request.
    ///
    /// - Throws: ``PopcornError``.
    func imagesConfiguration() async throws(PopcornError) -> ImagesConfiguration
}
