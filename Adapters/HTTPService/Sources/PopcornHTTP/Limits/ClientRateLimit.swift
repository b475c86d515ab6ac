public import CoreDomain
public import Hummingbird
import NIOConcurrencyHelpers

/// A middleware that limits the rate of requests of each client. A request above the rate is rejected with status 429.
///
/// A client is a valid token. Without one, it is an IPv4 address or the first 64 bits of an IPv6 address. Health checks
/// and metrics are not limited.
public struct ClientRateLimit<Context: RemoteAddressRequestContext>: RouterMiddleware {

    /// The maximum number of clients whose rates are known. The client whose last request is the oldest is forgotten.
    public static var maximumClients: Int { 10_000 }

    private let buckets: NIOLockedValueBox<TokenBuckets>
    private let access: AccessPolicy
    private let trustedProxies: Int
    private let clock: WallClock

    /// Creates a middleware.
    ///
    /// - Parameters:
    ///   - rate: The maximum rate of a client.
    ///   - access: The policy that recognises tokens.
    ///   - trustedProxies: The number of trusted proxies that add an address to `X-Forwarded-For`.
    ///   - clock: The clock.
    public init(rate: ClientRate, access: AccessPolicy, trustedProxies: Int = 0, clock: WallClock = .system) {
        buckets = NIOLockedValueBox(TokenBuckets(rate: rate, maximum: Self.maximumClients))
        self.access = access
        self.trustedProxies = trustedProxies
        self.clock = clock
    }

    /// Responds to a request, or throws a problem if the client exceeds its rate.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        if !request.isOperation {
            let key = ClientKey(
                request, remoteAddress: context.remoteAddress, access: access, trustedProxies: trustedProxies)
            let now = clock.uptime
            if let delay = buckets.withLockedValue({ $0.take(key, now: now) }) {
                throw Problem(.tooManyRequests, "The client sends too many requests.", retryAfter: delay)
            }
        }
        return try await next(request, context)
    }
}
