import CoreDomain
import PopcornPersistence

extension Transaction where Self: ~Copyable {

    /// Returns the rows of an owner's watchlist, latest addition first, and the last known names of its titles.
    ///
    /// - Parameter kind: The raw value of the kind of the titles. Default: `nil`, for all kinds.
    func watchlist(of owner: String, kind: String? = nil) throws(DatabaseError) -> LibraryRows {
        let condition = "WHERE owner = ? \(kind == nil ? "" : "AND kind = ?")"
        let values: [any ColumnValue] = [owner] + [kind].compactMap(\.self)
        let table = table(of: CoreWatchlistEntryEntity.self)
        return LibraryRows(
            entries: try all(
                CoreWatchlistEntryEntity.self, "\(condition) ORDER BY added_at DESC, kind, title_id", values),
            titles: try all(
                CoreWatchlistTitleEntity.self,
                "WHERE (kind, title_id) IN (SELECT kind, title_id FROM \(table) \(condition))", values))
    }

    /// Returns whether a title is on any watchlist.
    func isListed(_ title: CoreWatchlistTitleEntity.Key) throws(DatabaseError) -> Bool {
        let table = table(of: CoreWatchlistEntryEntity.self)
        return try !query(
            "SELECT 1 FROM \(table) WHERE kind = ? AND title_id = ? LIMIT 1", [title.kind, title.titleID],
            table: table
        ) { _ in () }.isEmpty
    }

    /// Returns the entries that are not on their owner's watchlist yet; `nil` if the watchlist with them would exceed a
    /// maximum number of entries.
    ///
    /// - Parameter entries: The rows of the entries, all of one owner.
    func newWatchlistEntries(
        among entries: [CoreWatchlistEntryEntity], maximumCount: Int
    ) throws(DatabaseError) -> [CoreWatchlistEntryEntity]? {
        var new: [CoreWatchlistEntryEntity] = []
        var keys: Set<CoreWatchlistEntryEntity.Key> = []
        for entry in entries where keys.insert(entry.key).inserted {
            if try find(CoreWatchlistEntryEntity.self, entry.key) == nil { new.append(entry) }
        }
        guard let owner = new.first?.key.owner else { return [] }
        let table = table(of: CoreWatchlistEntryEntity.self)
        let count = try query("SELECT count(*) FROM \(table) WHERE owner = ?", [owner], table: table) {
            $0.optionalColumn(Int.self) ?? 0
        }
        return (count.first ?? 0) + new.count <= maximumCount ? new : nil
    }
}

extension PopcornError {

    /// Creates the error of a watchlist that would exceed its maximum number of entries.
    static func watchlistIsFull(_ maximumCount: Int) -> PopcornError {
        PopcornError(.limitReached, "A watchlist has at most \(maximumCount) entries; remove some before adding others")
    }
}
