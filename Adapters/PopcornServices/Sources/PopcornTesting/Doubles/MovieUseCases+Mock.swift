public import CoreApplication
public import CoreDomain
public import MoviesApplication
import Tracing

extension MovieUseCases {

    /// Doubles of the use cases that a test is about. Each of the others fails with a message that names it.
    ///
    /// ```swift
    /// let movies = MovieUseCases.mock(fetchMovieDetails: .returning(.mock()), addToWatchlist: .returning(true))
    /// ```
    public static func mock(
        fetchMovieDetails: FetchMovieDetailsUseCase = .unexpected("fetchMovieDetails"),
        fetchMovieCredits: FetchMovieCreditsUseCase = .unexpected("fetchMovieCredits"),
        fetchMovieWatchOffers: FetchMovieWatchOffersUseCase = .unexpected("fetchMovieWatchOffers"),
        fetchMovieImages: FetchMovieImagesUseCase = .unexpected("fetchMovieImages"),
        fetchMovieVideos: FetchMovieVideosUseCase = .unexpected("fetchMovieVideos"),
        fetchRatedMovieReleases: FetchRatedMovieReleasesUseCase = .unexpected("fetchRatedMovieReleases"),
        fetchMovieLinks: FetchMovieLinksUseCase = .unexpected("fetchMovieLinks"),
        fetchPopularMovies: FetchMovieListUseCase = .unexpected("fetchPopularMovies"),
        fetchTopRatedMovies: FetchMovieListUseCase = .unexpected("fetchTopRatedMovies"),
        fetchNowPlayingMovies: FetchMovieListUseCase = .unexpected("fetchNowPlayingMovies"),
        fetchUpcomingMovies: FetchMovieListUseCase = .unexpected("fetchUpcomingMovies"),
        fetchTrendingMovies: FetchTrendingMoviesUseCase = .unexpected("fetchTrendingMovies"),
        fetchSimilarMovies: FetchRelatedMoviesUseCase = .unexpected("fetchSimilarMovies"),
        fetchMovieRecommendations: FetchRelatedMoviesUseCase = .unexpected("fetchMovieRecommendations"),
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
            fetchMovieWatchOffers: fetchMovieWatchOffers, fetchMovieImages: fetchMovieImages,
            fetchMovieVideos: fetchMovieVideos, fetchRatedMovieReleases: fetchRatedMovieReleases,
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
    /// movies.fetchMovieDetails = .returning(.mock(isOnWatchlist: true))
    /// ```
    ///
    /// A double of `fetchMovieDetails` knows nothing of the watchlist: say yourself what its
    /// ``/MoviesApplication/MovieDetails/isOnWatchlist`` is.
    ///
    /// - Parameter watchlist: Keeps the lists, such as `WatchlistRepositoryMock`, which keeps them in memory.
    public static func mock(watchlist: any WatchlistRepository) -> MovieUseCases {
        let watched = WatchlistUseCaseSet(.movie, "Movie", in: watchlist, tracer: NoOpTracer())
        var movies = mock()
        movies.fetchWatchlist = watched.fetch
        movies.isOnWatchlist = watched.contains
        movies.addToWatchlist = watched.add
        movies.removeFromWatchlist = watched.remove
        movies.toggleOnWatchlist = watched.toggle
        return movies
    }
}
