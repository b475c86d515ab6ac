package import CoreDomain
package import PopcornPersistence

/// A cache row of an alternative title.
package struct CoreAlternativeTitleEntity: Equatable {
    package let region: String
    package let title: String
    package let type: String?
}

extension CoreAlternativeTitleEntity: Entity {
    package init(from row: Row<Self>) {
        region = row.column("region", \.region)
        title = row.column("title", \.title)
        type = row.column("type", \.type)
    }
}

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
