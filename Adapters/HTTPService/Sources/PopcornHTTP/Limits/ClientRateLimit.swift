public import CoreDomain
import HTTPTypes
public import Hummingbird
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A middleware that limits the rate of requests of each client. A request above the rate is rejected with status 429.
///
/// A request counts as many as the values that it reads: the identifiers of a batch, and the included parts. The headers
/// `RateLimit` and `RateLimit-Policy` contain the state of the client
/// (<https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/>).
///
/// A client is a valid token. Without one, it is an IPv4 address or the first 64 bits of an IPv6 address. Health checks
/// and metrics have a rate of their own, ``operationRate``.
///
/// The requests to TMDb that clients cause are sent in turn, those of clients with a token first.
public struct ClientRateLimit<Context: RemoteAddressRequestContext>: RouterMiddleware {

    /// The maximum number of clients whose rates are known. The client whose last request is the oldest is forgotten.
    public static var maximumClients: Int { 10_000 }

    /// The maximum rate of the health checks and reads of metrics of a client.
    public static var operationRate: ClientRate { ClientRate(requestsPerSecond: 100, burst: 1_000) }

    /// The buckets of the clients; `nil` if their rate is not limited.
    private let buckets: NIOLockedValueBox<TokenBuckets>?
    private let operationBuckets: NIOLockedValueBox<TokenBuckets>
    private let policy: String
    private let access: AccessPolicy
    private let trustedProxies: Int
    private let clock: WallClock

    /// Creates a middleware.
    ///
    /// - Parameters:
    ///   - rate: The maximum rate of a client; `nil` if it is not limited.
    ///   - access: The policy that recognises tokens.
    ///   - trustedProxies: The number of trusted proxies that add an address to `X-Forwarded-For`.
    ///   - clock: The clock.
    public init(rate: ClientRate?, access: AccessPolicy, trustedProxies: Int = 0, clock: WallClock = .system) {
        buckets = rate.map { NIOLockedValueBox(TokenBuckets(rate: $0, maximum: Self.maximumClients)) }
        operationBuckets = NIOLockedValueBox(TokenBuckets(rate: Self.operationRate, maximum: Self.maximumClients))
        policy = rate.map { "\"client\";q=\($0.burst);w=\($0.secondsOfBurst)" } ?? ""
        self.access = access
        self.trustedProxies = trustedProxies
        self.clock = clock
    }

    /// Responds to a request, or throws a problem if the client exceeds its rate.
    public func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let key = ClientKey(
            request, remoteAddress: context.remoteAddress, access: access, trustedProxies: trustedProxies)
        if request.isOperation {
            try take(key, from: operationBuckets, cost: 1, [:])
            return try await next(request, context)
        }
        return try await RequestClient.$current.withValue(key.client) {
            guard let buckets else { return try await next(request, context) }
            let fields = try take(key, from: buckets, cost: request.cost, [.rateLimitPolicy: policy])
            var response = try await next(request, context)
            response.headers.append(contentsOf: fields)
            return response
        }
    }

    /// Takes a request from the bucket of a client.
    ///
    /// - Returns: The headers, with the state of the client.
    /// - Throws: ``Problem`` of kind `tooManyRequests`.
    @discardableResult
    private func take(
        _ key: ClientKey, from buckets: NIOLockedValueBox<TokenBuckets>, cost: Int, _ fields: HTTPFields
    ) throws(Problem) -> HTTPFields {
        let now = clock.uptime
        let level = buckets.withLockedValue { $0.take(key, cost: cost, now: now) }
        var fields = fields
        fields[.rateLimit] =
            "\"client\";r=\(level.remaining);t=\(Int((level.timeToFull / .seconds(1)).rounded(.up)))"
        guard let delay = level.delay else { return fields }
        throw Problem(.tooManyRequests, "The client sends too many requests.", retryAfter: delay, headers: fields)
    }
}

extension ClientRate {
    /// The seconds in which a whole burst is available again.
    fileprivate var secondsOfBurst: Int { (burst + requestsPerSecond - 1) / requestsPerSecond }
}

extension ClientKey {
    /// The client for the order of requests to TMDb.
    fileprivate var client: RequestClient {
        let isKnown = if case .token = self { true } else { false }
        return self == .local ? .none : RequestClient(id: hashValue, isKnown: isKnown)
    }
}
