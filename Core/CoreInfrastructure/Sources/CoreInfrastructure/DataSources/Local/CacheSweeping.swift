package import Foundation
package import Persistence

/// A type that deletes old cache rows that are not counted as content, such as list pages, genres and not-found
/// responses.
package protocol CacheSweeping: Sendable {

    /// Deletes rows in small batches, so that other writes can run in between.
    ///
    /// - Parameter date: The time before which the rows to delete were stored. If `nil`, all rows are deleted.
    func delete(before date: Date?) async throws(DatabaseError)
}

extension AggregateStore: CacheSweeping where Entity.Key: LocalizedKey {

    package func delete(before date: Date?) async throws(DatabaseError) {
        _ = try await delete(cachedBefore: date)
    }
}

extension Database {

    /// Deletes the rows of a table whose time in a column is before a date, 100 rows per transaction. If the date is
    /// `nil`, all rows are deleted.
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
