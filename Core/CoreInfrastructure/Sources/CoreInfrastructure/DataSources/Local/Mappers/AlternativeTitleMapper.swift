package import CoreDomain

/// A mapper between alternative titles and cache rows.
package struct AlternativeTitleMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreAlternativeTitleEntity) -> AlternativeTitle {
        AlternativeTitle(region: entity.region, title: entity.title, type: entity.type)
    }

    package func map(_ domain: AlternativeTitle) -> CoreAlternativeTitleEntity {
        CoreAlternativeTitleEntity(region: domain.region, title: domain.title, type: domain.type)
    }
}
