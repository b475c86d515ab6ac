package import CoreDomain
package import Foundation
import PopcornCaching
package import PopcornPersistence

/// A cache row of a list page, with the identifiers of its items. The preview tables contain the items' previews.
package struct CoreListPageEntity: Equatable {
    package static let table = "core_list_page"

    package let key: Key
    let totalPages: Int
    let totalResults: Int
    package let cachedAt: Date
    package var items: [CoreListItemEntity]?

    package struct Key: Hashable {
        package let list: String
        package let language: String
        /// The region; empty if the list does not depend on the region.
        let region: String
        let page: Int

        package init(_ list: some ContentList, page: Int, locale: ContentLocale) {
            let timeZone = list.dependsOnTimeZone ? locale.timeZoneIdentifier : nil
            self.list = timeZone.map { "\(list.name)?timezone=\($0)" } ?? list.name
            language = locale.language
            region = list.isRegional ? locale.region : ""
            self.page = page
        }
    }
}

extension CoreListPageEntity: ListingEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        totalPages = row.column("total_pages", \.totalPages)
        totalResults = row.column("total_results", \.totalResults)
        cachedAt = row.cachedAt(\.cachedAt)
        items = row.many("item", \.items, .onDemand)
    }
}

extension CoreListPageEntity.Key: LocalizedKey, CacheKey {
    package init(from row: Row<Self>) {
        list = row.column("list", \.list)
        language = row.language(\.language)
        region = row.column("region", \.region)
        page = row.column("page", \.page)
    }

    package var description: String { "list/\(list)/\(language)/\(region)/\(page)" }
    package var subject: String { ListSubject(list, page: page).description }
    package var languageTag: String? { language }
}

/// A store of list pages, each with the order of its items. All lists share one preview of a title.
package typealias PageStore<Previews: PreviewStore> = ListingStore<ListPageMapper<Previews.Preview>, Previews>

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
