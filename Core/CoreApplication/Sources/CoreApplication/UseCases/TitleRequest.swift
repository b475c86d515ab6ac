public import CoreDomain
public import Foundation

/// A request for a title or a collection of movies, with the owner whose watchlist determines `isOnWatchlist`, if any.
public struct TitleRequest: NumberedRequest, Hashable, Sendable {
    /// The TMDb identifier, greater than 0.
    public let id: Int
    /// The owner whose watchlist determines `isOnWatchlist`; `nil` for a value without data of an owner.
    public let owner: WatchlistOwner?

    /// Creates a request. Default owner: `nil`, for a value without data of an owner.
    public init(id: Int, owner: WatchlistOwner? = nil) {
        self.id = id
        self.owner = owner
    }
}

extension FetchUseCase where Request == TitleRequest {

    /// Fetches a title.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - locale: The language of texts, and the region for age ratings. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    ///   - owner: The owner whose watchlist determines `isOnWatchlist`. Default: `nil`, so that the value contains no
    ///     data of an owner.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func execute(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> Value {
        try await sourced(id: id, locale: locale, policy: policy, owner: owner).value
    }

    /// Fetches a title as `execute(id:)` does, and reports where it came from.
    @inlinable
    public func sourced(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(TitleRequest(id: id, owner: owner), locale: locale, policy: policy)
    }

    /// Fetches a title as `execute(id:)` does, but returns its JSON, as `json(_:)` does.
    ///
    /// ```swift
    /// let json = try await popcorn.movies.fetchMovieDetails.json(id: 550)
    /// ```
    public func json(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> Sourced<Data> where Value: Encodable {
        try await json(TitleRequest(id: id, owner: owner), locale: locale, policy: policy)
    }

    /// Returns an asynchronous sequence of a title: the current value, then each change of the title or of its
    /// watchlist status. The parameters are those of `execute(id:)`; the policy applies to the first value.
    public func updates(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner? = nil
    ) -> ContentUpdates<Value> where Value: Equatable {
        updates(TitleRequest(id: id, owner: owner), locale: locale, policy: policy)
    }
}
