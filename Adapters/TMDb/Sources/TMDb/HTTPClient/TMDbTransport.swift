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
/// A request is answered from the cache if it can be. Otherwise it joins an identical one that is under way, or is
/// sent, and sent again if it fails; each attempt waits for its turn under the rate limit. So a cached answer costs
/// nothing, and a retry keeps to the rate.
public struct TMDbTransport: Sendable {

    /// When a request is sent again; `nil` for never. Default: three attempts within ten seconds.
    public var retry: RetryPolicy?

    /// Whether identical requests that are made at the same time are sent once, for all. Default: yes.
    public var coalescesRequests: Bool

    /// How many requests may be sent; `nil` for no limit. Default: `nil`.
    public var rateLimit: RateLimit?

    /// Where answers are kept for as long as TMDb allows; `nil` for nowhere. Default: `nil`.
    public var cache: (any HTTPCacheStore)?

    /// The times, the limits and the proxy of connections. Leave them alone if you give a client an HTTP client of your
    /// own, which has its own. Default: those of ``PooledHTTPClient/Configuration``.
    public var connections: PooledHTTPClient.Configuration

    /// Creates a transport.
    public init(
        retry: RetryPolicy? = RetryPolicy(), coalescesRequests: Bool = true, rateLimit: RateLimit? = nil,
        cache: (any HTTPCacheStore)? = nil, connections: PooledHTTPClient.Configuration = .init()
    ) {
        self.retry = retry
        self.coalescesRequests = coalescesRequests
        self.rateLimit = rateLimit
        self.cache = cache
        self.connections = connections
    }

    /// Sends each request once, at once and by itself, for an HTTP client that does the rest already.
    public static var direct: TMDbTransport {
        TMDbTransport(retry: nil, coalescesRequests: false)
    }

    /// The HTTP client that does all this before it sends a request through another. What a request meets first is put
    /// around the others last.
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
