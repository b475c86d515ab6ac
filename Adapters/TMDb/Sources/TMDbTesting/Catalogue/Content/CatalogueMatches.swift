/// A query, compared with names.
struct NameSearch {
    enum Match {
        case never
        /// The name contains the query.
        case always
        /// The name does with the number behind it that the query ends with.
        case withNumber
    }

    /// The number that the query ends with.
    let number: Int?
    private let text: [UInt8]
    /// What a name must end with to be followed by the number.
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
        self.single = single.filter { $0 < count }
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
