import Foundation
import TMDbStandIn

/// A recorded query, and the parts of it that the operation does not support.
///
/// TMDb ignores unknown parameters, which some callers send. The SDK does not need to support them.
struct UnsupportedQuery {

    /// The query without the unsupported parts.
    private(set) var supported: [String: String]
    /// The unsupported parts, as `name=value`.
    private(set) var parameters: [String] = []
    /// The names in `append_to_response` that the SDK did not send. The response can contain a key for each of them.
    private(set) var appended: [String] = []

    /// Compares a recorded query with the query that the SDK sent.
    /// - Parameters:
    ///   - recorded: The recorded query without credentials.
    ///   - sent: The query that the SDK's method sent. Its parameters count as supported, even if the description lacks
    ///     them.
    ///   - operation: The operation.
    ///   - path: The path of the request.
    init(of recorded: [String: String], sent: [String: String], operation: Operation, path: String) {
        supported = recorded
        for (name, value) in recorded.sorted(by: { $0.key < $1.key }) where sent[name] == nil && !operation.has(name) {
            supported[name] = nil
            parameters.append("\(name)=\(value)")
        }
        guard supported["append_to_response"] != nil else { return }
        let names = recorded.names(in: "append_to_response")
        let sentNames = sent.names(in: "append_to_response")
        appended = names.filter { !sentNames.contains($0) }
        let unknown = appended.filter {
            Operation.described.values.match(method: "GET", path: "\(path)/\($0)") == nil
        }
        if !unknown.isEmpty { parameters.append("append_to_response=\(unknown.joined(separator: ","))") }
        let rest = names.filter { !unknown.contains($0) }
        supported["append_to_response"] = rest.isEmpty ? nil : rest.joined(separator: ",")
    }
}

extension [String: String] {
    /// Returns the names in a comma-separated parameter.
    func names(in parameter: String) -> [String] {
        self[parameter]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    }
}
