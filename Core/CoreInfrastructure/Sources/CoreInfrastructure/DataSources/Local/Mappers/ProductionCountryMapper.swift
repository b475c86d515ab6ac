package import CoreDomain

/// Maps the domain's production countries to rows of the cache and back.
package struct ProductionCountryMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreProductionCountryEntity) -> ProductionCountry {
        ProductionCountry(
            countryCode: entity.countryCode,
            name: entity.name)
    }

    package func map(_ domain: ProductionCountry) -> CoreProductionCountryEntity {
        CoreProductionCountryEntity(
            countryCode: domain.countryCode,
            name: domain.name)
    }
}
