package import CoreDomain
package import TMDb

/// A mapper from TMDb keywords to domain keywords.
package struct KeywordMapper {

    package init() {}

    package func map(_ dto: TMDb.Keyword) -> CoreDomain.Keyword {
        CoreDomain.Keyword(id: dto.id, name: dto.name)
    }
}
