import CoreDomain
package import Foundation
package import PopcornPersistence

/// The storage of user data in the user-data database.
package struct SQLiteLibraryStorage: LibraryStorage {

    private let database: Database

    /// Creates a storage on a user-data database that was opened with ``Swift/Array/library``.
    package init(_ database: Database) {
        self.database = database
    }

    package var olderCopies: [URL] { database.olderCopies }

    package var health: DatabaseHealth {
        get async { await database.health }
    }

    package func copy(to file: URL) async throws(DatabaseError) {
        try await database.copy(to: file)
    }

    package func close() async {
        await database.close()
    }

    // MARK: - Watchlists

    package func watchlist(of owner: String, kind: String?) async throws(DatabaseError) -> LibraryRows {
        try await database.read { transaction throws(DatabaseError) in
            try transaction.watchlist(of: owner, kind: kind)
        }
    }

    package func contains(_ key: CoreWatchlistEntryEntity.Key) async throws(DatabaseError) -> Bool {
        try await database.find(CoreWatchlistEntryEntity.self, key) != nil
    }

    package func existing(
        _ keys: [CoreWatchlistEntryEntity.Key]
    ) async throws(DatabaseError) -> Set<CoreWatchlistEntryEntity.Key> {
        try await database.read { transaction throws(DatabaseError) in
            var existing: Set<CoreWatchlistEntryEntity.Key> = []
            for (kind, keys) in Dictionary(grouping: keys, by: \.kind) {
                let places = Array(repeating: "?", count: keys.count).joined(separator: ", ")
                let values: [any ColumnValue] = [keys[0].owner, kind] + keys.map(\.titleID)
                existing.formUnion(
                    try transaction.all(
                        CoreWatchlistEntryEntity.self, "WHERE owner = ? AND kind = ? AND title_id IN (\(places))",
                        values
                    ).map(\.key))
            }
            return existing
        }
    }

    package func add(
        _ entries: [CoreWatchlistEntryEntity], maximumCount: Int
    ) async throws(DatabaseError) -> [CoreWatchlistEntryEntity]? {
        try await database.write { transaction throws(DatabaseError) in
            let new = try transaction.newWatchlistEntries(among: entries, maximumCount: maximumCount)
            for entity in new ?? [] { try transaction.insert(entity) }
            return new
        }
    }

    package func toggle(
        _ entry: CoreWatchlistEntryEntity, maximumCount: Int
    ) async throws(DatabaseError) -> Bool? {
        try await database.write { transaction throws(DatabaseError) -> Bool? in
            if try transaction.delete(CoreWatchlistEntryEntity.self, entry.key) { return false }
            guard let new = try transaction.newWatchlistEntries(among: [entry], maximumCount: maximumCount) else {
                return nil
            }
            for entity in new { try transaction.insert(entity) }
            return true
        }
    }

    package func remove(_ key: CoreWatchlistEntryEntity.Key) async throws(DatabaseError) -> Bool {
        try await database.write { transaction throws(DatabaseError) in
            try transaction.delete(CoreWatchlistEntryEntity.self, key)
        }
    }

    // MARK: - Last known names

    package func listedTitles(
        among keys: [CoreWatchlistTitleEntity.Key]
    ) async throws(DatabaseError) -> [CoreWatchlistTitleEntity.Key: CoreWatchlistTitleEntity?] {
        try await database.read { transaction throws(DatabaseError) in
            var titles: [CoreWatchlistTitleEntity.Key: CoreWatchlistTitleEntity?] = [:]
            for key in keys where try transaction.isListed(key) {
                titles[key] = .some(try transaction.find(CoreWatchlistTitleEntity.self, key))
            }
            return titles
        }
    }

    package func store(_ titles: [CoreWatchlistTitleEntity]) async throws(DatabaseError) {
        try await database.write { transaction throws(DatabaseError) in
            for title in titles where try transaction.isListed(title.key) { try transaction.store(title) }
        }
    }

    // MARK: - Search histories

    package func searches(of owner: String) async throws(DatabaseError) -> [CoreSearchHistoryEntryEntity] {
        try await database.read { transaction throws(DatabaseError) in try transaction.newestSearches(of: owner) }
    }

    package func record(
        _ search: CoreSearchHistoryEntryEntity, maximumCount: Int
    ) async throws(DatabaseError) {
        try await database.write { transaction throws(DatabaseError) in
            let owner = search.key.owner
            let latest = try transaction.newestSearches(of: owner, limit: 1).first?.sequence ?? 0
            // After the largest number, which only a damaged file contains, the order of new searches is undefined.
            try transaction.store(search.numbered(latest < .max ? latest + 1 : latest))
            for surplus in try transaction.newestSearches(of: owner, skipping: maximumCount) {
                _ = try transaction.delete(CoreSearchHistoryEntryEntity.self, surplus.key)
            }
        }
    }

    package func remove(_ key: CoreSearchHistoryEntryEntity.Key) async throws(DatabaseError) -> Bool {
        try await database.write { transaction throws(DatabaseError) in
            try transaction.delete(CoreSearchHistoryEntryEntity.self, key)
        }
    }

    package func removeSearches(of owner: String) async throws(DatabaseError) -> Int {
        try await database.write { transaction throws(DatabaseError) in try transaction.deleteSearches(of: owner) }
    }

    // MARK: - Calendar subscriptions

    package func calendarSubscription(
        of owner: String
    ) async throws(DatabaseError) -> CoreCalendarSubscriptionEntity? {
        try await database.find(CoreCalendarSubscriptionEntity.self, .init(owner: owner))
    }

    package func calendarSubscription(
        secretHash: String
    ) async throws(DatabaseError) -> CoreCalendarSubscriptionEntity? {
        try await database.read { transaction throws(DatabaseError) in
            try transaction.all(CoreCalendarSubscriptionEntity.self, "WHERE secret_hash = ?", [secretHash]).first
        }
    }

    package func replace(_ subscription: CoreCalendarSubscriptionEntity) async throws(DatabaseError) {
        try await database.write { transaction throws(DatabaseError) in try transaction.store(subscription) }
    }

    package func removeCalendarSubscription(of owner: String) async throws(DatabaseError) -> Bool {
        try await database.write { transaction throws(DatabaseError) in
            try transaction.delete(CoreCalendarSubscriptionEntity.self, .init(owner: owner))
        }
    }

    // MARK: - All user data

    package func owners(after name: String, limit: Int) async throws(DatabaseError) -> [String] {
        try await database.read { transaction throws(DatabaseError) in
            var names: [String] = []
            while names.count < limit, let name = try transaction.owner(after: names.last ?? name) {
                names.append(name)
            }
            return names
        }
    }

    package func rows(of owner: String) async throws(DatabaseError) -> LibraryRows {
        try await database.read { transaction throws(DatabaseError) in
            var rows = try transaction.watchlist(of: owner)
            rows.searches = try transaction.newestSearches(of: owner)
            return rows
        }
    }

    package func add(
        _ rows: [String: LibraryRows], _ limits: LibraryLimits
    ) async throws(DatabaseError) -> [String: LibraryRows]? {
        try await database.write { transaction throws(DatabaseError) -> [String: LibraryRows]? in
            var added: [String: LibraryRows] = [:]
            // All watchlists are checked before the first row is written.
            for (owner, rows) in rows {
                guard
                    let new = try transaction.newWatchlistEntries(
                        among: rows.entries, maximumCount: limits.entryCount)
                else { return nil }
                added[owner] = LibraryRows(entries: new)
            }
            for (owner, rows) in rows {
                for entry in added[owner]?.entries ?? [] { try transaction.insert(entry) }
                for title in rows.titles { _ = try transaction.insertIfNew(title) }
                guard !rows.searches.isEmpty else { continue }
                let searches = try transaction.newestSearches(of: owner)
                    .adding(rows.searches, maximumCount: limits.searchCount)
                guard !searches.added.isEmpty else { continue }
                _ = try transaction.deleteSearches(of: owner)
                for search in searches.all { try transaction.insert(search) }
                added[owner]?.searches = searches.added
            }
            return added
        }
    }

    package func deleteAll(of owner: String) async throws(DatabaseError) -> LibraryRows {
        let deleted = try await database.write { transaction throws(DatabaseError) in
            var rows = try transaction.watchlist(of: owner)
            rows.searches = try transaction.newestSearches(of: owner)
            _ = try transaction.delete(CoreWatchlistEntryEntity.self, where: "owner = ?", [owner], limit: .max)
            _ = try transaction.deleteSearches(of: owner)
            _ = try transaction.delete(CoreCalendarSubscriptionEntity.self, .init(owner: owner))
            return rows
        }
        // Until the checkpoint, the write-ahead log and the file contain the deleted rows. The task does not inherit the
        // cancellation of the caller.
        await Task { try? await database.checkpoint() }.value
        return deleted
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
