package import Foundation
package import PopcornPersistence

extension Database {

    /// Deletes all cached values except the images configuration, by replacing the file of the cache.
    package func deleteCachedValues() async throws(DatabaseError) {
        let configuration = try await find(CoreImagesConfigurationEntity.self, .only, including: [])
        try await replaceFile()
        guard let configuration else { return }
        _ = try await write { transaction throws(DatabaseError) in
            try transaction.insertIfNew(configuration.entity)
        }
    }

    /// Deletes the not-found responses that were received before a time.
    package func deleteNotFoundResponses(before date: Date) async throws(DatabaseError) {
        try await sweep(CoreNotFoundEntity.self, where: "missing_since", isBefore: date)
    }

    /// Deletes the rows of a table whose time in a column is before a date, 100 rows per transaction.
    func sweep<Value: TableEntity>(
        _ type: Value.Type, where column: String, isBefore date: Date
    ) async throws(DatabaseError) {
        let batch = 100
        var deleted = batch
        while deleted == batch {
            deleted = try await write { transaction throws(DatabaseError) in
                try transaction.delete(type, where: "\(column) < ?", [date], limit: batch)
            }
        }
    }
}
