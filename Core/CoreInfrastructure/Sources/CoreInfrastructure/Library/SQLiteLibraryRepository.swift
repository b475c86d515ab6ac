package import CoreDomain
import Foundation
package import PopcornConcurrency
package import PopcornPersistence

/// A repository of the user data of all owners, in the user-data database.
package struct SQLiteLibraryRepository: LibraryRepository {

    private let database: Database
    private let maximumWatchlistCount: Int
    private let maximumSearchCount: Int
    private let changes: ChangeNotifier
    private let watchlistMapper = WatchlistEntryMapper()
    private let searchMapper = SearchHistoryEntryMapper()

    /// Creates a repository on a user-data database that was opened with ``Swift/Array/watchlist`` and
    /// ``Swift/Array/searchHistory``.
    ///
    /// - Parameters:
    ///   - maximumWatchlistCount: The maximum number of watchlist entries of an owner. Default:
    ///     ``/CoreDomain/WatchlistEntry/defaultMaximumCount``.
    ///   - maximumSearchCount: The maximum number of searches of an owner. Default:
    ///     ``/CoreDomain/SearchHistoryEntry/defaultMaximumCount``.
    ///   - changes: The notifier that announces changes of the user data.
    package init(
        database: Database, maximumWatchlistCount: Int = WatchlistEntry.defaultMaximumCount,
        maximumSearchCount: Int = SearchHistoryEntry.defaultMaximumCount, changes: ChangeNotifier = ChangeNotifier()
    ) {
        self.database = database
        self.maximumWatchlistCount = maximumWatchlistCount
        self.maximumSearchCount = maximumSearchCount
        self.changes = changes
    }

    package func owners(after owner: WatchlistOwner?, limit: Int) async throws(PopcornError) -> [WatchlistOwner] {
        let names = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                var names: [String] = []
                while names.count < limit, let name = try transaction.owner(after: names.last ?? owner?.name ?? "") {
                    names.append(name)
                }
                return names
            }
        }
        var owners: [WatchlistOwner] = []
        for name in names { owners.append(try WatchlistOwner(name)) }
        return owners
    }

    package func records(of owner: WatchlistOwner) async throws(PopcornError) -> [LibraryRecord] {
        let (entries, searches) = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                (try transaction.watchlistEntries(of: owner), try transaction.newestSearches(of: owner))
            }
        }
        let contents: [LibraryRecord.Content] =
            entries.compactMap(watchlistMapper.map).map { .watchlistEntry($0) }
            + searches.compactMap(searchMapper.map).map { .search($0) }
        return contents.map { LibraryRecord(owner: owner, content: $0) }
    }

    package func add(_ records: [LibraryRecord]) async throws(PopcornError) -> Int {
        let additions = try Dictionary(grouping: records, by: \.owner).map {
            owner, records throws(PopcornError) in try Addition(owner, records)
        }
        let added = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) -> Added? in
                var added = Added()
                // All watchlists are checked before the first row is written.
                for addition in additions {
                    let entities = addition.entries.map { watchlistMapper.map($0, owner: addition.owner) }
                    guard
                        let new = try transaction.newWatchlistEntries(
                            among: entities, of: addition.owner, maximumCount: maximumWatchlistCount)
                    else { return nil }
                    added.entries += new
                }
                for entry in added.entries { try transaction.insert(entry) }
                for addition in additions where !addition.searches.isEmpty {
                    let count = try add(addition.searches, of: addition.owner, in: transaction)
                    if count > 0 { added.searchCounts[addition.owner] = count }
                }
                return added
            }
        }
        guard let added else { throw .watchlistIsFull(maximumWatchlistCount) }
        for entry in added.entries { try announce(entry) }
        for owner in added.searchCounts.keys { changes.announceSearchHistory(of: owner) }
        return added.entries.count + added.searchCounts.values.reduce(0, +)
    }

    package func deleteAll(of owner: WatchlistOwner) async throws(PopcornError) -> LibraryDeletion {
        let (entries, searchCount) = try await PopcornError.storage { () throws(DatabaseError) in
            let deleted = try await database.write { transaction throws(DatabaseError) in
                let entries = try transaction.watchlistEntries(of: owner)
                _ = try transaction.delete(
                    CoreWatchlistEntryEntity.self, where: "owner = ?", [owner.name], limit: .max)
                return (entries, try transaction.deleteSearches(of: owner))
            }
            // Until the checkpoint, the write-ahead log and the file contain the deleted rows. The task does not inherit
            // the cancellation of the caller.
            await Task { try? await database.checkpoint() }.value
            return deleted
        }
        for entry in entries { try announce(entry) }
        if searchCount > 0 { changes.announceSearchHistory(of: owner) }
        return LibraryDeletion(
            watchlistEntryCount: entries.count, searchCount: searchCount, olderCopies: database.olderCopies)
    }

    /// Merges searches into an owner's search history: of two equal searches, the newer one is kept, and the oldest
    /// searches beyond the maximum number are deleted.
    ///
    /// - Returns: The number of searches that changed the history.
    private func add(
        _ searches: [SearchHistoryEntry], of owner: WatchlistOwner, in transaction: borrowing WriteTransaction
    ) throws(DatabaseError) -> Int {
        let stored = try transaction.newestSearches(of: owner)
        var newest: [CoreSearchHistoryEntryEntity.Key: CoreSearchHistoryEntryEntity] = [:]
        for row in stored { newest[row.key] = row }
        for search in searches {
            let key = searchMapper.key(SearchTerm(search.text, kind: search.kind), owner)
            if let known = newest[key], known.searchedAt >= search.searchedAt { continue }
            newest[key] = searchMapper.map(search, key: key, sequence: 0)
        }
        let kept = newest.values.sorted { ($0.searchedAt, $0.sequence) < ($1.searchedAt, $1.sequence) }
            .suffix(maximumSearchCount)
        let changeCount = kept.count { $0.sequence == 0 }
        guard changeCount > 0 else { return 0 }
        _ = try transaction.deleteSearches(of: owner)
        for (offset, row) in kept.enumerated() {
            try transaction.insert(
                CoreSearchHistoryEntryEntity(
                    key: row.key, text: row.text, searchedAt: row.searchedAt, sequence: offset + 1))
        }
        return changeCount
    }

    private func announce(_ entry: CoreWatchlistEntryEntity) throws(PopcornError) {
        guard let title = watchlistMapper.map(entry) else { return }
        changes.announceWatchlist(of: title.kind, try WatchlistOwner(entry.key.owner), id: title.id)
    }
}

