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

    let database: any EntityDatabase
    private let mapper: Mapper

    /// Creates a store on a cache database that was opened with the entity's schema.
    package init(_ mapper: Mapper, in database: any EntityDatabase) {
        self.mapper = mapper
        self.database = database
    }

    /// Returns the value of a key, or `nil` if it is not stored.
    ///
    /// - Parameter selection: The relations to read in addition to the eager relations.
    package func value(
        _ key: Entity.Key, including selection: RelationSelection<Entity> = .none
    ) async throws(DatabaseError) -> Cached<Domain>? {
        guard let found = try await database.find(Entity.self, key, including: selection) else { return nil }
        return cached(found.entity, found.row)
    }

    /// Returns the values of the keys that are stored.
    ///
    /// - Parameter selection: The relations to read in addition to the eager relations.
    package func values(
        _ keys: [Entity.Key], including selection: RelationSelection<Entity> = .none
    ) async throws(DatabaseError) -> [Entity.Key: Cached<Domain>] {
        try await database.find(Entity.self, keys, including: selection).mapValues { cached($0.entity, $0.row) }
    }

    private func cached(_ entity: Entity, _ row: StoredRow) -> Cached<Domain> {
        Cached(mapper.map(entity), cachedAt: entity.cachedAt, from: row)
    }

    /// Stores a value, replacing the existing value of the key.
    ///
    /// - Parameters:
    ///   - isRevoked: Called when the write starts. If it returns `true`, the write is skipped.
    ///   - others: Other changes in the same transaction, made before.
    /// - Returns: Whether the value was written.
    @discardableResult
    package func store(
        _ value: Cached<Domain>, at key: Entity.Key,
        unless isRevoked: @escaping @Sendable () -> Bool = { false }, with others: [EntityChange] = []
    ) async throws(DatabaseError) -> Bool {
        let entity = mapper.map(value.value, key: key, cachedAt: value.cachedAt)
        return try await database.write(others + [.store(entity)], unless: isRevoked)
    }

    /// Deletes the value of a key.
    package func delete(_ key: Entity.Key) async throws(DatabaseError) {
        try await database.write([.delete(Entity.self, key)])
    }
}

extension Cached {

    /// Creates a cached value that was read from a row.
    init(_ value: Value, cachedAt: Date, from row: StoredRow) {
        self.init(
            value, cachedAt: cachedAt, isOutdated: row.isOutdated, isIncomplete: row.isIncomplete)
    }
}
