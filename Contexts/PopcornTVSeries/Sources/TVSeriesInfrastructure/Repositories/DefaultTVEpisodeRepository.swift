package import CoreDomain
package import CoreInfrastructure
import Foundation
package import PopcornCaching
package import PopcornPersistence
package import TVSeriesDomain

/// A repository of episodes, backed by the cache and TMDb.
///
/// The rows of a season include its episodes. An episode also has its own row if it was fetched individually. Storing
/// one does not change the other.
package struct DefaultTVEpisodeRepository: TVEpisodeRepository {

    private let remote: any TVSeriesRemoteDataSource
    private let environment: CachingEnvironment
    private let lookup: CachedTVSeriesLookup
    private let seasons: AggregateStore<TVSeasonWithPartsMapper>
    private let episodes: PartsReader<TVEpisodeWithPartsMapper>

    /// Creates a repository with a cache database that was opened with ``PopcornPersistence/Schema/tvSeries``.
    package init(remote: any TVSeriesRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        self.environment = environment
        lookup = CachedTVSeriesLookup(database: database, environment: environment)
        seasons = AggregateStore(TVSeasonWithPartsMapper(), in: database)
        episodes = PartsReader("episode", TVEpisodeWithPartsMapper(), in: database, environment: environment) {
            $0.value.episode.timeToLiveClass(now: $1)
        }
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
            local: { () throws(PopcornError) in try await cachedEpisode(id, parts, locale) },
            fetch: { () throws(PopcornError) in
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

    /// Returns the cached episode, from its own row or from its season.
    private func cachedEpisode(
        _ id: TVEpisodeLocator, _ parts: [TVEpisodePart], _ locale: ContentLocale
    ) async throws(PopcornError) -> Cached<TVEpisodeWithParts>? {
        let key = TVSeriesEpisodeEntity.Key(id, language: locale.language)
        let own = try await episodes.cached(key, including: parts)
        // A season contains the texts of its episodes, but none of their other parts.
        guard parts.allSatisfy({ $0.textLanguages != nil }), !isFresh(own, key),
            let other = try await episodeFromSeason(id, needsTexts: !parts.isEmpty, locale)
        else { return own }
        if !isFresh(other, key), try await wasRemoved(key, after: other.cachedAt) { return own }
        guard let own else { return other }
        if own.isIncomplete != other.isIncomplete { return own.isIncomplete ? other : own }
        return own.cachedAt >= other.cachedAt ? own : other
    }

    private func isFresh(_ episode: Cached<TVEpisodeWithParts>?, _ key: TVSeriesEpisodeEntity.Key) -> Bool {
        guard let episode else { return false }
        let now = environment.clock.now
        let timeToLiveClass = episode.value.episode.timeToLiveClass(now: now)
        return environment.policy.freshness(of: episode, timeToLiveClass, key: key, now: now) == .fresh
    }

    /// Returns whether TMDb no longer has an episode that its season still lists: a valid not-found response is newer
    /// than the season.
    private func wasRemoved(
        _ key: TVSeriesEpisodeEntity.Key, after date: Date
    ) async throws(PopcornError) -> Bool {
        guard let since = try await episodes.storage.notFoundSince(key), since >= date else { return false }
        return environment.policy.isNotFoundStillValid(since: since, now: environment.clock.now)
    }

    /// Returns an episode from its cached season; `nil` if the season lacks the episode, its crew or its guest stars.
    ///
    /// A season contains no translations of its episodes. If text fallback needs them, complete texts of the episode
    /// serve as its translation; otherwise the result is marked as incomplete.
    private func episodeFromSeason(
        _ id: TVEpisodeLocator, needsTexts: Bool, _ locale: ContentLocale
    ) async throws(PopcornError) -> Cached<TVEpisodeWithParts>? {
        let key = TVSeriesSeasonEntity.Key(id.season, language: locale.language)
        environment.registerKey(key)
        guard let season = try await seasons.cached(key, including: .episode(id.episodeNumber)),
            let episode = season.value.season.episodes?.first, episode.crew != nil, episode.guestStars != nil
        else { return nil }
        let texts = needsTexts ? episode.asTranslation(for: locale) : nil
        return Cached(
            TVEpisodeWithParts(
                episode: episode, seriesID: season.value.seriesID, translations: texts.map { [$0] }),
            cachedAt: season.cachedAt, isOutdated: season.isOutdated,
            isIncomplete: season.isIncomplete || (needsTexts && texts == nil))
    }
}
