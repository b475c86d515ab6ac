import Foundation

/// A namespace for functions on the values that `JSONSerialization` returns.
enum JSONTree {

    static func value(of data: Data) throws -> Any {
        try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    }

    /// Returns the JSON of a value. Equal values have the same JSON.
    static func data(of value: Any) throws -> Data {
        try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
    }

    /// Returns a value whose lists contain only the first two rows, and rows that have a member that no row before them
    /// has. The same applies to values by name.
    static func withoutRepeatedRows(_ value: Any) -> Any {
        switch value {
        case let object as [String: Any]:
            let names = object.keys.filter { !Comparison.isWord($0) }.sorted()
            let kept = Set(unlike(names) { object[$0] ?? NSNull() })
            return object.filter { Comparison.isWord($0.key) || kept.contains($0.key) }.mapValues(withoutRepeatedRows)
        case let rows as [Any]: return unlike(rows) { $0 }.map(withoutRepeatedRows)
        default: return value
        }
    }

    private static func unlike<Row>(_ rows: [Row], _ value: (Row) -> Any) -> [Row] {
        var known: Set<String> = []
        return rows.enumerated().filter { index, row in
            let names = Set(JSONPlace.all(in: value(row)).map(\.name))
            defer { known.formUnion(names) }
            return index < 2 || !names.isSubset(of: known)
        }.map(\.element)
    }
}
