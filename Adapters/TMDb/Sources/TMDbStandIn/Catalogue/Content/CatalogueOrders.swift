import TMDbTesting

/// The orders in which the entries of a kind are listed.
struct CatalogueOrders: Hashable, Sendable {
    let byVotes: Shuffle
    let byDay: Shuffle
    let byTrend: Shuffle
    let byWeeklyTrend: Shuffle
    /// The order in which entries get their names.
    let names: Shuffle
    /// The order in which people get roles.
    let people: Shuffle

    init(kind: CatalogueKind, count: Int, seed: Int) {
        let base = (UInt64(bitPattern: Int64(seed)) ^ (kind.rawValue << 32)).splitMix64
        byVotes = Shuffle(count: count, seed: base &+ 10)
        byDay = Shuffle(count: count, seed: base &+ 20)
        byTrend = Shuffle(count: count, seed: base &+ 30)
        byWeeklyTrend = Shuffle(count: count, seed: base &+ 40)
        names = Shuffle(count: CatalogueNames.of(kind).combinations, seed: base &+ 50)
        people = Shuffle(count: count, seed: base &+ 60)
    }
}

/// A permutation of the numbers below a count. It is computed in constant time, in both directions, instead of stored.
struct Shuffle: Hashable, Sendable {
    let count: Int
    private let multiplier: Int
    private let inverse: Int
    private let offset: Int

    init(count: Int, seed: UInt64) {
        self.count = max(1, count)
        let bound = UInt64(self.count)
        var multiplier = Int(seed.splitMix64 % bound)
        var inverse = Self.inverse(of: multiplier, modulo: self.count)
        while inverse == nil {
            multiplier = (multiplier + 1) % self.count
            inverse = Self.inverse(of: multiplier, modulo: self.count)
        }
        self.multiplier = multiplier
        self.inverse = inverse ?? 0
        offset = Int((seed &+ 1).splitMix64 % bound)
    }

    func position(of index: Int) -> Int { (index * multiplier + offset) % count }

    func index(at position: Int) -> Int { (position + count - offset) % count * inverse % count }

    /// Returns the modular inverse, by the extended Euclidean algorithm, or `nil` if the numbers are not coprime.
    private static func inverse(of number: Int, modulo count: Int) -> Int? {
        if count == 1 { return 0 }
        var (remainder, next) = (count, number)
        var (coefficient, nextCoefficient) = (0, 1)
        while next != 0 {
            let quotient = remainder / next
            (remainder, next) = (next, remainder - quotient * next)
            (coefficient, nextCoefficient) = (nextCoefficient, coefficient - quotient * nextCoefficient)
        }
        return remainder == 1 ? (coefficient + count) % count : nil
    }
}
