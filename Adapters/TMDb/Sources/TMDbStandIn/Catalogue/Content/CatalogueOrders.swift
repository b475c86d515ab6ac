import TMDbTesting

/// The orders in which a kind is listed.
struct CatalogueOrders: Hashable, Sendable {
    let byVotes: Shuffle
    let byDay: Shuffle
    let byTrend: Shuffle
    let byWeeklyTrend: Shuffle
    /// Which of the names the first ones get.
    let names: Shuffle
    /// Which person has the first role.
    let people: Shuffle

    init(kind: CatalogueKind, count: Int, seed: Int) {
        let base = (UInt64(bitPattern: Int64(seed)) ^ (kind.rawValue << 32)).scrambled
        byVotes = Shuffle(count: count, seed: base &+ 10)
        byDay = Shuffle(count: count, seed: base &+ 20)
        byTrend = Shuffle(count: count, seed: base &+ 30)
        byWeeklyTrend = Shuffle(count: count, seed: base &+ 40)
        names = Shuffle(count: CatalogueNames.of(kind).combinations, seed: base &+ 50)
        people = Shuffle(count: count, seed: base &+ 60)
    }
}
