public import CoreApplication
public import CoreDomain
public import Foundation

/// A country or region.
public struct RegionDetails: Codable, Hashable, Sendable {
    /// The ISO 3166-1 alpha-2 code.
    public let code: String
    /// The name in the requested language.
    public let name: String
    /// The English name.
    public let englishName: String

    /// Creates a region.
    public init(code: String, name: String, englishName: String) {
        self.code = code
        self.name = name
        self.englishName = englishName
    }
}

/// A language.
public struct LanguageDetails: Codable, Hashable, Sendable {
    /// The ISO 639-1 code.
    public let code: String
    /// The English name.
    public let englishName: String
    /// The native name; may be empty.
    public let nativeName: String

    /// Creates a language.
    public init(code: String, englishName: String, nativeName: String) {
        self.code = code
        self.englishName = englishName
        self.nativeName = nativeName
    }
}

/// A certification of a region.
public struct CertificationDetails: Codable, Hashable, Sendable {
    /// The region, an ISO 3166-1 alpha-2 code.
    public let region: String
    /// The certification, such as `12A`.
    public let certification: String
    /// The meaning, in English; may be empty.
    public let meaning: String
    /// The position among the certifications of the region, from the mildest to the strictest.
    public let order: Int

    /// Creates a certification.
    public init(region: String, certification: String, meaning: String, order: Int) {
        self.region = region
        self.certification = certification
        self.meaning = meaning
        self.order = order
    }
}

/// A production company or a television network, with logo URLs.
public struct OrganisationDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier. Companies and networks are numbered independently.
    public let id: Int
    /// The name.
    public let name: String
    /// The country, an ISO 3166-1 alpha-2 code.
    public let originCountry: String?
    /// The description of a company; may be empty.
    public let description: String?
    /// The headquarters; may be empty.
    public let headquarters: String?
    /// The URL of the website.
    public let homepageURL: URL?
    /// The URLs of the logo.
    public let logoURLSet: ImageURLSet?
    /// The parent company.
    public let parentCompany: ProductionCompanyDetails?

    /// Creates an organisation.
    public init(
        id: Int, name: String, originCountry: String? = nil, description: String? = nil, headquarters: String? = nil,
        homepageURL: URL? = nil, logoURLSet: ImageURLSet? = nil, parentCompany: ProductionCompanyDetails? = nil
    ) {
        self.id = id
        self.name = name
        self.originCountry = originCountry
        self.description = description
        self.headquarters = headquarters
        self.homepageURL = homepageURL
        self.logoURLSet = logoURLSet
        self.parentCompany = parentCompany
    }
}
