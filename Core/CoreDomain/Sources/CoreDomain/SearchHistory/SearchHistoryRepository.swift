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

/// A query for the entries of a search history.
public struct SearchHistoryQuery: Hashable, Sendable {
    /// The beginning of the texts; empty for all texts.
    public let prefix: String
    /// The maximum number of entries; `nil` for no limit.
    public let limit: Int?

    /// Creates a query.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the texts, such as the letters entered so far. Case and surplus white space are
    ///     ignored. Default: all texts.
    ///   - limit: The maximum number of entries, at least 1. Default: no limit.
    public init(prefix: String = "", limit: Int? = nil) {
        self.prefix = SearchText.normalised(prefix)
        self.limit = limit
    }
}

extension SearchHistoryQuery {

    /// Checks that the limit is at least 1.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate() throws(PopcornError) {
        if let limit, limit < 1 { throw .invalidInput("The limit must be at least 1, but is \(limit)") }
        try SearchText.validateCharacters(of: prefix)
    }

    /// Returns the entries that match the query, in the same order.
    package func matches(in entries: [SearchHistoryEntry]) -> [SearchHistoryEntry] {
        let folded = SearchText.folded(prefix)
        let matches = folded.isEmpty ? entries : entries.filter { SearchText.folded($0.text).hasPrefix(folded) }
        return Array(matches.prefix(limit ?? .max))
    }
}
