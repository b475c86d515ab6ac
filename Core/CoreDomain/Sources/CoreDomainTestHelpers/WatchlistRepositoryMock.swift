import AsyncPrimitives
public import CoreDomain
import Foundation
import NIOConcurrencyHelpers

/// A watchlist repository in memory, which can be configured to always fail.
///
/// It can be used from several tasks at once.
public final class WatchlistRepositoryMock: WatchlistRepository {

    private struct Place: Hashable {
        let kind: TitleKind
        let id: Int
        let owner: WatchlistOwner
    }

    private struct Addition {
        let place: Place
        let date: Date
    }

    private let additions: NIOLockedValueBox<[Addition]>
    private let clock: WallClock
    private let failure: PopcornError?
    private let changes = ChangeNotifier()

    /// Creates a watchlist repository.
    ///
    /// - Parameters:
    ///   - ids: The TMDb identifiers of the titles on the owner's watchlist, latest addition last. Default: `[]`.
    ///   - kind: The kind of the titles. Default: `movie`.
    ///   - owner: The owner of the watchlist. Default: ``/CoreDomain/WatchlistOwner/default``.
    ///   - clock: The clock for the time of additions. Default: a clock that always returns the same time.
    ///   - failure: The error that every method throws. Default: `nil`.
    public init(
        _ ids: [Int] = [], kind: TitleKind = .movie, owner: WatchlistOwner = .default,
        clock: WallClock = .mock(), failure: PopcornError? = nil
    ) {
        additions = NIOLockedValueBox(
            ids.map { Addition(place: Place(kind: kind, id: $0, owner: owner), date: clock.now) })
        self.clock = clock
        self.failure = failure
    }

    public func entries(
        _ kind: TitleKind?, owner: WatchlistOwner
    ) async throws(PopcornError) -> [WatchlistEntry] {
        changes.registerTopic("watchlists")
        if let failure { throw failure }
        return additions.withLockedValue { additions in
            additions.reversed().filter { $0.place.owner == owner && (kind == nil || kind == $0.place.kind) }
                .map { WatchlistEntry(kind: $0.place.kind, id: $0.place.id, addedAt: $0.date) }
        }
    }

    public func contains(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        if let failure { throw failure }
        try kind.validate(id)
        changes.registerTopic("watchlists")
        let place = Place(kind: kind, id: id, owner: owner)
        return additions.withLockedValue { $0.contains { $0.place == place } }
    }

    public func add(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        let (before, after) = try put(kind, id, owner) { _ in true }
        return before != after
    }

    public func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        let (before, after) = try put(kind, id, owner) { _ in false }
        return before != after
    }

    public func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try put(kind, id, owner) { !$0 }.after
    }

    /// Adds a title to a watchlist or removes it in one step. Returns whether it was on the watchlist before and after.
    private func put(
        _ kind: TitleKind, _ id: Int, _ owner: WatchlistOwner, _ belongs: (Bool) -> Bool
    ) throws(PopcornError) -> (before: Bool, after: Bool) {
        if let failure { throw failure }
        try kind.validate(id)
        let place = Place(kind: kind, id: id, owner: owner)
        defer { changes.announce("watchlists") }
        return additions.withLockedValue { additions in
            let before = additions.contains { $0.place == place }
            let after = belongs(before)
            if before && !after { additions.removeAll { $0.place == place } }
            if after && !before { additions.append(Addition(place: place, date: clock.now)) }
            return (before, after)
        }
    }
}
