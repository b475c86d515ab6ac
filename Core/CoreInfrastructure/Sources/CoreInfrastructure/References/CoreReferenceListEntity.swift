package import CoreDomain
package import Foundation
import PopcornCaching
package import PopcornPersistence

/// A cache row of a page of a reference list. A list without pages is one page.
package struct CoreReferenceListEntity: Equatable {
    package static let table = "core_reference_list"

    package let key: Key
    let totalPages: Int
    let totalResults: Int
    package let cachedAt: Date
    var items: [CoreReferenceItemEntity]?

    package struct Key: Hashable {
        let list: String
        /// The language; empty if the list does not depend on the language.
        package let language: String
        let page: Int

        package init(_ list: ReferenceList, page: Int, locale: ContentLocale) {
            self.list = list.name
            language = list.isTranslated ? locale.language : ""
            self.page = page
        }
    }
}

extension CoreReferenceListEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        totalPages = row.column("total_pages", \.totalPages)
        totalResults = row.column("total_results", \.totalResults)
        cachedAt = row.cachedAt(\.cachedAt)
        items = row.many("item", \.items)
    }
}

extension CoreReferenceListEntity.Key: LocalizedKey, CacheKey {
    package init(from row: Row<Self>) {
        list = row.column("list", \.list)
        language = row.language(\.language)
        page = row.column("page", \.page)
    }

    package var description: String { "reference/\(list)/\(language)/\(page)" }
    package var subject: String { ListSubject(list).description }
    package var languageTag: String? { language.isEmpty ? nil : language }
}

/// A cache row of a value of a reference list.
struct CoreReferenceItemEntity: Equatable {
    let number: Int?
    let code: String?
    let name: String
    let originalName: String?
    let detail: String?
    let place: String?
    let homepageURL: URL?
    let imagePath: URL?
    let backdropPath: URL?
    let order: Int?
}

extension CoreReferenceItemEntity: Entity {
    init(from row: Row<Self>) {
        number = row.column("number", \.number)
        code = row.column("code", \.code)
        name = row.column("name", \.name)
        originalName = row.column("original_name", \.originalName)
        detail = row.column("detail", \.detail)
        place = row.column("place", \.place)
        homepageURL = row.column("homepage_url", \.homepageURL)
        imagePath = row.column("image_path", \.imagePath)
        backdropPath = row.column("backdrop_path", \.backdropPath)
        order = row.column("display_order", \.order)
    }
}

/// A mapper between pages of reference lists and their cache rows.
package struct ReferenceListMapper: AggregateMapper {

    package init() {}

    package func map(_ entity: CoreReferenceListEntity) -> ContentPage<ReferenceItem> {
        ContentPage(
            page: entity.key.page, totalPages: entity.totalPages, totalResults: entity.totalResults,
            items: (entity.items ?? []).map { item in
                ReferenceItem(
                    id: item.number, code: item.code, name: item.name, originalName: item.originalName,
                    detail: item.detail, place: item.place, homepageURL: item.homepageURL, imagePath: item.imagePath,
                    backdropPath: item.backdropPath, order: item.order)
            })
    }

    package func map(
        _ domain: ContentPage<ReferenceItem>, key: CoreReferenceListEntity.Key, cachedAt: Date
    ) -> CoreReferenceListEntity {
        CoreReferenceListEntity(
            key: key, totalPages: domain.totalPages, totalResults: domain.totalResults, cachedAt: cachedAt,
            items: domain.items.map { item in
                CoreReferenceItemEntity(
                    number: item.id, code: item.code, name: item.name, originalName: item.originalName,
                    detail: item.detail, place: item.place, homepageURL: item.homepageURL, imagePath: item.imagePath,
                    backdropPath: item.backdropPath, order: item.order)
            })
    }
}
