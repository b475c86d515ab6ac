public import CoreDomain

/// A title as one owner of a library sees it: on the watchlist or not.
public struct TitleRequest: Hashable, Sendable {
    /// TMDb's identifier, greater than 0.
    public let id: Int
    /// Whose watchlist counts.
    public let owner: WatchlistOwner

    /// A title as an owner sees it. Default: the owner in a program that names none.
    public init(id: Int, owner: WatchlistOwner = .default) {
        self.id = id
        self.owner = owner
    }
}

extension FetchUseCase where Request == TitleRequest {

    /// A title.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of texts, and the region of the certification. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    ///   - owner: Whose watchlist counts. Default: the owner in a program that names none.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func execute(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner = .default
    ) async throws(PopcornError) -> Value {
        try await sourced(id: id, locale: locale, policy: policy, owner: owner).value
    }

    /// A title, with where it came from.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of texts, and the region of the certification. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    ///   - owner: Whose watchlist counts. Default: the owner in a program that names none.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @inlinable
    public func sourced(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner = .default
    ) async throws(PopcornError) -> Sourced<Value> {
        try await sourced(TitleRequest(id: id, owner: owner), locale: locale, policy: policy)
    }
}

extension FetchUseCase where Request == TitleRequest, Value: Equatable {

    /// A title, and then each later change of it, or of whether it is on the owner's watchlist.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of texts, and the region of the certification. Default: the configured one.
    ///   - policy: Where the first answer may come from. Default: the cache if it is young enough, else TMDb.
    ///   - owner: Whose watchlist counts. Default: the owner in a program that names none.
    public func updates(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst, owner: WatchlistOwner = .default
    ) -> ContentUpdates<Value> {
        updates(TitleRequest(id: id, owner: owner), locale: locale, policy: policy)
    }
}
