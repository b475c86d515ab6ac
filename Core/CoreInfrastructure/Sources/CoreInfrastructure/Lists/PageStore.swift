package import CoreDomain
package import Foundation
package import PopcornPersistence

/// A store of list pages, each with the order of its items. All lists share one preview of a title.
package typealias PageStore<Previews: PreviewTables> = ListingStore<ListPageMapper<Previews.Preview>, Previews>

extension ListingStore where Mapper == ListPageMapper<Previews.Preview> {

    /// Creates a store on a cache database that was opened with ``PopcornPersistence/Schema/core`` and the preview
    /// tables.
    package init(_ previews: Previews, in database: any EntityDatabase) {
        self.init(ListPageMapper(), previews, in: database)
    }
}

/// A mapper between list pages and their cache rows.
package struct ListPageMapper<Item: Sendable>: ListingMapper {

    package func items(of domain: ContentPage<Item>) -> [Item] {
        domain.items
    }

    package func map(_ entity: CoreListPageEntity, items: [Item]) -> ContentPage<Item> {
        ContentPage(
            page: entity.key.page, totalPages: entity.totalPages, totalResults: entity.totalResults, items: items)
    }

    package func map(
        _ domain: ContentPage<Item>, key: CoreListPageEntity.Key, cachedAt: Date
    ) -> CoreListPageEntity {
        CoreListPageEntity(
            key: key, totalPages: domain.totalPages, totalResults: domain.totalResults, cachedAt: cachedAt)
    }
}
