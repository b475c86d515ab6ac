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

    private let repository: DefaultMovieRepository
    private let watchlist: any WatchlistRepository
    private let builder: UseCaseBuilder

    /// The tables that the context keeps in the cache.
    package static let cacheSchema = Schema.movies

    /// A factory over the context's ports.
    ///
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
        repository = DefaultMovieRepository(remote: remote, database: cache, environment: environment)
        self.watchlist = watchlist
        self.builder = builder
    }

    /// What a service can do with movies.
    package func makeUseCases() -> MovieUseCases {
        MovieUseCases(repository: repository, watchlist: watchlist, builder: builder)
    }

    /// Looks after the movies in the cache.
    package func makeMaintenance() -> any CacheMaintaining {
        repository.store
    }
}
