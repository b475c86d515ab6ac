public import CoreDomain
public import Foundation

/// A video about a title, with the URL for watching it.
public struct VideoDetails: Identifiable, Codable, Hashable, Sendable {
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
    /// The vertical resolution, such as 1080.
    public let size: Int?
    /// Whether the title's makers published the video.
    public let isOfficial: Bool?
    /// The date when the video was published.
    public let publishedAt: Date?
    /// The language, an ISO 639-1 code.
    public let languageCode: String?
    /// The region, an ISO 3166-1 alpha-2 code.
    public let regionCode: String?
    /// The URL for watching the video; `nil` unless the site is YouTube or Vimeo.
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
