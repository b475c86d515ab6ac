public import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A watchlist repository in memory, which can be configured to always fail.
///
/// It can be used from several tasks concurrently.
public final class WatchlistRepositoryMock: WatchlistRepository {

    private struct Place: Hashable {
        let kind: TitleKind
        let id: Int
        let owner: WatchlistOwner
    }

    private struct Addition {
        let place: Place
        let date: Date
        var lastKnown: LastKnownTitle?
    }

    private let additions: NIOLockedValueBox<[Addition]>
    private let maximumCount: Int
    private let clock: WallClock
    private let failure: PopcornError?
    private let changes = ChangeNotifier()

    /// Creates a watchlist repository.
    ///
    /// - Parameters:
    ///   - ids: The TMDb identifiers of the titles on the owner's watchlist, latest addition last. Default: `[]`.
    ///   - kind: The kind of the titles. Default: `movie`.
    ///   - owner: The owner of the watchlist. Default: ``/CoreDomain/WatchlistOwner/default``.
    ///   - maximumCount: The maximum number of entries of an owner. Default:
    ///     ``/CoreDomain/WatchlistEntry/defaultMaximumCount``.
    ///   - clock: The clock for the time of additions. Default: a clock that always returns the same time.
    ///   - failure: The error that every method throws. Default: `nil`.
    public init(
        _ ids: [Int] = [], kind: TitleKind = .movie, owner: WatchlistOwner = .default,
        maximumCount: Int = WatchlistEntry.defaultMaximumCount, clock: WallClock = .mock(), failure: PopcornError? = nil
    ) {
        additions = NIOLockedValueBox(
            ids.map { Addition(place: Place(kind: kind, id: $0, owner: owner), date: clock.now) })
        self.maximumCount = maximumCount
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
                .map { addition in
                    WatchlistEntry(
                        kind: addition.place.kind, id: addition.place.id, addedAt: addition.date,
                        lastKnown: addition.lastKnown)
                }
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
        try await add([WatchlistEntry(kind: kind, id: id, addedAt: clock.now)], owner: owner) == 1
    }

    public func add(_ entries: [WatchlistEntry], owner: WatchlistOwner) async throws(PopcornError) -> Int {
        if let failure { throw failure }
        for entry in entries { try entry.kind.validate(entry.id) }
        defer { changes.announce("watchlists") }
        let newCount = additions.withLockedValue { additions -> Int? in
            var places = Set(additions.map(\.place))
            let new = entries.map { entry in
                Addition(
                    place: Place(kind: entry.kind, id: entry.id, owner: owner), date: entry.addedAt,
                    lastKnown: entry.lastKnown)
            }
            .filter { places.insert($0.place).inserted }
            guard new.isEmpty || places.count(where: { $0.owner == owner }) <= maximumCount else { return nil }
            // Stable: additions of the same time keep their order.
            additions = (additions + new).enumerated()
                .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }.map(\.element)
            return new.count
        }
        guard let newCount else {
            throw PopcornError(.limitReached, "A watchlist has at most \(maximumCount) entries")
        }
        return newCount
    }

    public func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        if let failure { throw failure }
        try kind.validate(id)
        let place = Place(kind: kind, id: id, owner: owner)
        defer { changes.announce("watchlists") }
        return additions.withLockedValue { additions in
            let countBefore = additions.count
            additions.removeAll { $0.place == place }
            return additions.count < countBefore
        }
    }

    public func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        if try await remove(kind, id: id, owner: owner) { return false }
        _ = try await add(kind, id: id, owner: owner)
        return true
    }
}
