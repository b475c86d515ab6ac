/// An item of user data with its owner, in an export of the library.
public struct LibraryRecord: Hashable, Sendable {

    /// The item of user data.
    public enum Content: Hashable, Sendable {
        /// A title on the owner's watchlist.
        case watchlistEntry(WatchlistEntry)
        /// A search in the owner's search history.
        case search(SearchHistoryEntry)
    }

    /// The owner of the data.
    public let owner: WatchlistOwner
    /// The item of user data.
    public let content: Content

    /// Creates a record.
    public init(owner: WatchlistOwner, content: Content) {
        self.owner = owner
        self.content = content
    }
}
