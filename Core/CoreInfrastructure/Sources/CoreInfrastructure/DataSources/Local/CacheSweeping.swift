package import Foundation
package import Persistence

/// Deletes what is old of something in the cache that is not counted as content.
package protocol CacheSweeping: Sendable {

    /// Deletes rows, a few at a time, so that other writes get their turn in between.
    ///
    /// - Parameter date: Rows from before this time are deleted; without it, all.
    func delete(before date: Date?) async throws(DatabaseError)
}

extension AggregateStore: CacheSweeping where Entity.Key: LocalizedKey {

    package func delete(before date: Date?) async throws(DatabaseError) {
        _ = try await delete(cachedBefore: date)
    }
}

extension Database {

    /// Deletes the rows of a table whose time in a column is before another, a hundred in a transaction.
    func sweep<Value: TableEntity>(
        _ type: Value.Type, where column: String, isBefore date: Date?
    ) async throws(DatabaseError) {
        let batch = 100
        var deleted = batch
        while deleted == batch {
            deleted = try await write { transaction throws(DatabaseError) in
                try transaction.delete(type, where: "\(column) < ?", [date ?? .distantFuture], limit: batch)
            }
        }
    }
}
