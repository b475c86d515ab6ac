public import Foundation
import TMDbConventions

/// A video about a movie, series, season or episode, such as a trailer. It is hosted by another site.
public struct Video: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: String
    /// The name.
    public let name: String
    /// The site that hosts the video, such as `YouTube`.
    public let site: String
    /// The identifier of the video on the site.
    public let key: String
    /// The type of the video.
    public let type: VideoType
    /// The height of the video in pixels, such as 1080.
    public let size: Int?
    /// Whether the makers of the title published the video.
    public let isOfficial: Bool?
    /// The time at which the site published the video.
    public let publishedAt: Date?
    /// The ISO 639-1 code of the language.
    public let languageCode: String?
    /// The ISO 3166-1 alpha-2 code of the region.
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

/// A type of video, such as a trailer or a clip. Unknown values are preserved.
public struct VideoType: RawRepresentable, Codable, Hashable, Sendable {
    /// The raw value that TMDb uses.
    public let rawValue: String

    /// Creates a video type with a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A trailer.
    public static let trailer = VideoType(rawValue: "Trailer")
    /// A teaser.
    public static let teaser = VideoType(rawValue: "Teaser")
    /// A scene.
    public static let clip = VideoType(rawValue: "Clip")
    /// A report about the title.
    public static let featurette = VideoType(rawValue: "Featurette")
    /// Footage from behind the scenes.
    public static let behindTheScenes = VideoType(rawValue: "Behind the Scenes")
    /// Outtakes.
    public static let bloopers = VideoType(rawValue: "Bloopers")
    /// The opening credits.
    public static let openingCredits = VideoType(rawValue: "Opening Credits")
    /// A summary of earlier events.
    public static let recap = VideoType(rawValue: "Recap")
}

extension [Video] {

    /// Returns the videos ordered for display: by language, then by type, then by region, then newest first. Videos
    /// without a date come last.
    ///
    /// The order of languages is: the preferred languages, the original language of the title, English, and all others.
    /// The order of types is: official trailers, other trailers, teasers, and all others. The order of regions is: the
    /// region of the preferred language, no region, and all others.
    ///
    /// - Parameters:
    ///   - languages: The tags of the preferred languages, such as `pt-BR`, most preferred first.
    ///   - originalLanguage: The original language of the title; `nil` if unknown.
    public func bestFirst(in languages: [String], originalLanguage: String?) -> [Video] {
        let levels = (languages + [originalLanguage, "en"].compactMap(\.self)).map { PreferredLanguage(tag: $0) }
        func rank(_ video: Video) -> (language: Int, type: Int, region: Int, age: Double) {
            var language = (level: levels.count, distance: 0)
            for (index, level) in levels.enumerated() {
                guard let code = video.languageCode,
                    let distance = level.distance(languageCode: code, regionCode: video.regionCode)
                else { continue }
                language = (index, distance)
                break
            }
            let age = -(video.publishedAt ?? .distantPast).timeIntervalSince1970
            return (language.level, video.typeRank, language.distance, age)
        }
        // The sort is stable.
        return map { (video: $0, rank: rank($0)) }.sorted { $0.rank < $1.rank }.map(\.video)
    }
}

extension Video {
    fileprivate var typeRank: Int {
        switch type {
        case .trailer: isOfficial == true ? 0 : 1
        case .teaser: 2
        default: 3
        }
    }
}
