/// The limits of a ``PopcornServer``. A request that exceeds a limit is rejected, or its connection is closed.
public struct ServerLimits: Hashable, Sendable {

    /// The maximum number of connections. Further connections wait in the queue of the operating system. Unless there
    /// are trusted proxies, an address can have at most a quarter; its further connections are closed.
    public var connections = 20_000
    /// The maximum number of requests that are processed concurrently, without event streams. A client can have at most
    /// a quarter of them. Further requests are rejected with status 503, or 429 if one client sends them.
    public var requests = 1_000
    /// The maximum number of event streams that are open concurrently. A client can have at most a quarter of them.
    /// Further streams are rejected like requests.
    public var eventStreams = 2_000
    /// The rate of requests of a client; `nil` if clients are not limited. The other limits then have no maximum for a
    /// client either.
    public var clientRate: ClientRate? = ClientRate()
    /// The number of trusted proxies before the service, which add an address to `X-Forwarded-For`. With 0, the header
    /// is ignored.
    public var trustedProxies = 0

    /// The maximum length of a request's target, the path with the query, in bytes.
    public var targetBytes = 8_192
    /// The maximum length of all header fields of a request in bytes.
    public var headerBytes = 16_384
    /// The maximum number of header fields of a request.
    public var headerFields = 100
    /// The maximum length of the body of a request in bytes.
    public var bodyBytes = 1_048_576

    /// The maximum time between the first byte and the last byte of the head of a request.
    public var headTime: Duration = .seconds(10)
    /// The maximum time between the head and the end of a request.
    public var bodyTime: Duration = .seconds(30)
    /// The maximum time between the end of a request and the head of its response.
    public var responseTime: Duration = .seconds(60)
    /// The time after which a connection without a request is closed.
    public var idleTime: Duration = .seconds(75)
    /// The time after which a connection is closed if its client does not read the response.
    public var stallTime: Duration = .seconds(30)
    /// The maximum time for the requests in progress when the server shuts down.
    public var graceTime: Duration = .seconds(20)

    /// Creates the default limits.
    public init() {}
}

/// The rate of requests of a client.
public struct ClientRate: Hashable, Sendable {

    /// The number of requests per second.
    public var requestsPerSecond: Int
    /// The number of requests that a client may send without delay.
    public var burst: Int

    /// Creates a rate.
    ///
    /// - Parameters:
    ///   - requestsPerSecond: The number of requests per second, at least 1.
    ///   - burst: The number of requests that a client may send without delay, at least 1.
    public init(requestsPerSecond: Int = 100, burst: Int = 200) {
        self.requestsPerSecond = max(1, requestsPerSecond)
        self.burst = max(1, burst)
    }
}
