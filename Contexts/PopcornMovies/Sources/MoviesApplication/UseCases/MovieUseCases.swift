public import CoreApplication
public import CoreDomain
public import MoviesDomain

/// Fetches a movie with everything that an application shows of it.
public typealias FetchMovieDetailsUseCase = FetchUseCase<TitleRequest, MovieDetails>

/// Fetches a movie's cast and crew.
public typealias FetchMovieCreditsUseCase = FetchUseCase<Int, CreditsDetails>

/// Fetches where a movie can be watched in the locale's region: `nil` if nobody offers it there. No other region is put
/// in its place.
public typealias FetchMovieWatchOffersUseCase = FetchUseCase<Int, WatchOffersDetails?>

/// Fetches a movie's posters, backdrops and logos, best first.
public typealias FetchMovieImagesUseCase = FetchUseCase<Int, ImageCollectionDetails>

/// Fetches a movie's videos, official trailers first.
public typealias FetchMovieVideosUseCase = FetchUseCase<Int, [VideoDetails]>

/// Fetches the rated releases of a movie in all regions, by region.
public typealias FetchRatedMovieReleasesUseCase = FetchUseCase<Int, [MovieRelease]>

/// Fetches how a movie is known elsewhere, with the addresses of its pages there.
public typealias FetchMovieLinksUseCase = FetchUseCase<Int, ExternalLinks>

/// Fetches a list of movies that is the same for everybody.
public typealias FetchMovieListUseCase = FetchListUseCase<Void, MoviePreviewDetails>

/// Fetches what interest grew in, over a day or a week.
public typealias FetchTrendingMoviesUseCase = FetchListUseCase<TrendingWindow, MoviePreviewDetails>

/// Fetches movies that go with a movie, by its identifier.
public typealias FetchRelatedMoviesUseCase = FetchListUseCase<Int, MoviePreviewDetails>

/// Searches for movies by words of the title.
public typealias SearchMoviesUseCase = FetchListUseCase<MovieSearch, MoviePreviewDetails>

/// Looks for movies by what they are like.
public typealias DiscoverMoviesUseCase = FetchListUseCase<MovieFilter, MoviePreviewDetails>

/// Fetches a collection of movies with its parts, by TMDb's identifier of the collection.
public typealias FetchMovieCollectionUseCase = FetchUseCase<Int, MovieCollectionDetails>

/// Fetches the genres that movies can have.
public typealias FetchMovieGenresUseCase = FetchUseCase<Void, [Genre]>

/// Fetches the watchlist of movies, latest addition first.
public typealias FetchMovieWatchlistUseCase = WatchlistUseCase<Void, [WatchlistEntry]>
/// Tells whether a movie is on the watchlist.
public typealias IsMovieOnWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Puts a movie on the watchlist: `false` if it was on it already.
public typealias AddMovieToWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Takes a movie off the watchlist: `false` if it was not on it.
public typealias RemoveMovieFromWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Puts a movie on the watchlist or takes it off: `true` if it is on it now.
public typealias ToggleMovieOnWatchlistUseCase = WatchlistUseCase<Int, Bool>

