package import Foundation

/// A list of values that filters refer to, such as companies and watch providers.
package enum ReferenceList: Hashable, Sendable {
    /// The watch providers of a region for a kind of title.
    case watchProviders(TitleKind, region: String)
    /// The regions with watch providers.
    case watchProviderRegions
    /// The countries.
    case countries
    /// The languages.
    case languages
    /// The certifications of all regions for a kind of title.
    case certifications(TitleKind)
    /// The companies whose names match a search.
    case companySearch(NameSearch)
    /// The keywords that match a search.
    case keywordSearch(NameSearch)
    /// The collections whose names match a search.
    case collectionSearch(NameSearch)
    /// A company, followed by its parent company.
    case company(Int)
    /// A network.
    case network(Int)
}

extension ReferenceList: ContentList {

    package var name: String {
        switch self {
        case .watchProviders(let kind, let region): "watch-providers/\(kind.rawValue)/\(region)"
        case .watchProviderRegions: "watch-provider-regions"
        case .countries: "countries"
        case .languages: "languages"
        case .certifications(let kind): "certifications/\(kind.rawValue)"
        case .companySearch(let search): "company/search?\(search.queryKey)"
        case .keywordSearch(let search): "keyword/search?\(search.queryKey)"
        case .collectionSearch(let search): "collection/search?\(search.queryKey)"
        case .company(let id): "company/\(id)"
        case .network(let id): "network/\(id)"
        }
    }

    package var isRegional: Bool { false }

    /// Whether the list depends on the language.
    package var isTranslated: Bool {
        switch self {
        case .watchProviders, .watchProviderRegions, .countries, .collectionSearch: true
        case .languages, .certifications, .companySearch, .keywordSearch, .company, .network: false
        }
    }

    /// The search; `nil` for a list that is not a search.
    package var search: NameSearch? {
        switch self {
        case .companySearch(let search), .keywordSearch(let search), .collectionSearch(let search): search
        default: nil
        }
    }

    package func validate() throws(PopcornError) {
        if let search { try search.validate() }
        switch self {
        case .company(let id) where id < 1:
            throw .invalidInput("\(id) is not a valid company identifier; it must be greater than 0")
        case .network(let id) where id < 1:
            throw .invalidInput("\(id) is not a valid network identifier; it must be greater than 0")
        default: break
        }
    }
}

/// A value of a reference list. Properties that the kind of value lacks are `nil`.
package struct ReferenceItem: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    package var id: Int?
    /// The ISO code of a country or language, the country of a company, or the region of a certification.
    package var code: String?
    /// The name.
    package var name: String
    /// The native name of a country or language, or the original name of a collection.
    package var originalName: String?
    /// The description of a company, the meaning of a certification, or the overview of a collection.
    package var detail: String?
    /// The headquarters of a company or network.
    package var place: String?
    /// The URL of the website.
    package var homepageURL: URL?
    /// The path of the logo or poster.
    package var imagePath: URL?
    /// The path of the backdrop.
    package var backdropPath: URL?
    /// The position in the display order.
    package var order: Int?

    /// Creates a value.
    package init(
        id: Int? = nil, code: String? = nil, name: String, originalName: String? = nil, detail: String? = nil,
        place: String? = nil, homepageURL: URL? = nil, imagePath: URL? = nil, backdropPath: URL? = nil,
        order: Int? = nil
    ) {
        self.id = id
        self.code = code
        self.name = name
        self.originalName = originalName
        self.detail = detail
        self.place = place
        self.homepageURL = homepageURL
        self.imagePath = imagePath
        self.backdropPath = backdropPath
        self.order = order
    }
}
