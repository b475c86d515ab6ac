package import CoreDomain

/// The pace of updates whose value consists of many titles, each of which can change on its own.
///
/// Without it, the refresh of each title on a watchlist would cause a read of the whole watchlist. The first change is
/// read at once; further changes within the interval are read together at its end.
@usableFromInline
package struct UpdatePace: Sendable {

    /// The minimum time between the beginnings of two reads. Default: 1 second.
    let interval: Duration
    private let clock: WallClock
    private let sleep: @Sendable (Duration) async -> Void

    /// Creates a pace.
    ///
    /// - Parameters:
    ///   - interval: The minimum time between the beginnings of two reads. Default: 1 second.
    ///   - clock: The clock that measures the interval.
    ///   - sleep: Waits for a duration, or until the task is cancelled.
    package init(
        interval: Duration = .seconds(1), clock: WallClock, sleep: @escaping @Sendable (Duration) async -> Void
    ) {
        self.interval = interval
        self.clock = clock
        self.sleep = sleep
    }

    /// The current time, as the beginning of a read.
    var now: ContinuousClock.Instant { clock.uptime }

    /// Waits until a read may begin.
    ///
    /// - Parameter last: The beginning of the last read.
    func wait(after last: ContinuousClock.Instant) async {
        let remaining = last + interval - clock.uptime
        if remaining > .zero { await sleep(min(remaining, interval)) }
    }
}
