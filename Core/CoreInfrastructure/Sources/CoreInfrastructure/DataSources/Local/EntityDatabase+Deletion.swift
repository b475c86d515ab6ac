package import Foundation
package import PopcornPersistence

extension EntityDatabase {

    /// Deletes the not-found responses that were received before a time.
    package func deleteNotFoundResponses(before date: Date) async throws(DatabaseError) {
        try await deleteAll(CoreNotFoundEntity.self, where: "missing_since", isLessThan: date, batch: 100)
    }

    /// Deletes the entities whose number or time in an indexed column is less than a value, in several transactions.
    ///
    /// - Parameter batch: The number of entities that one transaction deletes.
    /// - Returns: The number of deleted entities.
    @discardableResult
    func deleteAll<Value: TableEntity>(
        _ type: Value.Type, where column: String, isLessThan value: any ColumnValue, batch: Int
    ) async throws(DatabaseError) -> Int {
        var count = 0
        while true {
            let deleted = try await delete(type, where: column, isLessThan: value, limit: batch)
            count += deleted
            if deleted < batch { return count }
        }
    }
}
