package import Foundation
package import PopcornPersistence

extension Database {

    /// Deletes the not-found responses that were received before a time. If the time is `nil`, all responses are
    /// deleted.
    package func deleteNotFoundResponses(before date: Date?) async throws(DatabaseError) {
        try await sweep(CoreNotFoundEntity.self, where: "missing_since", isBefore: date)
    }

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
