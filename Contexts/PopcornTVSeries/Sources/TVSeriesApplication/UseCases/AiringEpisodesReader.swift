import CoreApplication
package import CoreDomain
package import Foundation
package import TVSeriesDomain

/// The episodes of series that air between two days.
package struct AiringEpisodes: Sendable {

    /// An episode and its series, with texts of fallback languages.
    struct Entry: Sendable {
        let series: TVSeries
        let episode: TVEpisode
        let textLanguages: TextLanguages?
    }

    var entries: [Entry] = []
    /// The seasons that could not be read, with the errors.
    package fileprivate(set) var failures: [(season: TVSeasonLocator, error: PopcornError)] = []

    /// Creates a value without episodes.
    package init() {}
}

/// A reader of the episodes of series that air between two days. The calendar and the next episodes of a watchlist use
/// it, so that their results agree.
package struct AiringEpisodesReader: Sendable {

    private let seasons: any TVSeasonRepository
    private let defaults: ContentDefaults

    package init(seasons: any TVSeasonRepository, defaults: ContentDefaults) {
        self.seasons = seasons
        self.defaults = defaults
    }

    /// Returns the episodes of series that air between two days.
    ///
    /// Reads the seasons that can have such episodes, and fetches at most 500 of them. The last and the next episode of
    /// a series are known without its seasons.
    ///
    /// - Parameters:
    ///   - series: The series, with texts of fallback languages.
    ///   - first: The first day, as midnight UTC.
    ///   - last: The last day, as midnight UTC.
    ///   - now: The current time.
    ///   - locale: The language of texts, and the time zone of the current day.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    ///   - source: The source, to which the sources of the seasons are added.
    package func episodes(
        of series: [TVSeriesWithParts], from first: Date, to last: Date = .distantFuture, now: Date,
        locale: ContentLocale, policy: ReadPolicy, source: inout CombinedSource
    ) async throws(PopcornError) -> AiringEpisodes {
        let today = locale.day(of: now)
        let airing = series.map(\.series).flatMap { series in
            series.seasonNumbers(airingFrom: first, to: last, today: today).map { number in
                TVSeasonLocator(seriesID: series.id, seasonNumber: number)
            }
        }
        let read = try await ReadResults(airing, policy) { [seasons] season, policy throws(PopcornError) in
            try await seasons.season(season, including: [], locale: locale, policy: policy)
        }
        source.add(read.values.map(\.value))
        let found = Dictionary(grouping: read.values, by: \.key.seriesID)
        let texts = defaults.texts(for: locale)
        var episodes = AiringEpisodes()
        episodes.failures = read.failures.map { (season: $0.key, error: $0.error) }
        for content in series {
            let seasons = (found[content.series.id] ?? []).map(\.value.value.season)
            episodes.entries += content.series.episodes(airingFrom: first, to: last, in: seasons).map { episode in
                let translations = content.translations(
                    ofSeason: episode.seasonNumber, episode: episode.episodeNumber)
                return texts.withFallback(episode, from: translations) {
                    AiringEpisodes.Entry(series: content.series, episode: $0, textLanguages: $1)
                }
            }
        }
        return episodes
    }
}
