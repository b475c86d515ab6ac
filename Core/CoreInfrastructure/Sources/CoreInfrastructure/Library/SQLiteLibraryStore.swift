package import CoreDomain
package import Foundation
package import PopcornPersistence

/// The store of user data in the user-data database.
package struct SQLiteLibraryStore: LibraryStore {

    private let database: Database

    /// Creates a store on a user-data database that was opened with ``Swift/Array/library``.
    package init(_ database: Database) {
        self.database = database
    }

    package var health: DatabaseHealth {
        get async { await database.health }
    }

    package func copy(to file: URL) async throws(PopcornError) {
        try await PopcornError.storage { () throws(DatabaseError) in try await database.copy(to: file) }
    }

    package func close() async {
        await database.close()
    }

    private func read<Result: Sendable>(
        _ body: (borrowing ReadTransaction) throws(DatabaseError) -> Result
    ) async throws(PopcornError) -> Result {
        try await PopcornError.storage { () throws(DatabaseError) in try await database.read(body) }
    }

    private func write<Result: Sendable>(
        _ body: @escaping @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> Result
    ) async throws(PopcornError) -> Result {
        try await PopcornError.storage { () throws(DatabaseError) in try await database.write(body) }
    }

    // MARK: - Watchlists

    package func entries(
        _ kind: TitleKind?, of owner: WatchlistOwner
    ) async throws(PopcornError) -> [WatchlistEntry] {
        try await read { transaction throws(DatabaseError) in try transaction.watchlist(of: owner, kind) }
    }

    package func contains(_ title: TitleID, of owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.find(CoreWatchlistEntryEntity.self, .init(title, of: owner)) != nil
        }
    }

    package func titles(
        among titles: Set<TitleID>, of owner: WatchlistOwner
    ) async throws(PopcornError) -> Set<TitleID> {
        try await read { transaction throws(DatabaseError) in
            var found: Set<TitleID> = []
            for (kind, titles) in Dictionary(grouping: titles, by: \.kind) {
                let places = Array(repeating: "?", count: titles.count).joined(separator: ", ")
                let rows = try transaction.all(
                    CoreWatchlistEntryEntity.self, "WHERE owner = ? AND kind = ? AND title_id IN (\(places))",
                    [owner.name, kind.rawValue] + titles.map(\.id))
                found.formUnion(rows.compactMap(\.key.title))
            }
            return found
        }
    }

    package func toggle(
        _ entry: WatchlistEntry, of owner: WatchlistOwner, maximumCount: Int
    ) async throws(PopcornError) -> Bool? {
        try await write { transaction throws(DatabaseError) -> Bool? in
            let row = CoreWatchlistEntryEntity(entry, of: owner)
            if try transaction.delete(CoreWatchlistEntryEntity.self, row.key) { return false }
            guard try transaction.newEntries(among: [entry], of: owner, maximumCount: maximumCount) != nil else {
                return nil
            }
            try transaction.insert(row)
            return true
        }
    }

    package func remove(_ title: TitleID, of owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await write { transaction throws(DatabaseError) in
            try transaction.delete(CoreWatchlistEntryEntity.self, .init(title, of: owner))
        }
    }

    // MARK: - Last known names

    package func listedTitles(among titles: [TitleID]) async throws(PopcornError) -> [TitleID: LastKnownTitle?] {
        try await read { transaction throws(DatabaseError) in
            var listed: [TitleID: LastKnownTitle?] = [:]
            for title in titles where try transaction.isListed(title) {
                listed[title] = .some(try transaction.find(CoreWatchlistTitleEntity.self, .init(title))?.name)
            }
            return listed
        }
    }

    package func store(_ names: [TitleID: LastKnownTitle]) async throws(PopcornError) {
        try await write { transaction throws(DatabaseError) in
            for (title, name) in names where try transaction.isListed(title) {
                try transaction.store(CoreWatchlistTitleEntity(title, name))
            }
        }
    }

    // MARK: - Search histories

    package func searches(of owner: WatchlistOwner) async throws(PopcornError) -> [SearchHistoryEntry] {
        try await read { transaction throws(DatabaseError) in
            try transaction.newestSearches(of: owner).compactMap(\.search)
        }
    }

    package func record(
        _ search: SearchHistoryEntry, of owner: WatchlistOwner, maximumCount: Int
    ) async throws(PopcornError) {
        try await write { transaction throws(DatabaseError) in
            let latest = try transaction.newestSearches(of: owner, limit: 1).first?.sequence ?? 0
            var row = CoreSearchHistoryEntryEntity(search, of: owner)
            // After the largest number, which only a damaged file contains, the order of new searches is undefined.
            row.sequence = latest < .max ? latest + 1 : latest
            try transaction.store(row)
            for surplus in try transaction.newestSearches(of: owner, skipping: maximumCount) {
                _ = try transaction.delete(CoreSearchHistoryEntryEntity.self, surplus.key)
            }
        }
    }

    package func remove(_ term: SearchTerm, of owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await write { transaction throws(DatabaseError) in
            try transaction.delete(CoreSearchHistoryEntryEntity.self, .init(term, of: owner))
        }
    }

    package func removeSearches(of owner: WatchlistOwner) async throws(PopcornError) -> Int {
        try await write { transaction throws(DatabaseError) in try transaction.deleteSearches(of: owner) }
    }

    // MARK: - Calendar subscriptions

    package func calendarSubscription(of owner: WatchlistOwner) async throws(PopcornError) -> Date? {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.find(CoreCalendarSubscriptionEntity.self, .init(owner: owner.name))?.createdAt
        }
    }

    package func calendarOwner(secretHash: String) async throws(PopcornError) -> WatchlistOwner? {
        let row = try await read { transaction throws(DatabaseError) in
            try transaction.all(CoreCalendarSubscriptionEntity.self, "WHERE secret_hash = ?", [secretHash]).first
        }
        return try row.map { row throws(PopcornError) in try WatchlistOwner(row.key.owner) }
    }

    package func subscribeToCalendar(
        of owner: WatchlistOwner, secretHash: String, at time: Date
    ) async throws(PopcornError) {
        try await write { transaction throws(DatabaseError) in
            try transaction.store(
                CoreCalendarSubscriptionEntity(
                    key: .init(owner: owner.name), secretHash: secretHash, createdAt: time))
        }
    }

    package func unsubscribeFromCalendar(of owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await write { transaction throws(DatabaseError) in
            try transaction.delete(CoreCalendarSubscriptionEntity.self, .init(owner: owner.name))
        }
    }

    // MARK: - All user data

    package func owners(after name: String, limit: Int) async throws(PopcornError) -> [String] {
        try await read { transaction throws(DatabaseError) in
            var names: [String] = []
            while names.count < limit, let name = try transaction.owner(after: names.last ?? name) {
                names.append(name)
            }
            return names
        }
    }

    package func records(of owner: WatchlistOwner) async throws(PopcornError) -> [LibraryRecord] {
        try await read { transaction throws(DatabaseError) in
            let contents: [LibraryRecord.Content] =
                try transaction.watchlist(of: owner).map { .watchlistEntry($0) }
                + transaction.newestSearches(of: owner).compactMap(\.search).map { .search($0) }
            return contents.map { LibraryRecord(owner: owner, content: $0) }
        }
    }

    package func add(
        _ records: [LibraryRecord], _ limits: LibraryLimits
    ) async throws(PopcornError) -> [LibraryRecord]? {
        try await write { transaction throws(DatabaseError) -> [LibraryRecord]? in
            let recordsByOwner = Dictionary(grouping: records, by: \.owner)
            var added: [LibraryRecord] = []
            // All watchlists are checked before the first row is written.
            for (owner, records) in recordsByOwner {
                guard
                    let new = try transaction.newEntries(
                        among: records.compactMap(\.watchlistEntry), of: owner, maximumCount: limits.entryCount)
                else { return nil }
                for entry in new { added.append(LibraryRecord(owner: owner, content: .watchlistEntry(entry))) }
            }
            for record in added {
                guard let entry = record.watchlistEntry else { continue }
                try transaction.insert(CoreWatchlistEntryEntity(entry, of: record.owner))
            }
            for entry in records.compactMap(\.watchlistEntry) {
                guard let name = entry.lastKnown else { continue }
                _ = try transaction.insertIfNew(CoreWatchlistTitleEntity(entry.titleID, name))
            }
            for (owner, records) in recordsByOwner where records.contains(where: { $0.search != nil }) {
                let searches = try transaction.newestSearches(of: owner)
                    .adding(records, of: owner, maximumCount: limits.searchCount)
                guard let searches else { continue }
                _ = try transaction.deleteSearches(of: owner)
                for row in searches.all { try transaction.insert(row) }
                added += searches.added
            }
            return added
        }
    }

    package func deleteAll(
        of owner: WatchlistOwner
    ) async throws(PopcornError) -> (deletion: LibraryDeletion, titles: [TitleID]) {
        let (entries, searchCount) = try await write { transaction throws(DatabaseError) in
            let entries = try transaction.all(CoreWatchlistEntryEntity.self, "WHERE owner = ?", [owner.name])
            _ = try transaction.delete(CoreWatchlistEntryEntity.self, where: "owner = ?", [owner.name], limit: .max)
            _ = try transaction.delete(CoreCalendarSubscriptionEntity.self, .init(owner: owner.name))
            return (entries, try transaction.deleteSearches(of: owner))
        }
        // Until the checkpoint, the write-ahead log and the file contain the deleted rows. The task does not inherit
        // the cancellation of the caller.
        await Task { try? await database.checkpoint() }.value
        let deletion = LibraryDeletion(
            watchlistEntryCount: entries.count, searchCount: searchCount, olderCopies: database.olderCopies)
        return (deletion, entries.compactMap(\.key.title))
    }
}

