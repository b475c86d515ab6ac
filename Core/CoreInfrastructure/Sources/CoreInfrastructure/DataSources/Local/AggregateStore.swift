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
    let mapper: Mapper
    private let retention: Duration

    /// Creates a store on a cache database that was opened with the entity's schema.
    ///
    /// - Parameter retention: The age up to which parts of a stored value are kept. Default:
    ///   ``PopcornCaching/FreshnessPolicy/longestRetention``.
    package init(
        _ mapper: Mapper, in database: any EntityDatabase, retention: Duration = FreshnessPolicy.longestRetention
    ) {
        self.mapper = mapper
        self.database = database
        self.retention = retention
    }

    /// Returns the value of a key, or `nil` if it is not stored.
    ///
    /// - Parameters:
    ///   - selection: The relations to read in addition to the eager relations.
    ///   - mayLackRelations: A closure that returns whether a value is complete although a required relation is `nil`.
    ///     Default: never.
    package func value(
        _ key: Entity.Key, including selection: RelationSelection<Entity> = .none,
        mayLackRelations: (Domain) -> Bool = { _ in false }
    ) async throws(DatabaseError) -> Cached<Domain>? {
        guard let found = try await database.find(Entity.self, key, including: selection) else { return nil }
        return cached(found.entity, found.state, mayLackRelations)
    }

    /// Returns the values of the keys that are stored.
    ///
    /// - Parameters:
    ///   - selection: The relations to read in addition to the eager relations.
    ///   - mayLackRelations: A closure that returns whether a value is complete although a required relation is `nil`.
    ///     Default: never.
    package func values(
        _ keys: [Entity.Key], including selection: RelationSelection<Entity> = .none,
        mayLackRelations: (Domain) -> Bool = { _ in false }
    ) async throws(DatabaseError) -> [Entity.Key: Cached<Domain>] {
        var values: [Entity.Key: Cached<Domain>] = [:]
        for (key, found) in zip(keys, try await database.find(Entity.self, keys, including: selection)) {
            if let found { values[key] = cached(found.entity, found.state, mayLackRelations) }
        }
        return values
    }

    private func cached(_ entity: Entity, _ state: RowState, _ mayLackRelations: (Domain) -> Bool) -> Cached<Domain> {
        let value = mapper.map(entity)
        let ages = mapper.partAges(of: value, in: entity)
        return Cached(
            value, cachedAt: ages?.oldest ?? entity.cachedAt, isOutdated: state.isOutdated,
            isIncomplete: state.isIncomplete || (state.lacksRelation && !mayLackRelations(value)),
            partialResponses: ages?.responses)
    }

    /// Stores a value, replacing the existing value of the key, except the parts that the value lacks.
    ///
    /// - Parameters:
    ///   - revocation: The deletions that revoke the write. Default: none.
    ///   - others: Other changes in the same transaction, made before.
    /// - Returns: Whether the value was written.
    @discardableResult
    package func store(
        _ value: Cached<Domain>, at key: Entity.Key,
        unless revocation: WriteRevocation = .never, with others: [EntityChange] = []
    ) async throws(DatabaseError) -> Bool {
        guard let relations = mapper.keptRelations(value.value) else {
            let entity = mapper.map(value.value, key: key, cachedAt: value.cachedAt)
            return try await database.write(others + [.store(entity)], unless: revocation)
        }
        return try await database.replace(
            Entity.self, key, including: relations, with: others, unless: revocation
        ) { [mapper, retention] stored throws(DatabaseError) in
            let content = mapper.keepingParts(
                value.value, of: stored?.entity,
                isMarked: stored.map { $0.state.isOutdated || $0.state.isIncomplete } ?? false,
                cachedAt: value.cachedAt, oldest: value.cachedAt - retention / .seconds(1))
            return EntityReplacement(mapper.map(content, key: key, cachedAt: value.cachedAt))
        }
    }

    /// Deletes the value of a key.
    package func delete(_ key: Entity.Key) async throws(DatabaseError) {
        try await database.write([.delete(Entity.self, key)])
    }
}
