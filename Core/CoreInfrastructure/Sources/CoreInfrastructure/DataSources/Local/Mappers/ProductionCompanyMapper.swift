package import CoreDomain

/// Maps the domain's production companies to rows of the cache and back.
package struct ProductionCompanyMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreProductionCompanyEntity) -> ProductionCompany {
        ProductionCompany(
            id: entity.companyID,
            name: entity.name,
            originCountry: entity.originCountry,
            logoPath: entity.logoPath)
    }

    package func map(_ domain: ProductionCompany) -> CoreProductionCompanyEntity {
        CoreProductionCompanyEntity(
            companyID: domain.id,
            name: domain.name,
            originCountry: domain.originCountry,
            logoPath: domain.logoPath)
    }
}
