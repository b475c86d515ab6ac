public import CoreDomain

/// Keeps the user's watchlist of movies.
public protocol MovieWatchlistRepository: Sendable {

    /// The list, latest addition first.
    func movies() async throws(PopcornError) -> [WatchlistMovie]

    /// Whether a movie is on the list.
    func contains(movieID: Int) async throws(PopcornError) -> Bool

    /// Puts a movie on the list.
    ///
    /// - Returns: `false` where it was on the list already; its place does not change then.
    func add(movieID: Int) async throws(PopcornError) -> Bool

    /// Takes a movie off the list.
    ///
    /// - Returns: `false` where it was not on the list.
    func remove(movieID: Int) async throws(PopcornError) -> Bool
}
