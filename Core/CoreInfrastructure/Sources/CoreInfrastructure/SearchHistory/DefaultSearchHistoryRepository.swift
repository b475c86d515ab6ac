package import CoreDomain
import Foundation
package import PopcornConcurrency
import PopcornPersistence

/// A repository of the search histories of all owners.
package struct DefaultSearchHistoryRepository: SearchHistoryRepository {

    private let storage: any LibraryStorage
    private let maximumCount: Int
    private let clock: WallClock
    private let changes: ChangeNotifier
    private let mapper = SearchHistoryEntryMapper()

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - storage: The storage of the user data.
    ///   - maximumCount: The maximum number of entries of an owner. Default:
    ///     ``/CoreDomain/SearchHistoryEntry/defaultMaximumCount``.
    ///   - clock: The clock that determines the time of a search.
    ///   - changes: The notifier that announces changes of the search histories.
    package init(
        storage: any LibraryStorage, maximumCount: Int = SearchHistoryEntry.defaultMaximumCount,
        clock: WallClock = .system, changes: ChangeNotifier = ChangeNotifier()
    ) {
        self.storage = storage
        self.maximumCount = maximumCount
        self.clock = clock
        self.changes = changes
    }

    package func entries(
        _ query: SearchHistoryQuery, owner: WatchlistOwner
    ) async throws(PopcornError) -> [SearchHistoryEntry] {
        try query.validate()
        changes.registerSearchHistory(of: owner)
        let rows = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.searches(of: owner.name)
        }
        return query.matches(in: rows.compactMap(mapper.map))
    }

    package func record(
        _ term: SearchTerm, owner: WatchlistOwner
    ) async throws(PopcornError) -> SearchHistoryEntry {
        try term.validate()
        let (entry, key) = (SearchHistoryEntry(term, searchedAt: clock.now), mapper.key(term, owner))
        try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.record(mapper.map(entry, key: key, sequence: 0), maximumCount: maximumCount)
        }
        changes.announceSearchHistory(of: owner)
        return entry
    }

    package func remove(_ term: SearchTerm, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try term.validate()
        let key = mapper.key(term, owner)
        let wasThere = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.remove(key)
        }
        if wasThere { changes.announceSearchHistory(of: owner) }
        return wasThere
    }

    package func clear(owner: WatchlistOwner) async throws(PopcornError) -> Int {
        let count = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.removeSearches(of: owner.name)
        }
        if count > 0 { changes.announceSearchHistory(of: owner) }
        return count
    }
}
