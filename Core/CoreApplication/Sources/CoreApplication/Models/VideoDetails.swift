public import CoreDomain
public import Foundation

/// A video about a title, with the address where it can be watched.
public struct VideoDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: String
    /// The video's name.
    public let name: String
    /// The site that keeps the video, such as `YouTube`.
    public let site: String
    /// The site's identifier of the video.
    public let key: String
    /// What the video is.
    public let type: VideoType
    /// The height of the picture in lines, such as 1080.
    public let size: Int?
    /// Whether the title's makers published it.
    public let isOfficial: Bool?
    /// When the site published it.
    public let publishedAt: Date?
    /// The language, an ISO 639-1 code.
    public let languageCode: String?
    /// The region, an ISO 3166-1 alpha-2 code.
    public let regionCode: String?
    /// Where the video can be watched; `nil` if its site is neither YouTube nor Vimeo.
    public let watchURL: URL?

    /// Creates a video.
    public init(
        id: String, name: String, site: String, key: String, type: VideoType, size: Int? = nil,
        isOfficial: Bool? = nil, publishedAt: Date? = nil, languageCode: String? = nil, regionCode: String? = nil,
        watchURL: URL? = nil
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
        self.watchURL = watchURL
    }
}
