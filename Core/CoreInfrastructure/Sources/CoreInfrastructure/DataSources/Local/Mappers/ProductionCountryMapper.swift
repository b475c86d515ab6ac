package import CoreDomain

/// A mapper between production countries and cache rows.
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
