package import CoreDomain
package import TMDb

/// A mapper from TMDb production companies to domain companies.
package struct ProductionCompanyMapper {

    package init() {}

    package func map(_ dto: TMDb.ProductionCompany) -> CoreDomain.ProductionCompany {
        CoreDomain.ProductionCompany(
            id: dto.id,
            name: dto.name,
            originCountry: dto.originCountry,
            logoPath: dto.logoPath
        )
    }
}
