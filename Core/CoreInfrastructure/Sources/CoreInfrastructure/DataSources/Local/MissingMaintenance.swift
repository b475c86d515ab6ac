package import Foundation
package import Persistence

/// Looks after TMDb's answers that it has no such thing.
package struct MissingMaintenance: Sendable {

    /// How many answers one transaction deletes. Each is one small row.
    private static let batch = 100

    private let database: Database

    /// Maintenance of a cache database that was opened with ``Persistence/Schema/core``.
    package init(database: Database) {
        self.database = database
    }

    /// Deletes answers, a few at a time, so that other writes get their turn in between.
    ///
    /// - Parameter date: Answers that TMDb gave before this time are deleted; without it, all.
    package func delete(before date: Date?) async throws(DatabaseError) {
        var deleted = Self.batch
        while deleted == Self.batch {
            deleted = try await database.write { transaction throws(DatabaseError) in
                let table = transaction.table(of: CoreMissingEntity.self)
                return try transaction.execute(
                    "DELETE FROM \(table) WHERE key IN (SELECT key FROM \(table) WHERE missing_since < ? LIMIT ?)",
                    [date ?? .distantFuture, Self.batch])
            }
        }
    }
}
