public import CoreDomain

/// A company that produced a movie or a TV series, with logo URLs.
public struct ProductionCompanyDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The country of origin, an ISO 3166-1 code; empty if unknown.
    public let originCountry: String
    /// The URLs of the logo; `nil` if the logo is missing.
    public let logoURLSet: ImageURLSet?

    /// Creates a production company.
    public init(id: Int, name: String, originCountry: String, logoURLSet: ImageURLSet? = nil) {
        self.id = id
        self.name = name
        self.originCountry = originCountry
        self.logoURLSet = logoURLSet
    }
}

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
