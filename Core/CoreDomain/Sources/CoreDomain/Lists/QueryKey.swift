/// The part of a cache key that identifies a query: one line, unique for each query, such as
/// `genres=18,35&text=fight%20club`.
package struct QueryKey: CustomStringConvertible {

    package let description: String

    /// Creates the key of a query.
    ///
    /// - Parameter parts: The names and values of the query. `nil` values are omitted.
    package init(_ parts: (name: String, value: (any CustomStringConvertible & Sendable)?)...) {
        description = parts.compactMap { part in
            part.value.map { "\(part.name)=\(Self.escaped($0.description))" }
        }.joined(separator: "&")
    }

    /// Returns the identifiers joined by commas, sorted and without duplicates; `nil` for an empty array.
    package static func identifiers(_ ids: [Int]) -> String? {
        ids.isEmpty ? nil : Set(ids).sorted().map(String.init).joined(separator: ",")
    }

    /// Returns the raw values joined by commas, sorted; `nil` for an empty set.
    package static func rawValues<Value: RawRepresentable<String>>(_ values: Set<Value>) -> String? {
        values.isEmpty ? nil : values.map(\.rawValue).sorted().joined(separator: ",")
    }

    /// Returns the value with `%`, `&` and `=` escaped.
    private static func escaped(_ value: String) -> String {
        value.replacing("%", with: "%25").replacing("&", with: "%26").replacing("=", with: "%3D")
    }
}
