/// A fault with the requests that it applies to.
public struct FaultRule: Sendable, Equatable {
    /// The fault.
    public var fault: Fault
    /// The pattern of the paths. `*` matches any text, including slashes. `nil` matches every path.
    public var pathPattern: String?
    /// The number of requests that the fault applies to. `nil` means all.
    public var times: Int?
    /// The interval. The fault applies to every n-th matching request, starting with the n-th.
    public var every: Int

    /// Creates a rule.
    public init(_ fault: Fault, matching pathPattern: String? = nil, times: Int? = nil, every: Int = 1) {
        self.fault = fault
        self.pathPattern = pathPattern
        self.times = times
        self.every = max(1, every)
    }

    /// Returns whether the rule applies to a request, regardless of the number of requests.
    func matches(_ request: ReceivedRequest) -> Bool {
        request.path.matches(anyOf: pathPattern.map { [$0] }) && fault.applies(appending: request.appended)
    }
}

extension String {
    /// Returns whether the text matches a pattern, in which `*` is any text.
    func matches(pattern: String) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return self == pattern }
        guard hasPrefix(first) else { return false }
        var rest = dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }

    /// Returns whether the text matches one of the patterns. All texts match `nil`.
    func matches(anyOf patterns: [String]?) -> Bool {
        patterns.map { $0.contains { matches(pattern: $0) } } ?? true
    }
}
