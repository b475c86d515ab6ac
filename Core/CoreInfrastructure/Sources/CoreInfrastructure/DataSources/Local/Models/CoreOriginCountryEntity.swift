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
