/// The indices of the entries that match a search, computed on demand instead of stored.
struct CatalogueMatches: Sendable {
    /// The matching indices below `combinations`. Names repeat after that many entries, with a number appended, so the
    /// matches repeat too.
    private let remainders: [Int]
    private let combinations: Int
    private let rounds: Int
    /// The indices of entries that match only with the number in their name.
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
