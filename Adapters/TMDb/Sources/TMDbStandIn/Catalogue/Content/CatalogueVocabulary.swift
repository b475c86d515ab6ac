import TMDbTesting

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

extension CatalogueVocabulary {

    /// Writes the members of a company, network or keyword that a title's details contain.
    func writeShort(_ index: Int, to writer: inout JSONWriter) {
        writer.member("id", firstID + index)
        writer.member("name", names[index])
        guard self != .keyword else { return }
        writer.member("logo_path", "/logo-\(names[index].fnv1a.hexadecimal(digits: 16)).png")
        writer.member("origin_country", CatalogueOrigin.all[index % CatalogueOrigin.all.count].country)
    }

    func details(_ index: Int) -> [UInt8] {
        JSONWriter.object { details in
            writeShort(index, to: &details)
            guard self != .keyword else { return }
            details.member("headquarters", CatalogueWords.birthplaces[index % CatalogueWords.birthplaces.count])
            details.member("homepage", "https://films.example/\(self)/\(firstID + index)")
            guard self == .company else { return }
            details.member("description", "")
            details.null("parent_company")
        }
    }
}
