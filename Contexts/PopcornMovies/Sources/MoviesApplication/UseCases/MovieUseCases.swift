public import CoreApplication
public import CoreDomain
public import MoviesDomain

/// A use case that fetches the details of a movie.
public typealias FetchMovieDetailsUseCase = FetchUseCase<TitleRequest, MovieDetails>

/// A use case that fetches the details of a movie with chosen parts, all of the same response or read of the cache.
public typealias FetchMovieUseCase = FetchUseCase<
    PartsRequest<Int, MovieParts>, DetailsWithParts<MovieDetails, MovieParts>
>

/// A use case that fetches the cast and crew of a movie.
public typealias FetchMovieCreditsUseCase = FetchUseCase<Int, CreditsDetails>

/// A use case that fetches the watch offers for a movie in the locale's region; `nil` if it is not offered there.
/// Offers of other regions are never substituted.
public typealias FetchMovieWatchOffersUseCase = FetchUseCase<Int, WatchOffersDetails?>

/// A use case that fetches the watch offers for a movie in all regions that have some, sorted by region.
public typealias FetchAllMovieWatchOffersUseCase = FetchUseCase<Int, [WatchOffersDetails]>

/// A use case that fetches the posters, backdrops and logos of a movie, in order of preference.
public typealias FetchMovieImagesUseCase = FetchUseCase<Int, ImageCollectionDetails>

/// A use case that fetches the videos of a movie, sorted by language, official trailers first.
public typealias FetchMovieVideosUseCase = FetchUseCase<Int, [VideoDetails]>

/// A use case that fetches the releases of a movie in all regions, sorted by region, type and date.
public typealias FetchMovieReleasesUseCase = FetchUseCase<Int, [RegionalMovieReleases]>

/// A use case that fetches the releases of a movie that have an age rating, in all regions, sorted by region.
public typealias FetchRatedMovieReleasesUseCase = FetchUseCase<Int, [MovieRelease]>

/// A use case that fetches a movie's identifiers and page URLs on other sites.
public typealias FetchMovieLinksUseCase = FetchUseCase<Int, ExternalLinks>

/// A use case that fetches the keywords of a movie.
public typealias FetchMovieKeywordsUseCase = FetchUseCase<Int, [Keyword]>

/// A use case that fetches the alternative titles of a movie in all regions.
public typealias FetchMovieAlternativeTitlesUseCase = FetchUseCase<Int, [AlternativeTitle]>

/// A use case that fetches a list of movies that needs no parameters, such as the popular movies.
public typealias FetchMovieListUseCase = FetchListUseCase<Void, MoviePreviewDetails>

/// A use case that fetches the trending movies of the last day or week.
public typealias FetchTrendingMoviesUseCase = FetchListUseCase<TrendingWindow, MoviePreviewDetails>

/// A use case that fetches movies that are related to a movie, such as recommendations.
public typealias FetchRelatedMoviesUseCase = FetchListUseCase<Int, MoviePreviewDetails>

/// A use case that searches for movies by title.
public typealias SearchMoviesUseCase = FetchListUseCase<MovieSearch, MoviePreviewDetails>

/// A use case that finds movies that match a filter.
public typealias DiscoverMoviesUseCase = FetchListUseCase<MovieFilter, MoviePreviewDetails>

/// A use case that fetches a movie collection and its movies, by the TMDb identifier of the collection.
public typealias FetchMovieCollectionUseCase = FetchUseCase<TitleRequest, MovieCollectionDetails>

/// A use case that fetches the genres of movies.
public typealias FetchMovieGenresUseCase = FetchUseCase<Void, [Genre]>

/// A use case that fetches the movies on the watchlist, latest addition first.
public typealias FetchMovieWatchlistUseCase = WatchlistUseCase<Void, [WatchlistEntry]>
/// A use case that returns whether a movie is on the watchlist.
public typealias IsMovieOnWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// A use case that adds a movie to the watchlist. It returns `false` if the movie is already on the watchlist.
public typealias AddMovieToWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// A use case that removes a movie from the watchlist. It returns `false` if the movie is not on the watchlist.
public typealias RemoveMovieFromWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// A use case that adds a movie to the watchlist, or removes it if it is already there. It returns whether the movie is
/// now on the watchlist.
public typealias ToggleMovieOnWatchlistUseCase = WatchlistUseCase<Int, Bool>

