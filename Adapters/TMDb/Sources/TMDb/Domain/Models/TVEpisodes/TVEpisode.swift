public import Foundation

/// An episode of a TV series.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}`, and with seasons and episode
/// groups.
public struct TVEpisode: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The number of the episode in its season.
    public let episodeNumber: Int
    /// The number of the season, from 0; season 0 holds specials.
    public let seasonNumber: Int
    /// What it is about; may be empty.
    public let overview: String?
    /// The day when the episode aired, as midnight UTC.
    public let airDate: Date?
    /// The kind of episode, such as `standard` or `finale`; an open vocabulary.
    public let episodeType: String?
    /// The running time in minutes.
    public let runtime: Int?
    /// TMDb's identifier of the series; absent from the details of an episode.
    public let showID: Int?
    /// The makers' code of the episode; may be empty.
    public let productionCode: String?
    /// The path of the still; ``ImagesConfiguration`` makes it a URL.
    public let stillPath: URL?
    /// The crew of this episode.
    public let crew: [CrewMember]?
    /// The cast of this episode beyond that of the season.
    public let guestStars: [CastMember]?
    /// The average of the users' ratings, from 0 to 10.
    public let voteAverage: Double?
    /// The number of the users' ratings.
    public let voteCount: Int?
    /// The place in an episode group, from 0.
    public let order: Int?
    /// The kind of title, if the list names it.
    public let mediaType: MediaType?
    /// The user's own rating, from 0.5 to 10, in lists of titles that the user rated.
    public let rating: Double?

    /// Creates an episode.
    public init(
        id: Int, name: String, episodeNumber: Int, seasonNumber: Int, overview: String? = nil, airDate: Date? = nil,
        episodeType: String? = nil, runtime: Int? = nil, showID: Int? = nil, productionCode: String? = nil,
        stillPath: URL? = nil, crew: [CrewMember]? = nil, guestStars: [CastMember]? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, order: Int? = nil, mediaType: MediaType? = nil, rating: Double? = nil
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
        self.order = order
        self.mediaType = mediaType
        self.rating = rating
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case episodeNumber = "episode_number"
        case seasonNumber = "season_number"
        case overview
        case airDate = "air_date"
        case episodeType = "episode_type"
        case runtime
        case showID = "show_id"
        case productionCode = "production_code"
        case stillPath = "still_path"
        case crew
        case guestStars = "guest_stars"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case order
        case mediaType = "media_type"
        case rating
    }
}

/// The latest or the next episode of a series: an episode without crew and guest stars.
public typealias TVEpisodeAirDate = TVEpisode

/// One page of a list of episodes.
public typealias TVEpisodePageableList = PageableListResult<TVEpisode>
