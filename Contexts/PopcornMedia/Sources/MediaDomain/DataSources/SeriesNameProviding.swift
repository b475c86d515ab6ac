package import CoreDomain

/// A provider of the names of TV series and their seasons, which another context stores. Implemented by the module that
/// combines the contexts.
package protocol SeriesNameProviding: Sendable {

    /// Returns the cached names of a series and one of its seasons. Does not contact TMDb.
    func names(ofSeries id: Int, season number: Int, locale: ContentLocale) async -> SeriesNames
}

/// The cached names of a TV series and one of its seasons, in one language.
package struct SeriesNames: Hashable, Sendable {
    /// The name of the series, if it is cached.
    package let series: String?
    /// The name of the season, if it is cached.
    package let season: String?

    package init(series: String? = nil, season: String? = nil) {
        self.series = series
        self.season = season
    }
}
