package import Foundation

extension ContentLocale {

    /// The time zone that determines the current day: ``timeZone``, or UTC if it is `nil`.
    package var dayTimeZone: TimeZone { timeZone ?? .gmt }

    /// The identifier of ``timeZone`` in the IANA database, such as `Europe/Berlin`; `nil` if ``timeZone`` is `nil`. A
    /// time zone with a fixed offset has the identifier of its whole hours, such as `Etc/GMT-2` for two hours east of
    /// Greenwich.
    package var timeZoneIdentifier: String? {
        guard let timeZone else { return nil }
        let identifier = timeZone.identifier
        guard identifier.hasPrefix("GMT") || identifier == "UTC" else { return identifier }
        let hours = timeZone.secondsFromGMT() / 3600
        return hours == 0 ? "Etc/UTC" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
    }

    /// Returns the day that a time falls on in ``dayTimeZone``, as midnight UTC.
    package func day(of time: Date) -> Date { dayTimeZone.day(of: time) }
}

extension TimeZone {

    /// Returns the day that a time falls on, as midnight UTC.
    package func day(of time: Date) -> Date {
        let local = time.timeIntervalSince1970 + Double(secondsFromGMT(for: time))
        return Date(timeIntervalSince1970: (local / 86_400).rounded(.down) * 86_400)
    }

    /// Returns the time at which the day of a time ends.
    package func endOfDay(of time: Date) -> Date {
        let end = day(of: time) + 86_400
        // The offset at the end of the day may differ from that at the time.
        return end - Double(secondsFromGMT(for: end - Double(secondsFromGMT(for: time))))
    }

    /// Creates a time zone from an IANA identifier, such as `Europe/Berlin`.
    ///
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/invalidInput`` if the identifier is unknown.
    package init(checkedIdentifier identifier: String) throws(PopcornError) {
        guard let timeZone = TimeZone(identifier: identifier) else {
            throw .invalidInput("'\(identifier.printable)' is not a valid time zone; use one such as 'Europe/Berlin'")
        }
        self = timeZone
    }
}

extension Date {
    /// Midnight UTC of the same day.
    package var startOfDay: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
    }
}
