public import Foundation

/// A configuration of the TMDb API.
///
/// Source: `GET /3/configuration`.
public struct APIConfiguration: Codable, Hashable, Sendable {

    /// The base URLs and sizes of images.
    public let images: ImagesConfiguration
    /// The property names that occur in ``Change/key``.
    public let changeKeys: [String]

    /// Creates a configuration.
    public init(images: ImagesConfiguration, changeKeys: [String]) {
        self.images = images
        self.changeKeys = changeKeys
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.changeKeys]

        case images
        case changeKeys = "change_keys"
    }
}

/// A configuration of images: their base URLs and sizes.
///
/// An image's URL is the base URL, followed by a size and the image's path. A size is `w` and a width in pixels, `h`
/// and a height in pixels, or `original`.
public struct ImagesConfiguration: Codable, Hashable, Sendable {

    /// The base URL of images over HTTP.
    public let baseURL: URL
    /// The base URL of images over HTTPS.
    public let secureBaseURL: URL
    /// The sizes of backdrops.
    public let backdropSizes: [String]
    /// The sizes of logos.
    public let logoSizes: [String]
    /// The sizes of posters.
    public let posterSizes: [String]
    /// The sizes of portraits.
    public let profileSizes: [String]
    /// The sizes of stills.
    public let stillSizes: [String]

    /// Creates an image configuration.
    public init(
        baseURL: URL, secureBaseURL: URL, backdropSizes: [String], logoSizes: [String], posterSizes: [String],
        profileSizes: [String], stillSizes: [String]
    ) {
        self.baseURL = baseURL
        self.secureBaseURL = secureBaseURL
        self.backdropSizes = backdropSizes
        self.logoSizes = logoSizes
        self.posterSizes = posterSizes
        self.profileSizes = profileSizes
        self.stillSizes = stillSizes
    }

    /// Returns the configuration of a mirror, which has another base URL and the same sizes and paths.
    public func withBaseURL(_ url: URL) -> ImagesConfiguration {
        ImagesConfiguration(
            baseURL: url, secureBaseURL: url, backdropSizes: backdropSizes, logoSizes: logoSizes,
            posterSizes: posterSizes, profileSizes: profileSizes, stillSizes: stillSizes)
    }

    /// Decodes a configuration. A base URL that cannot be read is replaced by the other base URL.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        func sizes(_ key: CodingKeys) throws -> [String] {
            try container.decodeIfPresent([String].self, forKey: key) ?? []
        }
        let secureBaseURL = try container.decodeIfPresent(URL.self, forKey: .secureBaseURL)
        baseURL =
            try container.decodeIfPresent(URL.self, forKey: .baseURL) ?? secureBaseURL
            ?? container.decode(URL.self, forKey: .secureBaseURL)
        self.secureBaseURL = secureBaseURL ?? baseURL
        backdropSizes = try sizes(.backdropSizes)
        logoSizes = try sizes(.logoSizes)
        posterSizes = try sizes(.posterSizes)
        profileSizes = try sizes(.profileSizes)
        stillSizes = try sizes(.stillSizes)
    }

    private enum CodingKeys: String, CodingKey {
        case baseURL = "base_url"
        case secureBaseURL = "secure_base_url"
        case backdropSizes = "backdrop_sizes"
        case logoSizes = "logo_sizes"
        case posterSizes = "poster_sizes"
        case profileSizes = "profile_sizes"
        case stillSizes = "still_sizes"
    }
}
