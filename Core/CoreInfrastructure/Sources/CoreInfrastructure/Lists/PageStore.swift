package import Caching
package import CoreDomain
package import Foundation
package import Persistence

/// Keeps the pages of lists: each page has the order of its items, and all lists share one preview of a title.
package struct PageStore<Mapper: PreviewMapper>: Sendable {

    package typealias Key = CoreListPageEntity.Key
    package typealias Page = ContentPage<Mapper.Domain>

    let database: Database
    private let mapper: Mapper
    private let pages: AggregateStore<ListPageMapper>

    /// A store on a cache database that was opened with ``Persistence/Schema/core`` and the table of the previews.
    package init(_ mapper: Mapper, in database: Database) {
        self.mapper = mapper
        self.database = database
        pages = AggregateStore(ListPageMapper(), in: database)
    }

    /// A page as of one moment, by one query for its row and one for its items.
    ///
    /// - Returns: `nil` if the page, or a preview of one of its items, is not in the cache.
    package func value(_ key: Key) async throws(DatabaseError) -> Cached<Page>? {
        try await database.read { [mapper] transaction throws(DatabaseError) in
            guard let stored = try transaction.find(CoreListPageEntity.self, key, including: .none) else { return nil }
            let previews = try transaction.previews(Mapper.Entity.self, of: stored)
            guard previews.count == stored.counts.first ?? 0 else { return nil }
            return Cached(
                Page(
                    page: key.page, totalPages: stored.entity.totalPages, totalResults: stored.entity.totalResults,
                    items: previews.map { mapper.map($0) }),
                cachedAt: stored.entity.cachedAt, isOutdated: stored.isOutdated)
        }
    }
}

extension Transaction where Self: ~Copyable {

    /// The previews of a page's items, in the page's order. An item that stands on it twice is given twice.
    fileprivate func previews<Preview: PreviewEntity>(
        _ type: Preview.Type, of page: Stored<CoreListPageEntity>
    ) throws(DatabaseError) -> [Preview] {
        let items = "\(table(of: CoreListPageEntity.self))_item"
        return try all(
            type,
            """
            JOIN (SELECT item_id AS listed_id, position AS listed_at FROM \(items) WHERE owner_row_id = ?)
            ON listed_id = \(Preview.Key.idColumn) WHERE \(CacheColumn.language) = ? ORDER BY listed_at
            """, [page.rowID, page.entity.key.language])
    }
}

extension PageStore: CacheStorage {

    package func cached(_ key: Key) async throws(PopcornError) -> Cached<Page>? {
        do throws(DatabaseError) {
            return try await value(key)
        } catch {
            return try PopcornError.nothingCached(because: error)
        }
    }

    package func store(_ value: Cached<Page>, for key: Key, _ permit: WritePermit) async throws(PopcornError) {
        let previews = value.value.items.map { mapper.map($0, language: key.language, cachedAt: value.cachedAt) }
        try await pages.store(value.map { ListPage($0) }, for: key, permit) { transaction throws(DatabaseError) in
            for preview in previews { try transaction.replace(preview) }
        }
    }

    package func storeMissing(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError) {
        try await pages.storeMissing(key, since: date, permit)
    }

    package func missingSince(_ key: Key) async throws(PopcornError) -> Date? {
        try await pages.missingSince(key)
    }

    package func remove(_ key: Key) async throws(PopcornError) {
        try await pages.remove(key)
    }
}

extension PageStore: CacheSweeping {

    package func delete(before date: Date?) async throws(DatabaseError) {
        _ = try await pages.delete(cachedBefore: date)
        // A page is never younger than the previews that were stored with it, so none loses what it shows.
        try await database.sweep(Mapper.Entity.self, where: "\(CacheColumn.cachedAt)", isBefore: date)
    }
}

/// What the row of a page holds.
struct ListPage: Equatable, Sendable {
    let totalPages: Int
    let totalResults: Int
    let itemIDs: [Int]

    init<Item: Identifiable<Int>>(_ page: ContentPage<Item>) {
        totalPages = page.totalPages
        totalResults = page.totalResults
        itemIDs = page.items.map(\.id)
    }

    init(totalPages: Int, totalResults: Int, itemIDs: [Int]) {
        self.totalPages = totalPages
        self.totalResults = totalResults
        self.itemIDs = itemIDs
    }
}

/// Maps a page of a list to its row, and back.
struct ListPageMapper: AggregateMapper {

    func map(_ entity: CoreListPageEntity) -> ListPage {
        ListPage(
            totalPages: entity.totalPages, totalResults: entity.totalResults,
            itemIDs: (entity.items ?? []).map(\.itemID))
    }

    func map(_ domain: ListPage, key: CoreListPageEntity.Key, cachedAt: Date) -> CoreListPageEntity {
        CoreListPageEntity(
            key: key, totalPages: domain.totalPages, totalResults: domain.totalResults, cachedAt: cachedAt,
            items: domain.itemIDs.map { CoreListItemEntity(itemID: $0) })
    }
}
