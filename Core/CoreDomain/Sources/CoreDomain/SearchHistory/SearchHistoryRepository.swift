/// A repository of the search histories of all owners. It contains only searches that were recorded in it.
public protocol SearchHistoryRepository: Sendable {

    /// Returns the entries of an owner's search history that match a query, newest first.
    func entries(_ query: SearchHistoryQuery, owner: WatchlistOwner) async throws(PopcornError) -> [SearchHistoryEntry]

    /// Adds a search to the beginning of an owner's search history, in place of the entry with the same term, if any.
    /// Deletes the oldest entries beyond the maximum number.
    ///
    /// - Returns: The new entry.
    func record(_ term: SearchTerm, owner: WatchlistOwner) async throws(PopcornError) -> SearchHistoryEntry

    /// Deletes the entry with a term from an owner's search history.
    ///
    /// - Returns: `false` if there was no such entry.
    func remove(_ term: SearchTerm, owner: WatchlistOwner) async throws(PopcornError) -> Bool

    /// Deletes all entries of an owner's search history.
    ///
    /// - Returns: The number of deleted entries.
    func clear(owner: WatchlistOwner) async throws(PopcornError) -> Int
}
