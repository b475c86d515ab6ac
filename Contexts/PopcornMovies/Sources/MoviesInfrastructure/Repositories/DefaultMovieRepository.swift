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
        reader = CachedReader("movie", storage: store, environment: environment)
    }

    package func movie(
        withID id: Int, including parts: MovieParts, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieRecord> {
        try await read(id, locale, policy, .parts(parts)) {
            $0.including(parts)
        } movie: {
            $0.movie
        }
    }

    package func highlights(
        ofMovieWithID id: Int, regions: [String], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieHighlights> {
        try await read(id, locale, policy, .highlights(in: regions)) {
            $0.highlights(in: regions)
        } movie: {
            $0.movie
        }
    }

    private func read<View: Sendable>(
        _ id: Int, _ locale: ContentLocale, _ policy: ReadPolicy, _ selection: RelationSelection<MoviesMovieEntity>,
        view: @escaping (MovieRecord) -> View, movie: @escaping (View) -> Movie
    ) async throws(PopcornError) -> Sourced<View> {
        try TitleKind.movie.check(id)
        let key = MoviesMovieEntity.Key(movieID: id, language: locale.language)
        return try await reader.read(key, policy) { [store] () throws(PopcornError) in
            try await store.cached(key, including: selection)?.map(view)
        } fetch: { [remote] () throws(PopcornError) in
            try await remote.movie(withID: id, locale: locale)
        } view: { record in
            view(record)
        } volatility: { view, now in
            movie(view).volatility(now: now)
        }
    }
}
