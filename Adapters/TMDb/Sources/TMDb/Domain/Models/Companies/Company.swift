public import Foundation

/// A company that produces movies or TV series.
///
/// Source: `GET /3/company/{company_id}`.
public struct Company: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The description; may be empty.
    public let description: String?
    /// The location of the headquarters; may be empty.
    public let headquarters: String?
    /// The URL of the company's website.
    public let homepageURL: URL?
    /// The country, as an ISO 3166-1 code; may be empty.
    public let originCountry: String?
    /// The path of the logo. Use ``ImagesConfiguration`` to create its URL.
    public let logoPath: URL?
    /// The parent company.
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

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

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

/// A page of a list of companies.
public typealias CompanyPageableList = PageableListResult<ProductionCompany>

/// A company that produced a title.
public struct ProductionCompany: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The country of origin, an ISO 3166-1 code; empty if unknown.
    public let originCountry: String
    /// The path of the logo. Use ``ImagesConfiguration`` to create its URL.
    public let logoPath: URL?

    /// Creates a production company.
    public init(id: Int, name: String, originCountry: String, logoPath: URL? = nil) {
        self.id = id
        self.name = name
        self.originCountry = originCountry
        self.logoPath = logoPath
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name, .originCountry]

        case id
        case name
        case originCountry = "origin_country"
        case logoPath = "logo_path"
    }
}
