public import CoreApplication
public import CoreDomain
public import MoviesDomain

/// Fetches the details of a movie.
public typealias FetchMovieDetailsUseCase = FetchUseCase<TitleRequest, MovieDetails>

/// Fetches the cast and crew of a movie.
public typealias FetchMovieCreditsUseCase = FetchUseCase<Int, CreditsDetails>

/// Fetches the watch offers for a movie in the locale's region; `nil` if it is not offered there. Offers of other
/// regions are never substituted.
public typealias FetchMovieWatchOffersUseCase = FetchUseCase<Int, WatchOffersDetails?>

/// Fetches the watch offers for a movie in all regions that have some, sorted by region.
public typealias FetchAllMovieWatchOffersUseCase = FetchUseCase<Int, [WatchOffersDetails]>

/// Fetches the posters, backdrops and logos of a movie, in order of preference.
public typealias FetchMovieImagesUseCase = FetchUseCase<Int, ImageCollectionDetails>

/// Fetches the videos of a movie, sorted by language, official trailers first.
public typealias FetchMovieVideosUseCase = FetchUseCase<Int, [VideoDetails]>

/// Fetches the releases of a movie in all regions, sorted by region, type and date.
public typealias FetchMovieReleasesUseCase = FetchUseCase<Int, [RegionalMovieReleases]>

/// Fetches the releases of a movie that have an age rating, in all regions, sorted by region.
public typealias FetchRatedMovieReleasesUseCase = FetchUseCase<Int, [MovieRelease]>

/// Fetches a movie's identifiers and page URLs on other sites.
public typealias FetchMovieLinksUseCase = FetchUseCase<Int, ExternalLinks>

/// Fetches the keywords of a movie.
public typealias FetchMovieKeywordsUseCase = FetchUseCase<Int, [Keyword]>

/// Fetches the alternative titles of a movie in all regions.
public typealias FetchMovieAlternativeTitlesUseCase = FetchUseCase<Int, [AlternativeTitle]>

/// Fetches a list of movies that needs no parameters, such as the popular movies.
public typealias FetchMovieListUseCase = FetchListUseCase<Void, MoviePreviewDetails>

/// Fetches the trending movies of the last day or week.
public typealias FetchTrendingMoviesUseCase = FetchListUseCase<TrendingWindow, MoviePreviewDetails>

/// Fetches movies that are related to a movie, such as recommendations.
public typealias FetchRelatedMoviesUseCase = FetchListUseCase<Int, MoviePreviewDetails>

/// Searches for movies by title.
public typealias SearchMoviesUseCase = FetchListUseCase<MovieSearch, MoviePreviewDetails>

/// Finds movies that match a filter.
public typealias DiscoverMoviesUseCase = FetchListUseCase<MovieFilter, MoviePreviewDetails>

/// Fetches a movie collection and its movies, by the TMDb identifier of the collection.
public typealias FetchMovieCollectionUseCase = FetchUseCase<TitleRequest, MovieCollectionDetails>

/// Fetches the genres of movies.
public typealias FetchMovieGenresUseCase = FetchUseCase<Void, [Genre]>

/// Fetches the movies on the watchlist, latest addition first.
public typealias FetchMovieWatchlistUseCase = WatchlistUseCase<Void, [WatchlistEntry]>
/// Returns whether a movie is on the watchlist.
public typealias IsMovieOnWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Adds a movie to the watchlist. Returns `false` if it was already on it.
public typealias AddMovieToWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Removes a movie from the watchlist. Returns `false` if it was not on it.
public typealias RemoveMovieFromWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Adds a movie to the watchlist, or removes it. Returns `true` if it is on the watchlist afterwards.
public typealias ToggleMovieOnWatchlistUseCase = WatchlistUseCase<Int, Bool>

