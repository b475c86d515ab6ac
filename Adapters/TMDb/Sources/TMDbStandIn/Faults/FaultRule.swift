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

    func matches(path: String) -> Bool {
        guard let pathPattern else { return true }
        let pieces = pathPattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return path == pathPattern }
        guard path.hasPrefix(first) else { return false }
        var rest = path.dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}
