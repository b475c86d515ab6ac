package import CoreDomain
package import Tracing

/// The watchlist use cases for one kind of title.
package struct WatchlistUseCaseSet: Sendable {
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
