public import CoreApplication
public import CoreDomain
public import MoviesApplication
import Tracing

extension MovieUseCases {

    /// Doubles of the use cases that a test is about. Each of the others fails with a message that names it.
    ///
    /// ```swift
    /// let movies = MovieUseCases.mock(fetchMovieDetails: .giving(.mock()), addToWatchlist: .giving(true))
    /// ```
    public static func mock(
        fetchMovieDetails: FetchMovieDetailsUseCase = .unset("fetchMovieDetails"),
        fetchMovieCredits: FetchMovieCreditsUseCase = .unset("fetchMovieCredits"),
        fetchMovieWatchOffers: FetchMovieWatchOffersUseCase = .unset("fetchMovieWatchOffers"),
        fetchMovieImages: FetchMovieImagesUseCase = .unset("fetchMovieImages"),
        fetchMovieVideos: FetchMovieVideosUseCase = .unset("fetchMovieVideos"),
        fetchMovieCertifications: FetchMovieCertificationsUseCase = .unset("fetchMovieCertifications"),
        fetchMovieLinks: FetchMovieLinksUseCase = .unset("fetchMovieLinks"),
        fetchPopularMovies: FetchMovieListUseCase = .unset("fetchPopularMovies"),
        fetchTopRatedMovies: FetchMovieListUseCase = .unset("fetchTopRatedMovies"),
        fetchNowPlayingMovies: FetchMovieListUseCase = .unset("fetchNowPlayingMovies"),
        fetchUpcomingMovies: FetchMovieListUseCase = .unset("fetchUpcomingMovies"),
        fetchTrendingMovies: FetchTrendingMoviesUseCase = .unset("fetchTrendingMovies"),
        fetchSimilarMovies: FetchRelatedMoviesUseCase = .unset("fetchSimilarMovies"),
        fetchMovieRecommendations: FetchRelatedMoviesUseCase = .unset("fetchMovieRecommendations"),
        searchMovies: SearchMoviesUseCase = .unset("searchMovies"),
        discoverMovies: DiscoverMoviesUseCase = .unset("discoverMovies"),
        fetchMovieCollection: FetchMovieCollectionUseCase = .unset("fetchMovieCollection"),
        fetchMovieGenres: FetchMovieGenresUseCase = .unset("fetchMovieGenres"),
        fetchWatchlist: FetchMovieWatchlistUseCase = .unset("fetchWatchlist"),
        isOnWatchlist: IsMovieOnWatchlistUseCase = .unset("isOnWatchlist"),
        addToWatchlist: AddMovieToWatchlistUseCase = .unset("addToWatchlist"),
        removeFromWatchlist: RemoveMovieFromWatchlistUseCase = .unset("removeFromWatchlist"),
        toggleOnWatchlist: ToggleMovieOnWatchlistUseCase = .unset("toggleOnWatchlist")
    ) -> MovieUseCases {
        MovieUseCases(
            fetchMovieDetails: fetchMovieDetails, fetchMovieCredits: fetchMovieCredits,
            fetchMovieWatchOffers: fetchMovieWatchOffers, fetchMovieImages: fetchMovieImages,
            fetchMovieVideos: fetchMovieVideos, fetchMovieCertifications: fetchMovieCertifications,
            fetchMovieLinks: fetchMovieLinks, fetchPopularMovies: fetchPopularMovies,
            fetchTopRatedMovies: fetchTopRatedMovies, fetchNowPlayingMovies: fetchNowPlayingMovies,
            fetchUpcomingMovies: fetchUpcomingMovies, fetchTrendingMovies: fetchTrendingMovies,
            fetchSimilarMovies: fetchSimilarMovies, fetchMovieRecommendations: fetchMovieRecommendations,
            searchMovies: searchMovies, discoverMovies: discoverMovies, fetchMovieCollection: fetchMovieCollection,
            fetchMovieGenres: fetchMovieGenres,
            fetchWatchlist: fetchWatchlist,
            isOnWatchlist: isOnWatchlist, addToWatchlist: addToWatchlist, removeFromWatchlist: removeFromWatchlist,
            toggleOnWatchlist: toggleOnWatchlist)
    }

    /// The real use cases of the watchlist over a repository of its own. Each of the others fails with a message that
    /// names it, unless a test puts a double in its place.
    ///
    /// ```swift
    /// var movies = MovieUseCases.mock(watchlist: WatchlistRepositoryMock([550, 680]))
    /// movies.fetchMovieDetails = .giving(.mock(isOnWatchlist: true))
    /// ```
    ///
    /// A double of `fetchMovieDetails` knows nothing of the watchlist: say yourself what its
    /// ``/MoviesApplication/MovieDetails/isOnWatchlist`` is.
    ///
    /// - Parameter watchlist: Keeps the lists, such as `WatchlistRepositoryMock`, which keeps them in memory.
    public static func mock(watchlist: any WatchlistRepository) -> MovieUseCases {
        let watched = WatchlistUseCases(.movie, "Movie", in: watchlist, tracer: NoOpTracer())
        var movies = mock()
        movies.fetchWatchlist = watched.fetch
        movies.isOnWatchlist = watched.contains
        movies.addToWatchlist = watched.add
        movies.removeFromWatchlist = watched.remove
        movies.toggleOnWatchlist = watched.toggle
        return movies
    }
}
