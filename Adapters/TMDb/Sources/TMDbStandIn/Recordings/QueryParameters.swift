import Foundation

/// The parameters of a query. Their order and credentials are not compared.
struct QueryParameters: Sendable, Hashable {
    /// The names of the parameters that contain a secret. They identify the caller, not the resource.
    static let credentials: Set<String> = [
        "api_key", "session_id", "guest_session_id", "request_token", "username", "password",
    ]

    private(set) var values: [String: String] = [:]
    /// The parameters that contain a secret. They are ignored in comparisons.
    private(set) var secrets: [String: String] = [:]

    init(parsing query: String) {
        for pair in query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = parts.first else { continue }
            let name = Self.decode(first)
            let value = parts.count > 1 ? Self.decode(parts[1]) : ""
            if Self.credentials.contains(name) { secrets[name] = value } else { values[name] = value }
        }
    }

    subscript(name: String) -> String? {
        get { values[name] }
        set { values[name] = newValue }
    }

    static func == (left: Self, right: Self) -> Bool { left.values == right.values }

    func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// Returns the query without one parameter.
    func without(_ name: String) -> QueryParameters {
        var copy = self
        copy.values[name] = nil
        return copy
    }

    /// Returns the comma-separated values of a parameter, in order, without empty values.
    func list(_ name: String) -> [String] {
        (values[name] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Decodes a name or value. In a query, `+` encodes a space.
    private static func decode(_ text: Substring) -> String {
        let spaced = text.replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? String(spaced)
    }
}

/// Descriptions omit the secrets.
extension QueryParameters: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "\(values)" }

    var debugDescription: String { description }

    var customMirror: Mirror { Mirror(self, children: ["values": values]) }
}
