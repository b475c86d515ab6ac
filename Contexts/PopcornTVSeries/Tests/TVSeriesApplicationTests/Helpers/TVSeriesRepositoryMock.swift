import CoreDomain
import CoreDomainTestHelpers
import Foundation
import TVSeriesDomain
import TVSeriesDomainTestHelpers

/// A mock repository that returns prepared results and records its calls.
struct TVSeriesRepositoryMock: TVSeriesRepository {

    struct Call<ID: Equatable & Sendable, Part: Equatable & Sendable>: Equatable, Sendable {
        let id: ID
        let parts: [Part]
        let locale: ContentLocale
        let policy: ReadPolicy
    }

    let series: PortDouble<Call<Int, TVSeriesPart>, Sourced<TVSeriesWithParts>>
    let seasons: PortDouble<Call<TVSeasonLocator, TVSeasonPart>, Sourced<TVSeasonWithParts>>
    let episodes: PortDouble<Call<TVEpisodeLocator, TVEpisodePart>, Sourced<TVEpisodeWithParts>>

    init(
        series: TVSeriesWithParts = .mock(), season: TVSeasonWithParts = .mock(), episode: TVEpisodeWithParts = .mock(),
        origin: DataOrigin = .cache
    ) {
        self.series = PortDouble(.success(Sourced(series, origin: origin, cachedAt: .distantPast)))
        seasons = PortDouble(.success(Sourced(season, origin: origin, cachedAt: .distantPast)))
        episodes = PortDouble(.success(Sourced(episode, origin: origin, cachedAt: .distantPast)))
    }

    func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try series.call(.init(id: id, parts: parts, locale: locale, policy: policy))
    }

    func season(
        _ id: TVSeasonLocator, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
        try seasons.call(.init(id: id, parts: parts, locale: locale, policy: policy))
    }

    func episode(
        _ id: TVEpisodeLocator, including parts: [TVEpisodePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeWithParts> {
        try episodes.call(.init(id: id, parts: parts, locale: locale, policy: policy))
    }
}
