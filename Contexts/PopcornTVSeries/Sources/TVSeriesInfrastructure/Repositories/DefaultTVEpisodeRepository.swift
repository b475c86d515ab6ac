package import CoreDomain
package import CoreInfrastructure
import Foundation
package import PopcornCaching
package import PopcornPersistence
package import TVSeriesDomain

/// A repository of episodes, backed by the cache and TMDb.
///
/// The rows of a season include its episodes. An episode also has its own row if it was fetched individually. Storing
/// the season does not change this row, and vice versa.
package struct DefaultTVEpisodeRepository: TVEpisodeRepository {

    private let remote: any TVSeriesRemoteDataSource
    private let lookup: CachedTVSeriesLookup
    private let episodes: PartsReader<TVEpisodeWithPartsMapper>

    /// Creates a repository with a cache database that was opened with ``PopcornPersistence/Schema/tvSeries``.
    package init(remote: any TVSeriesRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        lookup = CachedTVSeriesLookup(database: database, environment: environment)
        let seasons = TVEpisodesInSeasons(database: database, environment: environment)
        episodes = PartsReader(
            "episode", TVEpisodeWithPartsMapper(), in: database, environment: environment,
            timeToLiveClass: { $0.value.episode.timeToLiveClass(now: $1) },
            completeRead: { key, parts, own throws(PopcornError) in
                try await seasons.episode(key, parts, own: own)
            })
    }

    /// The maintenance of episodes that were fetched individually.
    package var maintenance: any CacheMaintaining { episodes.reader }

    package func episode(
        _ id: TVEpisodeLocator, including parts: [TVEpisodePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeWithParts> {
        try id.season.validate()
        try ContentKind.tvEpisode.validate(number: id.episodeNumber)
        let episode = try await episodes.read(
            .init(id, language: locale.language), policy, including: parts,
            fetch: { _, _ throws(PopcornError) in
                try await remote.episode(
                    id, locale: locale,
                    originalLanguage: await lookup.originalLanguage(ofSeries: id.season.seriesID, locale))
            },
            fetchPart: { _, part, _ throws(PopcornError) in
                try await remote.part(
                    part, ofEpisode: id, locale: locale,
                    originalLanguage: await lookup.originalLanguage(ofSeries: id.season.seriesID, locale))
            })
        let names = await lookup.names(of: id.season, in: parts.compactMap(\.textLanguages).first, locale)
        return episode.map { content in
            var content = content
            (content.seriesName, content.seasonName) = (names.series, names.season)
            content.seriesOriginalLanguage = names.originalLanguage
            return content
        }
    }
}
