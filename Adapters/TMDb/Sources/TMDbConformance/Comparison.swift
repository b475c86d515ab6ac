import Foundation

/// The differences between a response and the JSON of its model.
struct Comparison {

    private(set) var lost: Set<LostKey> = []
    private(set) var changed: Set<ChangedValue> = []

    /// Creates a comparison without differences, for a request without a response to compare.
    init() {}

    /// Compares a response with the JSON of its model.
    ///
    /// Missing keys, `null`, empty strings and empty objects are equivalent, so a model does not need to preserve them.
    init(of body: [UInt8], with model: any Encodable) throws {
        let original = try JSONSerialization.jsonObject(with: Data(body), options: .fragmentsAllowed)
        let encoded = try JSONEncoder().encode(model)
        let again = try JSONSerialization.jsonObject(with: encoded, options: .fragmentsAllowed)
        compare(original, again, at: "")
    }

    /// Returns the comparison without some keys of the response and the keys nested in them.
    func leavingOut(_ keys: [String]) -> Comparison {
        var comparison = self
        comparison.lost = lost.filter { key in
            !keys.contains { key.path == $0 || key.path.hasPrefix("\($0).") || key.path.hasPrefix("\($0)[") }
        }
        return comparison
    }

    private mutating func compare(_ original: Any, _ again: Any, at path: String, areRowsAligned: Bool = true) {
        switch (original, again) {
        case (let original as [String: Any], let again as [String: Any]):
            for (key, value) in original where !Self.isNothing(value) && (value as? [String: Any])?.isEmpty != true {
                let name = Self.isWord(key) ? key : "*"
                let place = path.isEmpty ? name : "\(path).\(name)"
                if let valueAgain = again[key].flatMap({ Self.isNothing($0) ? nil : $0 }) {
                    compare(value, valueAgain, at: place, areRowsAligned: areRowsAligned)
                } else {
                    lost.insert(LostKey(path: place))
                }
            }
        case (let original as [Any], let again as [Any]):
            if original.count != again.count { lost.insert(LostKey(path: "\(path)[]", isOfRows: true)) }
            // If the numbers of rows differ, the values cannot be compared row by row.
            let areRowsAligned = areRowsAligned && original.count == again.count
            for (row, rowAgain) in zip(original, again) {
                compare(row, rowAgain, at: "\(path)[]", areRowsAligned: areRowsAligned)
            }
        case (is [String: Any], _), (is [Any], _):
            lost.insert(LostKey(path: "\(path) (shape)"))
        default:
            guard areRowsAligned, !Self.isNothing(original) else { return }
            if let change = ChangedValue(path: path, recorded: original, encoded: again) { changed.insert(change) }
        }
    }

    private static func isNothing(_ value: Any) -> Bool {
        value is NSNull || (value as? String)?.isEmpty == true
    }

    /// Returns whether a key is defined by TMDb. Such keys are in lower case. Keys such as `GB` or `movie:550` are
    /// values.
    static func isWord(_ key: String) -> Bool {
        key.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" || $0 == "/" }
            && key.contains { $0.isLowercase }
    }
}

/// A key of a response that the model does not preserve.
struct LostKey: Hashable {
    /// The path of the key, such as `results[].title`. A key that is an identifier or a country code is replaced by
    /// `*`.
    let path: String
    /// Whether the key is a list with missing rows, which could not be decoded.
    var isOfRows = false
}

/// A key that the models omit on purpose.
struct OmittedKey {
    /// The operation. `nil` for all operations.
    let operation: String?
    /// The path of the key, or the end of the path.
    let path: String
    let reason: String

    static let all = [
        OmittedKey(operation: "collection-details", path: "parts[].name", reason: "read as the title of the movie"),
        OmittedKey(
            operation: "collection-details", path: "parts[].original_name",
            reason: "read as the original title of the movie"),
        OmittedKey(operation: "search-multi", path: "results[].title", reason: "read as the name of the collection"),
        OmittedKey(
            operation: "search-multi", path: "results[].original_title",
            reason: "read as the original name of the collection"),
    ]

    /// Returns the reason for omitting a key, or `nil` if the key is not omitted on purpose.
    static func reason(for key: LostKey, of operation: String) -> String? {
        all.first { $0.covers(key, of: operation) }?.reason
    }

    private func covers(_ key: LostKey, of operation: String) -> Bool {
        (self.operation ?? operation) == operation && (key.path == path || key.path.hasSuffix("." + path))
    }
}

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
