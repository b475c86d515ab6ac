public import Foundation

/// A video about a title, hosted on another site.
public struct VideoMetadata: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: String
    /// The name.
    public let name: String
    /// The site that hosts the video, such as `YouTube`.
    public let site: String
    /// The identifier of the video on the site.
    public let key: String
    /// The type of video.
    public let type: VideoType
    /// The vertical resolution.
    public let size: VideoSize?
    /// Whether the title's makers published the video.
    public let isOfficial: Bool?
    /// The date when the video was published.
    public let publishedAt: Date?
    /// The language, an ISO 639-1 code.
    public let languageCode: String?
    /// The region, an ISO 3166-1 code.
    public let regionCode: String?

    /// Creates video metadata.
    public init(
        id: String, name: String, site: String, key: String, type: VideoType, size: VideoSize? = nil,
        isOfficial: Bool? = nil, publishedAt: Date? = nil, languageCode: String? = nil, regionCode: String? = nil
    ) {
        self.id = id
        self.name = name
        self.site = site
        self.key = key
        self.type = type
        self.size = size
        self.isOfficial = isOfficial
        self.publishedAt = publishedAt
        self.languageCode = languageCode
        self.regionCode = regionCode
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
        case site
        case key
        case type
        case size
        case isOfficial = "official"
        case publishedAt = "published_at"
        case languageCode = "iso_639_1"
        case regionCode = "iso_3166_1"
    }
}
