public import Foundation

/// A video about a title, kept at another site.
public struct VideoMetadata: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: String
    /// The video's name.
    public let name: String
    /// The site that keeps the video, such as `YouTube`.
    public let site: String
    /// The site's identifier of the video.
    public let key: String
    /// The kind of video.
    public let type: VideoType
    /// How high the picture is.
    public let size: VideoSize?
    /// Whether the makers of the title published it.
    public let isOfficial: Bool?
    /// When it was published.
    public let publishedAt: Date?
    /// The language, an ISO 639-1 code.
    public let languageCode: String?
    /// The region, an ISO 3166-1 code.
    public let regionCode: String?

    /// Creates a video's metadata.
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

    private enum CodingKeys: String, CodingKey {
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
