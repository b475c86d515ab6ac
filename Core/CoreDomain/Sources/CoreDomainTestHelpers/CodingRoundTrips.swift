import Foundation

/// Returns copies of a value, encoded and decoded as JSON and as a property list.
package func codingRoundTrips<Value: Codable>(of value: Value) throws -> [Value] {
    // Not every encoder accepts a number or a string as the top-level value.
    try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value]))
        + PropertyListDecoder().decode([Value].self, from: PropertyListEncoder().encode([value]))
}
