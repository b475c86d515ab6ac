package import CoreDomain
package import PopcornPersistence

/// A cache row of a production country.
package struct CoreProductionCountryEntity: Equatable {
    package let countryCode: String
    package let name: String
}

extension CoreProductionCountryEntity: Entity {
    package init(from row: Row<Self>) {
        countryCode = row.column("country_code", \.countryCode)
        name = row.column("name", \.name)
    }
}

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
