package import CoreDomain

/// A mapper between production companies and cache rows.
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
