import CoreApplication
public import CoreDomain
public import MoviesApplication
import Tracing

extension MovieUseCases {

    /// Creates a set of use cases with the real watchlist use cases over a repository. Any other use case throws an
    /// error whose message contains its name, unless a test assigns a double.
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
        var movies = MovieUseCases.unset
        movies.fetchWatchlist = watchlistUseCases.fetch
        movies.isOnWatchlist = watchlistUseCases.contains
        movies.addToWatchlist = watchlistUseCases.add
        movies.removeFromWatchlist = watchlistUseCases.remove
        movies.toggleOnWatchlist = watchlistUseCases.toggle
        return movies
    }
}
