package import CoreDomain

/// Resolves a production company's logo.
package struct ProductionCompanyDetailsMapper {

    package init() {}

    package func map(
        _ company: ProductionCompany, imagesConfiguration: ImagesConfiguration
    ) -> ProductionCompanyDetails {
        ProductionCompanyDetails(
            id: company.id,
            name: company.name,
            originCountry: company.originCountry,
            logoURLSet: imagesConfiguration.logoURLSet(for: company.logoPath)
        )
    }
}
