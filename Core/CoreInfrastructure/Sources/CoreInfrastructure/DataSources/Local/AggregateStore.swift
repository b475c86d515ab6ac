package import Caching
package import Persistence

/// Keeps values in the tables of an aggregate.
///
/// It is all that a local data source does, for any entity with a mapper:
///
/// ```swift
/// let movies = AggregateStore(MovieWithPartsMapper(), in: database)
/// let cached = try await movies.value(MoviesMovieEntity.Key(id: 550, language: "en"), including: [.all(\.cast)])
/// ```
package struct AggregateStore<Mapper: AggregateMapper>: Sendable {

    package typealias Entity = Mapper.Entity
    package typealias Domain = Mapper.Domain

    let database: Database
    private let mapper: Mapper

    /// A store on a cache database that was opened with the entity's schema.
    package init(_ mapper: Mapper, in database: Database) {
        self.mapper = mapper
        self.database = database
    }

    /// The value with a key, as of one moment, or `nil`.
    ///
    /// - Parameter selection: Which relations are read next to those that always are.
    package func value(
        _ key: Entity.Key, including selection: RelationSelection<Entity> = .none
    ) async throws(DatabaseError) -> Cached<Domain>? {
        guard let stored = try await database.find(Entity.self, key, including: selection) else { return nil }
        return Cached(
            mapper.map(stored.entity), cachedAt: stored.entity.cachedAt, isFromOlderSchema: stored.isFromOlderSchema,
            isIncomplete: stored.isIncomplete)
    }

    /// Keeps a value in place of what was kept at a key.
    ///
    /// - Parameters:
    ///   - isRevoked: Asked when the write has its turn: if so, nothing is written.
    ///   - alongside: What is written in the same transaction.
    /// - Returns: Whether the value was written.
    @discardableResult
    package func store(
        _ value: Cached<Domain>, at key: Entity.Key,
        unless isRevoked: @escaping @Sendable () -> Bool = { false },
        alongside: @escaping @Sendable (borrowing WriteTransaction) throws(DatabaseError) -> Void = { _ in }
    ) async throws(DatabaseError) -> Bool {
        try await database.write { [mapper] transaction throws(DatabaseError) in
            guard !isRevoked() else { return false }
            try alongside(transaction)
            if var stored = try transaction.replaceable(Entity.self, key) {
                mapper.map(value.value, to: &stored.entity, cachedAt: value.cachedAt)
                try transaction.update(stored)
            } else {
                try transaction.insert(mapper.map(value.value, key: key, cachedAt: value.cachedAt))
            }
            return true
        }
    }

    /// Deletes the value with a key.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    package func delete(_ key: Entity.Key) async throws(DatabaseError) -> Bool {
        try await database.write { transaction throws(DatabaseError) in try transaction.delete(Entity.self, key) }
    }
}

extension WriteTransaction {

    /// The row that a value takes the place of. One that cannot be read is deleted: the value is written anew.
    fileprivate func replaceable<Entity: AggregateEntity>(
        _ type: Entity.Type, _ key: Entity.Key
    ) throws(DatabaseError) -> Stored<Entity>? {
        do throws(DatabaseError) {
            return try findOwner(type, key)
        } catch {
            guard case .unreadable = error else { throw error }
            _ = try delete(type, key)
            return nil
        }
    }
}
