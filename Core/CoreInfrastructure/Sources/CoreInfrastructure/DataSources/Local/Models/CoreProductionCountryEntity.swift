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
