import CoreDomain
import Foundation

/// The formats of dates, numbers and names in the language of a page.
struct PageFormat: Sendable {

    private let locale: Locale

    init(_ locale: ContentLocale) {
        // The region of the locale, which determines where titles are watched, does not determine the formats.
        self.locale = Locale(identifier: ContentLocale.regionalTag(locale.language))
    }

    /// Returns a day, such as "15 October 1999".
    func day(_ date: Date) -> String { format(date) { $0.day().month(.wide).year() } }

    /// Returns a day with its weekday, such as "Friday, 15 October".
    func weekday(_ date: Date) -> String { format(date) { $0.weekday(.wide).day().month(.wide) } }

    /// Returns a year, such as "1999".
    func year(_ date: Date) -> String { format(date) { $0.year() } }

    /// Returns a date of which only the year or the month may be known.
    func day(_ date: PartialDate) -> String {
        date.date.map { day($0) } ?? date.description
    }

    /// Returns a time, such as "15 October 1999 at 14:05 UTC".
    func time(_ date: Date) -> String {
        format(date) { $0.day().month(.abbreviated).year().hour().minute().timeZone() }
    }

    /// Returns the date in the format of the attribute `datetime`, such as `1999-10-15`.
    func machineDay(_ date: Date) -> String {
        date.formatted(Date.ISO8601FormatStyle().year().month().day())
    }

    /// Returns a duration, such as "2 h 19 min".
    func duration(minutes: Int) -> String {
        guard minutes >= 60 else { return "\(minutes) min" }
        return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// Returns a number with separators between groups of digits.
    func number(_ value: Int) -> String {
        value.formatted(.number.locale(locale))
    }

    /// Returns a rating with one decimal.
    func rating(_ value: Double) -> String {
        value.formatted(.number.precision(.fractionLength(1)).locale(locale))
    }

    /// Returns an amount in US dollars, the currency of all amounts of TMDb.
    func dollars(_ value: Double) -> String {
        value.formatted(.currency(code: "USD").precision(.fractionLength(0)).locale(locale))
    }

    /// Returns a number of bytes in units of 1,000, such as "135.2 kB".
    func bytes(_ count: Int) -> String {
        var value = Double(count)
        var unit = "bytes"
        for next in ["kB", "MB", "GB", "TB"] where value >= 1000 {
            value /= 1000
            unit = next
        }
        return unit == "bytes" ? "\(number(count)) bytes" : "\(rating(value)) \(unit)"
    }

    /// Returns the name of a language in the language of the page.
    func language(_ code: String) -> String {
        locale.localizedString(forLanguageCode: code) ?? code
    }

    /// Returns the name of a region in the language of the page.
    func region(_ code: String) -> String {
        locale.localizedString(forRegionCode: code) ?? code
    }

    private func format(_ date: Date, _ fields: (Date.FormatStyle) -> Date.FormatStyle) -> String {
        date.formatted(fields(Date.FormatStyle(locale: locale, calendar: Self.calendar, timeZone: .gmt)))
    }

    private static let calendar = Calendar(identifier: .gregorian)
}
