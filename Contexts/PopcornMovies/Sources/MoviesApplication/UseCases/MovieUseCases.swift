package import CoreDomain
package import MoviesDomain

/// What a service can do with movies.
public struct MovieUseCases: Sendable {
    /// Fetches a movie with everything that an application shows of it.
    public let fetchMovieDetails: any FetchMovieDetailsUseCase
    /// Fetches a movie's cast and crew.
    public let fetchMovieCredits: any FetchMovieCreditsUseCase
    /// Fetches where a movie can be watched.
    public let fetchMovieWatchOffers: any FetchMovieWatchOffersUseCase
    /// Fetches the watchlist.
    public let fetchWatchlist: any FetchMovieWatchlistUseCase
    /// Puts a movie on the watchlist.
    public let addToWatchlist: any AddMovieToWatchlistUseCase
    /// Takes a movie off the watchlist.
    public let removeFromWatchlist: any RemoveMovieFromWatchlistUseCase

    /// Use cases over repositories.
    package init(
        repository: any MovieRepository,
        watchlist: any MovieWatchlistRepository,
        appConfiguration: any AppConfigurationProviding,
        defaults: ContentDefaults
    ) {
        fetchMovieDetails = DefaultFetchMovieDetailsUseCase(
            repository: repository, watchlist: watchlist, appConfiguration: appConfiguration, defaults: defaults)
        fetchMovieCredits = DefaultFetchMovieCreditsUseCase(
            repository: repository, appConfiguration: appConfiguration, defaults: defaults)
        fetchMovieWatchOffers = DefaultFetchMovieWatchOffersUseCase(
            repository: repository, appConfiguration: appConfiguration, defaults: defaults)
        fetchWatchlist = DefaultFetchMovieWatchlistUseCase(watchlist: watchlist)
        addToWatchlist = DefaultAddMovieToWatchlistUseCase(watchlist: watchlist)
        removeFromWatchlist = DefaultRemoveMovieFromWatchlistUseCase(watchlist: watchlist)
    }
}
