public import CoreDomain
package import Tracing

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

/// The watchlist use cases for one kind of title.
package struct TitleWatchlistUseCases: Sendable {
    package let fetch: WatchlistUseCase<Void, [WatchlistEntry]>
    package let contains: WatchlistUseCase<Int, Bool>
    package let add: WatchlistUseCase<Int, Bool>
    package let remove: WatchlistUseCase<Int, Bool>
    package let toggle: WatchlistUseCase<Int, Bool>

    /// Creates the use cases.
    ///
    /// - Parameters:
    ///   - kind: The kind of title.
    ///   - noun: The kind in the names of spans, such as `Movie`.
    ///   - repository: The repository of the watchlists.
    ///   - tracer: The tracer that records the spans.
    package init(_ kind: TitleKind, _ noun: String, in repository: any WatchlistRepository, tracer: any Tracer) {
        fetch = WatchlistUseCase("Fetch\(noun)Watchlist", tracer: tracer) {
            _, owner async throws(PopcornError) in try await repository.entries(kind, owner: owner)
        }
        contains = WatchlistUseCase("Is\(noun)OnWatchlist", tracer: tracer) {
            id, owner async throws(PopcornError) in try await repository.contains(kind, id: id, owner: owner)
        }
        add = WatchlistUseCase("Add\(noun)ToWatchlist", tracer: tracer) {
            id, owner async throws(PopcornError) in try await repository.add(kind, id: id, owner: owner)
        }
        remove = WatchlistUseCase("Remove\(noun)FromWatchlist", tracer: tracer) {
            id, owner async throws(PopcornError) in try await repository.remove(kind, id: id, owner: owner)
        }
        toggle = WatchlistUseCase("Toggle\(noun)OnWatchlist", tracer: tracer) {
            id, owner async throws(PopcornError) in try await repository.toggle(kind, id: id, owner: owner)
        }
    }
}
