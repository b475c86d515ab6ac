public import Foundation

/// A company that makes movies or series.
///
/// Source: `GET /3/company/{company_id}`.
public struct Company: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The company's name.
    public let name: String
    /// What the company does; may be empty.
    public let description: String?
    /// Where the headquarters are; may be empty.
    public let headquarters: String?
    /// The company's page.
    public let homepageURL: URL?
    /// The company's country, an ISO 3166-1 code; may be empty.
    public let originCountry: String?
    /// The path of the company's logo.
    public let logoPath: URL?
    /// The company that owns this one.
    public let parentCompany: ProductionCompany?

    /// Creates a company.
    public init(
        id: Int, name: String, description: String? = nil, headquarters: String? = nil, homepageURL: URL? = nil,
        originCountry: String? = nil, logoPath: URL? = nil, parentCompany: ProductionCompany? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.headquarters = headquarters
        self.homepageURL = homepageURL
        self.originCountry = originCountry
        self.logoPath = logoPath
        self.parentCompany = parentCompany
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case description
        case headquarters
        case homepageURL = "homepage"
        case originCountry = "origin_country"
        case logoPath = "logo_path"
        case parentCompany = "parent_company"
    }
}

/// One page of a list of companies.
public typealias CompanyPageableList = PageableListResult<ProductionCompany>
