public import CoreDomain

/// A use case that fetches a list: one page, or all items.
///
/// ```swift
/// let first = try await popcorn.movies.fetchPopularMovies.execute()
/// for try await movie in popcorn.movies.fetchPopularMovies.all() {
///     print(movie.title)
/// }
/// ```
public typealias FetchListUseCase<Query: Sendable, Item: Sendable> = FetchUseCase<ListRequest<Query>, ContentPage<Item>>

/// A use case that fetches the reviews of a title in the locale's language, by the TMDb identifier of the title.
public typealias FetchReviewsUseCase = FetchListUseCase<Int, ReviewDetails>

extension FetchUseCase {

    /// Fetches a page of the items that match a query.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - page: The page number, 1 to 500. Default: 1. A page beyond the last has no items.
    ///   - locale: The language of texts, and the region for regional lists. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    ///   - owner: The owner whose watchlist determines `isOnWatchlist`. Default: `nil`, so that the value contains no
    ///     data of an owner.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute<Query, Item>(
        _ query: Query, page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst,
        owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> ContentPage<Item>
    where Request == ListRequest<Query>, Value == ContentPage<Item> {
        try await sourced(query, page: page, locale: locale, policy: policy, owner: owner).value
    }

    /// Fetches a page as `execute(_:page:)` does, and reports where it came from.
    public func sourced<Query, Item>(
        _ query: Query, page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst,
        owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> Sourced<ContentPage<Item>>
    where Request == ListRequest<Query>, Value == ContentPage<Item> {
        try await sourced(ListRequest(query, page: page, owner: owner), locale: locale, policy: policy)
    }

    /// Returns an asynchronous sequence of all items that match a query, fetching pages on demand.
    ///
    /// If the list changes during iteration and an item appears on two pages, it is returned once. TMDb serves at most
    /// 500 pages.
    ///
    /// - Parameters:
    ///   - query: The query.
    ///   - locale: The language of texts, and the region for regional lists. Default: the configured locale.
    ///   - policy: Whether to read each page from the cache, from TMDb, or both. Default:
    ///     ``/CoreDomain/ReadPolicy/cacheFirst``.
    ///   - owner: The owner whose watchlist determines `isOnWatchlist`. Default: `nil`, so that the value contains no
    ///     data of an owner.
    public func all<Query, Item>(
        _ query: Query, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst,
        owner: WatchlistOwner? = nil
    ) -> ContentItems<Item>
    where Request == ListRequest<Query>, Value == ContentPage<Item>, Item: Identifiable, Item.ID: Sendable {
        ContentItems { page throws(PopcornError) in
            try await sourced(query, page: page, locale: locale, policy: policy, owner: owner).value
        }
    }
}

extension FetchUseCase where Request == ListRequest<Void> {

    /// Fetches a page of the list.
    ///
    /// - Parameters:
    ///   - page: The page number, 1 to 500. Default: 1. A page beyond the last has no items.
    ///   - locale: The language of texts, and the region for regional lists. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    ///   - owner: The owner whose watchlist determines `isOnWatchlist`. Default: `nil`, so that the value contains no
    ///     data of an owner.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst,
        owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> Value {
        try await sourced(page: page, locale: locale, policy: policy, owner: owner).value
    }

    /// Fetches a page as `execute(page:)` does, and reports where it came from.
    public func sourced(
        page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst,
        owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(ListRequest((), page: page, owner: owner), locale: locale, policy: policy)
    }

    /// Returns an asynchronous sequence of all items of the list, as `all(_:)` does for a query.
    public func all<Item>(
        locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst,
        owner: WatchlistOwner? = nil
    ) -> ContentItems<Item> where Value == ContentPage<Item>, Item: Identifiable, Item.ID: Sendable {
        all((), locale: locale, policy: policy, owner: owner)
    }
}

extension FetchUseCase where Request == ListRequest<Int> {

    /// Fetches a page of the list that belongs to a title, such as its recommendations.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - page: The page number, 1 to 500. Default: 1. A page beyond the last has no items.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    ///   - owner: The owner whose watchlist determines `isOnWatchlist`. Default: `nil`, so that the value contains no
    ///     data of an owner.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        id: Int, page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst,
        owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> Value {
        try await sourced(ListRequest(id, page: page, owner: owner), locale: locale, policy: policy).value
    }
}

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
