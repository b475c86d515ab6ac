package import CoreDomain
package import Foundation
package import PopcornCaching
package import PopcornPersistence

/// A cache row of a listing: a value that lists items, such as a list page. The preview tables contain the items'
/// previews.
package protocol ListingEntity: CachedEntity where Key: LocalizedKey & CacheKey {
    /// The items, in order. This is the only relation to ``CoreListItemEntity``, and read on demand.
    var items: [CoreListItemEntity]? { get set }
}

/// A cache row of an item of a listing.
package struct CoreListItemEntity: Equatable {
    let itemID: Int
    /// The raw value of a ``/CoreDomain/ContentKind`` if the list mixes kinds; otherwise `nil`.
    let kind: String?

    package init(itemID: Int, kind: ContentKind? = nil) {
        self.itemID = itemID
        self.kind = kind?.rawValue
    }
}

extension CoreListItemEntity: Entity {
    package init(from row: Row<Self>) {
        itemID = row.column("item_id", \.itemID)
        kind = row.column("kind", \.kind)
    }
}

/// A mapper between listings and their cache rows. The store maps the rows of the items.
package protocol ListingMapper: Sendable {
    associatedtype Entity: ListingEntity
    associatedtype Item: Sendable
    associatedtype Domain: Sendable

    /// Returns the items of a value.
    func items(of domain: Domain) -> [Item]

    /// Returns the value of a row and its items.
    func map(_ entity: Entity, items: [Item]) -> Domain

    /// Returns the row of a value, without its items.
    func map(_ domain: Domain, key: Entity.Key, cachedAt: Date) -> Entity
}

/// A store of listings, each with the order of its items. All listings share one preview of an item.
package struct ListingStore<Mapper: ListingMapper, Previews: PreviewStore>: Sendable
where Mapper.Item == Previews.Preview {

    package typealias Key = Mapper.Entity.Key
    package typealias Value = Mapper.Domain

    let database: any EntityDatabase
    private let mapper: Mapper
    private let previews: Previews
    package let rows: AggregateStore<ListedItemsMapper<Mapper, Previews>>
    private let items = RelationSelection<Mapper.Entity>.all(of: CoreListItemEntity.self)

    /// Creates a store on a cache database that was opened with the tables of the listings and of the previews.
    package init(_ mapper: Mapper, _ previews: Previews, in database: any EntityDatabase) {
        self.mapper = mapper
        self.previews = previews
        self.database = database
        rows = AggregateStore(ListedItemsMapper(mapper: mapper, previews: previews), in: database)
    }

    /// Returns a listing: one read of its row and items, and one of the previews of each kind of item.
    ///
    /// - Returns: The listing, or `nil` if it is not cached or the preview of one of its items is not cached.
    package func value(
        _ key: Key, including selection: RelationSelection<Mapper.Entity> = .none
    ) async throws(DatabaseError) -> Cached<Value>? {
        guard let found = try await database.find(Mapper.Entity.self, key, including: items + selection) else {
            return nil
        }
        let rows = found.entity.items ?? []
        let items = try await previews.previews(of: rows, language: key.language, in: database)
        guard items.count == rows.count else { return nil }
        return Cached(
            mapper.map(found.entity, items: items), cachedAt: found.entity.cachedAt, isOutdated: found.state.isOutdated,
            isIncomplete: found.state.isIncomplete || found.state.lacksRelation)
    }
}

extension ListingStore: CacheStore {

    package func cached(
        _ key: Key, including selection: RelationSelection<Mapper.Entity> = .none
    ) async throws(PopcornError) -> Cached<Value>? {
        do throws(DatabaseError) {
            return try await value(key, including: selection)
        } catch {
            return try PopcornError.nilIfUnavailable(error)
        }
    }

    package func store(_ value: Cached<Value>, for key: Key, _ permit: WritePermit) async throws(PopcornError) {
        let items = mapper.items(of: value.value)
        let changes = try await PopcornError.storage { () throws(DatabaseError) in
            try previews.changes(toStore: items, language: key.language, cachedAt: value.cachedAt)
        }
        try await rows.store(value, for: key, permit, with: changes)
    }

    /// Returns the topics of the previews in a listing, so that a change of a preview reaches every listing that shows
    /// it.
    package func sharedTopics(of value: Value, for key: Key) -> [String] {
        previews.topics(of: mapper.items(of: value), language: key.language)
    }
}

extension ListingStore: ForwardedMaintenance {

    /// Deletes listings, and previews that are as old. Several listings share a preview.
    @discardableResult
    package func delete(before date: Date) async throws(DatabaseError) -> Int {
        // Previews are at least as new as the listings that they were stored with, so the remaining listings keep
        // theirs.
        try await delete(before: date, previewsBefore: date)
    }

    @discardableResult
    package func delete(before date: Date, previewsBefore previewDate: Date) async throws(DatabaseError) -> Int {
        let count = try await rows.delete(before: date)
        try await previews.delete(before: previewDate, in: database)
        return count
    }
}

/// A mapper of a listing together with the rows of its items.
package struct ListedItemsMapper<Mapper: ListingMapper, Previews: PreviewStore>: AggregateMapper
where Mapper.Item == Previews.Preview {

    let mapper: Mapper
    let previews: Previews

    package func map(_ entity: Mapper.Entity) -> Mapper.Domain {
        mapper.map(entity, items: [])
    }

    package func map(_ domain: Mapper.Domain, key: Mapper.Entity.Key, cachedAt: Date) -> Mapper.Entity {
        var entity = mapper.map(domain, key: key, cachedAt: cachedAt)
        entity.items = previews.items(of: mapper.items(of: domain))
        return entity
    }
}
