import CoreDomain
import CoreInfrastructure
import Foundation
import PopcornCaching
import TVSeriesDomain

/// A storage of TV series together with the episodes of all their seasons.
///
/// It has no rows of its own: it reads and writes the rows of the series and of the seasons. Rows that it writes lack
/// the other parts of the seasons, which count as incomplete if a part is requested.
struct WholeTVSeriesStorage: CacheStorage {

    struct Key: CacheKey {
        let series: TVSeriesSeriesEntity.Key

        var description: String { "whole-\(series)" }
        var subject: String { series.subject }
        var languageTag: String? { series.languageTag }
        var title: CachedTitle? { series.title }

        func season(_ number: Int) -> TVSeriesSeasonEntity.Key {
            TVSeriesSeasonEntity.Key(
                TVSeasonLocator(seriesID: series.seriesID, seasonNumber: number), language: series.language)
        }
    }

    let series: AggregateStore<TVSeriesWithPartsMapper>
    let seasons: AggregateStore<TVSeasonWithPartsMapper>
    let environment: CachingEnvironment

    /// Returns a series with its seasons, as old as the oldest of their rows; `nil` if one of them is not cached. A
    /// season that TMDb listed but did not send has no episodes.
    func cached(
        _ key: Key, including parts: [TVSeriesPart]
    ) async throws(PopcornError) -> Cached<TVSeriesWithParts>? {
        guard let found = try await series.cached(key.series, including: .parts(parts)) else { return nil }
        var (cachedAt, isOutdated) = (found.cachedAt, found.isOutdated)
        var isIncomplete = found.isIncomplete
        var content = found.value
        for (index, listed) in (content.series.seasons ?? []).enumerated() {
            let season = key.season(listed.seasonNumber)
            if let stored = try await seasons.cached(season, including: .parts([.episodeCredits])) {
                content.series.seasons?[index] = stored.value.season
                cachedAt = min(cachedAt, stored.cachedAt)
                isOutdated = isOutdated || stored.isOutdated
                isIncomplete = isIncomplete || stored.isIncomplete
            } else {
                guard let since = try await seasons.notFoundSince(season),
                    environment.policy.isNotFoundStillValid(since: since, now: environment.clock.now)
                else { return nil }
            }
        }
        return Cached(
            content, cachedAt: cachedAt, isOutdated: isOutdated, isIncomplete: isIncomplete)
    }

    func store(
        _ value: Cached<TVSeriesWithParts>, for key: Key, _ permit: WritePermit
    ) async throws(PopcornError) {
        // One transaction per season, so that other writers do not wait for a long series.
        for season in value.value.series.seasons ?? [] {
            let seasonKey = key.season(season.seasonNumber)
            if season.episodes == nil {
                try await seasons.storeNotFound(seasonKey, since: value.cachedAt, permit)
            } else {
                let content = TVSeasonWithParts(
                    season: season, seriesID: key.series.seriesID,
                    translations: value.value.memberTranslations.map { translations in
                        translations.filter { $0.seasonNumber == season.seasonNumber && $0.episodeNumber == nil }
                            .map(\.translation)
                    })
                try await seasons.store(Cached(content, cachedAt: value.cachedAt), for: seasonKey, permit)
            }
            environment.announce(seasonKey)
        }
        try await series.store(value, for: key.series, permit)
        environment.announce(key.series)
    }

    func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError) {
        try await series.storeNotFound(key.series, since: date, permit)
        environment.announce(key.series)
    }

    func notFoundSince(_ key: Key) async throws(PopcornError) -> Date? {
        try await series.notFoundSince(key.series)
    }

    func remove(_ key: Key) async throws(PopcornError) {
        try await series.remove(key.series)
    }
}