/// A set of use cases for movies. Tests can replace each use case with a double.
public struct MovieUseCases: Sendable {
    /// Fetches the details of a movie.
    public var fetchMovieDetails: FetchMovieDetailsUseCase
    /// Fetches the cast and crew of a movie.
    public var fetchMovieCredits: FetchMovieCreditsUseCase
    /// Fetches the watch offers for a movie in the locale's region.
    public var fetchMovieWatchOffers: FetchMovieWatchOffersUseCase
    /// Fetches the watch offers for a movie in all regions.
    public var fetchAllMovieWatchOffers: FetchAllMovieWatchOffersUseCase
    /// Fetches the posters, backdrops and logos of a movie.
    public var fetchMovieImages: FetchMovieImagesUseCase
    /// Fetches the videos of a movie.
    public var fetchMovieVideos: FetchMovieVideosUseCase
    /// Fetches the releases of a movie in all regions.
    public var fetchMovieReleases: FetchMovieReleasesUseCase
    /// Fetches the releases of a movie that have an age rating.
    public var fetchRatedMovieReleases: FetchRatedMovieReleasesUseCase
    /// Fetches a movie's identifiers and page URLs on other sites.
    public var fetchMovieLinks: FetchMovieLinksUseCase
    /// Fetches the keywords of a movie.
    public var fetchMovieKeywords: FetchMovieKeywordsUseCase
    /// Fetches the alternative titles of a movie in all regions.
    public var fetchMovieAlternativeTitles: FetchMovieAlternativeTitlesUseCase
    /// Fetches the popular movies in the locale's region.
    public var fetchPopularMovies: FetchMovieListUseCase
    /// Fetches the top-rated movies in the locale's region.
    public var fetchTopRatedMovies: FetchMovieListUseCase
    /// Fetches the movies now in cinemas in the locale's region.
    public var fetchNowPlayingMovies: FetchMovieListUseCase
    /// Fetches the movies coming soon to cinemas in the locale's region.
    public var fetchUpcomingMovies: FetchMovieListUseCase
    /// Fetches the trending movies of the last day or week.
    public var fetchTrendingMovies: FetchTrendingMoviesUseCase
    /// Fetches movies that are similar to a movie, by genres and keywords.
    public var fetchSimilarMovies: FetchRelatedMoviesUseCase
    /// Fetches recommendations based on a movie.
    public var fetchMovieRecommendations: FetchRelatedMoviesUseCase
    /// Fetches the reviews of a movie.
    public var fetchMovieReviews: FetchReviewsUseCase
    /// Searches for movies by title.
    public var searchMovies: SearchMoviesUseCase
    /// Finds movies that match a filter.
    public var discoverMovies: DiscoverMoviesUseCase
    /// Fetches a movie collection and its movies.
    public var fetchMovieCollection: FetchMovieCollectionUseCase
    /// Fetches the genres of movies.
    public var fetchMovieGenres: FetchMovieGenresUseCase
    /// Fetches the movies on the watchlist.
    public var fetchWatchlist: FetchMovieWatchlistUseCase
    /// Returns whether a movie is on the watchlist.
    public var isOnWatchlist: IsMovieOnWatchlistUseCase
    /// Adds a movie to the watchlist.
    public var addToWatchlist: AddMovieToWatchlistUseCase
    /// Removes a movie from the watchlist.
    public var removeFromWatchlist: RemoveMovieFromWatchlistUseCase
    /// Adds a movie to the watchlist, or removes it.
    public var toggleOnWatchlist: ToggleMovieOnWatchlistUseCase

    /// Creates a set of use cases. Tests can pass doubles.
    public init(
        fetchMovieDetails: FetchMovieDetailsUseCase, fetchMovieCredits: FetchMovieCreditsUseCase,
        fetchMovieWatchOffers: FetchMovieWatchOffersUseCase,
        fetchAllMovieWatchOffers: FetchAllMovieWatchOffersUseCase, fetchMovieImages: FetchMovieImagesUseCase,
        fetchMovieVideos: FetchMovieVideosUseCase, fetchMovieReleases: FetchMovieReleasesUseCase,
        fetchRatedMovieReleases: FetchRatedMovieReleasesUseCase,
        fetchMovieLinks: FetchMovieLinksUseCase, fetchMovieKeywords: FetchMovieKeywordsUseCase,
        fetchMovieAlternativeTitles: FetchMovieAlternativeTitlesUseCase, fetchPopularMovies: FetchMovieListUseCase,
        fetchTopRatedMovies: FetchMovieListUseCase, fetchNowPlayingMovies: FetchMovieListUseCase,
        fetchUpcomingMovies: FetchMovieListUseCase, fetchTrendingMovies: FetchTrendingMoviesUseCase,
        fetchSimilarMovies: FetchRelatedMoviesUseCase, fetchMovieRecommendations: FetchRelatedMoviesUseCase,
        fetchMovieReviews: FetchReviewsUseCase,
        searchMovies: SearchMoviesUseCase, discoverMovies: DiscoverMoviesUseCase,
        fetchMovieCollection: FetchMovieCollectionUseCase, fetchMovieGenres: FetchMovieGenresUseCase,
        fetchWatchlist: FetchMovieWatchlistUseCase,
        isOnWatchlist: IsMovieOnWatchlistUseCase, addToWatchlist: AddMovieToWatchlistUseCase,
        removeFromWatchlist: RemoveMovieFromWatchlistUseCase, toggleOnWatchlist: ToggleMovieOnWatchlistUseCase
    ) {
        self.fetchMovieDetails = fetchMovieDetails
        self.fetchMovieCredits = fetchMovieCredits
        self.fetchMovieWatchOffers = fetchMovieWatchOffers
        self.fetchAllMovieWatchOffers = fetchAllMovieWatchOffers
        self.fetchMovieImages = fetchMovieImages
        self.fetchMovieVideos = fetchMovieVideos
        self.fetchMovieReleases = fetchMovieReleases
        self.fetchRatedMovieReleases = fetchRatedMovieReleases
        self.fetchMovieLinks = fetchMovieLinks
        self.fetchMovieKeywords = fetchMovieKeywords
        self.fetchMovieAlternativeTitles = fetchMovieAlternativeTitles
        self.fetchPopularMovies = fetchPopularMovies
        self.fetchTopRatedMovies = fetchTopRatedMovies
        self.fetchNowPlayingMovies = fetchNowPlayingMovies
        self.fetchUpcomingMovies = fetchUpcomingMovies
        self.fetchTrendingMovies = fetchTrendingMovies
        self.fetchSimilarMovies = fetchSimilarMovies
        self.fetchMovieRecommendations = fetchMovieRecommendations
        self.fetchMovieReviews = fetchMovieReviews
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
