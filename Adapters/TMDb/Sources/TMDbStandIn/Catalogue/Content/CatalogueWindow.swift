/// How the titles of a kind, from the newest to the oldest, spread over the years.
struct CatalogueWindow {
    let kind: CatalogueKind
    let count: Int

    /// The places of those that are yet to come: a movie in twenty.
    var upcoming: Range<Int> { 0..<(kind == .movie ? count / 20 : 0) }
    /// The places of those in the cinemas or on the air: a tenth.
    var current: Range<Int> { upcoming.upperBound..<(upcoming.upperBound + (count + 9) / 10) }

    static let daysAhead = 28
    static let daysShown = 42
    private static let span = 50 * 365

    func day(at place: Int) -> CatalogueDay {
        if upcoming.contains(place) {
            let step = Self.daysAhead * place / max(1, upcoming.count)
            return .today.adding(Self.daysAhead - step)
        }
        if current.contains(place) {
            return .today.adding(-Self.daysShown * (place - current.lowerBound) / max(1, current.count))
        }
        let rest = max(1, count - current.upperBound)
        return .today.adding(-Self.daysShown - 1 - Self.span * (place - current.upperBound) / rest)
    }
}
