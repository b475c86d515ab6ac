import Foundation

/// A place in a JSON value: the keys and indices from the root to a value.
struct JSONPlace: Hashable {

    enum Step: Hashable {
        case key(String)
        case row(Int)
    }

    private(set) var steps: [Step] = []

    /// The keys of the place, such as `results[].title`. A key that is a value, such as a country code, is `*`.
    var name: String {
        steps.reduce("") { name, step in
            switch step {
            case .row: name + "[]"
            case .key(let key):
                (name.isEmpty ? "" : name + ".") + (Comparison.isWord(key) ? key : "*")
            }
        }
    }

    /// The value that contains the value at the place.
    var parent: JSONPlace { JSONPlace(steps: steps.dropLast()) }

    func appending(_ step: Step) -> JSONPlace { JSONPlace(steps: steps + [step]) }

    /// Returns the places of all members of the objects in a value.
    static func all(in value: Any, at place: JSONPlace = JSONPlace()) -> [JSONPlace] {
        switch value {
        case let object as [String: Any]:
            object.sorted { $0.key < $1.key }.flatMap { key, value in
                let member = place.appending(.key(key))
                return [member] + all(in: value, at: member)
            }
        case let rows as [Any]:
            rows.enumerated().flatMap { index, row in all(in: row, at: place.appending(.row(index))) }
        default: []
        }
    }

    /// Returns a value in which the value at the place is replaced, or removed if the replacement is `nil`. A value
    /// without the place is returned unchanged.
    func replacing(in value: Any, with replacement: Any?) -> Any {
        replacing(in: value, with: replacement, steps: steps[...]) ?? value
    }

    /// Returns whether two values are equal except for the value at the place, which the second value may lack.
    func isOnlyDifference(between value: Any, and other: Any) throws -> Bool {
        let rest = try JSONTree.data(of: removed(from: value))
        return try JSONTree.data(of: other) == rest || JSONTree.data(of: removed(from: other)) == rest
    }

    private func removed(from value: Any) -> Any {
        let names = steps.last.flatMap { step -> [Step]? in
            guard case .key(let key) = step else { return nil }
            return Self.synonyms.first { $0.contains(key) }?.map { .key($0) }
        }
        return (names ?? steps.suffix(1)).reduce(value) { value, step in
            JSONPlace(steps: steps.dropLast() + [step]).replacing(in: value, with: nil)
        }
    }

    /// The keys of the same value: models read some keys, and write others.
    private static let synonyms = [["name", "title"], ["original_name", "original_title"]]

    private func replacing(in value: Any, with replacement: Any?, steps: ArraySlice<Step>) -> Any? {
        guard let step = steps.first else { return replacement }
        switch (step, value) {
        case (.key(let key), var object as [String: Any]):
            guard let member = object[key] else { return value }
            object[key] = replacing(in: member, with: replacement, steps: steps.dropFirst())
            return object
        case (.row(let index), var rows as [Any]):
            guard rows.indices.contains(index) else { return value }
            let row = replacing(in: rows[index], with: replacement, steps: steps.dropFirst())
            rows.replaceSubrange(index...index, with: row.map { [$0] } ?? [])
            return rows
        default: return value
        }
    }
}

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
