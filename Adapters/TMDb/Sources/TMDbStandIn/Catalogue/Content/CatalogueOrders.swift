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
