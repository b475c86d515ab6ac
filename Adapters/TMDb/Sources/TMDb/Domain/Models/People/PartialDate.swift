/// A date of which the day, or the month and the day, may be unknown, such as `1945` or `1945-06`.
public struct PartialDate: Hashable, Sendable {

    /// The year.
    public let year: Int
    /// The month (1 to 12).
    public let month: Int?
    /// The day of the month (1 to 31).
    public let day: Int?

    /// Creates a partial date.
    public init(year: Int, month: Int? = nil, day: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Parses an incomplete date. Returns `nil` for any other string, and for a year of more than four digits.
    init?(_ text: String) {
        guard CivilDate.isImprecise(text) else { return nil }
        let numbers = text.split(separator: "-").map { Int($0) ?? 0 }
        guard let year = numbers.first, (0...9999).contains(year) else { return nil }
        let month = numbers.count > 1 && numbers[1] > 0 ? numbers[1] : nil
        self.init(year: year, month: month, day: month != nil && numbers.count > 2 && numbers[2] > 0 ? numbers[2] : nil)
    }

    /// The date in TMDb's form.
    var text: String {
        [CivilDate.padded(year, 4), month.map { CivilDate.padded($0, 2) }, day.map { CivilDate.padded($0, 2) }]
            .compactMap(\.self).joined(separator: "-")
    }
}