/// What a service can do with movies. A test puts doubles in the place of those it is about.
public struct MovieUseCases: Sendable {
    /// Fetches a movie with everything that an application shows of it.
    public var fetchMovieDetails: FetchMovieDetailsUseCase
    /// Fetches a movie's cast and crew.
    public var fetchMovieCredits: FetchMovieCreditsUseCase
    /// Fetches where a movie can be watched.
    public var fetchMovieWatchOffers: FetchMovieWatchOffersUseCase
    /// Fetches a movie's posters, backdrops and logos.
    public var fetchMovieImages: FetchMovieImagesUseCase
    /// Fetches a movie's videos.
    public var fetchMovieVideos: FetchMovieVideosUseCase
    /// Fetches a movie's rated releases.
    public var fetchRatedMovieReleases: FetchRatedMovieReleasesUseCase
    /// Fetches how a movie is known elsewhere.
    public var fetchMovieLinks: FetchMovieLinksUseCase
    /// Fetches movies by interest, in the locale's region.
    public var fetchPopularMovies: FetchMovieListUseCase
    /// Fetches movies by rating, in the locale's region.
    public var fetchTopRatedMovies: FetchMovieListUseCase
    /// Fetches movies in the cinemas of the locale's region.
    public var fetchNowPlayingMovies: FetchMovieListUseCase
    /// Fetches movies soon in the cinemas of the locale's region.
    public var fetchUpcomingMovies: FetchMovieListUseCase
    /// Fetches what interest grew in.
    public var fetchTrendingMovies: FetchTrendingMoviesUseCase
    /// Fetches movies with the genres and keywords of a movie.
    public var fetchSimilarMovies: FetchRelatedMoviesUseCase
    /// Fetches movies for those who like a movie.
    public var fetchMovieRecommendations: FetchRelatedMoviesUseCase
    /// Searches for movies.
    public var searchMovies: SearchMoviesUseCase
    /// Looks for movies by what they are like.
    public var discoverMovies: DiscoverMoviesUseCase
    /// Fetches a collection of movies with its parts.
    public var fetchMovieCollection: FetchMovieCollectionUseCase
    /// Fetches the genres that movies can have.
    public var fetchMovieGenres: FetchMovieGenresUseCase
    /// Fetches the watchlist.
    public var fetchWatchlist: FetchMovieWatchlistUseCase
    /// Tells whether a movie is on the watchlist.
    public var isOnWatchlist: IsMovieOnWatchlistUseCase
    /// Puts a movie on the watchlist.
    public var addToWatchlist: AddMovieToWatchlistUseCase
    /// Takes a movie off the watchlist.
    public var removeFromWatchlist: RemoveMovieFromWatchlistUseCase
    /// Puts a movie on the watchlist or takes it off.
    public var toggleOnWatchlist: ToggleMovieOnWatchlistUseCase

    /// Use cases, or doubles of them.
    public init(
        fetchMovieDetails: FetchMovieDetailsUseCase, fetchMovieCredits: FetchMovieCreditsUseCase,
        fetchMovieWatchOffers: FetchMovieWatchOffersUseCase, fetchMovieImages: FetchMovieImagesUseCase,
        fetchMovieVideos: FetchMovieVideosUseCase, fetchRatedMovieReleases: FetchRatedMovieReleasesUseCase,
        fetchMovieLinks: FetchMovieLinksUseCase, fetchPopularMovies: FetchMovieListUseCase,
        fetchTopRatedMovies: FetchMovieListUseCase, fetchNowPlayingMovies: FetchMovieListUseCase,
        fetchUpcomingMovies: FetchMovieListUseCase, fetchTrendingMovies: FetchTrendingMoviesUseCase,
        fetchSimilarMovies: FetchRelatedMoviesUseCase, fetchMovieRecommendations: FetchRelatedMoviesUseCase,
        searchMovies: SearchMoviesUseCase, discoverMovies: DiscoverMoviesUseCase,
        fetchMovieCollection: FetchMovieCollectionUseCase, fetchMovieGenres: FetchMovieGenresUseCase,
        fetchWatchlist: FetchMovieWatchlistUseCase,
        isOnWatchlist: IsMovieOnWatchlistUseCase, addToWatchlist: AddMovieToWatchlistUseCase,
        removeFromWatchlist: RemoveMovieFromWatchlistUseCase, toggleOnWatchlist: ToggleMovieOnWatchlistUseCase
    ) {
        self.fetchMovieDetails = fetchMovieDetails
        self.fetchMovieCredits = fetchMovieCredits
        self.fetchMovieWatchOffers = fetchMovieWatchOffers
        self.fetchMovieImages = fetchMovieImages
        self.fetchMovieVideos = fetchMovieVideos
        self.fetchRatedMovieReleases = fetchRatedMovieReleases
        self.fetchMovieLinks = fetchMovieLinks
        self.fetchPopularMovies = fetchPopularMovies
        self.fetchTopRatedMovies = fetchTopRatedMovies
        self.fetchNowPlayingMovies = fetchNowPlayingMovies
        self.fetchUpcomingMovies = fetchUpcomingMovies
        self.fetchTrendingMovies = fetchTrendingMovies
        self.fetchSimilarMovies = fetchSimilarMovies
        self.fetchMovieRecommendations = fetchMovieRecommendations
        self.searchMovies = searchMovies
        self.discoverMovies = discoverMovies
        self.fetchMovieCollection = fetchMovieCollection
        self.fetchMovieGenres = fetchMovieGenres
        self.fetchWatchlist = fetchWatchlist
        self.isOnWatchlist = isOnWatchlist
        self.addToWatchlist = addToWatchlist
        self.removeFromWatchlist = removeFromWatchlist
        self.toggleOnWatchlist = toggleOnWatchlist
    }
}
