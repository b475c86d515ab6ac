/// A day, counted from 1 January 1970.
struct CatalogueDay: Comparable, Hashable, Sendable {
    let number: Int

    /// What the catalogue takes for today, 1 July 2025, so that it is the same whenever it is asked.
    static let today = CatalogueDay(number: 20_270)

    static func < (left: Self, right: Self) -> Bool { left.number < right.number }

    func adding(_ days: Int) -> CatalogueDay { CatalogueDay(number: number + days) }

    /// Source: https://howardhinnant.github.io/date_algorithms.html#civil_from_days
    var components: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    var year: Int { components.year }

    /// `yyyy-MM-dd`.
    var text: String {
        let (year, month, day) = components
        return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
}
