package import PopcornPersistence

/// A cache row of a country of origin.
package struct CoreOriginCountryEntity: Equatable {
    package let countryCode: String
}

extension CoreOriginCountryEntity: Entity {
    package init(from row: Row<Self>) {
        countryCode = row.column("country_code", \.countryCode)
    }
}

/// A mapper between countries of origin and cache rows.
package struct OriginCountryMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreOriginCountryEntity) -> String {
        entity.countryCode
    }

    package func map(_ domain: String) -> CoreOriginCountryEntity {
        CoreOriginCountryEntity(countryCode: domain)
    }
}
