public import Foundation

/// An episode of a TV series.
public struct TVEpisode: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public package(set) var name: String
    /// The episode number within the season.
    public let episodeNumber: Int
    /// The season number. Season 0 contains specials.
    public let seasonNumber: Int
    /// The overview; may be empty.
    public package(set) var overview: String?
    /// The air date, as midnight UTC.
    public package(set) var airDate: Date?
    /// The type of episode, a raw value of TMDb such as `standard` or `finale`.
    public package(set) var episodeType: String?
    /// The running time, in minutes.
    public package(set) var runtime: Int?
    /// The TMDb identifier of the series, if TMDb sent it with the episode.
    public package(set) var showID: Int?
    /// The production code; may be empty.
    public package(set) var productionCode: String?
    /// The path of the still.
    public package(set) var stillPath: URL?
    /// The crew of the episode; `nil` if it was not requested or TMDb did not send it.
    public package(set) var crew: [CrewMember]?
    /// The guest stars: cast members of this episode who are not in the season's cast. `nil` if they were not requested
    /// or TMDb did not send them.
    public package(set) var guestStars: [CastMember]?
    /// The average rating, from 0 to 10.
    public package(set) var voteAverage: Double?
    /// The number of ratings.
    public package(set) var voteCount: Int?

    /// Creates an episode.
    public init(
        id: Int, name: String, episodeNumber: Int, seasonNumber: Int, overview: String? = nil, airDate: Date? = nil,
        episodeType: String? = nil, runtime: Int? = nil, showID: Int? = nil, productionCode: String? = nil,
        stillPath: URL? = nil, crew: [CrewMember]? = nil, guestStars: [CastMember]? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.episodeNumber = episodeNumber
        self.seasonNumber = seasonNumber
        self.overview = overview
        self.airDate = airDate
        self.episodeType = episodeType
        self.runtime = runtime
        self.showID = showID
        self.productionCode = productionCode
        self.stillPath = stillPath
        self.crew = crew
        self.guestStars = guestStars
        self.voteAverage = voteAverage
        self.voteCount = voteCount
    }
}

extension TVEpisode: Translatable {
    package var texts: ContentTexts {
        get { ContentTexts(title: name, overview: overview) }
        set { (name, overview) = (newValue.title ?? name, newValue.overview) }
    }

    package var number: Int? { episodeNumber }
}
