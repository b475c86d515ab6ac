public import CoreApplication
public import CoreDomain
public import MoviesApplication
import Tracing

extension MovieUseCases {

    /// Creates a set of use cases from doubles. A use case without a double throws an error whose message contains its
    /// name.
    ///
    /// ```swift
    /// let movies = MovieUseCases.mock(fetchMovieDetails: .returning(.mock()), addToWatchlist: .returning(true))
    /// ```
    public static func mock(
        fetchMovieDetails: FetchMovieDetailsUseCase = .unexpected("fetchMovieDetails"),
        fetchMovieCredits: FetchMovieCreditsUseCase = .unexpected("fetchMovieCredits"),
        fetchMovieWatchOffers: FetchMovieWatchOffersUseCase = .unexpected("fetchMovieWatchOffers"),
        fetchAllMovieWatchOffers: FetchAllMovieWatchOffersUseCase = .unexpected("fetchAllMovieWatchOffers"),
        fetchMovieImages: FetchMovieImagesUseCase = .unexpected("fetchMovieImages"),
        fetchMovieVideos: FetchMovieVideosUseCase = .unexpected("fetchMovieVideos"),
        fetchMovieReleases: FetchMovieReleasesUseCase = .unexpected("fetchMovieReleases"),
        fetchRatedMovieReleases: FetchRatedMovieReleasesUseCase = .unexpected("fetchRatedMovieReleases"),
        fetchMovieLinks: FetchMovieLinksUseCase = .unexpected("fetchMovieLinks"),
        fetchMovieKeywords: FetchMovieKeywordsUseCase = .unexpected("fetchMovieKeywords"),
        fetchMovieAlternativeTitles: FetchMovieAlternativeTitlesUseCase = .unexpected("fetchMovieAlternativeTitles"),
        fetchPopularMovies: FetchMovieListUseCase = .unexpected("fetchPopularMovies"),
        fetchTopRatedMovies: FetchMovieListUseCase = .unexpected("fetchTopRatedMovies"),
        fetchNowPlayingMovies: FetchMovieListUseCase = .unexpected("fetchNowPlayingMovies"),
        fetchUpcomingMovies: FetchMovieListUseCase = .unexpected("fetchUpcomingMovies"),
        fetchTrendingMovies: FetchTrendingMoviesUseCase = .unexpected("fetchTrendingMovies"),
        fetchSimilarMovies: FetchRelatedMoviesUseCase = .unexpected("fetchSimilarMovies"),
        fetchMovieRecommendations: FetchRelatedMoviesUseCase = .unexpected("fetchMovieRecommendations"),
        fetchMovieReviews: FetchReviewsUseCase = .unexpected("fetchMovieReviews"),
        searchMovies: SearchMoviesUseCase = .unexpected("searchMovies"),
        discoverMovies: DiscoverMoviesUseCase = .unexpected("discoverMovies"),
        fetchMovieCollection: FetchMovieCollectionUseCase = .unexpected("fetchMovieCollection"),
        fetchMovieGenres: FetchMovieGenresUseCase = .unexpected("fetchMovieGenres"),
        fetchWatchlist: FetchMovieWatchlistUseCase = .unexpected("fetchWatchlist"),
        isOnWatchlist: IsMovieOnWatchlistUseCase = .unexpected("isOnWatchlist"),
        addToWatchlist: AddMovieToWatchlistUseCase = .unexpected("addToWatchlist"),
        removeFromWatchlist: RemoveMovieFromWatchlistUseCase = .unexpected("removeFromWatchlist"),
        toggleOnWatchlist: ToggleMovieOnWatchlistUseCase = .unexpected("toggleOnWatchlist")
    ) -> MovieUseCases {
        MovieUseCases(
            fetchMovieDetails: fetchMovieDetails, fetchMovieCredits: fetchMovieCredits,
            fetchMovieWatchOffers: fetchMovieWatchOffers, fetchAllMovieWatchOffers: fetchAllMovieWatchOffers,
            fetchMovieImages: fetchMovieImages, fetchMovieVideos: fetchMovieVideos,
            fetchMovieReleases: fetchMovieReleases, fetchRatedMovieReleases: fetchRatedMovieReleases,
            fetchMovieLinks: fetchMovieLinks, fetchMovieKeywords: fetchMovieKeywords,
            fetchMovieAlternativeTitles: fetchMovieAlternativeTitles, fetchPopularMovies: fetchPopularMovies,
            fetchTopRatedMovies: fetchTopRatedMovies, fetchNowPlayingMovies: fetchNowPlayingMovies,
            fetchUpcomingMovies: fetchUpcomingMovies, fetchTrendingMovies: fetchTrendingMovies,
            fetchSimilarMovies: fetchSimilarMovies, fetchMovieRecommendations: fetchMovieRecommendations,
            fetchMovieReviews: fetchMovieReviews,
            searchMovies: searchMovies, discoverMovies: discoverMovies, fetchMovieCollection: fetchMovieCollection,
            fetchMovieGenres: fetchMovieGenres,
            fetchWatchlist: fetchWatchlist,
            isOnWatchlist: isOnWatchlist, addToWatchlist: addToWatchlist, removeFromWatchlist: removeFromWatchlist,
            toggleOnWatchlist: toggleOnWatchlist)
    }

    /// Creates a set of use cases with the real watchlist use cases over a repository. Any other use case throws an
    /// error whose message contains its name, unless a test replaces it with a double.
    ///
    /// ```swift
    /// var movies = MovieUseCases.mock(watchlist: WatchlistRepositoryMock([550, 680]))
    /// movies.fetchMovieDetails = .returning(.mock(isOnWatchlist: true))
    /// ```
    ///
    /// A double of `fetchMovieDetails` does not read the watchlist, so set
    /// ``/MoviesApplication/MovieDetails/isOnWatchlist`` in its value.
    ///
    /// - Parameter watchlist: The repository of watchlists, such as `WatchlistRepositoryMock`, which stores them in
    ///   memory.
    public static func mock(watchlist: any WatchlistRepository) -> MovieUseCases {
        let watchlistUseCases = WatchlistUseCaseSet(.movie, "Movie", in: watchlist, tracer: NoOpTracer())
        var movies = mock()
        movies.fetchWatchlist = watchlistUseCases.fetch
        movies.isOnWatchlist = watchlistUseCases.contains
        movies.addToWatchlist = watchlistUseCases.add
        movies.removeFromWatchlist = watchlistUseCases.remove
        movies.toggleOnWatchlist = watchlistUseCases.toggle
        return movies
    }
}
