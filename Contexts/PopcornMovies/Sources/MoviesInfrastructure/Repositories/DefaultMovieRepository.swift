package import Caching
package import CoreDomain
package import CoreInfrastructure
package import MoviesDomain
package import Persistence

/// Gives movies, from the cache or from TMDb.
package struct DefaultMovieRepository: MovieRepository {

    private let remote: any MovieRemoteDataSource
    /// The movies in the cache.
    package let store: AggregateStore<MovieRecordMapper>
    private let reader: CachedReader<AggregateStore<MovieRecordMapper>>

    /// A repository on a cache database that was opened with ``Persistence/Schema/movies``.
    package init(remote: any MovieRemoteDataSource, database: Database, environment: CachingEnvironment) {
        self.remote = remote
        store = AggregateStore(MovieRecordMapper(), in: database)
        reader = CachedReader("movie", storage: store, environment: environment) { $0.movie.volatility(now: $1) }
    }

    package func movie(
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieRecord> {
        try TitleKind.movie.check(id)
        let key = MoviesMovieEntity.Key(movieID: id, language: locale.language)
        return try await reader.read(key, policy) { [store] () throws(PopcornError) in
            try await store.cached(key, including: .parts(parts))
        } fetch: { [remote] () throws(PopcornError) in
            try await remote.movie(withID: id, locale: locale)
        }
    }
}
