package import CoreDomain
package import Foundation
package import PopcornCaching
package import PopcornPersistence

extension AggregateStore: CacheStorage where Entity.Key: CacheKey {

    /// Returns the cached value of a key, or `nil` if the value is not cached or the cache is being rebuilt.
    package func cached(
        _ key: Entity.Key, including selection: RelationSelection<Entity> = []
    ) async throws(PopcornError) -> Cached<Domain>? {
        do throws(DatabaseError) {
            return try await value(key, including: selection)
        } catch {
            return try PopcornError.nilIfRebuilding(error)
        }
    }

    package func store(
        _ value: Cached<Domain>, for key: Entity.Key, _ permit: WritePermit
    ) async throws(PopcornError) {
        try await store(value, for: key, permit) { _ in }
    }

    /// Stores a value, replacing the existing value of the key, unless the permit is revoked when the write starts.
    ///
    /// - Parameter alongside: Additional writes in the same transaction.
    package func store(
        _ value: Cached<Domain>, for key: Entity.Key, _ permit: WritePermit,
        alongside: @escaping @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> Void
    ) async throws(PopcornError) {
        let notFoundKey = CoreNotFoundEntity.Key(key)
        _ = try await PopcornError.storage { () throws(DatabaseError) in
            try await store(value, at: key) {
                permit.isRevoked
            } alongside: { transaction throws(DatabaseError) in
                _ = try transaction.delete(CoreNotFoundEntity.self, notFoundKey)
                try transaction.registerTitle(of: key, storedAt: value.cachedAt)
                try alongside(transaction)
            }
        }
    }

    package func storeNotFound(
        _ key: Entity.Key, since date: Date, _ permit: WritePermit
    ) async throws(PopcornError) {
        let notFound = CoreNotFoundEntity(key: .init(key), notFoundSince: date)
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                guard !permit.isRevoked else { return }
                _ = try transaction.delete(Entity.self, key)
                _ = try transaction.delete(CoreNotFoundEntity.self, notFound.key)
                try transaction.insert(notFound)
            }
        }
    }

    package func notFoundSince(_ key: Entity.Key) async throws(PopcornError) -> Date? {
        do throws(DatabaseError) {
            return try await database.find(CoreNotFoundEntity.self, .init(key))?.notFoundSince
        } catch {
            return try PopcornError.nilIfRebuilding(error)
        }
    }

    package func remove(_ key: Entity.Key) async throws(PopcornError) {
        let notFoundKey = CoreNotFoundEntity.Key(key)
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                _ = try transaction.delete(Entity.self, key)
                _ = try transaction.delete(CoreNotFoundEntity.self, notFoundKey)
            }
        }
    }
}
