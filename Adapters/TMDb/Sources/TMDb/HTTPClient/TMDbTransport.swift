import Foundation

/// The configuration of a client's retries, request coalescing, rate limit, cache and connections.
///
/// ```swift
/// var transport = TMDbTransport()
/// transport.rateLimit = RateLimit(requestsPerSecond: 20)
/// transport.cache = InMemoryHTTPCacheStore()
/// let client = try TMDbClient(credential: .accessToken(token), transport: transport)
/// ```
///
/// A request is served from the cache if possible. Otherwise it joins an identical request in flight, or is sent, and
/// retried if it fails. Each attempt counts against the rate limit; cached responses do not. Bodies in the gzip format
/// are decompressed in any case.
public struct TMDbTransport: Sendable {

    /// The retry policy, or `nil` to disable retries. Default: three attempts within ten seconds.
    public var retry: RetryPolicy?

    /// Whether concurrent identical requests are coalesced into one. Default: `true`.
    public var coalescesRequests: Bool

    /// The rate limit, or `nil` for none. Default: the default values of ``RateLimit``, 40 requests per second.
    public var rateLimit: RateLimit?

    /// The store of the response cache, or `nil` to disable caching. Default: `nil`.
    public var cache: (any HTTPCacheStore)?

    /// The timeouts, limits and proxy of the connections. Default: the default values of
    /// ``PooledHTTPClient/Configuration``.
    ///
    /// Keep the default if you pass your own HTTP client, which has its own configuration. With other values, creating
    /// the client throws ``TMDbError/Kind-swift.enum/invalidRequest(reason:)``.
    public var connections: PooledHTTPClient.Configuration

    /// The allowance of requests that the process shares with others, in addition to ``rateLimit``. Default: `nil`.
    package var allowance: (any RequestAllowance)?

    /// Creates a transport.
    public init(
        retry: RetryPolicy? = RetryPolicy(), coalescesRequests: Bool = true,
        rateLimit: RateLimit? = RateLimit(), cache: (any HTTPCacheStore)? = nil,
        connections: PooledHTTPClient.Configuration = .init()
    ) {
        self.retry = retry
        self.coalescesRequests = coalescesRequests
        self.rateLimit = rateLimit
        self.cache = cache
        self.connections = connections
    }

    /// A transport without retries, coalescing, rate limit or cache, for an HTTP client that provides them itself.
    public static var direct: TMDbTransport {
        TMDbTransport(retry: nil, coalescesRequests: false, rateLimit: nil)
    }

    /// Creates the HTTP client that applies the transport's options around another client. The outermost layer handles
    /// a request first, so it is added last.
    func client(
        over httpClient: any TMDbHTTPClient, now: @escaping @Sendable () -> Date, time: TimeSource = .continuous,
        report: TransportRecorder
    ) -> any TMDbHTTPClient {
        var client: any TMDbHTTPClient = DecompressingHTTPClient(
            httpClient: httpClient, limit: connections.maximumBodySize)
        if let rateLimit {
            client = RateLimitedHTTPClient(
                client, limit: rateLimit, time: time, wallClock: now, report: report, allowance: allowance)
        }
        if let retry {
            client = RetryingHTTPClient(client, policy: retry, time: time, wallClock: now, report: report)
        }
        if coalescesRequests { client = CoalescingHTTPClient(client, report: report) }
        if let cache { client = CachingHTTPClient(client, store: cache, now: now, report: report) }
        return client
    }
}
