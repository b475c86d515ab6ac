import CoreDomain
import PopcornPersistence

extension Transaction where Self: ~Copyable {

    /// Returns the rows of an owner's watchlist, latest addition first.
    ///
    /// - Parameter kind: The kind of the titles. Default: `nil`, for all kinds.
    func watchlistEntries(
        of owner: WatchlistOwner, kind: TitleKind? = nil
    ) throws(DatabaseError) -> [CoreWatchlistEntryEntity] {
        let ofKind = kind == nil ? "" : "AND kind = ?"
        return try all(
            CoreWatchlistEntryEntity.self, "WHERE owner = ? \(ofKind) ORDER BY added_at DESC, kind, title_id",
            [owner.name] + [kind?.rawValue].compactMap(\.self))
    }

    /// Returns the entries that are not on an owner's watchlist yet; `nil` if the watchlist with them would exceed a
    /// maximum number of entries.
    ///
    /// - Parameter entries: The rows of the entries, all of the owner.
    func newWatchlistEntries(
        among entries: [CoreWatchlistEntryEntity], of owner: WatchlistOwner, maximumCount: Int
    ) throws(DatabaseError) -> [CoreWatchlistEntryEntity]? {
        var new: [CoreWatchlistEntryEntity] = []
        var keys: Set<CoreWatchlistEntryEntity.Key> = []
        for entry in entries where keys.insert(entry.key).inserted {
            if try find(CoreWatchlistEntryEntity.self, entry.key) == nil { new.append(entry) }
        }
        guard !new.isEmpty else { return [] }
        let table = table(of: CoreWatchlistEntryEntity.self)
        let count = try query("SELECT count(*) FROM \(table) WHERE owner = ?", [owner.name], table: table) {
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
