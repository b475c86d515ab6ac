import Foundation
package import PopcornCaching
package import PopcornPersistence

/// A store of values in the tables of an aggregate.
///
/// It implements the local data source of any entity that has a mapper:
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

    /// Creates a store on a cache database that was opened with the entity's schema.
    package init(_ mapper: Mapper, in database: Database) {
        self.mapper = mapper
        self.database = database
    }

    /// Returns the value of a key, read from one snapshot, or `nil` if it is not stored.
    ///
    /// - Parameter selection: The relations to read in addition to the eager relations.
    package func value(
        _ key: Entity.Key, including selection: RelationSelection<Entity> = .none
    ) async throws(DatabaseError) -> Cached<Domain>? {
        guard let found = try await database.find(Entity.self, key, including: selection) else { return nil }
        return mapper.cached(found.entity, found.row)
    }

    /// Returns the values of the keys that are stored, read from one snapshot.
    ///
    /// - Parameter selection: The relations to read in addition to the eager relations.
    package func values(
        _ keys: [Entity.Key], including selection: RelationSelection<Entity> = .none
    ) async throws(DatabaseError) -> [Entity.Key: Cached<Domain>] where Entity.Key: Hashable {
        try await database.read { [mapper] transaction throws(DatabaseError) in
            var values: [Entity.Key: Cached<Domain>] = [:]
            for key in keys {
                guard let found = try transaction.find(Entity.self, key, including: selection) else { continue }
                values[key] = mapper.cached(found.entity, found.row)
            }
            return values
        }
    }

    /// Stores a value, replacing the existing value of the key.
    ///
    /// - Parameters:
    ///   - isRevoked: Called when the write starts. If it returns `true`, the write is skipped.
    ///   - alongside: Additional writes in the same transaction.
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
            if var found = try transaction.replaceable(Entity.self, key) {
                mapper.map(value.value, to: &found.entity, cachedAt: value.cachedAt)
                try transaction.update(found.entity, at: found.row)
            } else {
                try transaction.insert(mapper.map(value.value, key: key, cachedAt: value.cachedAt))
            }
            return true
        }
    }

    /// Deletes the value of a key.
    ///
    /// - Returns: Whether the value was stored.
    @discardableResult
    package func delete(_ key: Entity.Key) async throws(DatabaseError) -> Bool {
        try await database.write { transaction throws(DatabaseError) in try transaction.delete(Entity.self, key) }
    }
}

extension AggregateMapper {

    /// Returns the value of a row, with the time when it was cached.
    fileprivate func cached(_ entity: Entity, _ row: StoredRow) -> Cached<Domain> {
        Cached(map(entity), cachedAt: entity.cachedAt, from: row)
    }
}

extension Cached {

    /// Creates a cached value that was read from a row.
    init(_ value: Value, cachedAt: Date, from row: StoredRow) {
        self.init(
            value, cachedAt: cachedAt, isFromOlderSchema: row.isFromOlderSchema, isIncomplete: row.isIncomplete)
    }
}

extension WriteTransaction {

    /// Returns the row that a value replaces, or `nil` if it is not stored. Deletes a row that cannot be read, so that
    /// the value is inserted as a new row.
    fileprivate func replaceable<Entity: AggregateEntity>(
        _ type: Entity.Type, _ key: Entity.Key
    ) throws(DatabaseError) -> (entity: Entity, row: StoredRow)? {
        do throws(DatabaseError) {
            return try findOwner(type, key)
        } catch {
            guard case .unreadable = error else { throw error }
            _ = try delete(type, key)
            return nil
        }
    }
}
