/// A clock that only tells how much time has passed, and waits.
///
/// It hides the type of the clock, so that the code that waits need not be generic.
struct TimeSource: Sendable {

    /// The time since this was made.
    let now: @Sendable () -> Duration

    /// Waits for a time; throws `CancellationError` as soon as the task is cancelled.
    let sleep: @Sendable (Duration) async throws -> Void

    /// The clock that goes on while the machine sleeps.
    static let continuous = TimeSource(ContinuousClock())

    init<C: Clock<Duration>>(_ clock: C) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { duration in try await clock.sleep(until: clock.now.advanced(by: duration.asTimeout), tolerance: nil) }
    }
}
