package import CoreDomain
package import Foundation
package import PopcornCaching
package import PopcornPersistence

extension AggregateStore: CacheStore where Entity.Key: CacheKey {

    package func cached(
        _ key: Entity.Key, including selection: RelationSelection<Entity> = .none
    ) async throws(PopcornError) -> Cached<Domain>? {
        try await cached(key, including: selection) { _ in false }
    }

    /// Returns the cached value of a key, or `nil` if the value is not cached or the cache is being rebuilt.
    ///
    /// - Parameter mayLackRelations: A closure that returns whether a value is complete although a required relation is
    ///   `nil`.
    func cached(
        _ key: Entity.Key, including selection: RelationSelection<Entity>, mayLackRelations: (Domain) -> Bool
    ) async throws(PopcornError) -> Cached<Domain>? {
        do throws(DatabaseError) {
            return try await value(key, including: selection, mayLackRelations: mayLackRelations)
        } catch {
            return try PopcornError.nilIfUnavailable(error)
        }
    }

    package func store(
        _ value: Cached<Domain>, for key: Entity.Key, _ permit: WritePermit
    ) async throws(PopcornError) {
        try await store(value, for: key, permit, with: [])
    }

    /// Stores a value, replacing the existing value of the key, unless the permit is revoked when the write starts.
    ///
    /// - Parameter others: Other changes in the same transaction.
    package func store(
        _ value: Cached<Domain>, for key: Entity.Key, _ permit: WritePermit, with others: [EntityChange]
    ) async throws(PopcornError) {
        _ = try await PopcornError.storage { () throws(DatabaseError) in
            var changes: [EntityChange] = [try .delete(CoreNotFoundEntity.self, .init(key))]
            if let title = key.title {
                let use = CoreTitleUseEntity(key: .init(title), usedAt: TitleUses.time(of: value.cachedAt))
                changes.append(try .insertIfNew(use))
            }
            return try await store(value, at: key, unless: permit.revocation(of: key), with: changes + others)
        }
    }

    package func storeNotFound(
        _ key: Entity.Key, since date: Date, _ permit: WritePermit
    ) async throws(PopcornError) {
        let notFound = CoreNotFoundEntity(key: .init(key), notFoundSince: date)
        _ = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write(
                [.delete(Entity.self, key), .store(notFound)], unless: permit.revocation(of: key))
        }
    }

    package func notFoundSince(_ key: Entity.Key) async throws(PopcornError) -> Date? {
        do throws(DatabaseError) {
            return try await database.find(CoreNotFoundEntity.self, .init(key))?.notFoundSince
        } catch {
            return try PopcornError.nilIfUnavailable(error)
        }
    }

    package func remove(_ key: Entity.Key) async throws(PopcornError) {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write([
                .revokeWrites(ofNamesBeginningWith: "\(key)"), .delete(Entity.self, key),
                .delete(CoreNotFoundEntity.self, .init(key)),
            ])
        }
    }
}

extension WritePermit {
    /// Returns the deletions that revoke the write of a fetched value.
    func revocation(of key: some CacheKey) -> WriteRevocation {
        WriteRevocation(of: lastDeletion.map { .init(name: "\(key)", lastDeletion: $0) }) { self.isRevoked }
    }
}
