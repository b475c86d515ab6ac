/// An episode that was shown in cinemas.
public struct ScreenedEpisode: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The number of the episode in its season.
    public let episodeNumber: Int
    /// The number of the season.
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
