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

/// A mapper that sorts the videos of a title by preference and adds the URLs for watching them.
package struct VideoDetailsMapper {

    private let languages: [String]

    /// Creates a mapper that prefers the language of a locale, then the fallback languages.
    package init(locale: ContentLocale, defaults: ContentDefaults) {
        languages = defaults.textFallback.regionalTags(for: locale)
    }

    /// Maps the videos of a title.
    ///
    /// - Parameters:
    ///   - videos: The videos; `nil` if TMDb sent none.
    ///   - originalLanguage: The original language of the title; `nil` if unknown.
    package func map(_ videos: [Video]?, originalLanguage: String?) -> [VideoDetails] {
        (videos ?? []).bestFirst(in: languages, originalLanguage: originalLanguage).map(map)
    }

    private func map(_ video: Video) -> VideoDetails {
        VideoDetails(
            id: video.id, name: video.name, site: video.site, key: video.key, type: video.type, size: video.size,
            isOfficial: video.isOfficial, publishedAt: video.publishedAt, languageCode: video.languageCode,
            regionCode: video.regionCode, watchURL: watchURL(of: video))
    }

    private func watchURL(of video: Video) -> URL? {
        switch video.site {
        case "YouTube":
            URL(string: "https://www.youtube.com/watch")?.appending(
                queryItems: [URLQueryItem(name: "v", value: video.key)])
        case "Vimeo": URL(string: "https://vimeo.com")?.appending(component: video.key)
        default: nil
        }
    }
}
