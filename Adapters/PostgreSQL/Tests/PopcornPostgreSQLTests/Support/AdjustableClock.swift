#if PostgreSQL
import NIOConcurrencyHelpers

/// A clock that advances with the system's and can be set forward.
final class AdjustableClock: Sendable {

    private let offset = NIOLockedValueBox(Duration.zero)

    var now: ContinuousClock.Instant { ContinuousClock.now + offset.withLockedValue(\.self) }

    func advance(by duration: Duration) {
        offset.withLockedValue { $0 += duration }
    }
}
#endif
