public import Foundation

/// A clock that returns the current date and time. It is injected, so that tests can control the time.
///
/// Delays and pauses are measured with a monotonic clock, which a correction of the date does not affect.
public struct WallClock: Sendable {

    private let read: @Sendable () -> Date
    private let readUptime: @Sendable () -> ContinuousClock.Instant

    /// Creates a clock that reads the time from a closure. Delays are measured with the same dates.
    public init(_ read: @escaping @Sendable () -> Date) {
        self.init(read) { Self.origin + .seconds(read().timeIntervalSinceReferenceDate) }
    }

    /// Creates a clock that reads the date and the monotonic time from closures.
    package init(
        _ read: @escaping @Sendable () -> Date, uptime: @escaping @Sendable () -> ContinuousClock.Instant
    ) {
        self.read = read
        readUptime = uptime
    }

    /// The current time.
    public var now: Date { read() }

    /// The current monotonic time, for delays.
    package var uptime: ContinuousClock.Instant { readUptime() }

    /// The system clock.
    public static let system = WallClock({ Date() }, uptime: { .now })

    /// The monotonic time of the reference date, for clocks that have only dates.
    private static let origin = ContinuousClock.now
}
