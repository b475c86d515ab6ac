import TMDbTesting

/// The names of the entries of a kind: all pairs of a first and a second word, and then the same pairs with a number
/// appended.
struct CatalogueNames: Sendable {
    /// The text before the words.
    let article: String
    let first: [String]
    let second: [String]

    private let lowercasedArticle: [UInt8]
    private let lowercasedFirst: [[UInt8]]
    private let lowercasedSecond: [[UInt8]]

    init(article: String, first: [String], second: [String]) {
        self.article = article
        self.first = first
        self.second = second
        lowercasedArticle = Array(article.lowercased().utf8)
        lowercasedFirst = first.map { Array("\($0.lowercased()) ".utf8) }
        lowercasedSecond = second.map { Array($0.lowercased().utf8) }
    }

    var combinations: Int { first.count * second.count }

    /// Returns the name without a number, in lower case, for searches.
    func lowercased(combination: Int) -> [UInt8] {
        lowercasedArticle + lowercasedFirst[combination % first.count] + lowercasedSecond[combination / first.count]
    }

    /// Returns a name.
    /// - Parameter number: 0 for the name without a number, 1 for the second entry with the name, and so on.
    func name(combination: Int, number: Int) -> String {
        let name = "\(article)\(first[combination % first.count]) \(second[combination / first.count])"
        return number == 0 ? name : "\(name) \(number + 1)"
    }

    static func of(_ kind: CatalogueKind) -> CatalogueNames {
        switch kind {
        case .movie: movies
        case .tvSeries: series
        case .person: people
        }
    }

    static let movies = CatalogueNames(
        article: "The ", first: SampleWords.adjectives + CatalogueWords.adjectives,
        second: SampleWords.nouns + CatalogueWords.nouns)
    static let series = CatalogueNames(article: "", first: CatalogueWords.places, second: CatalogueWords.gatherings)
    static let people = CatalogueNames(
        article: "", first: CatalogueWords.givenNames, second: SampleWords.familyNames + CatalogueWords.familyNames)
}

extension GeneratedCatalogue {

    func name(of entry: CatalogueEntry) -> String {
        let names = CatalogueNames.of(entry.kind)
        let (number, remainder) = entry.index.quotientAndRemainder(dividingBy: names.combinations)
        let combination = orders(of: entry.kind).names.position(of: remainder)
        return names.name(combination: combination, number: number)
    }

    /// Returns the given name of a person, as an index into the list of given names.
    func givenName(of entry: CatalogueEntry) -> Int {
        let names = CatalogueNames.of(entry.kind)
        return orders(of: entry.kind).names.position(of: entry.index % names.combinations) % names.first.count
    }

    /// Returns the entries whose name contains a string, ignoring case.
    func matches(of kind: CatalogueKind, query: String) -> CatalogueMatches {
        let names = CatalogueNames.of(kind)
        let order = orders(of: kind).names
        let search = NameSearch(query: query)
        var recurringIndices: [Int] = []
        var numbered: [Int] = []
        // TMDb returns no results for an empty query.
        for combination in 0..<(query.isEmpty ? 0 : names.combinations) {
            switch search.match(names.lowercased(combination: combination)) {
            case .always: recurringIndices.append(order.index(at: combination))
            case .withNumber: numbered.append(order.index(at: combination))
            case .never: break
            }
        }
        let round = ((search.number ?? 1) - 1) * names.combinations
        return CatalogueMatches(
            recurringIndices: recurringIndices.sorted(), combinations: names.combinations, count: count(of: kind),
            numberedIndices: numbered.sorted().map { $0 + round })
    }
}
