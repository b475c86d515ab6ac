import Foundation

/// The parameters of a query without their order and without credentials.
struct QueryParameters: Sendable, Hashable {
    /// Parameters that carry a secret. They say who asks, not what is asked for.
    static let credentials: Set<String> = [
        "api_key", "session_id", "guest_session_id", "request_token", "username", "password",
    ]

    private(set) var values: [String: String] = [:]
    /// The parameters that carry a secret, which take no part in what is asked for.
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

    /// The same query without one parameter.
    func without(_ name: String) -> QueryParameters {
        var copy = self
        copy.values[name] = nil
        return copy
    }

    /// The comma-separated list of a parameter, in its order, without empty entries.
    func list(_ name: String) -> [String] {
        (values[name] ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// In a query `+` stands for a space.
    private static func decode(_ text: Substring) -> String {
        let spaced = text.replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? String(spaced)
    }
}

/// The secrets are never described.
extension QueryParameters: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "\(values)" }

    var debugDescription: String { description }

    var customMirror: Mirror { Mirror(self, children: ["values": values]) }
}
