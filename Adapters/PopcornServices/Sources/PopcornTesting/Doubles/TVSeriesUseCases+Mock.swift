import CoreApplication
public import CoreDomain
public import TVSeriesApplication
import Tracing

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
        let watchlistUseCases = WatchlistUseCaseSet(.tvSeries, "TVSeries", in: watchlist, tracer: NoOpTracer())
        var tvSeries = TVSeriesUseCases.unset
        tvSeries.fetchWatchlist = watchlistUseCases.fetch
        tvSeries.isOnWatchlist = watchlistUseCases.contains
        tvSeries.addToWatchlist = watchlistUseCases.add
        tvSeries.removeFromWatchlist = watchlistUseCases.remove
        tvSeries.toggleOnWatchlist = watchlistUseCases.toggle
        return tvSeries
    }
}
