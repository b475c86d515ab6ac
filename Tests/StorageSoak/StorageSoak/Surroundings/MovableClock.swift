import CoreDomain
import Foundation
import NIOConcurrencyHelpers

/// A clock whose date is moved, and whose delays are real.
final class MovableClock: Sendable {

    static let year: TimeInterval = 365.25 * 86_400

    private let offset = NIOLockedValueBox<TimeInterval>(0)

    var wallClock: WallClock {
        WallClock({ [offset] in Date() + offset.withLockedValue { $0 } }, uptime: { .now })
    }

    /// Moves the date to an offset from the present.
    func move(to offset: TimeInterval) {
        self.offset.withLockedValue { $0 = offset }
    }
}
