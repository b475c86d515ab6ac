package import Caching
package import CoreDomain
package import Foundation
package import Persistence

/// The row of something that lists items, such as a page of a list. What the items are stands in tables of previews.
package protocol ListingEntity: CachedEntity where Key: LocalizedKey & CacheKey {
    /// The items, in their order: the only relation, named `item` and read on request.
    var items: [CoreListItemEntity]? { get set }
}

/// The row of an item of a list.
package struct CoreListItemEntity: Equatable {
    let itemID: Int
    /// The raw value of a ``/CoreDomain/ContentKind``, in a list that mixes kinds.
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

/// Maps what lists items to its row, and back. The rows of the items are the store's work.
package protocol ListingMapper: Sendable {
    associatedtype Entity: ListingEntity
    associatedtype Item: Sendable
    associatedtype Domain: Sendable

    /// The items of a value.
    func items(of domain: Domain) -> [Item]

    /// The value of a row and its items.
    func map(_ entity: Entity, items: [Item]) -> Domain

    /// The row of a value, without its items.
    func map(_ domain: Domain, key: Entity.Key, cachedAt: Date) -> Entity
}

/// Keeps what lists items, each with the order of its items. All lists share one preview of an item.
package struct ListingStore<Mapper: ListingMapper, Previews: PreviewTables>: Sendable
where Mapper.Item == Previews.Preview {

    package typealias Key = Mapper.Entity.Key
    package typealias Value = Mapper.Domain

    let database: Database
    private let mapper: Mapper
    private let previews: Previews
    private let rows: AggregateStore<ListedItemsMapper<Mapper, Previews>>

    /// A store on a cache database that was opened with the tables of the lists and of the previews.
    package init(_ mapper: Mapper, _ previews: Previews, in database: Database) {
        self.mapper = mapper
        self.previews = previews
        self.database = database
        rows = AggregateStore(ListedItemsMapper(mapper: mapper, previews: previews), in: database)
    }

    /// Counts and deletes the lists. The previews are not touched.
    package var maintenance: any CacheMaintaining { rows }

    /// A list as of one moment: one query for its row, one for its items, and of a list that mixes kinds one more for
    /// each kind.
    ///
    /// - Returns: `nil` if the list, or a preview of one of its items, is not in the cache.
    package func value(_ key: Key) async throws(DatabaseError) -> Cached<Value>? {
        try await database.read { [mapper, previews] transaction throws(DatabaseError) in
            guard let stored = try transaction.find(Mapper.Entity.self, key, including: .none) else { return nil }
            let list = ListedItems(of: stored, table: transaction.table(of: Mapper.Entity.self))
            let items = try previews.previews(of: list, in: transaction)
            guard items.count == stored.counts.first ?? 0 else { return nil }
            return Cached(
                mapper.map(stored.entity, items: items), cachedAt: stored.entity.cachedAt,
                isFromOlderSchema: stored.isFromOlderSchema)
        }
    }
}

extension ListingStore: CacheStorage {

    package func cached(_ key: Key) async throws(PopcornError) -> Cached<Value>? {
        do throws(DatabaseError) {
            return try await value(key)
        } catch {
            return try PopcornError.nilIfRebuilding(error)
        }
    }

    package func store(_ value: Cached<Value>, for key: Key, _ permit: WritePermit) async throws(PopcornError) {
        let items = mapper.items(of: value.value)
        try await rows.store(value, for: key, permit) { [previews] transaction throws(DatabaseError) in
            try previews.write(items, language: key.language, cachedAt: value.cachedAt, in: transaction)
        }
    }

    package func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError) {
        try await rows.storeNotFound(key, since: date, permit)
    }

    package func notFoundSince(_ key: Key) async throws(PopcornError) -> Date? {
        try await rows.notFoundSince(key)
    }

    package func remove(_ key: Key) async throws(PopcornError) {
        try await rows.remove(key)
    }
}

extension ListingStore: CacheSweeping {

    package func delete(before date: Date?) async throws(DatabaseError) {
        _ = try await rows.delete(cachedBefore: date)
        // A list is never younger than the previews that were stored with it, so none loses what it shows.
        try await previews.delete(before: date, in: database)
    }
}

extension CachedReader {

    /// Reads what lists items.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    package func read<Mapper: ListingMapper, Previews: PreviewTables>(
        _ key: Key, _ policy: ReadPolicy, fetch: @escaping Fetch
    ) async throws(PopcornError) -> Sourced<Mapper.Domain> where Storage == ListingStore<Mapper, Previews> {
        try await read(
            key, policy, local: { () throws(PopcornError) in try await storage.cached(key) }, fetch: fetch)
    }
}

/// Maps a list with the rows of its items.
struct ListedItemsMapper<Mapper: ListingMapper, Previews: PreviewTables>: AggregateMapper
where Mapper.Item == Previews.Preview {

    let mapper: Mapper
    let previews: Previews

    func map(_ entity: Mapper.Entity) -> Mapper.Domain {
        mapper.map(entity, items: [])
    }

    func map(_ domain: Mapper.Domain, key: Mapper.Entity.Key, cachedAt: Date) -> Mapper.Entity {
        var entity = mapper.map(domain, key: key, cachedAt: cachedAt)
        entity.items = previews.items(of: mapper.items(of: domain))
        return entity
    }
}
