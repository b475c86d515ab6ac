public import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A repository of search histories in memory, which can be configured to always fail.
///
/// It can be used from several tasks concurrently.
public final class SearchHistoryRepositoryMock: SearchHistoryRepository {

    private struct Place: Hashable {
        let foldedText: String
        let kind: SearchKind?
        let owner: WatchlistOwner

        init(_ term: SearchTerm, _ owner: WatchlistOwner) {
            foldedText = term.foldedText
            kind = term.kind
            self.owner = owner
        }
    }

    private struct Search {
        let place: Place
        let entry: SearchHistoryEntry
    }

    /// The searches of all owners, newest first.
    private let searches = NIOLockedValueBox<[Search]>([])
    private let maximumCount: Int
    private let clock: WallClock
    private let failure: PopcornError?
    private let changes = ChangeNotifier()

    /// Creates a repository without searches.
    ///
    /// - Parameters:
    ///   - maximumCount: The maximum number of entries of an owner. Default:
    ///     ``/CoreDomain/SearchHistoryEntry/defaultMaximumCount``.
    ///   - clock: The clock for the time of searches. Default: a clock that always returns the same time.
    ///   - failure: The error that every method throws. Default: `nil`.
    public init(
        maximumCount: Int = SearchHistoryEntry.defaultMaximumCount, clock: WallClock = .mock(),
        failure: PopcornError? = nil
    ) {
        self.maximumCount = maximumCount
        self.clock = clock
        self.failure = failure
    }

    public func entries(
        _ query: SearchHistoryQuery, owner: WatchlistOwner
    ) async throws(PopcornError) -> [SearchHistoryEntry] {
        changes.registerTopic("searches")
        if let failure { throw failure }
        try query.validate()
        return query.matches(in: searches.withLockedValue { $0.filter { $0.place.owner == owner } }.map(\.entry))
    }

    public func record(_ term: SearchTerm, owner: WatchlistOwner) async throws(PopcornError) -> SearchHistoryEntry {
        if let failure { throw failure }
        try term.validate()
        let search = Search(place: Place(term, owner), entry: SearchHistoryEntry(term, searchedAt: clock.now))
        searches.withLockedValue { searches in
            searches.removeAll { $0.place == search.place }
            searches.insert(search, at: 0)
            let surplus = Set(searches.filter { $0.place.owner == owner }.dropFirst(maximumCount).map(\.place))
            searches.removeAll { surplus.contains($0.place) }
        }
        changes.announce("searches")
        return search.entry
    }

    public func remove(_ term: SearchTerm, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        if let failure { throw failure }
        try term.validate()
        let place = Place(term, owner)
        return removeAll { $0.place == place } > 0
    }

    public func clear(owner: WatchlistOwner) async throws(PopcornError) -> Int {
        if let failure { throw failure }
        return removeAll { $0.place.owner == owner }
    }

    /// Removes the searches that meet a condition. Returns their number.
    private func removeAll(where isRemoved: (Search) -> Bool) -> Int {
        defer { changes.announce("searches") }
        return searches.withLockedValue { searches in
            let count = searches.count
            searches.removeAll(where: isRemoved)
            return count - searches.count
        }
    }
}
