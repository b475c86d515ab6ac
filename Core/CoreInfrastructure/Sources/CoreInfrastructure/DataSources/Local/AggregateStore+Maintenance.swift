package import Foundation
package import Persistence

/// Looks after values of one kind in the cache.
package protocol CacheMaintaining: Sendable {

    /// How many values there are, and since when, as of one moment.
    func statistics() async throws(DatabaseError) -> CachedValueStatistics

    /// Deletes values, with all that belongs to them, a few at a time: each transaction holds the lock for
    /// milliseconds, and other writes get their turn in between.
    ///
    /// - Parameter date: Values cached before this time are deleted; without it, all that are there at the beginning.
    /// - Returns: How many there were, each language counted.
    func delete(cachedBefore date: Date?) async throws(DatabaseError) -> Int
}

/// What the cache holds of one kind of value.
package struct CachedValueStatistics: Equatable, Sendable {
    /// How many values there are, by language tag.
    package let countByLanguage: [String: Int]
    /// When the oldest was cached; `nil` in an empty cache.
    package let oldest: Date?
    /// When the newest was cached; `nil` in an empty cache.
    package let newest: Date?

    package init(countByLanguage: [String: Int], oldest: Date?, newest: Date?) {
        self.countByLanguage = countByLanguage
        self.oldest = oldest
        self.newest = newest
    }
}

extension AggregateStore: CacheMaintaining where Entity.Key: LocalizedKey {

    package func statistics() async throws(DatabaseError) -> CachedValueStatistics {
        try await database.read { transaction throws(DatabaseError) in
            let table = transaction.table(of: Entity.self)
            let (language, time) = (CacheColumn.language, CacheColumn.cachedAt)
            let counts = try transaction.query("SELECT \(language), count(*) FROM \(table) GROUP BY \(language)") {
                row in
                (row.optionalColumn(String.self) ?? "", row.optionalColumn(Int.self) ?? 0)
            }
            // One at a time, each is a look at an end of the index; both at once would read all of it.
            // https://sqlite.org/optoverview.html#the_min_max_optimization
            let times = try transaction.query(
                "SELECT (SELECT min(\(time)) FROM \(table)), (SELECT max(\(time)) FROM \(table))"
            ) { row in
                (oldest: row.optionalColumn(Date.self), newest: row.optionalColumn(Date.self))
            }
            return CachedValueStatistics(
                countByLanguage: Dictionary(counts, uniquingKeysWith: +), oldest: times.first?.oldest,
                newest: times.first?.newest)
        }
    }

    package func delete(cachedBefore date: Date?) async throws(DatabaseError) -> Int {
        let time = "\(CacheColumn.cachedAt)"
        if let date { return try await deleteInBatches(where: "\(time) < ?", date) }
        // What is stored meanwhile is newer and not deleted, so the loop ends.
        let newest = try await database.read { transaction throws(DatabaseError) in
            let table = transaction.table(of: Entity.self)
            return try transaction.query("SELECT max(\(time)) FROM \(table)") { $0.optionalColumn(Date.self) }
        }
        guard let newest = newest.first ?? nil else { return 0 }
        return try await deleteInBatches(where: "\(time) <= ?", newest)
    }

    private func deleteInBatches(where condition: String, _ date: Date) async throws(DatabaseError) -> Int {
        var count = 0
        while true {
            let deleted = try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(Entity.self, where: condition, [date], limit: deletionBatch)
            }
            count += deleted
            if deleted < deletionBatch { return count }
        }
    }
}

/// How many values one transaction deletes. A large movie, of 1,300 rows, takes one to two milliseconds.
private let deletionBatch = 4
