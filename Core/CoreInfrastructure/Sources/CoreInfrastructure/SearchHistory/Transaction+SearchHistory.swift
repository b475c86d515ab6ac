import PopcornPersistence

extension Transaction where Self: ~Copyable {

    /// Returns the rows of an owner's searches, newest first.
    ///
    /// - Parameters:
    ///   - skipped: The number of newest rows to omit. Default: 0.
    ///   - limit: The maximum number of rows. Default: no limit.
    func newestSearches(
        of owner: String, skipping skipped: Int = 0, limit: Int = .max
    ) throws(DatabaseError) -> [CoreSearchHistoryEntryEntity] {
        try all(
            CoreSearchHistoryEntryEntity.self, "WHERE owner = ? ORDER BY sequence DESC LIMIT ? OFFSET ?",
            [owner, limit, skipped])
    }
}

extension WriteTransaction {

    /// Deletes all searches of an owner.
    ///
    /// - Returns: The number of deleted searches.
    func deleteSearches(of owner: String) throws(DatabaseError) -> Int {
        try delete(CoreSearchHistoryEntryEntity.self, where: "owner = ?", [owner], limit: .max)
    }
}