/// A set of use cases for movies. Tests can replace each use case with a double.
public struct MovieUseCases: UseCaseSet {
    /// Fetches the details of a movie.
    public var fetchMovieDetails: FetchMovieDetailsUseCase = .unset("fetchMovieDetails")
    /// Fetches the details of a movie with chosen parts.
    public var fetchMovie: FetchMovieUseCase = .unset("fetchMovie")
    /// Fetches the cast and crew of a movie.
    public var fetchMovieCredits: FetchMovieCreditsUseCase = .unset("fetchMovieCredits")
    /// Fetches the watch offers for a movie in the locale's region.
    public var fetchMovieWatchOffers: FetchMovieWatchOffersUseCase = .unset("fetchMovieWatchOffers")
    /// Fetches the watch offers for a movie in all regions.
    public var fetchAllMovieWatchOffers: FetchAllMovieWatchOffersUseCase = .unset("fetchAllMovieWatchOffers")
    /// Fetches the posters, backdrops and logos of a movie.
    public var fetchMovieImages: FetchMovieImagesUseCase = .unset("fetchMovieImages")
    /// Fetches the videos of a movie.
    public var fetchMovieVideos: FetchMovieVideosUseCase = .unset("fetchMovieVideos")
    /// Fetches the releases of a movie in all regions.
    public var fetchMovieReleases: FetchMovieReleasesUseCase = .unset("fetchMovieReleases")
    /// Fetches the releases of a movie that have an age rating.
    public var fetchRatedMovieReleases: FetchRatedMovieReleasesUseCase = .unset("fetchRatedMovieReleases")
    /// Fetches a movie's identifiers and page URLs on other sites.
    public var fetchMovieLinks: FetchMovieLinksUseCase = .unset("fetchMovieLinks")
    /// Fetches the keywords of a movie.
    public var fetchMovieKeywords: FetchMovieKeywordsUseCase = .unset("fetchMovieKeywords")
    /// Fetches the alternative titles of a movie in all regions.
    public var fetchMovieAlternativeTitles: FetchMovieAlternativeTitlesUseCase = .unset("fetchMovieAlternativeTitles")
    /// Fetches the popular movies in the locale's region.
    public var fetchPopularMovies: FetchMovieListUseCase = .unset("fetchPopularMovies")
    /// Fetches the top-rated movies in the locale's region.
    public var fetchTopRatedMovies: FetchMovieListUseCase = .unset("fetchTopRatedMovies")
    /// Fetches the movies now in cinemas in the locale's region.
    public var fetchNowPlayingMovies: FetchMovieListUseCase = .unset("fetchNowPlayingMovies")
    /// Fetches the movies coming soon to cinemas in the locale's region.
    public var fetchUpcomingMovies: FetchMovieListUseCase = .unset("fetchUpcomingMovies")
    /// Fetches the trending movies of the last day or week.
    public var fetchTrendingMovies: FetchTrendingMoviesUseCase = .unset("fetchTrendingMovies")
    /// Fetches movies that are similar to a movie, by genres and keywords.
    public var fetchSimilarMovies: FetchRelatedMoviesUseCase = .unset("fetchSimilarMovies")
    /// Fetches recommendations based on a movie.
    public var fetchMovieRecommendations: FetchRelatedMoviesUseCase = .unset("fetchMovieRecommendations")
    /// Fetches the reviews of a movie.
    public var fetchMovieReviews: FetchReviewsUseCase = .unset("fetchMovieReviews")
    /// Searches for movies by title.
    public var searchMovies: SearchMoviesUseCase = .unset("searchMovies")
    /// Finds movies that match a filter.
    public var discoverMovies: DiscoverMoviesUseCase = .unset("discoverMovies")
    /// Fetches a movie collection and its movies.
    public var fetchMovieCollection: FetchMovieCollectionUseCase = .unset("fetchMovieCollection")
    /// Fetches the genres of movies.
    public var fetchMovieGenres: FetchMovieGenresUseCase = .unset("fetchMovieGenres")
    /// Fetches the movies on the watchlist.
    public var fetchWatchlist: FetchMovieWatchlistUseCase = .unset("fetchWatchlist")
    /// Returns whether a movie is on the watchlist.
    public var isOnWatchlist: IsMovieOnWatchlistUseCase = .unset("isOnWatchlist")
    /// Adds a movie to the watchlist.
    public var addToWatchlist: AddMovieToWatchlistUseCase = .unset("addToWatchlist")
    /// Removes a movie from the watchlist.
    public var removeFromWatchlist: RemoveMovieFromWatchlistUseCase = .unset("removeFromWatchlist")
    /// Adds a movie to the watchlist, or removes it.
    public var toggleOnWatchlist: ToggleMovieOnWatchlistUseCase = .unset("toggleOnWatchlist")

    /// Creates a set of use cases that are not set.
    public init() {}
}
