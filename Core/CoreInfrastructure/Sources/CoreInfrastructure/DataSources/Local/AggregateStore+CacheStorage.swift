package import Caching
package import CoreDomain
package import Foundation
package import Persistence

extension AggregateStore: CacheStorage where Entity.Key: CacheKey {

    /// What is cached under a key; nothing, if the cache is damaged and being rebuilt.
    package func cached(
        _ key: Entity.Key, including selection: RelationSelection<Entity> = []
    ) async throws(PopcornError) -> Cached<Domain>? {
        try await PopcornError.cache { () throws(DatabaseError) in try await value(key, including: selection) }
    }

    package func store(
        _ value: Cached<Domain>, for key: Entity.Key, _ permit: WritePermit
    ) async throws(PopcornError) {
        _ = try await PopcornError.storage { () throws(DatabaseError) in
            try await store(value, at: key) { permit.isRevoked }
        }
    }

    package func storeMissing(
        _ key: Entity.Key, since date: Date, _ permit: WritePermit
    ) async throws(PopcornError) {
        let missing = CoreMissingEntity(key: .init(description: "\(key)"), missingSince: date)
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                guard !permit.isRevoked else { return }
                _ = try transaction.delete(Entity.self, key)
                _ = try transaction.delete(CoreMissingEntity.self, missing.key)
                try transaction.insert(missing)
            }
        }
    }

    package func missingSince(_ key: Entity.Key) async throws(PopcornError) -> Date? {
        try await PopcornError.cache { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                try transaction.find(CoreMissingEntity.self, .init(description: "\(key)"))?.missingSince
            }
        }
    }

    package func remove(_ key: Entity.Key) async throws(PopcornError) {
        _ = try await PopcornError.storage { () throws(DatabaseError) in try await delete(key) }
    }
}
