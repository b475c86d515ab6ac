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
