package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers

extension WallClock {
    /// A clock that stands still.
    package static func mock(now: Date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)) -> WallClock {
        WallClock { now }
    }
}

/// A clock that a test moves.
package final class MovableClock: Sendable {

    private let time: NIOLockedValueBox<Date>

    package init(now: Date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)) {
        time = NIOLockedValueBox(now)
    }

    package var now: Date { time.withLockedValue(\.self) }

    /// The clock to inject.
    package var clock: WallClock { WallClock { self.now } }

    package func advance(by seconds: TimeInterval) {
        time.withLockedValue { $0 += seconds }
    }
}
