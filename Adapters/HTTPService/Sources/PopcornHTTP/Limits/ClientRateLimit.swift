import CoreDomain
import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import NIOCore
import PopcornConcurrency

/// A limit for each client's rate of requests. A request above the rate is rejected with status 429.
///
/// A request counts once for each value that it reads: each identifier of a batch, and each included part. The headers
/// `RateLimit` and `RateLimit-Policy` contain the state of the client
/// (<https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/>).
///
/// A client is identified by its valid token or, without a token, by its IPv4 address or the first 64 bits of its IPv6
/// address. Health checks and metrics have a separate rate, ``operationRate``.
struct ClientRateLimit: Sendable {

    /// The maximum number of clients whose rates are known. If it is exceeded, the client with the oldest last request
    /// is removed.
    private static let maximumClients = 10_000

    /// The maximum rate of the health checks and reads of metrics of a client.
    private static let operationRate = ClientRate(requestsPerSecond: 100, burst: 1_000)

    /// The buckets of the clients; `nil` if their rate is not limited.
    private let buckets: NIOLockedValueBox<TokenBuckets>?
    private let operationBuckets: NIOLockedValueBox<TokenBuckets>
    private let policy: String
    private let access: AccessPolicy
    private let trustedProxies: Int
    private let clock: WallClock

    init(_ configuration: PopcornServer.Configuration) {
        let rate = configuration.limits.clientRate
        buckets = rate.map { NIOLockedValueBox(TokenBuckets(rate: $0, maximum: Self.maximumClients)) }
        operationBuckets = NIOLockedValueBox(TokenBuckets(rate: Self.operationRate, maximum: Self.maximumClients))
        policy = rate.map { "\"client\";q=\($0.burst);w=\($0.secondsOfBurst)" } ?? ""
        access = configuration.access
        trustedProxies = configuration.limits.trustedProxies
        clock = configuration.clock
    }

    /// Returns the client of a request.
    ///
    /// - Parameter acceptsAPIKey: Whether the parameter `api_key` can be a token.
    func key(of request: Request, remoteAddress: SocketAddress?, acceptsAPIKey: Bool) -> ClientKey {
        ClientKey(
            request, remoteAddress: remoteAddress, access: access, trustedProxies: trustedProxies,
            acceptsAPIKey: acceptsAPIKey)
    }

    /// Takes a health check or a read of metrics from the bucket of a client.
    ///
    /// - Throws: ``Problem`` of kind `tooManyRequests`.
    func takeOperation(_ key: ClientKey) throws(Problem) {
        _ = try take(key, from: operationBuckets, cost: 1, [:])
    }

    /// Takes a request from the bucket of a client.
    ///
    /// - Returns: The headers, with the state of the client; empty if the rate is not limited.
    /// - Throws: ``Problem`` of kind `tooManyRequests`.
    func take(_ key: ClientKey, cost: Int) throws(Problem) -> HTTPFields {
        guard let buckets else { return [:] }
        return try take(key, from: buckets, cost: cost, [.rateLimitPolicy: policy])
    }

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
    /// The client for the order of requests to TMDb. Requests of clients with a token are sent first.
    var requestClient: RequestClient {
        let isKnown = if case .token = self { true } else { false }
        return self == .local ? .none : RequestClient(id: hashValue, isKnown: isKnown)
    }
}

extension Request {

    /// The cost of a whole series, which can have hundreds of episodes.
    private static let wholeSeriesCost = 10

    /// The numbers of bytes of a body that cost as much as a value: the minimum length of a line of an import, and of a
    /// title that is added to a watchlist.
    private static let importBytes = 100, titleBytes = 25

    /// The number of bytes that cost as much as a value, in a message of the Model Context Protocol. Most of a message
    /// is not the arguments of a tool.
    private static let messageBytes = 512

    /// The number of values that the request reads or writes: one for each identifier, one for each included part, and
    /// one for each line or title of a body. The number of lines or titles is estimated from the length of the body.
    var cost: Int {
        var cost = pathCost
        if let length = headers[.contentLength].flatMap({ Int($0) }) {
            cost += max(length, 0) / bytesOfValue
        }
        guard let query = uri.query, !query.isEmpty else { return cost }
        var idCount = 0
        for field in FormEncoding.fields(of: query) {
            switch field.name {
            case "ids": idCount += Self.count(of: field.value)
            case "include": cost += Self.count(of: field.value)
            default: break
            }
        }
        return cost + max(idCount - 1, 0)
    }

    /// The number of bytes of the body that cost as much as a value.
    private var bytesOfValue: Int {
        if pathComponents.last == "import" { return Self.importBytes }
        return isMCP ? Self.messageBytes : Self.titleBytes
    }

    private var pathCost: Int {
        let components = pathComponents
        return components.starts(with: ["v1", "tv-series"]) && components.last == "whole" ? Self.wholeSeriesCost : 1
    }

    /// Returns the number of elements of a comma-separated list.
    private static func count(of list: Substring) -> Int {
        FormEncoding.decoded(list).split(separator: UInt8(ascii: ",")).count
    }
}
