public import Foundation

/// A video about a movie, a series, a season or an episode, such as a trailer. It is kept by another site.
public struct Video: Identifiable, Hashable, Sendable {
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

    /// Creates a video.
    public init(
        id: String, name: String, site: String, key: String, type: VideoType, size: Int? = nil,
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
}

/// What a video is, in TMDb's words. A word that this version does not know stays what it is.
public struct VideoType: RawRepresentable, Codable, Hashable, Sendable {
    /// TMDb's word.
    public let rawValue: String

    /// A kind of video by TMDb's word.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A trailer.
    public static let trailer = VideoType(rawValue: "Trailer")
    /// A teaser.
    public static let teaser = VideoType(rawValue: "Teaser")
    /// A scene.
    public static let clip = VideoType(rawValue: "Clip")
    /// A report on the title.
    public static let featurette = VideoType(rawValue: "Featurette")
    /// A look behind the scenes.
    public static let behindTheScenes = VideoType(rawValue: "Behind the Scenes")
    /// Takes that went wrong.
    public static let bloopers = VideoType(rawValue: "Bloopers")
    /// The opening credits.
    public static let openingCredits = VideoType(rawValue: "Opening Credits")
    /// What happened so far.
    public static let recap = VideoType(rawValue: "Recap")
}

extension [Video] {
    /// The videos as a page shows them: official trailers first, then other trailers, then teasers, then the rest; each
    /// of these newest first, and those without a date last.
    public var bestFirst: [Video] {
        func rank(_ video: Video) -> Int {
            switch video.type {
            case .trailer: video.isOfficial == true ? 0 : 1
            case .teaser: 2
            default: 3
            }
        }
        return enumerated().map { (rank($1), -($1.publishedAt ?? .distantPast).timeIntervalSince1970, $0, $1) }
            .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }
            .map(\.3)
    }
}
