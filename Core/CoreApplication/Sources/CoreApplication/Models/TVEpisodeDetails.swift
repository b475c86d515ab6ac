public import CoreDomain
public import Foundation

/// An episode of a TV series, with texts in one language and image URLs.
public struct TVEpisodeDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The episode number within the season.
    public let episodeNumber: Int
    /// The season number. Season 0 contains specials.
    public let seasonNumber: Int
    /// The overview; may be empty.
    public let overview: String?
    /// The air date, as midnight UTC.
    public let airDate: Date?
    /// The type of episode, a raw value of TMDb such as `standard` or `finale`.
    public let episodeType: String?
    /// The running time, in minutes.
    public let runtime: Int?
    /// The production code; may be empty.
    public let productionCode: String?
    /// The URLs of the still.
    public let stillURLSet: ImageURLSet?
    /// The crew of the episode; `nil` if it was not requested or TMDb did not send it.
    public let crew: [CrewMemberDetails]?
    /// The guest stars: cast members of this episode who are not in the season's cast. `nil` if they were not requested
    /// or TMDb did not send them.
    public let guestStars: [CastMemberDetails]?
    /// The average rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of ratings.
    public let voteCount: Int?
    /// The TMDb identifier of the series.
    public let seriesID: Int
    /// The name of the series, if the series is cached in the requested language.
    public let seriesName: String?
    /// The name of the season, if the season or its series is cached in the requested language.
    public let seasonName: String?
    /// The language of each text; `nil` if the text fallback is off or the translations are unknown.
    public let textLanguages: TextLanguages?

    /// Creates episode details.
    public init(
        id: Int, name: String, episodeNumber: Int, seasonNumber: Int, overview: String? = nil, airDate: Date? = nil,
        episodeType: String? = nil, runtime: Int? = nil, productionCode: String? = nil,
        stillURLSet: ImageURLSet? = nil, crew: [CrewMemberDetails]? = nil, guestStars: [CastMemberDetails]? = nil,
        voteAverage: Double? = nil, voteCount: Int? = nil, seriesID: Int, seriesName: String? = nil,
        seasonName: String? = nil, textLanguages: TextLanguages? = nil
    ) {
        self.id = id
        self.name = name
        self.episodeNumber = episodeNumber
        self.seasonNumber = seasonNumber
        self.overview = overview
        self.airDate = airDate
        self.episodeType = episodeType
        self.runtime = runtime
        self.productionCode = productionCode
        self.stillURLSet = stillURLSet
        self.crew = crew
        self.guestStars = guestStars
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.seriesID = seriesID
        self.seriesName = seriesName
        self.seasonName = seasonName
        self.textLanguages = textLanguages
    }
}
