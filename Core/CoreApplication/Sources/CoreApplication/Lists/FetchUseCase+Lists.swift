public import CoreDomain

/// Fetches a list, by page or all of it.
///
/// ```swift
/// let first = try await popcorn.movies.fetchPopularMovies.execute()
/// for try await movie in popcorn.movies.fetchPopularMovies.all() {
///     print(movie.title)
/// }
/// ```
public typealias FetchListUseCase<Query: Sendable, Item: Sendable> = FetchUseCase<ListRequest<Query>, ContentPage<Item>>

extension FetchUseCase {

    /// A page of what a query gives.
    ///
    /// - Parameters:
    ///   - query: What is looked for.
    ///   - page: The page's number, 1 to 500. Default: the first. A page beyond the last has no items.
    ///   - locale: The language of texts, and the region of lists that depend on one. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute<Query, Item>(
        _ query: Query, page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> ContentPage<Item>
    where Request == ListRequest<Query>, Value == ContentPage<Item> {
        try await sourced(query, page: page, locale: locale, policy: policy).value
    }

    /// A page of what a query gives, with where it came from.
    ///
    /// - Parameters:
    ///   - query: What is looked for.
    ///   - page: The page's number, 1 to 500. Default: the first. A page beyond the last has no items.
    ///   - locale: The language of texts, and the region of lists that depend on one. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func sourced<Query, Item>(
        _ query: Query, page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<ContentPage<Item>>
    where Request == ListRequest<Query>, Value == ContentPage<Item> {
        try await sourced(ListRequest(query, page: page), locale: locale, policy: policy)
    }

    /// All that a query gives, page by page as they are needed.
    ///
    /// A list moves while it is read: what stands on two pages is given once. TMDb serves 500 pages.
    ///
    /// - Parameters:
    ///   - query: What is looked for.
    ///   - locale: The language of texts, and the region of lists that depend on one. Default: the configured one.
    ///   - policy: Where each page may come from. Default: the cache if it is young enough, else TMDb.
    public func all<Query, Item>(
        _ query: Query, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentItems<Item>
    where Request == ListRequest<Query>, Value == ContentPage<Item>, Item: Identifiable, Item.ID: Sendable {
        ContentItems { page throws(PopcornError) in
            try await sourced(query, page: page, locale: locale, policy: policy).value
        }
    }
}

extension FetchUseCase where Request == ListRequest<Void> {

    /// A page of the list.
    ///
    /// - Parameters:
    ///   - page: The page's number, 1 to 500. Default: the first. A page beyond the last has no items.
    ///   - locale: The language of texts, and the region of lists that depend on one. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(page: page, locale: locale, policy: policy).value
    }

    /// A page of the list, with where it came from.
    ///
    /// - Parameters:
    ///   - page: The page's number, 1 to 500. Default: the first. A page beyond the last has no items.
    ///   - locale: The language of texts, and the region of lists that depend on one. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func sourced(
        page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(ListRequest((), page: page), locale: locale, policy: policy)
    }

    /// The whole list, page by page as they are needed.
    ///
    /// A list moves while it is read: what stands on two pages is given once. TMDb serves 500 pages.
    ///
    /// - Parameters:
    ///   - locale: The language of texts, and the region of lists that depend on one. Default: the configured one.
    ///   - policy: Where each page may come from. Default: the cache if it is young enough, else TMDb.
    public func all<Item>(
        locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) -> ContentItems<Item> where Value == ContentPage<Item>, Item: Identifiable, Item.ID: Sendable {
        all((), locale: locale, policy: policy)
    }
}

extension FetchUseCase where Request == ListRequest<Int> {

    /// A page of the list that belongs to a title.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - page: The page's number, 1 to 500. Default: the first. A page beyond the last has no items.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        id: Int, page: Int = 1, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(ListRequest(id, page: page), locale: locale, policy: policy).value
    }
}
