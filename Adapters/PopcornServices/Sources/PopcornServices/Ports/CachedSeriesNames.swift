import CoreDomain
import MediaDomain
import TVSeriesDomain

/// A provider of series and season names that reads only the cache, through the repository of TV series.
struct CachedSeriesNames: SeriesNameProviding {

    let tvSeries: any TVSeriesRepository

    func names(ofSeries id: Int, locale: ContentLocale) async -> SeriesNames? {
        let content = try? await tvSeries.series(withID: id, including: [], locale: locale, policy: .cacheOnly)
        return content.map { content in
            let seasons = content.value.series.seasons ?? []
            return SeriesNames(
                series: content.value.series.name,
                seasons: Dictionary(seasons.map { ($0.seasonNumber, $0.name) }) { first, _ in first })
        }
    }
}
