/// What a query asks for, in one line that is different for different queries: `genres=18,35&text=fight%20club`.
package struct QueryKey: CustomStringConvertible {

    package let description: String

    /// - Parameter parts: Names and values; what is `nil` is not asked for.
    package init(_ parts: (name: String, value: (any CustomStringConvertible & Sendable)?)...) {
        description = parts.compactMap { part in
            part.value.map { "\(part.name)=\(Self.escaped($0.description))" }
        }.joined(separator: "&")
    }

    /// Identifiers in one order, since theirs does not matter; `nil` for none.
    package static func identifiers(_ ids: [Int]) -> String? {
        ids.isEmpty ? nil : Set(ids).sorted().map(String.init).joined(separator: ",")
    }

    /// The value without what separates parts.
    private static func escaped(_ value: String) -> String {
        value.replacing("%", with: "%25").replacing("&", with: "%26").replacing("=", with: "%3D")
    }
}
