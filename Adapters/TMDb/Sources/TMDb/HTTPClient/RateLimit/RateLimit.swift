/// How many requests a process sends.
///
/// TMDb tolerates about 50 requests a second and 20 connections from one address, so the defaults stay below that.
/// Several processes behind one address share it: divide the numbers among them.
public struct RateLimit: Hashable, Sendable {

    /// The requests a second, in the long run. Default: 40.
    public var requestsPerSecond: Double

    /// The most requests at once after a quiet time. Default: 20.
    public var burst: Int

    /// The most requests under way at a time. Default: 20.
    public var maximumConcurrentRequests: Int

    /// The time after which a rate that was halved doubles again. Default: 10 s.
    public var recoveryTime: Duration

    /// The longest pause for everyone after a 429, whatever `Retry-After` names. Default: 10 s.
    public var maximumPause: Duration

    /// Creates a limit. A rate below one request an hour counts as one an hour, a number below 1 as 1.
    public init(
        requestsPerSecond: Double = 40, burst: Int = 20, maximumConcurrentRequests: Int = 20,
        recoveryTime: Duration = .seconds(10), maximumPause: Duration = .seconds(10)
    ) {
        self.requestsPerSecond = requestsPerSecond
        self.burst = burst
        self.maximumConcurrentRequests = maximumConcurrentRequests
        self.recoveryTime = recoveryTime
        self.maximumPause = maximumPause
    }
}
