package import CoreDomain
package import Tracing

/// What can be done with the watchlist of titles of one kind.
package struct WatchlistUseCaseSet: Sendable {
    package let fetch: WatchlistUseCase<Void, [WatchlistEntry]>
    package let contains: WatchlistUseCase<Int, Bool>
    package let add: WatchlistUseCase<Int, Bool>
    package let remove: WatchlistUseCase<Int, Bool>
    package let toggle: WatchlistUseCase<Int, Bool>

    /// Use cases over a repository.
    ///
    /// - Parameters:
    ///   - kind: The kind of the titles.
    ///   - noun: The kind as it stands in the names of spans: `Movie`.
    ///   - repository: Keeps the lists.
    ///   - tracer: Where spans go.
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
