import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import TVSeriesDomain

/// A mock of the repositories of the context that returns prepared results and records its calls.
struct TVSeriesRepositoryMock: TVSeriesRepository, TVSeasonRepository, TVEpisodeRepository, TVEpisodeGroupRepository {

    struct Call<ID: Equatable & Sendable, Part: Equatable & Sendable>: Equatable, Sendable {
        let id: ID
        let parts: [Part]
        let locale: ContentLocale
        let policy: ReadPolicy
    }

    let series: PortDouble<Call<Int, TVSeriesPart>, Sourced<TVSeriesWithParts>>
    let wholeSeries: PortDouble<Call<Int, TVSeriesPart>, Sourced<TVSeriesWithParts>>
    let groups = PortDouble<String, Sourced<TVEpisodeGroup>>(
        .success(Sourced(.mock(), origin: .cache, cachedAt: .distantPast)))
    let seasons: PortDouble<Call<TVSeasonLocator, TVSeasonPart>, Sourced<TVSeasonWithParts>>
    let episodes: PortDouble<Call<TVEpisodeLocator, TVEpisodePart>, Sourced<TVEpisodeWithParts>>

    init(
        series: TVSeriesWithParts = .mock(), season: TVSeasonWithParts = .mock(), episode: TVEpisodeWithParts = .mock(),
        origin: DataOrigin = .cache
    ) {
        self.series = PortDouble(.success(Sourced(series, origin: origin, cachedAt: .distantPast)))
        wholeSeries = PortDouble(.success(Sourced(series, origin: origin, cachedAt: .distantPast)))
        seasons = PortDouble(.success(Sourced(season, origin: origin, cachedAt: .distantPast)))
        episodes = PortDouble(.success(Sourced(episode, origin: origin, cachedAt: .distantPast)))
    }

    func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try series.call(.init(id: id, parts: parts, locale: locale, policy: policy))
    }

    func wholeSeries(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try wholeSeries.call(.init(id: id, parts: parts, locale: locale, policy: policy))
    }

    func episodeGroup(
        withID id: String, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeGroup> {
        try groups.call(id)
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

    func names(of id: TVSeasonLocator, locale: ContentLocale) async -> TVSeasonNames { TVSeasonNames() }
}
