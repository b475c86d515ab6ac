public import Foundation

/// An episode of a TV series.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}`, and with seasons and episode
/// groups.
public struct TVEpisode: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The episode number within the season.
    public let episodeNumber: Int
    /// The season number, from 0. Season 0 contains specials.
    public let seasonNumber: Int
    /// The overview; may be empty.
    public let overview: String?
    /// The air date, as midnight UTC.
    public let airDate: Date?
    /// The type of episode, such as `standard` or `finale`.
    public let episodeType: String?
    /// The running time, in minutes.
    public let runtime: Int?
    /// The TMDb identifier of the TV series; `nil` in an episode's details.
    public let showID: Int?
    /// The production code; may be empty.
    public let productionCode: String?
    /// The path of the still. Use ``ImagesConfiguration`` to create its URL.
    public let stillPath: URL?
    /// The crew of the episode.
    public let crew: [CrewMember]?
    /// The cast of this episode that is not in the cast of the season.
    public let guestStars: [CastMember]?
    /// The average rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of ratings.
    public let voteCount: Int?
    /// The position in the part of an episode group, from 0.
    public let order: Int?
    /// The media type, if the response contains it.
    public let mediaType: MediaType?
    /// The user's rating, from 0.5 to 10; only in lists of titles that the user has rated.
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

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

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

/// The latest or next episode of a TV series, without crew and guest stars.
public typealias TVEpisodeAirDate = TVEpisode

/// A page of a list of episodes.
public typealias TVEpisodePageableList = PageableListResult<TVEpisode>
