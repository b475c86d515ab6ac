public import CoreApplication
public import CoreDomain
public import MoviesApplication
public import TVSeriesApplication
import Tracing

/// Doubles for tests.
extension UseCaseSet {

    /// Creates a set with the doubles that a closure assigns. A use case without a double throws an error whose message
    /// contains its name.
    ///
    /// ```swift
    /// let movies = MovieUseCases.mock {
    ///     $0.fetchMovieDetails = .returning(.mock())
    ///     $0.addToWatchlist = .returning(true)
    /// }
    /// ```
    public static func mock(_ assign: (inout Self) -> Void) -> Self {
        var useCases = Self.unset
        assign(&useCases)
        return useCases
    }
}

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
        let watchlistUseCases = TitleWatchlistUseCases(.movie, "Movie", in: watchlist, tracer: NoOpTracer())
        var movies = MovieUseCases.unset
        movies.fetchWatchlist = watchlistUseCases.fetch
        movies.isOnWatchlist = watchlistUseCases.contains
        movies.addToWatchlist = watchlistUseCases.add
        movies.removeFromWatchlist = watchlistUseCases.remove
        movies.toggleOnWatchlist = watchlistUseCases.toggle
        return movies
    }
}

extension TVSeriesUseCases {

    /// Creates a set of use cases with the real watchlist use cases over a repository. Any other use case throws an
    /// error whose message contains its name, unless a test assigns a double.
    ///
    /// ```swift
    /// var tvSeries = TVSeriesUseCases.mock(watchlist: WatchlistRepositoryMock([1396], kind: .tvSeries))
    /// tvSeries.fetchTVSeriesDetails = .returning(.mock(isOnWatchlist: true))
    /// ```
    ///
    /// A double of `fetchTVSeriesDetails` does not read the watchlist, so set
    /// ``/TVSeriesApplication/TVSeriesDetails/isOnWatchlist`` in its value.
    ///
    /// - Parameter watchlist: The repository of watchlists, such as `WatchlistRepositoryMock`, which stores them in
    ///   memory.
    public static func mock(watchlist: any WatchlistRepository) -> TVSeriesUseCases {
        let watchlistUseCases = TitleWatchlistUseCases(.tvSeries, "TVSeries", in: watchlist, tracer: NoOpTracer())
        var tvSeries = TVSeriesUseCases.unset
        tvSeries.fetchWatchlist = watchlistUseCases.fetch
        tvSeries.isOnWatchlist = watchlistUseCases.contains
        tvSeries.addToWatchlist = watchlistUseCases.add
        tvSeries.removeFromWatchlist = watchlistUseCases.remove
        tvSeries.toggleOnWatchlist = watchlistUseCases.toggle
        return tvSeries
    }
}

extension SearchHistoryUseCases {

    /// Creates a set with the real use cases over a repository.
    ///
    /// ```swift
    /// let searchHistory = SearchHistoryUseCases.mock(repository: SearchHistoryRepositoryMock())
    /// ```
    ///
    /// - Parameter repository: The repository, such as `SearchHistoryRepositoryMock`, which stores search histories in
    ///   memory.
    public static func mock(repository: any SearchHistoryRepository) -> SearchHistoryUseCases {
        SearchHistoryUseCases(repository: repository, tracer: NoOpTracer())
    }
}
