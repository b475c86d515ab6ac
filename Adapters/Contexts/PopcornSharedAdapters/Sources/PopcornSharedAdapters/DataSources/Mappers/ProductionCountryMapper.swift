package import CoreDomain
package import TMDb

/// A mapper from TMDb production countries to domain countries.
package struct ProductionCountryMapper {

    package init() {}

    package func map(_ dto: TMDb.ProductionCountry) -> CoreDomain.ProductionCountry {
        CoreDomain.ProductionCountry(countryCode: dto.countryCode, name: dto.name)
    }
}
