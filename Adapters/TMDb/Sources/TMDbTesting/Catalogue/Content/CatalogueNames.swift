/// The names of a kind: every pair of a first and a second word, and from then on the same with a number behind.
struct CatalogueNames: Sendable {
    /// What stands before the words.
    let article: String
    let first: [String]
    let second: [String]

    var combinations: Int { first.count * second.count }

    /// - Parameter number: 0 for the name alone, 1 for the second of that name.
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

    /// The given name alone, as a position in the list of given names.
    func givenName(of entry: CatalogueEntry) -> Int {
        let names = CatalogueNames.of(entry.kind)
        return orders(of: entry.kind).names.position(of: entry.index % names.combinations) % names.first.count
    }

    /// Those whose name contains a text, in whatever case.
    func matches(of kind: CatalogueKind, query: String) -> CatalogueMatches {
        // TMDb finds nothing for an empty query.
        guard !query.isEmpty else { return CatalogueMatches(remainders: [], combinations: 1, count: 0, single: []) }
        let names = CatalogueNames.of(kind)
        let order = orders(of: kind).names
        let text = Array(query.lowercased().utf8)
        // A name with a number: what comes before the number ends the name.
        let words = query.lowercased().split(separator: " ")
        let number =
            words.count > 1 ? words.last.flatMap { Int($0) }.flatMap { $0 < CatalogueKind.limit ? $0 : nil } : nil
        let ending = number == nil ? [] : Array(words.dropLast().joined(separator: " ").utf8)
        var remainders: [Int] = []
        var numbered: [Int] = []
        for combination in 0..<names.combinations {
            let name = Array(names.name(combination: combination, number: 0).lowercased().utf8)
            if name.contains(text) {
                remainders.append(order.index(at: combination))
            } else if number != nil, name.reversed().starts(with: ending.reversed()) {
                numbered.append(order.index(at: combination))
            }
        }
        return CatalogueMatches(
            remainders: remainders.sorted(), combinations: names.combinations, count: count(of: kind),
            single: numbered.sorted().map { $0 + ((number ?? 0) - 1) * names.combinations })
    }
}

/// The indices of the entries that a search finds, without a list of them.
struct CatalogueMatches: Sendable {
    /// Those found among the first of each name.
    private let remainders: [Int]
    private let combinations: Int
    private let rounds: Int
    /// Those found by their number.
    private let single: [Int]
    let count: Int

    init(remainders: [Int], combinations: Int, count: Int, single: [Int]) {
        self.remainders = remainders
        self.combinations = combinations
        self.single = single.filter { ($0 >= combinations) && $0 < count }
        rounds = count / combinations
        let rest = count % combinations
        self.count = self.single.count + rounds * remainders.count + remainders.count { $0 < rest }
    }

    subscript(position: Int) -> Int {
        if position < single.count { return single[position] }
        let (round, place) = (position - single.count).quotientAndRemainder(dividingBy: remainders.count)
        return round * combinations + remainders[place]
    }
}
