public import CoreDomain
public import Foundation
import NIOConcurrencyHelpers

extension WallClock {
    /// Creates a clock for tests that always returns the same time.
    ///
    /// - Parameter now: The time. Default: a fixed date and time in May 2026, with a fraction of a second.
    public static func mock(now: Date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)) -> WallClock {
        WallClock { now }
    }
}

/// A clock that a test can advance.
///
/// Inject its ``clock`` into the code under test, and change the time with ``advance(by:)``. It can be used from
/// several tasks concurrently.
public final class ManualClock: Sendable {

    private let time: NIOLockedValueBox<(date: Date, uptime: ContinuousClock.Instant)>

    /// Creates a clock whose time changes only with ``advance(by:)``.
    ///
    /// - Parameter now: The initial time. Default: the time of `WallClock.mock()`.
    public init(now: Date = WallClock.mock().now) {
        time = NIOLockedValueBox((now, .now))
    }

    /// The current time of the clock.
    public var now: Date { time.withLockedValue(\.date) }

    /// The clock to inject.
    public var clock: WallClock {
        WallClock({ self.now }, uptime: { self.time.withLockedValue(\.uptime) })
    }

    /// Advances the clock by a number of seconds. A negative number sets the date back, as ``adjust(by:)`` does.
    public func advance(by seconds: TimeInterval) {
        time.withLockedValue { time in
            time.date += seconds
            if seconds > 0 { time.uptime += .seconds(seconds) }
        }
    }

    /// Changes the date by a number of seconds while no time passes, like a correction of the system clock. Delays are
    /// not affected.
    public func adjust(by seconds: TimeInterval) {
        time.withLockedValue { $0.date += seconds }
    }
}
