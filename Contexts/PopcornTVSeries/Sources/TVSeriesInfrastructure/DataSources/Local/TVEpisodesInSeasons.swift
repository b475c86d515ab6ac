import CoreDomain
import CoreInfrastructure
import Foundation
import PopcornCaching
import PopcornPersistence
import TVSeriesDomain

/// A lookup of cached episodes in the rows of their seasons.
struct TVEpisodesInSeasons: Sendable {

    private let episodes: AggregateStore<TVEpisodeWithPartsMapper>
    private let seasons: AggregateStore<TVSeasonWithPartsMapper>
    private let environment: CachingEnvironment

    init(database: any EntityDatabase, environment: CachingEnvironment) {
        episodes = AggregateStore(TVEpisodeWithPartsMapper(), in: database)
        seasons = AggregateStore(TVSeasonWithPartsMapper(), in: database)
        self.environment = environment
    }

    /// Returns an episode from its own row if the row is fresh, otherwise from the newer of its own row and its season.
    ///
    /// - Parameter own: The episode in its own row; `nil` if it is not cached.
    func episode(
        _ key: TVSeriesEpisodeEntity.Key, _ parts: [TVEpisodePart], own: Cached<TVEpisodeWithParts>?
    ) async throws(PopcornError) -> Cached<TVEpisodeWithParts>? {
        // A season contains the texts of its episodes, but none of their other parts.
        guard parts.allSatisfy({ $0.textLanguages != nil }), !isFresh(own, key),
            let other = try await episodeFromSeason(key, needsTexts: !parts.isEmpty)
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
        guard let since = try await episodes.notFoundSince(key), since >= date else { return false }
        return environment.policy.isNotFoundStillValid(since: since, now: environment.clock.now)
    }

    /// Returns an episode from its cached season; `nil` if the season lacks the episode, its crew or its guest stars.
    ///
    /// A season contains no translations of its episodes. If text fallback needs them, complete texts of the episode
    /// serve as its translation; otherwise the result is marked as incomplete.
    private func episodeFromSeason(
        _ key: TVSeriesEpisodeEntity.Key, needsTexts: Bool
    ) async throws(PopcornError) -> Cached<TVEpisodeWithParts>? {
        let seasonKey = TVSeriesSeasonEntity.Key(
            TVSeasonLocator(seriesID: key.seriesID, seasonNumber: key.seasonNumber), language: key.language)
        environment.registerKey(seasonKey)
        guard let season = try await seasons.cached(seasonKey, including: .episode(key.episodeNumber)),
            let episode = season.value.season.episodes?.first, episode.crew != nil, episode.guestStars != nil
        else { return nil }
        let texts = needsTexts ? episode.asTranslation(into: key.language) : nil
        return Cached(
            TVEpisodeWithParts(
                episode: episode, seriesID: season.value.seriesID, translations: texts.map { [$0] }),
            cachedAt: season.cachedAt, isOutdated: season.isOutdated,
            isIncomplete: season.isIncomplete || (needsTexts && texts == nil))
    }
}
