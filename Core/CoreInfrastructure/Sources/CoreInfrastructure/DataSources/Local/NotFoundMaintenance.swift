package import Foundation
package import Persistence

/// A type that deletes old not-found responses from the cache.
package struct NotFoundMaintenance: CacheSweeping {

    private let database: Database

    /// Creates an instance for a cache database that was opened with ``Persistence/Schema/core``.
    package init(database: Database) {
        self.database = database
    }

    /// Deletes the responses that were received before a time. If the time is `nil`, all responses are deleted.
    package func delete(before date: Date?) async throws(DatabaseError) {
        try await database.sweep(CoreNotFoundEntity.self, where: "missing_since", isBefore: date)
    }
}
