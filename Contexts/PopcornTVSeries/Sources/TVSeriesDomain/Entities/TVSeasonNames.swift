/// The cached names of a season and its series, in one language.
public struct TVSeasonNames: Hashable, Sendable {
    /// The name of the series, if the series is cached.
    public let series: String?
    /// The name of the season, if the season or its series is cached.
    public let season: String?
    /// The ISO 639-1 code of the original language of the series, if the series is cached.
    package let originalLanguage: String?

    /// Creates the names of a season and its series.
    public init(series: String? = nil, season: String? = nil) {
        self.init(series: series, season: season, originalLanguage: nil)
    }

    package init(series: String?, season: String?, originalLanguage: String?) {
        self.series = series
        self.season = season
        self.originalLanguage = originalLanguage
    }
}
