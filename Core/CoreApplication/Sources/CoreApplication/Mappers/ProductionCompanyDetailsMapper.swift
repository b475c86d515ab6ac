package import CoreDomain

/// A mapper that resolves the logo URLs of a production company.
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
