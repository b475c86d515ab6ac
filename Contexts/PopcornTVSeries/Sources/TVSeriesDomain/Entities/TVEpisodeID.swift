/// Names a season by its series and its number.
public struct TVSeasonLocator: Hashable, Sendable {
    /// TMDb's identifier of the series, greater than 0.
    public let seriesID: Int
    /// The number; that of the specials is 0.
    public let seasonNumber: Int

    /// Names a season.
    public init(seriesID: Int, seasonNumber: Int) {
        self.seriesID = seriesID
        self.seasonNumber = seasonNumber
    }
}

/// Names an episode by its series, its season and its number.
public struct TVEpisodeLocator: Hashable, Sendable {
    /// The season.
    public let season: TVSeasonLocator
    /// The number within the season, 0 or greater.
    public let episodeNumber: Int

    /// Names an episode.
    public init(seriesID: Int, seasonNumber: Int, episodeNumber: Int) {
        season = TVSeasonLocator(seriesID: seriesID, seasonNumber: seasonNumber)
        self.episodeNumber = episodeNumber
    }
}
