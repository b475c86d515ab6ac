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
/// several tasks at once.
public final class ManualClock: Sendable {

    private let time: NIOLockedValueBox<Date>

    /// Creates a clock whose time changes only with ``advance(by:)``.
    ///
    /// - Parameter now: The initial time. Default: that of `WallClock.mock()`.
    public init(now: Date = WallClock.mock().now) {
        time = NIOLockedValueBox(now)
    }

    /// The current time of the clock.
    public var now: Date { time.withLockedValue(\.self) }

    /// The clock to inject.
    public var clock: WallClock { WallClock { self.now } }

    /// Advances the clock by a number of seconds. A negative number sets it back.
    public func advance(by seconds: TimeInterval) {
        time.withLockedValue { $0 += seconds }
    }
}
