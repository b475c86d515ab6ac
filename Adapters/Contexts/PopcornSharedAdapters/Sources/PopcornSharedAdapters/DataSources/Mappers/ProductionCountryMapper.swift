package import CoreDomain
package import TMDb

/// Maps TMDb's production countries to the domain's.
package struct ProductionCountryMapper {

    package init() {}

    package func map(_ dto: TMDb.ProductionCountry) -> CoreDomain.ProductionCountry {
        CoreDomain.ProductionCountry(countryCode: dto.countryCode, name: dto.name)
    }
}
