package import CoreDomain

/// What can be done with the watchlist of titles of one kind.
package struct WatchlistUseCases: Sendable {
    package let fetch: WatchlistUseCase<Void, [WatchlistEntry]>
    package let contains: WatchlistUseCase<Int, Bool>
    package let add: WatchlistUseCase<Int, Bool>
    package let remove: WatchlistUseCase<Int, Bool>
    package let toggle: WatchlistUseCase<Int, Bool>
}
