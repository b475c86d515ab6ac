package import Caching
package import CoreDomain
package import CoreInfrastructure
package import Logging
package import MoviesApplication
package import MoviesDomain
import MoviesInfrastructure
package import Persistence

/// Puts the movies context together.
package struct PopcornMoviesFactory {

    private let repository: any MovieRepository
    private let watchlist: any MovieWatchlistRepository
    private let appConfiguration: any AppConfigurationProviding
    private let defaults: ContentDefaults
    private let localDataSource: SQLiteMovieLocalDataSource

    /// The tables that the context keeps in the cache.
    package static let cacheSchema = Schema.movies

    /// The steps by which the context's tables in the library came about, oldest first.
    package static let libraryMigrations = [Migration.moviesWatchlist]

    /// A factory over the context's ports.
    ///
    /// - Parameters:
    ///   - remote: Gets movies from TMDb.
    ///   - cache: A cache opened with ``cacheSchema``.
    ///   - library: A library opened with ``libraryMigrations``.
    ///   - appConfiguration: Tells where images are.
    ///   - defaults: What holds where a request names no locale.
    ///   - freshness: How long a cached movie is good.
    ///   - clock: Tells the time.
    ///   - logger: Where failures are logged that no caller hears of.
    package init(
        remote: any MovieRemoteDataSource, cache: Database, library: Database,
        appConfiguration: any AppConfigurationProviding, defaults: ContentDefaults, freshness: FreshnessPolicy,
        clock: WallClock, logger: Logger
    ) {
        repository = DefaultMovieRepository(
            remote: remote, database: cache, freshness: freshness, clock: clock, logger: logger)
        watchlist = SQLiteMovieWatchlistRepository(database: library, clock: clock)
        localDataSource = SQLiteMovieLocalDataSource(database: cache)
        self.appConfiguration = appConfiguration
        self.defaults = defaults
    }

    /// What a service can do with movies.
    package func makeUseCases() -> MovieUseCases {
        MovieUseCases(
            repository: repository, watchlist: watchlist, appConfiguration: appConfiguration, defaults: defaults)
    }

    /// Looks after the movies in the cache.
    package func makeMaintenance() -> any CacheMaintaining {
        localDataSource.maintenance
    }
}
