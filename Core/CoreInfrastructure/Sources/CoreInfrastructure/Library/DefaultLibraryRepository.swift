package import CoreDomain
package import PopcornConcurrency
import PopcornPersistence

/// A repository of the user data of all owners.
package struct DefaultLibraryRepository: LibraryRepository {

    private let storage: any LibraryStorage
    private let limits: LibraryLimits
    private let changes: ChangeNotifier
    private let titles: (any LastKnownTitleKeeping)?
    private let watchlistMapper = WatchlistEntryMapper()
    private let searchMapper = SearchHistoryEntryMapper()

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - storage: The storage of the user data.
    ///   - maximumWatchlistCount: The maximum number of watchlist entries of an owner. Default:
    ///     ``/CoreDomain/WatchlistEntry/defaultMaximumCount``.
    ///   - maximumSearchCount: The maximum number of searches of an owner. Default:
    ///     ``/CoreDomain/SearchHistoryEntry/defaultMaximumCount``.
    ///   - changes: The notifier that announces changes of the user data.
    ///   - titles: The keeper of the last known names of titles. Default: none.
    package init(
        storage: any LibraryStorage, maximumWatchlistCount: Int = WatchlistEntry.defaultMaximumCount,
        maximumSearchCount: Int = SearchHistoryEntry.defaultMaximumCount, changes: ChangeNotifier = ChangeNotifier(),
        titles: (any LastKnownTitleKeeping)? = nil
    ) {
        self.storage = storage
        limits = LibraryLimits(entryCount: maximumWatchlistCount, searchCount: maximumSearchCount)
        self.changes = changes
        self.titles = titles
    }

    package func owners(after owner: WatchlistOwner?, limit: Int) async throws(PopcornError) -> [WatchlistOwner] {
        let names = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.owners(after: owner?.name ?? "", limit: limit)
        }
        var owners: [WatchlistOwner] = []
        for name in names { owners.append(try WatchlistOwner(name)) }
        return owners
    }

    package func records(of owner: WatchlistOwner) async throws(PopcornError) -> [LibraryRecord] {
        let rows = try await PopcornError.storage { () throws(DatabaseError) in try await storage.rows(of: owner.name) }
        let contents: [LibraryRecord.Content] =
            watchlistMapper.map(rows).map { .watchlistEntry($0) }
            + rows.searches.compactMap(searchMapper.map).map { .search($0) }
        return contents.map { LibraryRecord(owner: owner, content: $0) }
    }

    package func add(_ records: [LibraryRecord]) async throws(PopcornError) -> Int {
        var rows: [String: LibraryRows] = [:]
        for record in records { try add(record, to: &rows[record.owner.name, default: LibraryRows()]) }
        let additions = rows
        let added = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.add(additions, limits)
        }
        guard let added else { throw .watchlistIsFull(limits.entryCount) }
        for (name, rows) in added { announce(rows, of: try WatchlistOwner(name)) }
        titles?.addMissing(records.compactMap(\.titleWithoutName))
        return added.values.reduce(0) { $0 + $1.entries.count + $1.searches.count }
    }

    package func deleteAll(of owner: WatchlistOwner) async throws(PopcornError) -> LibraryDeletion {
        let deleted = try await PopcornError.storage { () throws(DatabaseError) in
            try await storage.deleteAll(of: owner.name)
        }
        announce(deleted, of: owner)
        return LibraryDeletion(
            watchlistEntryCount: deleted.entries.count, searchCount: deleted.searches.count,
            olderCopies: storage.olderCopies)
    }

    /// Adds the row of a record to those of its owner.
    private func add(_ record: LibraryRecord, to rows: inout LibraryRows) throws(PopcornError) {
        switch record.content {
        case .watchlistEntry(let entry):
            try entry.kind.validate(entry.id)
            rows.entries.append(watchlistMapper.map(entry, owner: record.owner))
            if let known = entry.lastKnown {
                rows.titles.append(CoreWatchlistTitleEntity(TitleID(entry.kind, entry.id), known))
            }
        case .search(let search):
            let term = SearchTerm(search.text, kind: search.kind)
            try term.validate()
            rows.searches.append(searchMapper.map(search, key: searchMapper.key(term, record.owner), sequence: 0))
        }
    }

    private func announce(_ rows: LibraryRows, of owner: WatchlistOwner) {
        for entry in rows.entries.compactMap(watchlistMapper.map) {
            changes.announceWatchlist(of: entry.kind, owner, id: entry.id)
        }
        if !rows.searches.isEmpty { changes.announceSearchHistory(of: owner) }
    }
}

extension LibraryRecord {
    /// The title of a watchlist entry without a last known name.
    fileprivate var titleWithoutName: TitleID? {
        guard case .watchlistEntry(let entry) = content, entry.lastKnown == nil else { return nil }
        return TitleID(entry.kind, entry.id)
    }
}
