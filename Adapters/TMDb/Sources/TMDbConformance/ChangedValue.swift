import Foundation

/// A value of an answer that is another one when the model is encoded again.
struct ChangedValue: Hashable {
    /// Such as `results[].release_date`.
    let path: String
    let recorded: String
    let encoded: String

    /// - Returns: `nil` if both values say the same.
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
        // TMDb writes a flag as `true` in one place and as 1 in another; as numbers they are equal.
        case (let recorded as NSNumber, let encoded as NSNumber): recorded == encoded
        default: false
        }
    }

    /// A model writes characters that no URL holds percent-encoded.
    private static func isSameURL(_ recorded: String, _ encoded: String) -> Bool {
        encoded.removingPercentEncoding == recorded
            || encoded.removingPercentEncoding == recorded.removingPercentEncoding
    }

    private static func isSameMoment(_ recorded: String, _ encoded: String) -> Bool {
        guard let recorded = moment(recorded), let encoded = moment(encoded) else { return false }
        return recorded == encoded
    }

    /// Day, time and fraction of a second. A day alone is its midnight.
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
