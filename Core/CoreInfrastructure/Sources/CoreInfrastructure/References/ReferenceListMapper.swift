package import CoreDomain
package import Foundation

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
