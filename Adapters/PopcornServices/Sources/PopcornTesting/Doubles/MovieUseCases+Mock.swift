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
        fetchWatchlist: FetchMovieWatchlistUseCase = .unset("fetchWatchlist"),
        isOnWatchlist: IsMovieOnWatchlistUseCase = .unset("isOnWatchlist"),
        addToWatchlist: AddMovieToWatchlistUseCase = .unset("addToWatchlist"),
        removeFromWatchlist: RemoveMovieFromWatchlistUseCase = .unset("removeFromWatchlist"),
        toggleOnWatchlist: ToggleMovieOnWatchlistUseCase = .unset("toggleOnWatchlist")
    ) -> MovieUseCases {
        MovieUseCases(
            fetchMovieDetails: fetchMovieDetails, fetchMovieCredits: fetchMovieCredits,
            fetchMovieWatchOffers: fetchMovieWatchOffers, fetchWatchlist: fetchWatchlist,
            isOnWatchlist: isOnWatchlist, addToWatchlist: addToWatchlist, removeFromWatchlist: removeFromWatchlist,
            toggleOnWatchlist: toggleOnWatchlist)
    }

    /// Doubles of the use cases that a test is about, and the real ones of the watchlist over a repository of its own.
    ///
    /// ```swift
    /// let movies = MovieUseCases.mock(watchlist: WatchlistRepositoryMock([550, 680]))
    /// ```
    ///
    /// A double of `fetchMovieDetails` knows nothing of the watchlist: say yourself what its
    /// ``/MoviesApplication/MovieDetails/isOnWatchlist`` is.
    ///
    /// - Parameters:
    ///   - fetchMovieDetails: Default: fails with a message that names it.
    ///   - fetchMovieCredits: Default: fails with a message that names it.
    ///   - fetchMovieWatchOffers: Default: fails with a message that names it.
    ///   - watchlist: Keeps the lists, such as `WatchlistRepositoryMock`, which keeps them in memory.
    public static func mock(
        fetchMovieDetails: FetchMovieDetailsUseCase = .unset("fetchMovieDetails"),
        fetchMovieCredits: FetchMovieCreditsUseCase = .unset("fetchMovieCredits"),
        fetchMovieWatchOffers: FetchMovieWatchOffersUseCase = .unset("fetchMovieWatchOffers"),
        watchlist: any WatchlistRepository
    ) -> MovieUseCases {
        let lists = WatchlistUseCases(.movie, "Movie", in: watchlist, tracer: NoOpTracer())
        return MovieUseCases(
            fetchMovieDetails: fetchMovieDetails, fetchMovieCredits: fetchMovieCredits,
            fetchMovieWatchOffers: fetchMovieWatchOffers, fetchWatchlist: lists.fetch, isOnWatchlist: lists.contains,
            addToWatchlist: lists.add, removeFromWatchlist: lists.remove, toggleOnWatchlist: lists.toggle)
    }
}
