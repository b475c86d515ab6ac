import CoreDomain
import MediaDomain
import TVSeriesDomain

/// A provider of series and season names that reads only the cache, through the repository of seasons.
struct CachedSeriesNames: SeriesNameProviding {

    let seasons: any TVSeasonRepository

    func names(ofSeries id: Int, season number: Int, locale: ContentLocale) async -> SeriesNames {
        let names = await seasons.names(of: TVSeasonLocator(seriesID: id, seasonNumber: number), locale: locale)
        return SeriesNames(series: names.series, season: names.season)
    }
}
