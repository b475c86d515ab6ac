public import CoreDomain
public import Foundation
import NIOConcurrencyHelpers

extension WallClock {
    /// A clock that stands still.
    ///
    /// - Parameter now: The time that it tells. Default: a morning in May 2026, not at a full second.
    public static func mock(now: Date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)) -> WallClock {
        WallClock { now }
    }
}

/// A clock that a test moves.
///
/// Hand its ``clock`` to what needs the time, and move it by ``advance(by:)``. Many tasks may use it at once.
public final class MovableClock: Sendable {

    private let time: NIOLockedValueBox<Date>

    /// A clock that stands still until it is moved.
    ///
    /// - Parameter now: The time that it tells at first. Default: that of `WallClock.mock()`.
    public init(now: Date = WallClock.mock().now) {
        time = NIOLockedValueBox(now)
    }

    /// The time that it tells.
    public var now: Date { time.withLockedValue(\.self) }

    /// The clock to inject.
    public var clock: WallClock { WallClock { self.now } }

    /// Moves the clock forward, or back by a negative number of seconds.
    public func advance(by seconds: TimeInterval) {
        time.withLockedValue { $0 += seconds }
    }
}
