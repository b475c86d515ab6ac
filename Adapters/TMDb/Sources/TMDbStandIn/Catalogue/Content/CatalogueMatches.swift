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
