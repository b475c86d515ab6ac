package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of the genres of movies and series, backed by the cache and TMDb.
///
/// Genres rarely change, so they are fresh for `FreshnessPolicy.settledTimeToLive`. Default: 1 week.
package struct DefaultGenreRepository: GenreRepository {

    private let remote: any GenreRemoteDataSource
    private let reader: CachedReader<AggregateStore<GenreListMapper>>

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/core``.
    package init(remote: any GenreRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        reader = CachedReader(
            "genre_list", storage: AggregateStore(GenreListMapper(), in: database), environment: environment
        ) { _, _ in .settled }
    }

    /// The maintenance that deletes old genre lists from the cache.
    package var maintenance: any CacheMaintaining { reader.storage }

    package func genres(
        of kind: TitleKind, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[Genre]> {
        let key = CoreGenreListEntity.Key(kind, language: locale.language)
        return try await reader.read(
            key, policy, local: { [storage = reader.storage] () throws(PopcornError) in try await storage.cached(key) },
            fetch: { [remote] () throws(PopcornError) in try await remote.genres(of: kind, locale: locale) })
    }
}
