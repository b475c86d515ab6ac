import Foundation

/// A moment to within a few milliseconds, for what is asked with each read: the clock that ticks with the scheduler costs
/// a tenth of an exact one. <https://man7.org/linux/man-pages/man2/clock_gettime.2.html>
struct CoarseInstant: Sendable {

    private let uptime: Duration

    static var now: CoarseInstant {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return CoarseInstant(uptime: .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
    }

    /// Whether less than a duration has gone by since an earlier moment.
    func isWithin(_ duration: Duration, of earlier: CoarseInstant) -> Bool {
        uptime - earlier.uptime < duration
    }
}
