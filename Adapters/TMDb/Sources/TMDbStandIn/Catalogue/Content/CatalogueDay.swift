import TMDb

/// A day, counted from 1 January 1970.
struct CatalogueDay: Comparable, Hashable, Sendable {
    let number: Int

    /// The current date of the catalogue, 1 July 2025. It is constant, so that responses are reproducible.
    static let today = CatalogueDay(number: 20_270)

    static func < (left: Self, right: Self) -> Bool { left.number < right.number }

    func adding(_ days: Int) -> CatalogueDay { CatalogueDay(number: number + days) }

    var components: (year: Int, month: Int, day: Int) { CivilDate.civilDay(fromDaysSinceEpoch: number) }

    var year: Int { components.year }

    /// The day as `yyyy-MM-dd`.
    var text: String {
        let (year, month, day) = components
        return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}

/// The distribution of a kind's titles over the years, newest first.
struct CatalogueWindow {
    let kind: CatalogueKind
    let count: Int

    /// The positions of upcoming movies: one movie in twenty. Empty for other kinds.
    var upcoming: Range<Int> { 0..<(kind == .movie ? count / 20 : 0) }
    /// The positions of the titles in cinemas or on the air: one title in ten.
    var current: Range<Int> { upcoming.upperBound..<(upcoming.upperBound + (count + 9) / 10) }

    static let daysAhead = 28
    static let daysShown = 42
    private static let span = 50 * 365

    func day(at position: Int) -> CatalogueDay {
        if upcoming.contains(position) {
            let step = Self.daysAhead * position / max(1, upcoming.count)
            return .today.adding(Self.daysAhead - step)
        }
        if current.contains(position) {
            return .today.adding(-Self.daysShown * (position - current.lowerBound) / max(1, current.count))
        }
        let rest = max(1, count - current.upperBound)
        return .today.adding(-Self.daysShown - 1 - Self.span * (position - current.upperBound) / rest)
    }
}
