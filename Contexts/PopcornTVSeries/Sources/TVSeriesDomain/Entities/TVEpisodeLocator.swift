/// A locator of a season: the TMDb identifier of the series and the season number.
public struct TVSeasonLocator: Hashable, Sendable {
    /// The TMDb identifier of the series, greater than 0.
    public let seriesID: Int
    /// The season number. Season 0 contains specials.
    public let seasonNumber: Int

    /// Creates a locator.
    public init(seriesID: Int, seasonNumber: Int) {
        self.seriesID = seriesID
        self.seasonNumber = seasonNumber
    }
}

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
