import CoreDomain
import Foundation
import PopcornCaching
import PopcornPersistence

extension WriteTransaction {

    /// Adds the title of a key to the titles that can be evicted, unless it is one of them.
    ///
    /// - Parameter date: The time at which a value of the title is stored.
    func registerTitle(of key: some CacheKey, storedAt date: Date) throws(DatabaseError) {
        guard let title = key.title else { return }
        _ = try insertIfNew(CoreTitleUseEntity(key: .init(title), usedAt: TitleUses.time(of: date)))
    }

    /// Stores uses of titles. A later use that is already stored remains.
    func storeUses(_ uses: [CachedTitle: Int]) throws(DatabaseError) {
        let sql = """
            INSERT INTO \(table(of: CoreTitleUseEntity.self)) (kind, title_id, used_at) VALUES (?, ?, ?) \
            ON CONFLICT (kind, title_id) DO UPDATE SET used_at = excluded.used_at WHERE excluded.used_at > used_at
            """
        for (title, time) in uses { try executeUnnoted(sql, [title.kind.rawValue, title.id, time]) }
    }

    /// Changes the times of stored uses that are in the future, because a clock was wrong. Their titles would otherwise
    /// be evicted last until then.
    ///
    /// - Parameters:
    ///   - limit: The time after which a use is in the future.
    ///   - now: The new time.
    func correctUses(after limit: Int, to now: Int) throws(DatabaseError) {
        let sql = "UPDATE \(table(of: CoreTitleUseEntity.self)) SET used_at = ? WHERE used_at > ?"
        try execute(sql, [now, limit])
    }

    /// Returns the title that was used least recently, according to the stored uses; `nil` if there are none.
    func leastRecentlyUsedTitle() throws(DatabaseError) -> CoreTitleUseEntity? {
        try all(CoreTitleUseEntity.self, "ORDER BY used_at LIMIT 1").first
    }
}

extension ReadTransaction {

    /// Returns whether the stored uses of some titles are missing, or older than the uses by more than an interval.
    ///
    /// - Parameter interval: The interval in the unit of the times.
    func isAnyStoredUse(of uses: [CachedTitle: Int], olderBy interval: Int) throws(DatabaseError) -> Bool {
        for (title, time) in uses {
            guard let stored = try find(CoreTitleUseEntity.self, .init(title)), stored.usedAt > time - interval else {
                return true
            }
        }
        return false
    }
}
