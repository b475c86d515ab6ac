package import Foundation
package import Persistence

/// A type that counts and deletes the cached values of one kind.
package protocol CacheMaintaining: Sendable {

    /// Returns the number and the ages of the cached values, read from one snapshot.
    func statistics() async throws(DatabaseError) -> CachedValueStatistics

    /// Deletes values and the rows of their relations in small batches. Each transaction holds the lock for
    /// milliseconds, so that other writes can run in between.
    ///
    /// - Parameter date: The time before which the values to delete were cached. If `nil`, all values that exist at the
    ///   start are deleted.
    /// - Returns: The number of deleted values. The same item in two languages counts as two values.
    func delete(cachedBefore date: Date?) async throws(DatabaseError) -> Int
}

/// The statistics of one kind of cached value.
package struct CachedValueStatistics: Equatable, Sendable {
    /// The number of values by language tag.
    package let countByLanguage: [String: Int]
    /// The time when the oldest value was cached; `nil` if the cache is empty.
    package let oldest: Date?
    /// The time when the newest value was cached; `nil` if the cache is empty.
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
            // Each subquery reads one end of the index. A single query for both would read the whole index.
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
        // Values that are stored meanwhile are newer and are not deleted, so the loop ends.
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

/// The number of values that one transaction deletes. A large movie, with 1,300 rows, takes 1 to 2 milliseconds.
private let deletionBatch = 4
