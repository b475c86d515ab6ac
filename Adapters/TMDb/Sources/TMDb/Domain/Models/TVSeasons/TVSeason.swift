public import Foundation

/// A season of a TV series.
///
/// Source: `GET /3/tv/{series_id}/season/{season_number}`, and without episodes in ``TVSeries/seasons``.
public struct TVSeason: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language, or an empty string if TMDb did not return it, as in older responses.
    public let name: String
    /// The season number, from 0. Season 0 contains specials.
    public let seasonNumber: Int
    /// The overview; may be empty.
    public let overview: String?
    /// The air date of the first episode, as midnight UTC.
    public let airDate: Date?
    /// The path of the poster. Use ``ImagesConfiguration`` to create its URL.
    public let posterPath: URL?
    /// The average rating of the episodes, from 0 to 10.
    public let voteAverage: Double?
    /// The episodes; `nil` in ``TVSeries/seasons``.
    public let episodes: [TVEpisode]?
    /// The number of episodes; only in responses without the episodes.
    public let episodeCount: Int?
    /// The TMDb identifier of the TV series; only in responses without the TV series.
    public let showID: Int?
    /// The networks that broadcast the season.
    public let networks: [Network]?
    /// The identifier of the season's record in TMDb's database.
    public let objectID: String?
    /// The media type, if the response contains it.
    public let mediaType: MediaType?

    /// Creates a season.
    public init(
        id: Int, name: String, seasonNumber: Int, overview: String? = nil, airDate: Date? = nil, posterPath: URL? = nil,
        voteAverage: Double? = nil, episodes: [TVEpisode]? = nil, episodeCount: Int? = nil, showID: Int? = nil,
        networks: [Network]? = nil, objectID: String? = nil, mediaType: MediaType? = nil
    ) {
        self.id = id
        self.name = name
        self.seasonNumber = seasonNumber
        self.overview = overview
        self.airDate = airDate
        self.posterPath = posterPath
        self.voteAverage = voteAverage
        self.episodes = episodes
        self.episodeCount = episodeCount
        self.showID = showID
        self.networks = networks
        self.objectID = objectID
        self.mediaType = mediaType
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
        case seasonNumber = "season_number"
        case overview
        case airDate = "air_date"
        case posterPath = "poster_path"
        case voteAverage = "vote_average"
        case episodes
        case episodeCount = "episode_count"
        case showID = "show_id"
        case networks
        case objectID = "_id"
        case mediaType = "media_type"
    }
}
