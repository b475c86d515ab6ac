import Foundation

/// A key of an answer that no field of the model carries.
struct LostKey: Hashable {
    /// Such as `results[].title`. A key that is an identifier or a code of a country is `*`.
    let path: String

    /// The keys that a model lost: those that are not there again when it is encoded.
    ///
    /// A key that is absent, `null` or an empty text says nothing, so a model need not carry it.
    static func all(of body: [UInt8], in model: any Encodable) throws -> [LostKey] {
        let original = try JSONSerialization.jsonObject(with: Data(body), options: .fragmentsAllowed)
        let encoded = try JSONEncoder().encode(model)
        let again = try JSONSerialization.jsonObject(with: encoded, options: .fragmentsAllowed)
        var lost: Set<LostKey> = []
        compare(original, again, at: "", &lost)
        return lost.sorted { $0.path < $1.path }
    }

    private static func compare(_ original: Any, _ again: Any, at path: String, _ lost: inout Set<LostKey>) {
        switch (original, again) {
        case (let original as [String: Any], let again as [String: Any]):
            for (key, value) in original where !isNothing(value) {
                let name = isWord(key) ? key : "*"
                let place = path.isEmpty ? name : "\(path).\(name)"
                if let value = again[key].flatMap({ isNothing($0) ? nil : $0 }) {
                    compare(original[key] ?? value, value, at: place, &lost)
                } else {
                    lost.insert(LostKey(path: place))
                }
            }
        case (let original as [Any], let again as [Any]):
            if original.count != again.count { lost.insert(LostKey(path: "\(path)[] (rows)")) }
            for (row, rowAgain) in zip(original, again) {
                compare(row, rowAgain, at: "\(path)[]", &lost)
            }
        case (is [String: Any], _), (is [Any], _):
            lost.insert(LostKey(path: "\(path) (shape)"))
        default: break
        }
    }

    private static func isNothing(_ value: Any) -> Bool {
        value is NSNull || (value as? String)?.isEmpty == true
    }

    /// TMDb's own keys are in lower case; a key such as `GB` or `movie:550` is a value.
    private static func isWord(_ key: String) -> Bool {
        key.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "_" || $0 == "/" }
            && key.contains { $0.isLowercase }
    }
}
