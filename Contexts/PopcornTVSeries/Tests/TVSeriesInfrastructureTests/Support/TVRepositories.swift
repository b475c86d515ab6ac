import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import PopcornCaching
import PopcornPersistence
import TVSeriesDomain

@testable import TVSeriesInfrastructure

/// The repositories of the context, on one temporary cache. Reads are of one series and its first season, in British
/// English, unless a test needs others.
struct TVRepositories: Sendable {

    let repository: DefaultTVSeriesRepository
    let seasons: DefaultTVSeasonRepository
    let episodes: DefaultTVEpisodeRepository
    let groups: DefaultTVEpisodeGroupRepository
    let database: any CacheDatabase
    let locale: ContentLocale

    init(_ remote: RemoteDataSourceStub, _ database: any CacheDatabase, _ environment: CachingEnvironment) throws {
        repository = DefaultTVSeriesRepository(remote: remote, database: database, environment: environment)
        seasons = DefaultTVSeasonRepository(remote: remote, database: database, environment: environment)
        episodes = DefaultTVEpisodeRepository(remote: remote, database: database, environment: environment)
        groups = DefaultTVEpisodeGroupRepository(remote: remote, database: database, environment: environment)
        self.database = database
        locale = try ContentLocale(language: "en-GB")
    }

    func series(
        parts: [TVSeriesPart] = .all, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try await repository.series(withID: 96677, including: parts, locale: locale, policy: policy)
    }

    func whole(
        parts: [TVSeriesPart] = .all, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try await repository.wholeSeries(withID: 96677, including: parts, locale: locale, policy: policy)
    }

    func season(
        _ number: Int = 1, parts: [TVSeasonPart] = .all, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
        try await seasons.season(
            TVSeasonLocator(seriesID: 96677, seasonNumber: number), including: parts, locale: locale,
            policy: policy)
    }

    func episode(
        _ number: Int = 1, season: Int = 1, parts: [TVEpisodePart] = [], policy: ReadPolicy = .cacheFirst,
        locale: ContentLocale? = nil
    ) async throws(PopcornError) -> Sourced<TVEpisodeWithParts> {
        try await episodes.episode(
            TVEpisodeLocator(seriesID: 96677, seasonNumber: season, episodeNumber: number), including: parts,
            locale: locale ?? self.locale, policy: policy)
    }
}

/// Runs a test with the repositories on a temporary cache, and deletes the cache afterwards.
func withTVRepositories(
    _ remote: RemoteDataSourceStub, clock: WallClock, _ body: (TVRepositories) async throws -> Void
) async throws {
    try await withCache(.tvSeries, clock: clock) { database, environment async throws in
        try await body(try TVRepositories(remote, database, environment))
    }
}
