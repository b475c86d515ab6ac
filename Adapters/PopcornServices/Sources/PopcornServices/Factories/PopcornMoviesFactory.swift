import CoreApplication
import CoreDomain
import CoreInfrastructure
import MoviesApplication
import MoviesDomain
import MoviesInfrastructure
import PopcornCaching
import PopcornPersistence

/// A factory that creates the use cases and cache maintenance of the movies context.
struct PopcornMoviesFactory {

    /// The cache tables of the context.
    static let cacheSchema = Schema.movies

    /// The tables of the context whose values can be evicted from the cache.
    static var evictableTables: [EvictableTable] {
        [
            .content(MoviesMovieEntity.self, .movie), .content(MoviesCollectionEntity.self, .collection),
            .previews(MoviesPreviewEntity.self),
        ]
    }

    /// The use cases for movies.
    let useCases: MovieUseCases
    /// The store of movie previews, for lists that mix several contexts.
    static let previews: any PreviewStore<MoviePreview> = SingleKindPreviewStore(MoviePreviewMapper())
    /// The repository of movies, for code that combines several contexts.
    let repository: any MovieRepository
    /// The repository of collections of movies.
    let collections: any MovieCollectionRepository
    /// The maintenance of cached content, by kind.
    let maintenance: [ContentKind: any CacheMaintaining]
    /// The maintenance of cached lists.
    let lists: any CacheMaintaining
    /// The repository of movie list pages, for code that combines several contexts.
    let listPages: any ListRepository<MovieList, MoviePreview>

    /// Creates the use cases and the cache maintenance.
    ///
    /// - Parameters:
    ///   - remote: The remote data source of movies.
    ///   - remoteLists: The remote data source of lists of movies.
    ///   - remoteCollections: The remote data source of movie collections.
    ///   - cache: A cache database opened with ``cacheSchema``.
    ///   - reviews: The repository of reviews.
    ///   - genres: The repository of genres.
    ///   - watchlist: The repository of watchlists.
    ///   - environment: The environment that all cached reads share.
    ///   - builder: The builder of use cases.
    init(
        remote: any MovieRemoteDataSource, remoteLists: any ListRemoteDataSource<MovieList, MoviePreview>,
        remoteCollections: any MovieCollectionRemoteDataSource, cache: any EntityDatabase,
        reviews: any ListRepository<ReviewList, Review>, genres: any GenreRepository,
        watchlist: any WatchlistRepository,
        environment: CachingEnvironment, builder: UseCaseBuilder
    ) {
        let lists = DefaultListRepository(
            "movie_list", remote: remoteLists, previews: SingleKindPreviewStore(MoviePreviewMapper()), database: cache,
            environment: environment
        )
        let repository = DefaultMovieRepository(remote: remote, database: cache, environment: environment)
        let collections = DefaultMovieCollectionRepository(
            remote: remoteCollections, database: cache, environment: environment)
        useCases = MovieUseCases(
            repository: repository, lists: lists, collections: collections, reviews: reviews, genres: genres,
            watchlist: watchlist,
            builder: builder)
        maintenance = [.movie: repository.maintenance, .collection: collections.maintenance]
        self.lists = lists.maintenance
        listPages = lists
        self.repository = repository
        self.collections = collections
    }
}
