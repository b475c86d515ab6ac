/// A monotonic clock that measures elapsed time and sleeps.
///
/// It erases the type of the clock, so that code that uses it does not have to be generic.
struct TimeSource: Sendable {

    /// A closure that returns the time since the source was created.
    let now: @Sendable () -> Duration

    /// A closure that suspends the task for a duration. It throws `CancellationError` as soon as the task is cancelled.
    let sleep: @Sendable (Duration) async throws -> Void

    /// The time source of the continuous clock, which advances while the system is asleep.
    static let continuous = TimeSource(ContinuousClock())

    init<C: Clock<Duration>>(_ clock: C) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { duration in
            try await clock.sleep(until: clock.now.advanced(by: duration.clampedToTimeout), tolerance: nil)
        }
    }
}

/// An error thrown when an operation exceeds its deadline.
struct DeadlineExceeded: Error {}

/// Runs an operation, and cancels it when a deadline expires.
///
/// - Throws: The operation's error; ``DeadlineExceeded`` if the deadline expires first; `CancellationError` if the task
///   is cancelled first.
func withDeadline<Value: Sendable>(
    _ duration: Duration, _ time: TimeSource = .continuous,
    _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
        group.addTask(operation: operation)
        group.addTask {
            try await time.sleep(duration)
            throw DeadlineExceeded()
        }
        defer { group.cancelAll() }
        guard let value = try await group.next() else { throw CancellationError() }
        return value
    }
}
