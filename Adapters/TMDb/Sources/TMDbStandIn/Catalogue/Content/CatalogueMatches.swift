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
