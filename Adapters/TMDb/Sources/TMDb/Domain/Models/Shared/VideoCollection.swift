public import Foundation

/// The videos about a title.
///
/// Source: `GET /3/movie/{movie_id}/videos`.
public struct VideoCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the title; `nil` if the resource was appended to details.
    public let id: Int?
    /// The videos.
    public let results: [VideoMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, results: [VideoMetadata]) {
        self.id = id
        self.results = results
    }
}

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

/// A type of video. Unknown values are preserved.
public struct VideoType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A trailer.
    public static let trailer = VideoType(rawValue: "Trailer")
    /// A teaser, shorter than a trailer.
    public static let teaser = VideoType(rawValue: "Teaser")
    /// A clip from the title.
    public static let clip = VideoType(rawValue: "Clip")
    /// A featurette: a short film about the title.
    public static let featurette = VideoType(rawValue: "Featurette")
    /// A behind-the-scenes video.
    public static let behindTheScenes = VideoType(rawValue: "Behind the Scenes")
    /// Bloopers.
    public static let bloopers = VideoType(rawValue: "Bloopers")
    /// The opening credits.
    public static let openingCredits = VideoType(rawValue: "Opening Credits")
    /// A recap of earlier events.
    public static let recap = VideoType(rawValue: "Recap")
}

/// A vertical resolution of a video. Unknown values are preserved.
public struct VideoSize: RawRepresentable, Codable, Hashable, Sendable {

    /// The height in pixels.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// 360 pixels.
    public static let p360 = VideoSize(rawValue: 360)
    /// 480 pixels.
    public static let p480 = VideoSize(rawValue: 480)
    /// 720 pixels, HD.
    public static let p720 = VideoSize(rawValue: 720)
    /// 1080 pixels, full HD.
    public static let p1080 = VideoSize(rawValue: 1080)
    /// 2160 pixels, 4K.
    public static let p2160 = VideoSize(rawValue: 2160)
}

extension VideoSize: Comparable {
    /// Returns whether one resolution is lower than another.
    public static func < (one: VideoSize, other: VideoSize) -> Bool { one.rawValue < other.rawValue }
}
