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
