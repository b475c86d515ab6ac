package import CoreDomain
package import CoreInfrastructure
package import PopcornCaching
package import PopcornPersistence
package import TVSeriesDomain

/// A repository of episode groups, backed by the cache and TMDb.
package struct DefaultTVEpisodeGroupRepository: TVEpisodeGroupRepository {

    private let remote: any TVSeriesRemoteDataSource
    private let groups: CachedReader<AggregateStore<TVEpisodeGroupMapper>>

    /// Creates a repository with a cache database that was opened with ``PopcornPersistence/Schema/tvSeries``.
    package init(remote: any TVSeriesRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        groups = CachedReader(
            "episode_group", store: AggregateStore(TVEpisodeGroupMapper(), in: database), environment: environment)
    }

    /// The cleanup of cached episode groups.
    package var maintenance: any CacheMaintaining { groups.store }

    package func episodeGroup(
        withID id: String, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeGroup> {
        guard !id.isEmpty, id.utf8.count <= 64, id.allSatisfy(\.isHexDigit) else {
            throw .invalidInput("An episode group's id must be hexadecimal digits, but is '\(id)'")
        }
        let key = TVSeriesEpisodeGroupEntity.Key(id: id, language: locale.language)
        return try await groups.read(key, policy, including: .none) { [remote] _, _ throws(PopcornError) in
            try await remote.episodeGroup(withID: id, locale: locale)
        }
    }
}
