public import CoreApplication
public import CoreDomain

/// Fetches a movie with everything that an application shows of it.
public typealias FetchMovieDetailsUseCase = FetchUseCase<OwnedTitle, MovieDetails>

/// Fetches a movie's cast and crew.
public typealias FetchMovieCreditsUseCase = FetchUseCase<Int, CreditsDetails>

/// Fetches where a movie can be watched in the locale's region: `nil` if nobody offers it there. No other region is put
/// in its place.
public typealias FetchMovieWatchOffersUseCase = FetchUseCase<Int, WatchOffersDetails?>

/// Fetches the watchlist of movies, latest addition first.
public typealias FetchMovieWatchlistUseCase = WatchlistUseCase<Void, [WatchlistEntry]>
/// Tells whether a movie is on the watchlist.
public typealias IsMovieOnWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Puts a movie on the watchlist: `false` if it was on it already.
public typealias AddMovieToWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Takes a movie off the watchlist: `false` if it was not on it.
public typealias RemoveMovieFromWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Puts a movie on the watchlist or takes it off: `true` if it is on it now.
public typealias ToggleMovieOnWatchlistUseCase = WatchlistUseCase<Int, Bool>

/// What a service can do with movies.
public struct MovieUseCases: Sendable {
    /// Fetches a movie with everything that an application shows of it.
    public let fetchMovieDetails: FetchMovieDetailsUseCase
    /// Fetches a movie's cast and crew.
    public let fetchMovieCredits: FetchMovieCreditsUseCase
    /// Fetches where a movie can be watched.
    public let fetchMovieWatchOffers: FetchMovieWatchOffersUseCase
    /// Fetches the watchlist.
    public let fetchWatchlist: FetchMovieWatchlistUseCase
    /// Tells whether a movie is on the watchlist.
    public let isOnWatchlist: IsMovieOnWatchlistUseCase
    /// Puts a movie on the watchlist.
    public let addToWatchlist: AddMovieToWatchlistUseCase
    /// Takes a movie off the watchlist.
    public let removeFromWatchlist: RemoveMovieFromWatchlistUseCase
    /// Puts a movie on the watchlist or takes it off.
    public let toggleOnWatchlist: ToggleMovieOnWatchlistUseCase

    /// Use cases, or doubles of them.
    public init(
        fetchMovieDetails: FetchMovieDetailsUseCase, fetchMovieCredits: FetchMovieCreditsUseCase,
        fetchMovieWatchOffers: FetchMovieWatchOffersUseCase, fetchWatchlist: FetchMovieWatchlistUseCase,
        isOnWatchlist: IsMovieOnWatchlistUseCase, addToWatchlist: AddMovieToWatchlistUseCase,
        removeFromWatchlist: RemoveMovieFromWatchlistUseCase, toggleOnWatchlist: ToggleMovieOnWatchlistUseCase
    ) {
        self.fetchMovieDetails = fetchMovieDetails
        self.fetchMovieCredits = fetchMovieCredits
        self.fetchMovieWatchOffers = fetchMovieWatchOffers
        self.fetchWatchlist = fetchWatchlist
        self.isOnWatchlist = isOnWatchlist
        self.addToWatchlist = addToWatchlist
        self.removeFromWatchlist = removeFromWatchlist
        self.toggleOnWatchlist = toggleOnWatchlist
    }
}
