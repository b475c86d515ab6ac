/// What a catalogue's titles refer to by number.
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

    /// The position in the list of names; nil for an identifier of something else.
    func index(ofID id: Int) -> Int? { names.indices.contains(id - firstID) ? id - firstID : nil }
}