extension Transaction where Self: ~Copyable {

    /// Returns an owner's watchlist, latest addition first, with the last known names of its titles.
    ///
    /// - Parameter kind: The kind of the titles. Default: `nil`, for all kinds.
    fileprivate func watchlist(
        of owner: WatchlistOwner, _ kind: TitleKind? = nil
    ) throws(DatabaseError) -> [WatchlistEntry] {
        let condition = "WHERE owner = ? \(kind == nil ? "" : "AND kind = ?")"
        let values: [any ColumnValue] = [owner.name] + [kind?.rawValue].compactMap(\.self)
        let table = table(of: CoreWatchlistEntryEntity.self)
        let entries = try all(
            CoreWatchlistEntryEntity.self, "\(condition) ORDER BY added_at DESC, kind, title_id", values)
        let names = Dictionary(
            try all(
                CoreWatchlistTitleEntity.self,
                "WHERE (kind, title_id) IN (SELECT kind, title_id FROM \(table) \(condition))", values
            ).map { ($0.key, $0.name) }
        ) { first, _ in first }
        return entries.compactMap { $0.entry(names) }
    }

    /// Returns whether a title is on any watchlist.
    fileprivate func isListed(_ title: TitleID) throws(DatabaseError) -> Bool {
        let table = table(of: CoreWatchlistEntryEntity.self)
        return try !query(
            "SELECT 1 FROM \(table) WHERE kind = ? AND title_id = ? LIMIT 1", [title.kind.rawValue, title.id],
            table: table
        ) { _ in () }.isEmpty
    }

