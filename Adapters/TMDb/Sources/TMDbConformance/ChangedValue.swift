import Foundation

/// A value of a response that differs after the model is encoded again.
struct ChangedValue: Hashable {
    /// The path of the value, such as `results[].release_date`.
    let path: String
    let recorded: String
    let encoded: String

    /// Compares two values. Returns `nil` if they are equivalent.
    init?(path: String, recorded: Any, encoded: Any) {
        if Self.isSame(recorded, encoded) { return nil }
        self.path = path
        self.recorded = Self.excerpt(recorded)
        self.encoded = Self.excerpt(encoded)
    }

    private static func isSame(_ recorded: Any, _ encoded: Any) -> Bool {
        switch (recorded, encoded) {
        case (let recorded as String, let encoded as String):
            recorded == encoded || isSameMoment(recorded, encoded) || isSameURL(recorded, encoded)
        // TMDb writes flags as `true` or as 1. As numbers, both are equal.
        case (let recorded as NSNumber, let encoded as NSNumber): recorded == encoded
        default: false
        }
    }

    /// Returns whether two strings are the same URL. Models percent-encode characters that are not valid in a URL.
    private static func isSameURL(_ recorded: String, _ encoded: String) -> Bool {
        encoded.removingPercentEncoding == recorded
            || encoded.removingPercentEncoding == recorded.removingPercentEncoding
    }

    private static func isSameMoment(_ recorded: String, _ encoded: String) -> Bool {
        guard let recorded = moment(recorded), let encoded = moment(encoded) else { return false }
        return recorded == encoded
    }

    /// Returns the day, the time and the fraction of a second, or `nil` for another format. A day without a time is
    /// midnight.
    private static func moment(_ text: String) -> [Substring]? {
        let form = /(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2})(?:\.(\d*?)0*)?(?:Z| UTC))?/
        guard let (_, day, time, fraction) = text.wholeMatch(of: form)?.output else { return nil }
        return [day, time ?? "00:00:00", fraction ?? ""]
    }

    private static func excerpt(_ value: Any) -> String {
        let text = "\(value)".replacing("\n", with: " ")
        return text.count > 60 ? "\(text.prefix(60))…" : text
    }
}
