import Foundation

/// A namespace for parsing and formatting the dates in TMDb's JSON.
///
/// A date is a day (`1999-10-15`) or a timestamp (`1999-10-15T00:00:00.000Z`). The expiry of a token has the form
/// `1999-10-15 00:00:00 UTC`. Lists of API version 4 also use this form without the time zone.
///
/// The arithmetic is Howard Hinnant's (https://howardhinnant.github.io/date_algorithms.html), on the proleptic
/// Gregorian calendar in UTC. It avoids formatters and calendars, which are slow and shared.
package enum CivilDate {

    /// Parses a day as midnight UTC, or a timestamp with or without a fraction of a second.
    ///
    /// The form is strict: four-digit years and two-digit months and days. The time zone is `Z` after a `T`; after a
    /// space, it is ` UTC` or missing. Returns `nil` for a day that does not exist.
    static func date(from text: String) -> Date? {
        var text = text
        return text.withUTF8(date(from:))
    }

    private static func date(from bytes: UnsafeBufferPointer<UInt8>) -> Date? {
        var reader = DigitReader(bytes: bytes)
        guard
            let year = reader.number(digits: 4), reader.skip(UInt8(ascii: "-")),
            let month = reader.number(digits: 2), reader.skip(UInt8(ascii: "-")),
            let day = reader.number(digits: 2),
            (1...12).contains(month), day >= 1, day <= dayCount(ofMonth: month, year: year)
        else { return nil }
        let midnight = Double(daysSinceEpoch(year: year, month: month, day: day) * secondsPerDay)
        if reader.isAtEnd { return Date(timeIntervalSince1970: midnight) }
        let isSpaced = reader.skip(UInt8(ascii: " "))
        guard
            isSpaced || reader.skip(UInt8(ascii: "T")), let time = secondsOfDay(&reader),
            isSpaced ? reader.isAtEnd || reader.skip(" UTC") : reader.skip("Z"), reader.isAtEnd
        else { return nil }
        return Date(timeIntervalSince1970: min(midnight + time, maximumTimestamp))
    }

    /// Returns whether a string is an incomplete date (`1945`, `1945-06`, `1945-00-00`), or has a mistyped year of more
    /// than four digits (`20008-06-10`).
    static func isImprecise(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let numbers = parts.compactMap { $0.utf8.allSatisfy(digits.contains) ? Int($0) : nil }
        let widths = parts.map(\.utf8.count)
        guard
            numbers.count == parts.count, (1...3).contains(parts.count), widths[0] >= 4,
            widths.dropFirst().allSatisfy({ $0 == 2 })
        else { return false }
        let month = numbers.count > 1 ? numbers[1] : 0
        let day = numbers.count > 2 ? numbers[2] : 0
        return month <= 12 && day <= 31 && (month == 0 || day == 0 || widths[0] > 4)
    }

    private static func secondsOfDay(_ reader: inout DigitReader) -> Double? {
        guard
            let hour = reader.number(digits: 2), hour < 24, reader.skip(UInt8(ascii: ":")),
            let minute = reader.number(digits: 2), minute < 60, reader.skip(UInt8(ascii: ":")),
            let second = reader.number(digits: 2), second < 60
        else { return nil }
        var fraction = 0.0
        if reader.skip(UInt8(ascii: ".")) {
            guard let value = reader.fraction() else { return nil }
            fraction = value
        }
        return Double(hour * 3600 + minute * 60 + second) + fraction
    }

    /// Returns midnight UTC of a day. A year outside 0 to 9999 results in a date that cannot be formatted.
    static func date(year: Int, month: Int, day: Int) -> Date {
        let year = min(max(-1, year), 10_000)
        return Date(
            timeIntervalSince1970: Double(daysSinceEpoch(year: year, month: month, day: day) * secondsPerDay))
    }

    /// Formats midnight UTC as a day, and any other date as a timestamp with milliseconds.
    ///
    /// The timestamp has nanoseconds if milliseconds are not exact. Returns `nil` for a date outside the years 0 to
    /// 9999.
    static func string(from date: Date) -> String? {
        let text = Self.string(from: date, digits: 3)
        if let text, Self.date(from: text) == date { return text }
        return Self.string(from: date, digits: 9) ?? text
    }

    private static func string(from date: Date, digits: Int) -> String? {
        let scale = digits == 3 ? 1000 : 1_000_000_000
        let seconds = date.timeIntervalSince1970
        guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
        let parts = Int(((seconds - seconds.rounded(.down)) * Double(scale)).rounded())
        let total = Int(seconds.rounded(.down)) + parts / scale
        let fraction = parts % scale
        let day = total.flooredQuotient(by: secondsPerDay)
        let rest = total - day * secondsPerDay
        let civil = civilDay(fromDaysSinceEpoch: day)
        guard (0...9999).contains(civil.year) else { return nil }
        let dayText = "\(padded(civil.year, 4))-\(padded(civil.month, 2))-\(padded(civil.day, 2))"
        if rest == 0, fraction == 0 { return dayText }
        let time = "\(padded(rest / 3600, 2)):\(padded(rest / 60 % 60, 2)):\(padded(rest % 60, 2))"
        return "\(dayText)T\(time).\(padded(fraction, digits))Z"
    }

    private static let secondsPerDay = 86_400

    /// The last millisecond of the year 9999. A later number of seconds would round to the year 10000.
    private static let maximumTimestamp = 253_402_300_799.999

    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    private static func dayCount(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Implements `days_from_civil`. Years start in March, so that the leap day is the last day.
    private static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = marchYear.flooredQuotient(by: 400)
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// Implements `civil_from_days`, the inverse function.
    package static func civilDay(fromDaysSinceEpoch days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = shifted.flooredQuotient(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }
}

extension Int {
    fileprivate func flooredQuotient(by divisor: Int) -> Int {
        (self >= 0 ? self : self - divisor + 1) / divisor
    }
}

/// A reader of ASCII digits from the start of a string.
private struct DigitReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    mutating func digit() -> Int? {
        guard position < bytes.count, case let byte = bytes[position], byte &- UInt8(ascii: "0") < 10 else {
            return nil
        }
        position += 1
        return Int(byte - UInt8(ascii: "0"))
    }

    mutating func number(digits: Int) -> Int? {
        var number = 0
        for _ in 0..<digits {
            guard let digit = digit() else { return nil }
            number = number * 10 + digit
        }
        return number
    }

    /// Reads the digits after a decimal point, at least one and at most nine.
    mutating func fraction() -> Double? {
        var number = 0
        var scale = 1
        while scale < 1_000_000_000, let digit = digit() {
            number = number * 10 + digit
            scale *= 10
        }
        return scale == 1 ? nil : Double(number) / Double(scale)
    }

    mutating func skip(_ text: StaticString) -> Bool {
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).allSatisfy { skip($0) }
    }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }
}
