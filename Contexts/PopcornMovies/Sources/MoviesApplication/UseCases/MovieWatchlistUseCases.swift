public import CoreDomain
public import MoviesDomain

/// Fetches the watchlist of movies.
public protocol FetchMovieWatchlistUseCase: Sendable {

    /// The watchlist, latest addition first.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func execute() async throws(PopcornError) -> [WatchlistMovie]
}

/// Puts a movie on the watchlist.
public protocol AddMovieToWatchlistUseCase: Sendable {

    /// Puts a movie on the watchlist.
    ///
    /// - Parameter id: TMDb's identifier, greater than 0.
    /// - Returns: `false` where it was on the list already.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @discardableResult
    func execute(id: Int) async throws(PopcornError) -> Bool
}

/// Takes a movie off the watchlist.
public protocol RemoveMovieFromWatchlistUseCase: Sendable {

    /// Takes a movie off the watchlist.
    ///
    /// - Parameter id: TMDb's identifier, greater than 0.
    /// - Returns: `false` where it was not on the list.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @discardableResult
    func execute(id: Int) async throws(PopcornError) -> Bool
}

struct DefaultFetchMovieWatchlistUseCase: FetchMovieWatchlistUseCase {

    let watchlist: any MovieWatchlistRepository

    func execute() async throws(PopcornError) -> [WatchlistMovie] {
        try await watchlist.movies()
    }
}

struct DefaultAddMovieToWatchlistUseCase: AddMovieToWatchlistUseCase {

    let watchlist: any MovieWatchlistRepository

    func execute(id: Int) async throws(PopcornError) -> Bool {
        try await watchlist.add(movieID: id)
    }
}

struct DefaultRemoveMovieFromWatchlistUseCase: RemoveMovieFromWatchlistUseCase {

    let watchlist: any MovieWatchlistRepository

    func execute(id: Int) async throws(PopcornError) -> Bool {
        try await watchlist.remove(movieID: id)
    }
}
