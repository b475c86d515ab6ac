package import CoreDomain

/// A provider of the names of TV series and their seasons, which another context stores. Implemented by the module that
/// combines the contexts.
package protocol SeriesNameProviding: Sendable {

    /// Returns the names of a series and its seasons if the series is cached. Does not contact TMDb.
    func names(ofSeries id: Int, locale: ContentLocale) async -> SeriesNames?
}

/// The names of a TV series and its seasons, in one language.
package struct SeriesNames: Hashable, Sendable {
    /// The name of the series.
    package let series: String
    /// The names of the seasons, by season number.
    package let seasons: [Int: String]

    package init(series: String, seasons: [Int: String] = [:]) {
        self.series = series
        self.seasons = seasons
    }
}
