import Foundation

/// A namespace for parsing and formatting the dates in TMDb's JSON.
///
/// A date is a day (`1999-10-15`) or a timestamp (`1999-10-15T00:00:00.000Z`). The expiry of a token has the form
/// `1999-10-15 00:00:00 UTC`. Lists of API version 4 also use this form without the time zone. For some days in its
/// history, TMDb has sent other forms: days without leading zeros (`1999-1-5`), and timestamps with an offset
/// (`1999-10-15T00:00:00+00:00`), without a time zone, or cut off (`1999-10-15 00:00:00 UT`).
///
/// The arithmetic is Howard Hinnant's (https://howardhinnant.github.io/date_algorithms.html), on the proleptic
/// Gregorian calendar in UTC. It avoids formatters and calendars, which are slow and shared.
package enum CivilDate {

    /// Returns midnight UTC of the day that a string names, regardless of its time and time zone.
    ///
    /// The year has four digits and is followed by the month and the day, separated by `-`, `/`, `.` or nothing.
    /// Returns `nil` for a day that does not exist.
    static func day(from text: String) -> Date? {
        DateReader.read(text).map { Date(timeIntervalSince1970: Double($0.day * secondsPerDay)) }
    }

    /// Returns the instant that a string names. A day is its midnight, and the time zone is UTC if the string has none.
    ///
    /// Returns `nil` for a day or a time that does not exist.
    static func instant(from text: String) -> Date? {
        guard let reading = DateReader.read(text), let seconds = reading.seconds else { return nil }
        let instant = Double(reading.day * secondsPerDay) + seconds
        return Date(timeIntervalSince1970: min(max(minimumTimestamp, instant), maximumTimestamp))
    }

    /// Returns whether a string is an incomplete date (`1945`, `1945-06`, `1945-00-00`), or has a mistyped year of more
    /// than four digits (`20008-06-10`).
    static func isImprecise(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
        let widths = parts.map(\.utf8.count)
        guard
            numbers.count == parts.count, (1...3).contains(parts.count), widths[0] >= 4,
            widths.dropFirst().allSatisfy({ $0 == 2 })
        else { return false }
        let month = numbers.count > 1 ? numbers[1] : 0
        let day = numbers.count > 2 ? numbers[2] : 0
        return month <= 12 && day <= 31 && (month == 0 || day == 0 || widths[0] > 4)
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
        if let text, instant(from: text) == date { return text }
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

    /// The first second of the year 0.
    private static let minimumTimestamp = -62_167_219_200.0

    /// The last millisecond of the year 9999. A later number of seconds would round to the year 10000.
    private static let maximumTimestamp = 253_402_300_799.999

    static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    fileprivate static func dayCount(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Implements `days_from_civil`. Years start in March, so that the leap day is the last day.
    fileprivate static func daysSinceEpoch(year: Int, month: Int, day: Int) -> Int {
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

/// A reader of a date from the start of a string.
private struct DateReader {

    /// The parts of a date.
    struct Reading {
        /// The number of days since 1 January 1970.
        let day: Int
        /// The number of seconds from midnight UTC of the day; `nil` if the time does not exist or its time zone is
        /// unknown.
        let seconds: Double?
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    /// Returns the date in a string. Returns `nil` if the string is not a date or contains anything else.
    static func read(_ text: String) -> Reading? {
        var text = text
        return text.withUTF8 { bytes in
            var reader = DateReader(bytes: bytes)
            return reader.reading()
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    private mutating func reading() -> Reading? {
        skipBlanks()
        guard let day = day() else { return nil }
        if isAtEnd { return Reading(day: day, seconds: 0) }
        let start = position
        skipBlanks()
        let isSeparated = skip("T") || skip("t") || position > start
        guard isSeparated else { return nil }
        let time = time()
        skipBlanks()
        let offset = timeZoneOffset()
        skipBlanks()
        guard isAtEnd else { return nil }
        if let time, let offset { return Reading(day: day, seconds: time - Double(offset)) }
        return Reading(day: day, seconds: nil)
    }

    /// Reads a day: a year, a month and a day, all with the same separator or without one.
    private mutating func day() -> Int? {
        guard let year = number(digits: 4...4) else { return nil }
        let separator = byte.flatMap { "-/.".utf8.contains($0) ? $0 : nil }
        let digits = separator == nil ? 2...2 : 1...2
        func skipSeparator(_ reader: inout DateReader) -> Bool { separator.map { reader.skip($0) } ?? true }
        guard
            skipSeparator(&self), let month = number(digits: digits), (1...12).contains(month),
            skipSeparator(&self), let day = number(digits: digits),
            day >= 1, day <= CivilDate.dayCount(ofMonth: month, year: year)
        else { return nil }
        return CivilDate.daysSinceEpoch(year: year, month: month, day: day)
    }

    /// Reads a time, which can be cut off, as a number of seconds. Returns `nil` if the time does not exist.
    private mutating func time() -> Double? {
        guard let hour = number(digits: 1...2) else { return 0 }
        _ = skip(":")
        let minute = number(digits: 1...2) ?? 0
        _ = skip(":")
        let second = number(digits: 1...2) ?? 0
        let fraction = skip(".") || skip(",") ? fraction() : 0
        let seconds = hour * 3600 + minute * 60 + second
        // 24:00:00 is the end of the day, and 23:59:60 is a leap second.
        guard hour <= 24, minute < 60, second <= 60, seconds <= 86_400 else { return nil }
        return Double(seconds) + fraction
    }

    /// Reads a time zone as a number of seconds: an offset, a name of UTC, which can be cut off, or nothing. Returns
    /// `nil` for another time zone.
    private mutating func timeZoneOffset() -> Int? {
        guard let byte else { return 0 }
        if skip("+") || skip("-") {
            let hours = number(digits: 1...2)
            _ = skip(":")
            let minutes = number(digits: 1...2) ?? 0
            guard let hours, hours < 24, minutes < 60 else { return nil }
            return (hours * 60 + minutes) * (byte == UInt8(ascii: "-") ? -60 : 60)
        }
        let start = position
        while let byte = self.byte, byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self).uppercased()
        return name == "Z" || "UTC".hasPrefix(name) || "GMT".hasPrefix(name) ? 0 : nil
    }

    private var isAtEnd: Bool { position == bytes.count }

    private var byte: UInt8? { isAtEnd ? nil : bytes[position] }

    /// Reads a number with as many digits as possible. Returns `nil`, and reads nothing, if there are too few.
    private mutating func number(digits: ClosedRange<Int>) -> Int? {
        let start = position
        var number = 0
        while position - start < digits.upperBound, let digit = digit() { number = number * 10 + digit }
        if digits.contains(position - start) { return number }
        position = start
        return nil
    }

    /// Reads the digits after a decimal point, of which the first nine count.
    private mutating func fraction() -> Double {
        var number = 0
        var scale = 1
        while scale < 1_000_000_000, let digit = digit() {
            number = number * 10 + digit
            scale *= 10
        }
        while digit() != nil {}
        return Double(number) / Double(scale)
    }

    private mutating func digit() -> Int? {
        guard let byte, byte &- UInt8(ascii: "0") < 10 else { return nil }
        position += 1
        return Int(byte - UInt8(ascii: "0"))
    }

    private mutating func skipBlanks() {
        while let byte, byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) { position += 1 }
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skip(UInt8(ascii: character))
    }

    private mutating func skip(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        position += 1
        return true
    }
}
