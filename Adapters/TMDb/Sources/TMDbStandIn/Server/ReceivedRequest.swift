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

/// The latest received requests, and the number of requests by path.
struct RequestLog {
    /// The maximum number of requests that are retained. Older requests are removed, but remain counted.
    static let capacity = 10_000
    /// The maximum number of paths that are counted. Requests for further paths count only in ``count``.
    static let pathCapacity = 100_000

    /// The number of received requests.
    private(set) var count = 0
    private(set) var countsByPath: [String: Int] = [:]
    /// The latest requests, at most twice the capacity, so that the older half is removed together.
    private var latest: [ReceivedRequest] = []

    /// The latest requests, in order of arrival.
    var requests: [ReceivedRequest] { latest.suffix(Self.capacity) }

    mutating func append(_ request: ReceivedRequest) {
        count += 1
        if countsByPath[request.path] != nil || countsByPath.count < Self.pathCapacity {
            countsByPath[request.path, default: 0] += 1
        }
        if latest.count == 2 * Self.capacity { latest.removeFirst(Self.capacity) }
        latest.append(request)
    }
}
