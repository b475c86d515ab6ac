import Foundation

/// A parser of the `Retry-After` header.
///
/// Source: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
enum RetryAfter {

    /// The maximum delay, one day. Longer delays are shortened to it.
    static let maximumDelay = Duration.seconds(86_400)

    /// Parses a number of seconds or an HTTP date. Returns `nil` for other values, including negative numbers.
    ///
    /// A date in the past is a delay of zero. A delay longer than ``maximumDelay`` is shortened to it.
    static func delay(from value: String, now: Date) -> Duration? {
        let value = value.trimmingCharacters(in: .whitespaces)
        if !value.isEmpty, value.utf8.allSatisfy(\.isDigit) {
            return Int(value).map { min(.seconds($0), maximumDelay) } ?? maximumDelay
        }
        guard let date = httpDate(from: value) else { return nil }
        let seconds = date.timeIntervalSince(now)
        if seconds <= 0 { return .zero }
        return seconds >= 86_400 ? maximumDelay : .seconds(seconds)
    }

    /// Parses an IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT`, the only form that servers may send.
    static func httpDate(from value: String) -> Date? {
        let parts = value.split(separator: " ", omittingEmptySubsequences: false)
        guard
            parts.count == 6, weekdays.contains(parts[0]), parts[5] == "GMT",
            parts[1].utf8.count == 2, parts[3].utf8.count == 4, parts[4].utf8.count == 8,
            let month = months.firstIndex(of: parts[2])
        else { return nil }
        let number = month + 1 < 10 ? "0\(month + 1)" : "\(month + 1)"
        return CivilDate.instant(from: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
    }

    private static let weekdays: [Substring] = ["Mon,", "Tue,", "Wed,", "Thu,", "Fri,", "Sat,", "Sun,"]

    private static let months: [Substring] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
