package import CoreDomain
import Foundation
package import PopcornConcurrency
package import PopcornPersistence

/// A repository of the search histories of all owners, in the user-data database.
package struct SQLiteSearchHistoryRepository: SearchHistoryRepository {

    private let database: Database
    private let maximumCount: Int
    private let clock: WallClock
    private let changes: ChangeNotifier
    private let mapper = SearchHistoryEntryMapper()

    /// Creates a repository on a user-data database that was opened with ``Swift/Array/searchHistory``.
    ///
    /// - Parameters:
    ///   - maximumCount: The maximum number of entries of an owner. Default:
    ///     ``/CoreDomain/SearchHistoryEntry/defaultMaximumCount``.
    ///   - clock: The clock that determines the time of a search.
    ///   - changes: The notifier that announces changes of the search histories.
    package init(
        database: Database, maximumCount: Int = SearchHistoryEntry.defaultMaximumCount, clock: WallClock = .system,
        changes: ChangeNotifier = ChangeNotifier()
    ) {
        self.database = database
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
            try await database.read { transaction throws(DatabaseError) in try transaction.newestSearches(of: owner) }
        }
        return query.matches(in: rows.compactMap(mapper.map))
    }

    package func record(
        _ term: SearchTerm, owner: WatchlistOwner
    ) async throws(PopcornError) -> SearchHistoryEntry {
        try term.validate()
        let (entry, key) = (SearchHistoryEntry(term, searchedAt: clock.now), mapper.key(term, owner))
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { [mapper, maximumCount] transaction throws(DatabaseError) in
                let latest = try transaction.newestSearches(of: owner, limit: 1).first?.sequence ?? 0
                // After the largest number, which only a damaged file contains, the order of new searches is undefined.
                let next = latest < .max ? latest + 1 : latest
                try transaction.replace(mapper.map(entry, key: key, sequence: next))
                for surplus in try transaction.newestSearches(of: owner, skipping: maximumCount) {
                    _ = try transaction.delete(CoreSearchHistoryEntryEntity.self, surplus.key)
                }
            }
        }
        changes.announceSearchHistory(of: owner)
        return entry
    }

    package func remove(_ term: SearchTerm, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try term.validate()
        let key = mapper.key(term, owner)
        let wasThere = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(CoreSearchHistoryEntryEntity.self, key)
            }
        }
        if wasThere { changes.announceSearchHistory(of: owner) }
        return wasThere
    }

    package func clear(owner: WatchlistOwner) async throws(PopcornError) -> Int {
        let count = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.deleteSearches(of: owner)
            }
        }
        if count > 0 { changes.announceSearchHistory(of: owner) }
        return count
    }
}
