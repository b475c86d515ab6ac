public import CoreDomain

/// A request for a page of a list, with the owner whose watchlist determines `isOnWatchlist`.
public struct ListRequest<Query: Sendable>: Sendable {
    /// The query; `Void` for a list that needs no query.
    public let query: Query
    /// The page number, 1 to 500.
    public let page: Int
    /// The owner of the watchlist.
    public let owner: WatchlistOwner

    /// Creates a request. Default page: 1. Default owner: ``/CoreDomain/WatchlistOwner/default``.
    public init(_ query: Query, page: Int = 1, owner: WatchlistOwner = .default) {
        self.query = query
        self.page = page
        self.owner = owner
    }
}

extension ListRequest: Equatable where Query: Equatable {}

extension ListRequest: Hashable where Query: Hashable {}
