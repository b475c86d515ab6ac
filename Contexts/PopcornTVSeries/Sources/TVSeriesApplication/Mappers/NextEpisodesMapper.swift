import CoreDomain
import Foundation
import TVSeriesDomain

/// Puts the next episodes of series in the order of their days, and those of a day in the order of the series' names.
struct NextEpisodesMapper {

    let imagesConfiguration: ImagesConfiguration

    /// An episode is next until its day is over everywhere, which is noon UTC of the day after.
    func map(_ watched: WatchedSeries) -> NextEpisodes {
        let lastDayOver = watched.now.addingTimeInterval(-(24 + 12) * 3600)
        let upcoming = watched.series.compactMap { series in
            series.nextEpisodeToAir.flatMap { episode in
                episode.airDate.map { (day: $0, episode: map(episode, of: series)) }
            }
        }
        .filter { $0.day > lastDayOver }
        let days = Dictionary(grouping: upcoming, by: \.day).sorted { $0.key < $1.key }
        return NextEpisodes(
            days: days.map { day, episodes in
                NextEpisodesDay(date: day, episodes: episodes.map(\.episode).sorted { $0.sortKey < $1.sortKey })
            },
            failures: watched.failures)
    }

    private func map(_ episode: TVEpisodeAirDate, of series: TVSeries) -> NextEpisodeDetails {
        NextEpisodeDetails(
            id: episode.id, name: episode.name, seriesID: series.id, seriesName: series.name,
            seasonNumber: episode.seasonNumber, episodeNumber: episode.episodeNumber, overview: episode.overview,
            episodeType: episode.episodeType, runtime: episode.runtime,
            stillURLSet: imagesConfiguration.stillURLSet(for: episode.stillPath),
            posterURLSet: imagesConfiguration.posterURLSet(for: series.posterPath))
    }
}

extension NextEpisodeDetails {
    /// The series' name without regard to case and accents, whatever the process's locale.
    fileprivate var sortKey: (String, Int) {
        (seriesName.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil), seriesID)
    }
}
