import NIOConcurrencyHelpers

/// A clock that a run advances, so that delays of retries end immediately.
final class SoakClock: Sendable {

    private let time = NIOLockedValueBox(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLockedValue { $0 } }

    func advance(by duration: Duration) {
        time.withLockedValue { $0 += duration }
    }
}
