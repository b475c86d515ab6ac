import Foundation

/// Dates.
extension JSONBytes {

    /// Appends a date as a day, or as a time if it is not midnight UTC.
    ///
    /// - Parameter isTime: Whether midnight is also encoded as a time.
    mutating func append(_ date: Date, isTime: Bool) {
        let seconds = date.timeIntervalSince1970
        // The years 1600 to 9999. Other dates are rare, and are left to Foundation's calendar.
        guard seconds >= -11_676_096_000, seconds < 253_402_300_799 else {
            append(string: PopcornJSON.text(date, isTime: isTime))
            return
        }
        let isDay = !isTime && seconds.remainder(dividingBy: 86_400) == 0
        let thousandths = Int64((seconds * 1000).rounded())
        let days = thousandths.flooredQuotient(by: 86_400_000)
        append(UInt8(ascii: "\""))
        append(daysSince1970: days)
        if !isDay { append(millisecondsOfDay: thousandths - days * 86_400_000) }
        append(UInt8(ascii: "\""))
    }

    /// Appends a day as `yyyy-MM-dd`.
    ///
    /// The algorithm is `civil_from_days` of <https://howardhinnant.github.io/date_algorithms.html>: years begin in
    /// March, and 400 years have 146,097 days.
    private mutating func append(daysSince1970 days: Int64) {
        let shifted = days + 719_468
        let era = shifted.flooredQuotient(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        append(digits: (yearOfEra + era * 400 + (month <= 2 ? 1 : 0)).magnitude, atLeast: 4)
        append(UInt8(ascii: "-"))
        append(digits: month.magnitude, atLeast: 2)
        append(UInt8(ascii: "-"))
        append(digits: (dayOfYear - (153 * shiftedMonth + 2) / 5 + 1).magnitude, atLeast: 2)
    }

    /// Appends a time as `THH:mm:ssZ`, with milliseconds if there are any.
    private mutating func append(millisecondsOfDay time: Int64) {
        append(UInt8(ascii: "T"))
        append(digits: (time / 3_600_000).magnitude, atLeast: 2)
        append(UInt8(ascii: ":"))
        append(digits: (time / 60_000 % 60).magnitude, atLeast: 2)
        append(UInt8(ascii: ":"))
        append(digits: (time / 1000 % 60).magnitude, atLeast: 2)
        if time % 1000 != 0 {
            append(UInt8(ascii: "."))
            append(digits: (time % 1000).magnitude, atLeast: 3)
        }
        append(UInt8(ascii: "Z"))
    }
}

extension Int64 {
    /// Returns the quotient by a positive number, rounded down.
    fileprivate func flooredQuotient(by divisor: Int64) -> Int64 {
        self >= 0 ? self / divisor : (self - divisor + 1) / divisor
    }
}
