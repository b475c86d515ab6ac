public import CoreDomain

extension OwnerUseCase where Request == SearchHistoryQuery {

    /// Fetches the searches of an owner.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the texts, such as the letters entered so far. Case, and leading and trailing white
    ///     space, are ignored. Default: all texts.
    ///   - limit: The maximum number of entries, at least 1. Default: no limit.
    ///   - owner: The owner of the search history.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        prefix: String = "", limit: Int? = nil, owner: WatchlistOwner
    ) async throws(PopcornError) -> Value {
        try await work(SearchHistoryQuery(prefix: prefix, limit: limit), owner)
    }
}

extension OwnerUseCase where Request == SearchHistoryQuery, Value: Equatable {

    /// Returns an asynchronous sequence of the searches of an owner: the current searches, then each change.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of the texts. Default: all texts.
    ///   - limit: The maximum number of entries, at least 1. Default: no limit.
    ///   - owner: The owner of the search history.
    public func updates(prefix: String = "", limit: Int? = nil, owner: WatchlistOwner) -> ContentUpdates<Value> {
        ContentUpdates { [work] _ throws(PopcornError) in
            try await work(SearchHistoryQuery(prefix: prefix, limit: limit), owner)
        }
    }
}

extension OwnerUseCase where Request == SearchTerm {

    /// Performs the use case for one search.
    ///
    /// - Parameters:
    ///   - text: The words searched for, at most ``/CoreDomain/SearchTerm/maximumTextLength`` characters. Surplus
    ///     white space is removed. Texts that differ only in case are the same search.
    ///   - kind: The kind of content searched for. Default: `nil`, for all kinds.
    ///   - owner: The owner of the search history.
    /// - Throws: ``/CoreDomain/PopcornError``, whose message does not contain the text.
    @discardableResult
    public func execute(
        _ text: String, kind: SearchKind? = nil, owner: WatchlistOwner
    ) async throws(PopcornError) -> Value {
        try await work(SearchTerm(text, kind: kind), owner)
    }
}

extension OwnerUseCase where Request == ClearSearchHistoryRequest {

    /// Deletes all searches of an owner.
    ///
    /// - Parameter owner: The owner of the search history.
    /// - Returns: The number of deleted searches.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @discardableResult
    public func execute(owner: WatchlistOwner) async throws(PopcornError) -> Value {
        try await work(ClearSearchHistoryRequest(), owner)
    }
}
