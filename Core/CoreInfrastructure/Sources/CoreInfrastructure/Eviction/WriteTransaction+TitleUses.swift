import CoreDomain
import Foundation
import PopcornCaching
import PopcornPersistence

extension WriteTransaction {

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