extension SQLiteLibraryRepository {

    /// The records of one owner, by type.
    private struct Addition: Sendable {
        let owner: WatchlistOwner
        var entries: [WatchlistEntry] = []
        var searches: [SearchHistoryEntry] = []

        init(_ owner: WatchlistOwner, _ records: [LibraryRecord]) throws(PopcornError) {
            self.owner = owner
            for record in records {
                switch record.content {
                case .watchlistEntry(let entry):
                    try entry.kind.validate(entry.id)
                    entries.append(entry)
                case .search(let search):
                    try SearchTerm(search.text, kind: search.kind).validate()
                    searches.append(search)
                }
            }
        }
    }

    /// The rows that an addition wrote.
    private struct Added: Sendable {
        var entries: [CoreWatchlistEntryEntity] = []
        var searchCounts: [WatchlistOwner: Int] = [:]
    }
}

extension Transaction where Self: ~Copyable {

    /// Returns the name of the next owner with user data, in the order of names.
    ///
    /// Each table is searched by its key, so that the time does not depend on the number of entries.
    fileprivate func owner(after name: String) throws(DatabaseError) -> String? {
        var names: [String] = []
        for table in [table(of: CoreWatchlistEntryEntity.self), table(of: CoreSearchHistoryEntryEntity.self)] {
            names += try query("SELECT min(owner) FROM \(table) WHERE owner > ?", [name], table: table) {
                $0.optionalColumn(String.self)
            }.compactMap(\.self)
        }
        // SQLite compares the bytes of texts.
        return names.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
