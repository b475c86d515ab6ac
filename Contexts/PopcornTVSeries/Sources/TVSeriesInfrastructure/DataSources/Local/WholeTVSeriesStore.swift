import CoreDomain
import CoreInfrastructure
import Foundation
import PopcornCaching
import TVSeriesDomain

/// A store of TV series together with the episodes of all their seasons.
///
/// It has no rows of its own: it reads and writes the rows of the series and of the seasons. Seasons that it writes
/// keep their other parts. If such a part is requested and a season lacks it, the season counts as incomplete.
struct WholeTVSeriesStore: CacheStore {

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

    let series: PartsReader<TVSeriesWithPartsMapper>
    let seasons: AggregateStore<TVSeasonWithPartsMapper>
    let environment: CachingEnvironment

    /// Returns a series with its seasons; `nil` if the series or a season is not cached. The age is that of the oldest
    /// row. A season that TMDb listed but did not send has no episodes.
    func cached(
        _ key: Key, including parts: [TVSeriesPart]
    ) async throws(PopcornError) -> Cached<TVSeriesWithParts>? {
        guard let found = try await series.store.cached(key.series, including: parts) else { return nil }
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
            content, cachedAt: cachedAt, isOutdated: isOutdated, isIncomplete: isIncomplete,
            partialResponses: found.partialResponses)
    }

    func store(
        _ value: Cached<TVSeriesWithParts>, for key: Key, _ permit: WritePermit
    ) async throws(PopcornError) {
        var unrequested: Set<ContentPart> = [.credits, .images, .videos, .externalIDs]
        if value.value.missing.parts.contains(.translations) { unrequested.insert(.translations) }
        // One transaction per season, so that other writers do not wait for a long series.
        for season in value.value.series.seasons ?? [] {
            let seasonKey = key.season(season.seasonNumber)
            if season.episodes == nil {
                try await seasons.storeNotFound(seasonKey, since: value.cachedAt, permit)
            } else {
                var content = TVSeasonWithParts(
                    season: season, seriesID: key.series.seriesID,
                    translations: value.value.memberTranslations.map { translations in
                        translations.filter { $0.seasonNumber == season.seasonNumber && $0.episodeNumber == nil }
                            .map(\.translation)
                    })
                content.missing.unrequested = unrequested
                let name = "season/\(season.seasonNumber)"
                let unreadable = value.value.missing.unreadable
                if unreadable.contains(name) { content.missing.unreadable = TVSeasonWithParts.members }
                if unreadable.contains(name + "/translations") {
                    content.translations = nil
                    content.missing.unrequested.insert(.translations)
                }
                try await seasons.store(Cached(content, cachedAt: value.cachedAt), for: seasonKey, permit)
            }
            environment.announce(seasonKey)
        }
        try await series.store.store(value, for: key.series, permit)
        environment.announce(key.series)
    }

    func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError) {
        try await series.store.storeNotFound(key.series, since: date, permit)
        environment.announce(key.series)
    }

    func notFoundSince(_ key: Key) async throws(PopcornError) -> Date? {
        try await series.store.notFoundSince(key.series)
    }

    func remove(_ key: Key) async throws(PopcornError) {
        try await series.store.remove(key.series)
    }
}
