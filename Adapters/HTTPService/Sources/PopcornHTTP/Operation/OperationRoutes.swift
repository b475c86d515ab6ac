import CoreApplication
import CoreDomain
import Foundation
import HTTPTypes
public import Hummingbird
import NIOConcurrencyHelpers
import NIOCore
public import PopcornServices
public import ServiceLifecycle

/// The routes for the operation of the service: its health and its metrics.
///
/// | path | response |
/// |---|---|
/// | `/health/live` | 200 while the process answers requests |
/// | `/health/ready` | 200 if both databases are open, otherwise or during the shutdown 503; TMDb is not contacted |
/// | `/metrics` | the metrics in the text format of Prometheus, with the right `operate` |
///
/// With the right `operate`, the response of `/health/ready` contains the details. No response contains paths.
public struct OperationRoutes: Sendable {

    private let health: @Sendable () async -> Health
    private let policy: AccessPolicy
    private let metrics: PrometheusRegistry?
    private let shutdown: ShutdownDelay?

    /// Creates the routes.
    ///
    /// - Parameters:
    ///   - services: The services whose health is checked.
    ///   - policy: The rule that determines the access of a request.
    ///   - metrics: The registry of the metrics; `nil` if there is no route for them.
    ///   - shutdown: The delay of the shutdown, during which the service is not ready; `nil` for no delay.
    public init(
        services: PopcornServices, policy: AccessPolicy, metrics: PrometheusRegistry? = nil,
        shutdown: ShutdownDelay? = nil
    ) {
        self.init(policy: policy, metrics: metrics, shutdown: shutdown) { await services.health() }
    }

    init(
        policy: AccessPolicy, metrics: PrometheusRegistry?, shutdown: ShutdownDelay? = nil,
        health: @escaping @Sendable () async -> Health
    ) {
        self.policy = policy
        self.metrics = metrics
        self.shutdown = shutdown
        self.health = health
    }

    /// Adds the routes to a router.
    public func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
        router.get("/health/live") { _, _ in
            Self.response(.ok, "application/json", Data(#"{"status":"live"}"#.utf8))
        }
        router.get("/health/ready") { request, _ in
            let isDetailed = rights(of: request).contains(.operate)
            let readiness = Readiness(
                await health(), isShuttingDown: shutdown?.isShuttingDown == true, isDetailed: isDetailed)
            let data = try PopcornJSON.data(readiness)
            return Self.response(readiness.isReady ? .ok : .serviceUnavailable, "application/json", data)
        }
        guard let metrics else { return }
        router.get("/metrics") { request, _ in
            _ = try policy.access(of: request, needing: .operate)
            return Self.response(.ok, PrometheusText.contentType, Data(metrics.text().utf8))
        }
    }

    private func rights(of request: Request) -> Rights {
        policy.access(token: request.bearerToken)?.rights ?? []
    }

    private static func response(_ status: HTTPResponse.Status, _ type: String, _ data: Data) -> Response {
        Response(
            status: status,
            headers: [.contentType: type, .cacheControl: "no-store", .contentLength: String(data.count)],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}

/// The body of `/health/ready`.
struct Readiness: Encodable {

    /// The states of the databases: `ok`, `read-only` or `unavailable`.
    struct Checks: Encodable {
        /// The state of the cache database.
        let cache: String
        /// The state of the library database.
        let library: String
    }

    /// `ready`, `unavailable` or `shutting-down`.
    let status: String
    /// The states of the databases.
    let checks: Checks
    /// The details; `nil` if the request may not read them.
    let health: Health?

    var isReady: Bool { status == "ready" }

    init(_ health: Health, isShuttingDown: Bool, isDetailed: Bool) {
        status = isShuttingDown ? "shutting-down" : health.isReady ? "ready" : "unavailable"
        checks = Checks(cache: Self.state(health.cache), library: Self.state(health.library))
        self.health = isDetailed ? health : nil
    }

    private static func state(_ database: Health.Database) -> String {
        guard database.isReadable else { return "unavailable" }
        return database.isWritable ? "ok" : "read-only"
    }
}

/// A service that delays the shutdown of a server. During the delay, `/health/ready` fails, so that load balancers send
/// no new requests.
///
/// In a service group, it comes after the server, because services shut down in reverse order.
public final class ShutdownDelay: Service {

    private let duration: Duration
    private let sleep: @Sendable (Duration) async throws -> Void
    private let hasBegun = NIOLockedValueBox(false)

    /// Whether the shutdown has begun.
    public var isShuttingDown: Bool { hasBegun.withLockedValue { $0 } }

    /// Creates a delay.
    ///
    /// - Parameters:
    ///   - duration: The duration.
    ///   - sleep: A function that waits for the duration. Default: the clock of the system.
    public init(
        _ duration: Duration,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.duration = duration
        self.sleep = sleep
    }

    public func run() async throws {
        try await gracefulShutdown()
        hasBegun.withLockedValue { $0 = true }
        try await sleep(duration)
    }
}
