public import CoreDomain
package import Tracing

/// A use case that fetches the searches of an owner, newest first.
///
/// ```swift
/// let suggestions = try await popcorn.searchHistory.fetchSearchHistory.execute(
///     prefix: "fig", limit: 5, owner: WatchlistOwner("alice"))
/// ```
public typealias FetchSearchHistoryUseCase = OwnerUseCase<SearchHistoryQuery, [SearchHistoryEntry]>

/// A use case that adds a search to the search history of an owner, or moves it to the beginning if it is already
/// there. It returns the entry.
///
/// ```swift
/// try await popcorn.searchHistory.recordSearch.execute("fight club", kind: .movie, owner: WatchlistOwner("alice"))
/// ```
///
/// If the history then has more than ``/CoreDomain/SearchHistoryEntry/defaultMaximumCount`` entries, the oldest are
/// deleted.
public typealias RecordSearchUseCase = OwnerUseCase<SearchTerm, SearchHistoryEntry>

/// A use case that deletes a search from the search history of an owner. It returns `false` if the search history does
/// not contain the search.
public typealias RemoveSearchUseCase = OwnerUseCase<SearchTerm, Bool>

/// A use case that deletes all searches of an owner. It returns the number of deleted searches.
public typealias ClearSearchHistoryUseCase = OwnerUseCase<ClearSearchHistoryRequest, Int>

/// A request to delete all searches of an owner.
public struct ClearSearchHistoryRequest: Hashable, Sendable {
    /// Creates a request.
    public init() {}
}

/// The use cases for the search histories of owners. Tests can replace them with doubles.
///
/// A search history contains only the searches that a service records with ``recordSearch``. The use cases that search
/// record nothing. The use cases of this set never add texts to logs, errors, spans or metrics.
public struct SearchHistoryUseCases: UseCaseSet {
    /// Fetches the searches of an owner.
    public var fetchSearchHistory: FetchSearchHistoryUseCase = .unset("fetchSearchHistory")
    /// Adds a search to the search history of an owner.
    public var recordSearch: RecordSearchUseCase = .unset("recordSearch")
    /// Deletes a search from the search history of an owner.
    public var removeSearch: RemoveSearchUseCase = .unset("removeSearch")
    /// Deletes all searches of an owner.
    public var clearSearchHistory: ClearSearchHistoryUseCase = .unset("clearSearchHistory")

    /// Creates a set of use cases that are not set.
    public init() {}
}

extension SearchHistoryUseCases {

    /// Creates the use cases from a repository.
    ///
    /// - Parameter tracer: The tracer that records the spans.
    package init(repository: any SearchHistoryRepository, tracer: any Tracer) {
        self.init()
        fetchSearchHistory = OwnerUseCase("FetchSearchHistory", tracer: tracer) {
            query, owner async throws(PopcornError) in try await repository.entries(query, owner: owner)
        }
        recordSearch = OwnerUseCase("RecordSearch", tracer: tracer) {
            term, owner async throws(PopcornError) in try await repository.record(term, owner: owner)
        }
        removeSearch = OwnerUseCase("RemoveSearch", tracer: tracer) {
            term, owner async throws(PopcornError) in try await repository.remove(term, owner: owner)
        }
        clearSearchHistory = OwnerUseCase("ClearSearchHistory", tracer: tracer) {
            _, owner async throws(PopcornError) in try await repository.clear(owner: owner)
        }
    }
}

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
