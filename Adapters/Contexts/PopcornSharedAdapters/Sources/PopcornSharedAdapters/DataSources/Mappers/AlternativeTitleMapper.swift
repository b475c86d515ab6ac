package import CoreDomain
package import TMDb

/// A mapper from TMDb alternative titles to domain titles. TMDb sends `""` for a missing type.
package struct AlternativeTitleMapper {

    package init() {}

    package func map(_ dto: TMDb.AlternativeTitle) -> CoreDomain.AlternativeTitle {
        CoreDomain.AlternativeTitle(region: dto.countryCode, title: dto.title, type: dto.type.nonEmpty)
    }
}
