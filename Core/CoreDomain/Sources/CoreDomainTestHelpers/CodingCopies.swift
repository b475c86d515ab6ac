import Foundation

/// What becomes of a value that is kept or sent and read again: as JSON, and as a property list.
package func copies<Value: Codable>(of value: Value) throws -> [Value] {
    // Not every coder takes a number or a text alone.
    try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value]))
        + PropertyListDecoder().decode([Value].self, from: PropertyListEncoder().encode([value]))
}
