import CoreDomain
import TVSeriesDomain

/// A lookup of cached series and season names, for seasons and episodes that TMDb returns without them.
struct CachedSeriesNames: Sendable {

    let tvSeries: any TVSeriesRepository

    func addNames(to matches: [ExternalIDMatch], locale: ContentLocale) async -> [ExternalIDMatch] {
        var named: [ExternalIDMatch] = []
        for match in matches {
            switch match {
            case .media:
                named.append(match)
            case .season(var season):
                season.seriesName = await series(season.seriesID, locale)?.name
                named.append(.season(season))
            case .episode(var episode):
                let number = episode.episode.seasonNumber
                let series = await series(episode.seriesID, locale)
                episode.seriesName = series?.name
                episode.seasonName = series?.seasons?.first { $0.seasonNumber == number }?.name
                named.append(.episode(episode))
            }
        }
        return named
    }

    private func series(_ id: Int, _ locale: ContentLocale) async -> TVSeries? {
        try? await tvSeries.series(withID: id, including: [], locale: locale, policy: .cacheOnly).value.series
    }
}
