import NIOConcurrencyHelpers

/// A monotonic clock that a test advances.
final class ManualUptime: Sendable {

    private let instant = NIOLockedValueBox(ContinuousClock.now)

    var now: ContinuousClock.Instant { instant.withLockedValue(\.self) }

    func advance(by duration: Duration) {
        _ = advanced(by: duration)
    }

    /// Advances the clock and returns the new time.
    func advanced(by duration: Duration) -> ContinuousClock.Instant {
        instant.withLockedValue { instant in
            instant += duration
            return instant
        }
    }
}
