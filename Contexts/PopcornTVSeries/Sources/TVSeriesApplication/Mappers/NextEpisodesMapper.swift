package import CoreApplication
package import CoreDomain
import Foundation
package import TVSeriesDomain

/// Maps the series on a watchlist to their next episodes, grouped by day. Days are in order; the episodes of a day are
/// sorted by the name of their series.
struct NextEpisodesMapper {

    let imagesConfiguration: ImagesConfiguration

    /// Maps series to their next episodes.
    ///
    /// An episode counts as next until its air date has ended in the time zone of the locale.
    func map(_ result: WatchlistSeriesResult, locale: ContentLocale) -> NextEpisodes {
        let mapper = NextEpisodeDetailsMapper(imagesConfiguration: imagesConfiguration)
        let today = locale.day(of: result.now)
        let upcoming = result.series.compactMap { entry in
            entry.series.nextEpisodeToAir.flatMap { episode in
                episode.airDate.map {
                    (day: $0, episode: mapper.map(episode, of: entry.series, textLanguages: entry.textLanguages))
                }
            }
        }
        .filter { $0.day >= today }
        let days = Dictionary(grouping: upcoming, by: \.day).sorted { $0.key < $1.key }
        return NextEpisodes(
            days: days.map { day, episodes in
                NextEpisodesDay(date: day, episodes: episodes.map(\.episode).sorted { $0.sortKey < $1.sortKey })
            },
            failures: result.failures)
    }
}

/// Maps episodes and their series to details, with image URLs.
package struct NextEpisodeDetailsMapper {

    private let imagesConfiguration: ImagesConfiguration

    package init(imagesConfiguration: ImagesConfiguration) {
        self.imagesConfiguration = imagesConfiguration
    }

    package func map(
        _ episode: TVEpisode, of series: TVSeries, textLanguages: TextLanguages? = nil
    ) -> NextEpisodeDetails {
        NextEpisodeDetails(
            id: episode.id, name: episode.name, seriesID: series.id, seriesName: series.name,
            seasonNumber: episode.seasonNumber, episodeNumber: episode.episodeNumber, overview: episode.overview,
            episodeType: episode.episodeType, runtime: episode.runtime,
            stillURLSet: imagesConfiguration.stillURLSet(for: episode.stillPath),
            posterURLSet: imagesConfiguration.posterURLSet(for: series.posterPath),
            textLanguages: textLanguages)
    }
}

extension NextEpisodeDetails {
    /// The sort key within a day: the series' name without case and accents, then the series' identifier.
    fileprivate var sortKey: (String, Int) {
        (seriesName.foldedForSorting, seriesID)
    }
}
