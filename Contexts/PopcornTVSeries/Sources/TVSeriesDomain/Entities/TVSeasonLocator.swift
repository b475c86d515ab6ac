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
