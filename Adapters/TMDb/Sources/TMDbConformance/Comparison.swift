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
