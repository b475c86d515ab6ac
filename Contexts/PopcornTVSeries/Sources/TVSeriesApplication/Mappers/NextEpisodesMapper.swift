import CoreApplication
package import CoreDomain
import Foundation
import TVSeriesDomain

/// A mapper from the episodes of series to days. Days are in order; the episodes of a day are sorted by the name of
/// their series, then by season and number, specials last.
package struct AiringEpisodesMapper {

    private let imagesConfiguration: ImagesConfiguration

    package init(imagesConfiguration: ImagesConfiguration) {
        self.imagesConfiguration = imagesConfiguration
    }

    package func map(_ airing: AiringEpisodes) -> [NextEpisodesDay] {
        var days: [Date: [NextEpisodeDetails]] = [:]
        for entry in airing.entries {
            guard let day = entry.episode.airDate?.startOfDay else { continue }
            days[day, default: []].append(map(entry))
        }
        return days.sorted { $0.key < $1.key }.map { day, episodes in
            NextEpisodesDay(date: day, episodes: episodes.sorted { $0.sortKey < $1.sortKey })
        }
    }

    private func map(_ entry: AiringEpisodes.Entry) -> NextEpisodeDetails {
        let (series, episode) = (entry.series, entry.episode)
        return NextEpisodeDetails(
            id: episode.id, name: episode.name, seriesID: series.id, seriesName: series.name,
            seasonNumber: episode.seasonNumber, episodeNumber: episode.episodeNumber, overview: episode.overview,
            episodeType: episode.episodeType, runtime: episode.runtime,
            stillURLSet: imagesConfiguration.stillURLSet(for: episode.stillPath),
            posterURLSet: imagesConfiguration.posterURLSet(for: series.posterPath),
            textLanguages: entry.textLanguages)
    }
}

/// A mapper from the upcoming episodes of series, including today, to the next episode of each series.
struct NextEpisodesMapper {

    let imagesConfiguration: ImagesConfiguration

    func map(_ airing: AiringEpisodes, failures: [NextEpisodesFailure]) -> NextEpisodes {
        var found: Set<Int> = []
        let days = AiringEpisodesMapper(imagesConfiguration: imagesConfiguration).map(airing).compactMap { day in
            let next = day.episodes.filter { found.insert($0.seriesID).inserted }
            return next.isEmpty ? nil : NextEpisodesDay(date: day.date, episodes: next)
        }
        return NextEpisodes(days: days, failures: failures)
    }
}

extension NextEpisodeDetails {
    /// The sort key within a day: the series' name without case and accents, then the numbers, specials last.
    fileprivate var sortKey: (String, Int, Int, Int) {
        (seriesName.foldedForSorting, seriesID, seasonNumber == 0 ? .max : seasonNumber, episodeNumber)
    }
}
