/// A locator of an episode: the season and the episode number.
public struct TVEpisodeLocator: Hashable, Sendable {
    /// The season.
    public let season: TVSeasonLocator
    /// The episode number within the season, 0 or greater.
    public let episodeNumber: Int

    /// Creates a locator.
    public init(seriesID: Int, seasonNumber: Int, episodeNumber: Int) {
        season = TVSeasonLocator(seriesID: seriesID, seasonNumber: seasonNumber)
        self.episodeNumber = episodeNumber
    }
}
