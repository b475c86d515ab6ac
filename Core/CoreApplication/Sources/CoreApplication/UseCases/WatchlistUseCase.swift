public import CoreDomain

/// A use case that reads or changes an owner's watchlist.
///
/// ```swift
/// try await popcorn.movies.addToWatchlist.execute(id: 550, owner: WatchlistOwner("alice"))
/// ```
public typealias WatchlistUseCase<Request: Sendable, Value: Sendable> = OwnerUseCase<Request, Value>

extension OwnerUseCase where Request == Void {

    /// Fetches the watchlist.
    ///
    /// - Parameter owner: The owner of the watchlist.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(owner: WatchlistOwner) async throws(PopcornError) -> Value {
        try await work((), owner)
    }
}

extension OwnerUseCase where Request == Void, Value: Equatable {

    /// Returns an asynchronous sequence of the watchlist: the current value, then each change.
    ///
    /// - Parameter owner: The owner of the watchlist.
    public func updates(owner: WatchlistOwner) -> ContentUpdates<Value> {
        ContentUpdates { [work] _ throws(PopcornError) in try await work((), owner) }
    }
}

extension OwnerUseCase where Request == Int {

    /// Performs the use case for one title.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - owner: The owner of the watchlist.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @discardableResult
    public func execute(id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Value {
        try await work(id, owner)
    }
}
