/// A limit on the rate and the concurrency of requests.
///
/// TMDb allows about 50 requests per second and 20 connections per IP address, and the defaults stay below that. If
/// several processes share an IP address, divide the limits among them.
public struct RateLimit: Hashable, Sendable {

    /// The average number of requests per second. Default: 40.
    public var requestsPerSecond: Double

    /// The maximum number of requests in a burst after an idle period. Default: 20.
    public var burst: Int

    /// The maximum number of concurrent requests, at most half of which are sent in the background. Default: 20.
    public var maximumConcurrentRequests: Int

    /// The maximum number of waiting requests of each ``TMDbRequestPriority``. Further requests fail immediately with
    /// ``TMDbHTTPError/Kind-swift.enum/overloaded``. Default: 1,000, which is 25 seconds at the default rate.
    public var maximumWaitingRequests: Int

    /// The interval after which a reduced rate doubles, up to the full rate. Default: 10 s.
    public var recoveryTime: Duration

    /// The maximum pause of all requests after a 429 response, even if `Retry-After` is longer. Default: 10 s.
    public var maximumPause: Duration

    /// Creates a rate limit. The minimum rate is one request per hour; the minimum of the other numbers is 1. Lower
    /// values are raised to the minimum.
    public init(
        requestsPerSecond: Double = 40, burst: Int = 20, maximumConcurrentRequests: Int = 20,
        maximumWaitingRequests: Int = 1000, recoveryTime: Duration = .seconds(10),
        maximumPause: Duration = .seconds(10)
    ) {
        self.requestsPerSecond = requestsPerSecond
        self.burst = burst
        self.maximumConcurrentRequests = maximumConcurrentRequests
        self.maximumWaitingRequests = maximumWaitingRequests
        self.recoveryTime = recoveryTime
        self.maximumPause = maximumPause
    }
}