    /// Returns the entries that are not on an owner's watchlist yet; `nil` if the watchlist with them would exceed a
    /// maximum number of entries.
    fileprivate func newEntries(
        among entries: [WatchlistEntry], of owner: WatchlistOwner, maximumCount: Int
    ) throws(DatabaseError) -> [WatchlistEntry]? {
        var new: [WatchlistEntry] = []
        var titles: Set<TitleID> = []
        for entry in entries where titles.insert(entry.titleID).inserted {
            if try find(CoreWatchlistEntryEntity.self, .init(entry.titleID, of: owner)) == nil { new.append(entry) }
        }
        guard !new.isEmpty else { return [] }
        let table = table(of: CoreWatchlistEntryEntity.self)
        let count = try query("SELECT count(*) FROM \(table) WHERE owner = ?", [owner.name], table: table) {
            $0.optionalColumn(Int.self) ?? 0
        }
        return (count.first ?? 0) + new.count <= maximumCount ? new : nil
    }

    /// Returns the rows of an owner's searches, newest first.
    ///
    /// - Parameters:
    ///   - skipped: The number of newest rows to omit. Default: 0.
    ///   - limit: The maximum number of rows. Default: no limit.
    fileprivate func newestSearches(
        of owner: WatchlistOwner, skipping skipped: Int = 0, limit: Int = .max
    ) throws(DatabaseError) -> [CoreSearchHistoryEntryEntity] {
        try all(
            CoreSearchHistoryEntryEntity.self, "WHERE owner = ? ORDER BY sequence DESC LIMIT ? OFFSET ?",
            [owner.name, limit, skipped])
    }

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

extension WriteTransaction {

    /// Deletes all searches of an owner.
    ///
    /// - Returns: The number of deleted searches.
    fileprivate func deleteSearches(of owner: WatchlistOwner) throws(DatabaseError) -> Int {
        try delete(CoreSearchHistoryEntryEntity.self, where: "owner = ?", [owner.name], limit: .max)
    }
}
