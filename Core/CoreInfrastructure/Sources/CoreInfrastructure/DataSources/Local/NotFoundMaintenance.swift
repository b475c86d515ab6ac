package import Foundation
package import Persistence

/// Looks after TMDb's answers that it has no such thing.
package struct NotFoundMaintenance: CacheSweeping {

    private let database: Database

    /// Maintenance of a cache database that was opened with ``Persistence/Schema/core``.
    package init(database: Database) {
        self.database = database
    }

    /// Deletes answers that TMDb gave before a time.
    package func delete(before date: Date?) async throws(DatabaseError) {
        try await database.sweep(CoreNotFoundEntity.self, where: "missing_since", isBefore: date)
    }
}
