package import CoreDomain
package import PopcornPersistence

/// A cache row of a keyword of a title.
package struct CoreKeywordEntity: Equatable {
    package let keywordID: Int
    package let name: String
}

extension CoreKeywordEntity: Entity {
    package init(from row: Row<Self>) {
        keywordID = row.column("keyword_id", \.keywordID)
        name = row.column("name", \.name)
    }
}

/// A mapper between keywords and cache rows.
package struct KeywordMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreKeywordEntity) -> Keyword {
        Keyword(id: entity.keywordID, name: entity.name)
    }

    package func map(_ domain: Keyword) -> CoreKeywordEntity {
        CoreKeywordEntity(keywordID: domain.id, name: domain.name)
    }
}
