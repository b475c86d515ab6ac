public import CoreDomain
public import Foundation

/// An episode of a TV series.
public struct TVEpisode: Identifiable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name, in the language of the request.
    public package(set) var name: String
    /// The number within the season.
    public let episodeNumber: Int
    /// The season's number; that of the specials is 0.
    public let seasonNumber: Int
    /// What the episode is about; may be empty.
    public package(set) var overview: String?
    /// The day of the first showing, as midnight UTC.
    public let airDate: Date?
    /// What the episode is, in TMDb's words, such as `standard` or `finale`.
    public let episodeType: String?
    /// The running time in minutes.
    public let runtime: Int?
    /// TMDb's identifier of the series, where TMDb sends it.
    public let showID: Int?
    /// The producer's number; may be empty.
    public let productionCode: String?
    /// The path of the still.
    public let stillPath: URL?
    /// Who made the episode; `nil` if TMDb did not send it.
    public let crew: [CrewMember]?
    /// Who plays in this episode besides the season's cast; `nil` if TMDb did not send it.
    public let guestStars: [CastMember]?
    /// The mean of the ratings, 0 to 10.
    public let voteAverage: Double?
    /// How many ratings there are.
    public let voteCount: Int?

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

/// The latest or the next episode of a series: an episode without its crew and guest stars.
public typealias TVEpisodeAirDate = TVEpisode
