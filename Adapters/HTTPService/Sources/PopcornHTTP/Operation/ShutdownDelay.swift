import NIOConcurrencyHelpers
public import ServiceLifecycle

/// A service that delays the shutdown of a server. During the delay, `/health/ready` fails, so that load balancers send no
/// new requests.
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
