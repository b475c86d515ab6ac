import NIOConcurrencyHelpers

/// A monotonic clock that a test advances.
final class ManualUptime: Sendable {

    private let instant = NIOLockedValueBox(ContinuousClock.now)

    var now: ContinuousClock.Instant { instant.withLockedValue(\.self) }

    func advance(by duration: Duration) {
        instant.withLockedValue { $0 += duration }
    }
}
