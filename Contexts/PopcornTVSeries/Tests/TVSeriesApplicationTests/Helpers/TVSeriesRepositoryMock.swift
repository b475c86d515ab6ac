import CoreDomain
import CoreDomainTestHelpers
import Foundation
import TVSeriesDomain
import TVSeriesDomainTestHelpers

/// A repository that gives prepared answers and remembers what it was asked.
struct TVSeriesRepositoryMock: TVSeriesRepository {

    struct Question<ID: Equatable & Sendable, Part: Equatable & Sendable>: Equatable, Sendable {
        let id: ID
        let parts: [Part]
        let locale: ContentLocale
        let policy: ReadPolicy
    }

    let series: PortDouble<Question<Int, TVSeriesPart>, Sourced<TVSeriesRecord>>
    let seasons: PortDouble<Question<TVSeasonID, TVSeasonPart>, Sourced<TVSeasonRecord>>
    let episodes: PortDouble<Question<TVEpisodeID, TVEpisodePart>, Sourced<TVEpisodeRecord>>

    init(
        series: TVSeriesRecord = .mock(), season: TVSeasonRecord = .mock(), episode: TVEpisodeRecord = .mock(),
        origin: DataOrigin = .cache
    ) {
        self.series = PortDouble(.success(Sourced(series, origin: origin, cachedAt: .distantPast)))
        seasons = PortDouble(.success(Sourced(season, origin: origin, cachedAt: .distantPast)))
        episodes = PortDouble(.success(Sourced(episode, origin: origin, cachedAt: .distantPast)))
    }

    func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesRecord> {
        try series.ask(.init(id: id, parts: parts, locale: locale, policy: policy))
    }

    func season(
        _ id: TVSeasonID, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonRecord> {
        try seasons.ask(.init(id: id, parts: parts, locale: locale, policy: policy))
    }

    func episode(
        _ id: TVEpisodeID, including parts: [TVEpisodePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeRecord> {
        try episodes.ask(.init(id: id, parts: parts, locale: locale, policy: policy))
    }
}
