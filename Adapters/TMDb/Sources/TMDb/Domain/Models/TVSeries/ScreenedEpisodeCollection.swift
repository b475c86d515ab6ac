/// The episodes of a TV series that were screened in cinemas.
///
/// Source: `GET /3/tv/{series_id}/screened_theatrically`.
public struct ScreenedEpisodeCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the series; `nil` if the resource was appended to details.
    public let id: Int?
    /// The episodes.
    public let results: [ScreenedEpisode]

    /// Creates a collection.
    public init(id: Int? = nil, results: [ScreenedEpisode]) {
        self.id = id
        self.results = results
    }
}

/// An episode that was screened in cinemas.
public struct ScreenedEpisode: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The episode number within the season.
    public let episodeNumber: Int
    /// The season number.
    public let seasonNumber: Int

    /// Creates a screened episode.
    public init(id: Int, episodeNumber: Int, seasonNumber: Int) {
        self.id = id
        self.episodeNumber = episodeNumber
        self.seasonNumber = seasonNumber
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case episodeNumber = "episode_number"
        case seasonNumber = "season_number"
    }
}
