/// A fault together with the requests that it strikes.
public struct FaultRule: Sendable, Equatable {
    /// What goes wrong.
    public var fault: Fault
    /// The paths it strikes. `*` stands for any text, slashes included; `nil` for every path.
    public var pathPattern: String?
    /// How many requests it strikes; `nil` for all of them.
    public var times: Int?
    /// It strikes every n-th of the matching requests, the n-th first.
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
