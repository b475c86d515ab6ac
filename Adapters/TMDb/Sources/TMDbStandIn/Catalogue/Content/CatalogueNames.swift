import TMDbTesting

/// The names of a kind's entries: all pairs of a first and a second word, and then the same pairs with a number
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

/// A comparison of a search query with names.
struct NameSearch {
    enum Match {
        case never
        /// The name contains the query.
        case always
        /// The name contains the query only if the number at the end of the query is appended to the name.
        case withNumber
    }

    /// The number at the end of the query.
    let number: Int?
    private let text: [UInt8]
    /// The query without the number. A name with this ending matches if it is followed by the number.
    private let ending: [UInt8]

    init(query: String) {
        text = Array(query.lowercased().utf8)
        let words = query.lowercased().split(separator: " ")
        let last = words.count > 1 ? words.last.flatMap { Int($0) } : nil
        number = last.flatMap { (2..<CatalogueKind.limit).contains($0) ? $0 : nil }
        ending = Array(words.dropLast().joined(separator: " ").utf8)
    }

    func match(_ name: [UInt8]) -> Match {
        if let first = text.first, name.count >= text.count {
            for start in 0...(name.count - text.count) where name[start] == first {
                if name[start..<(start + text.count)].elementsEqual(text) { return .always }
            }
        }
        return number != nil && name.suffix(ending.count).elementsEqual(ending) ? .withNumber : .never
    }
}

/// The indices of the entries that match a search, computed on demand instead of stored.
struct CatalogueMatches: Sendable {
    /// The matching indices below `combinations`. Names repeat after that many entries, with a number appended, so the
    /// matches repeat too.
    private let recurringIndices: [Int]
    private let combinations: Int
    private let rounds: Int
    /// The indices of entries that match only with the number in their name.
    private let numberedIndices: [Int]
    let count: Int

    init(recurringIndices: [Int], combinations: Int, count: Int, numberedIndices: [Int]) {
        self.recurringIndices = recurringIndices
        self.combinations = combinations
        self.numberedIndices = numberedIndices.filter { $0 < count }
        rounds = count / combinations
        let rest = count % combinations
        self.count = self.numberedIndices.count + rounds * recurringIndices.count + recurringIndices.count { $0 < rest }
    }

    subscript(position: Int) -> Int {
        if position < numberedIndices.count { return numberedIndices[position] }
        let (round, place) = (position - numberedIndices.count).quotientAndRemainder(dividingBy: recurringIndices.count)
        return round * combinations + recurringIndices[place]
    }
}
