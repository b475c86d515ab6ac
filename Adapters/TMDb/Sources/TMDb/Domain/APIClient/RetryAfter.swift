import Foundation

/// Reads the header `Retry-After`.
///
/// Source: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
enum RetryAfter {

    /// The longest delay that is believed, one day. TMDb may name a longer one.
    static let longest = Duration.seconds(86_400)

    /// The delay of a number of seconds, or until an HTTP date; `nil` for anything else, negative numbers included.
    ///
    /// A date in the past is no delay. A delay beyond ``longest`` is cut to it.
    static func delay(from value: String, now: Date) -> Duration? {
        let value = value.trimmingCharacters(in: .whitespaces)
        if !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return Int(value).map { min(.seconds($0), longest) } ?? longest
        }
        guard let date = httpDate(from: value) else { return nil }
        let seconds = date.timeIntervalSince(now)
        if seconds <= 0 { return .zero }
        return seconds >= 86_400 ? longest : .seconds(seconds)
    }

    /// An IMF-fixdate, such as `Sun, 06 Nov 1994 08:49:37 GMT`, the one form that servers may send.
    static func httpDate(from value: String) -> Date? {
        let parts = value.split(separator: " ", omittingEmptySubsequences: false)
        guard
            parts.count == 6, weekdays.contains(parts[0]), parts[5] == "GMT",
            parts[1].utf8.count == 2, parts[3].utf8.count == 4, parts[4].utf8.count == 8,
            let month = months.firstIndex(of: parts[2])
        else { return nil }
        let number = month + 1 < 10 ? "0\(month + 1)" : "\(month + 1)"
        return CivilDate.date(from: "\(parts[3])-\(number)-\(parts[1])T\(parts[4])Z")
    }

    private static let weekdays: [Substring] = ["Mon,", "Tue,", "Wed,", "Thu,", "Fri,", "Sat,", "Sun,"]

    private static let months: [Substring] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
