public import CoreDomain

/// A request for a page of a list, with the owner whose watchlist determines `isOnWatchlist`, if any.
public struct ListRequest<Query: Sendable>: Sendable {
    /// The query; `Void` for a list that needs no query.
    public let query: Query
    /// The page number, 1 to 500.
    public let page: Int
    /// The owner whose watchlist determines `isOnWatchlist`; `nil` for a value without data of an owner.
    public let owner: WatchlistOwner?

    /// Creates a request. Default page: 1. Default owner: `nil`, for items without data of an owner.
    public init(_ query: Query, page: Int = 1, owner: WatchlistOwner? = nil) {
        self.query = query
        self.page = page
        self.owner = owner
    }
}

extension ListRequest: Equatable where Query: Equatable {}

extension ListRequest: Hashable where Query: Hashable {}
