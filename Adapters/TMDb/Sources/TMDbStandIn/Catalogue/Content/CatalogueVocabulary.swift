/// The kinds of items that titles refer to by identifier: companies, networks and keywords.
enum CatalogueVocabulary: CaseIterable {
    case company
    case network
    case keyword

    var names: [String] {
        switch self {
        case .company: CatalogueWords.companies
        case .network: CatalogueWords.networks
        case .keyword: CatalogueWords.keywords
        }
    }

    var firstID: Int {
        switch self {
        case .company: 500_000_001
        case .network: 510_000_001
        case .keyword: 520_000_001
        }
    }

    /// Returns the index of an item in `names`, or `nil` if the identifier is not of this kind.
    func index(ofID id: Int) -> Int? { names.indices.contains(id - firstID) ? id - firstID : nil }
}
