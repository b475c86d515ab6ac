public import Foundation

/// A movie on the user's watchlist.
public struct WatchlistMovie: Identifiable, Hashable, Sendable {
    /// TMDb's identifier of the movie.
    public let id: Int
    /// When it was put on the list.
    public let addedAt: Date

    /// Creates an entry.
    public init(id: Int, addedAt: Date) {
        self.id = id
        self.addedAt = addedAt
    }
}
