package import CoreDomain
package import Foundation
package import Persistence

/// Remembers in the cache database what TMDb said it does not have.
package struct MissingContent: Sendable {

    private let database: Database

    /// Over a cache database that was opened with ``Persistence/Schema/core``.
    package init(database: Database) {
        self.database = database
    }

    /// Since when TMDb is known to have nothing under a key.
    package func since(_ key: String) async throws(PopcornError) -> Date? {
        try await PopcornError.cache { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                try transaction.find(CoreMissingEntity(key: key))?.missingSince
            }
        }
    }
}

extension WriteTransaction {

    /// Remembers that TMDb has nothing under a key.
    package func rememberMissing(_ key: String, since date: Date) throws(DatabaseError) {
        _ = try delete(CoreMissingEntity(key: key))
        try insert(CoreMissingEntity(key: key, missingSince: date))
    }
}
