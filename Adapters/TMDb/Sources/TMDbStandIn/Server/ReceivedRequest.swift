/// A request received by the stand-in, without its credentials.
public struct ReceivedRequest: Sendable, Equatable {
    /// The HTTP method, in capitals.
    public let method: String
    /// The percent-decoded path. It can contain a guest session, or an account identifier of API version 4.
    /// Descriptions redact both.
    public let path: String
    /// The decoded query parameters, without credentials.
    public let query: [String: String]
    /// The names of the headers in lower case, in order.
    public let headerNames: [String]
}

extension ReceivedRequest {
    /// The names of the appended parts.
    var appended: [String] { (query["append_to_response"] ?? "").split(separator: ",").map(String.init) }
}

extension ReceivedRequest: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The method, the path and the query, with `***` in place of a guest session or an account identifier.
    public var description: String {
        let parameters = query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "\(method) \(redactedPath)" + (query.isEmpty ? "" : "?" + parameters.joined(separator: "&"))
    }

    public var debugDescription: String { description }

    public var customMirror: Mirror {
        Mirror(
            self, children: ["method": method, "path": redactedPath, "query": query, "headerNames": headerNames])
    }

    private var redactedPath: String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 3, parts[2] == "guest_session" || parts[1...2] == ["4", "account"] else { return path }
        parts[3] = "***"
        return parts.joined(separator: "/")
    }
}
