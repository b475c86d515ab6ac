import Foundation

/// What happens to requests on their way to TMDb.
///
/// ```swift
/// var transport = TMDbTransport()
/// transport.rateLimit = RateLimit()
/// transport.cache = InMemoryHTTPCacheStore()
/// let client = try TMDbClient(credential: .accessToken(token), transport: transport)
/// ```
///
/// A request passes the cache, joins an identical one that is under way, is tried and tried again, and each attempt
/// waits for its turn before it is sent. So a cached answer costs nothing, and a retry keeps to the rate.
public struct TMDbTransport: Sendable {

    /// When a request is sent again; `nil` for never. Default: three attempts within ten seconds.
    public var retry: RetryPolicy?

    /// Whether identical requests at the same time share one. Default: yes.
    public var coalescesRequests: Bool

    /// How many requests are sent; `nil` for as many as come. Default: `nil`.
    public var rateLimit: RateLimit?

    /// Where answers are kept for as long as TMDb allows; `nil` for nowhere. Default: `nil`.
    public var cache: (any HTTPCacheStore)?

    /// Creates a transport.
    public init(
        retry: RetryPolicy? = RetryPolicy(), coalescesRequests: Bool = true, rateLimit: RateLimit? = nil,
        cache: (any HTTPCacheStore)? = nil
    ) {
        self.retry = retry
        self.coalescesRequests = coalescesRequests
        self.rateLimit = rateLimit
        self.cache = cache
    }

    /// Each request is sent once, at once, by itself. For an HTTP client that does what is needed.
    public static var direct: TMDbTransport {
        TMDbTransport(retry: nil, coalescesRequests: false)
    }

    /// The HTTP client that does all this on the way to another. The first to see a request is the last one made.
    func client(
        over httpClient: any TMDbHTTPClient, now: @escaping @Sendable () -> Date, time: TimeSource = .continuous,
        report: TransportReport
    ) -> any TMDbHTTPClient {
        var client = httpClient
        if let rateLimit {
            client = RateLimitedHTTPClient(client, limit: rateLimit, time: time, wallClock: now, report: report)
        }
        if let retry {
            client = RetryingHTTPClient(client, policy: retry, time: time, wallClock: now, report: report)
        }
        if coalescesRequests { client = CoalescingHTTPClient(client, report: report) }
        if let cache { client = CachingHTTPClient(client, store: cache, now: now, report: report) }
        return client
    }
}
