package import Caching
package import CoreApplication
package import CoreDomain
package import CoreInfrastructure
package import MoviesApplication
package import MoviesDomain
import MoviesInfrastructure
package import Persistence

/// Puts the movies context together.
package struct PopcornMoviesFactory {

    /// The tables that the context keeps in the cache.
    package static let cacheSchema = Schema.movies

    /// What a service can do with movies.
    package let useCases: MovieUseCases
    /// Gives movies, for what puts several contexts together.
    package let repository: any MovieRepository
    /// Looks after the movies in the cache.
    package let maintenance: any CacheMaintaining

    /// - Parameters:
    ///   - remote: Gets movies from TMDb.
    ///   - cache: A cache opened with ``cacheSchema``.
    ///   - watchlist: Keeps the watchlists.
    ///   - environment: What all cached reads share.
    ///   - builder: Makes use cases.
    package init(
        remote: any MovieRemoteDataSource, cache: Database, watchlist: any WatchlistRepository,
        environment: CachingEnvironment, builder: UseCaseBuilder
    ) {
        let repository = DefaultMovieRepository(remote: remote, database: cache, environment: environment)
        useCases = MovieUseCases(repository: repository, watchlist: watchlist, builder: builder)
        maintenance = repository.maintenance
        self.repository = repository
    }
}
