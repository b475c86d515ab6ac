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
    /// What lists show of movies, for what puts several contexts together.
    package static let previews: any PreviewTables<MoviePreview> = PreviewTable(MoviePreviewMapper())
    /// Gives movies, for what puts several contexts together.
    package let repository: any MovieRepository
    /// Looks after what the cache holds, by kind.
    package let maintenance: [ContentKind: any CacheMaintaining]
    /// Deletes what is old of the lists in the cache.
    package let lists: any CacheSweeping

    /// - Parameters:
    ///   - remote: Gets movies from TMDb.
    ///   - remoteLists: Gets lists of movies from TMDb.
    ///   - remoteCollections: Gets collections of movies from TMDb.
    ///   - cache: A cache opened with ``cacheSchema``.
    ///   - genres: Gives the genres.
    ///   - watchlist: Keeps the watchlists.
    ///   - environment: What all cached reads share.
    ///   - builder: Makes use cases.
    package init(
        remote: any MovieRemoteDataSource, remoteLists: any ListRemoteDataSource<MovieList, MoviePreview>,
        remoteCollections: any MovieCollectionRemoteDataSource, cache: Database, genres: any GenreRepository,
        watchlist: any WatchlistRepository,
        environment: CachingEnvironment, builder: UseCaseBuilder
    ) {
        let lists = DefaultListRepository(
            "movie_list", remote: remoteLists, previews: PreviewTable(MoviePreviewMapper()), database: cache,
            environment: environment
        )
        let repository = DefaultMovieRepository(remote: remote, database: cache, environment: environment)
        let collections = DefaultMovieCollectionRepository(
            remote: remoteCollections, database: cache, environment: environment)
        useCases = MovieUseCases(
            repository: repository, lists: lists, collections: collections, genres: genres, watchlist: watchlist,
            builder: builder)
        maintenance = [.movie: repository.maintenance, .collection: collections.maintenance]
        self.lists = lists.maintenance
        self.repository = repository
    }
}
