package import CoreDomain

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
