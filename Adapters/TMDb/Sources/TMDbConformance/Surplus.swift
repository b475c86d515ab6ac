import Foundation
import TMDbStandIn

/// What a recorded query asks for, and what it has that the operation does not have.
///
/// TMDb ignores a parameter that it does not know, and callers send some. The SDK need not be able to.
struct Surplus {

    /// The query without what the operation does not have.
    private(set) var asked: [String: String]
    /// What the operation does not have, as `name=value`.
    private(set) var parameters: [String] = []
    /// The names in `append_to_response` that the SDK did not send. The answer may have a key of each.
    private(set) var appended: [String] = []

    /// - Parameters:
    ///   - recorded: The recorded query without credentials.
    ///   - sent: What the SDK's method sent. It has what the SDK sends beyond the description.
    ///   - path: The path of the request.
    init(of recorded: [String: String], sent: [String: String], operation: Operation, path: String) {
        asked = recorded
        for (name, value) in recorded.sorted(by: { $0.key < $1.key }) where sent[name] == nil && !operation.has(name) {
            asked[name] = nil
            parameters.append("\(name)=\(value)")
        }
        guard asked["append_to_response"] != nil else { return }
        let names = recorded.names(in: "append_to_response")
        let sentNames = sent.names(in: "append_to_response")
        appended = names.filter { !sentNames.contains($0) }
        let unknown = appended.filter {
            Operation.described.values.match(method: "GET", path: "\(path)/\($0)") == nil
        }
        if !unknown.isEmpty { parameters.append("append_to_response=\(unknown.joined(separator: ","))") }
        let rest = names.filter { !unknown.contains($0) }
        asked["append_to_response"] = rest.isEmpty ? nil : rest.joined(separator: ",")
    }
}

extension [String: String] {
    /// The names that a parameter lists.
    func names(in parameter: String) -> [String] {
        self[parameter]?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
    }
}
