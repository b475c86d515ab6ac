/// An exponential backoff of an operation that is retried with other work, such as the reopening of a file.
struct RetryBackoff: Sendable {

    private let first: Duration
    private let limit: Duration
    private var delay: Duration?
    private var nextAttempt: ContinuousClock.Instant?

    /// Creates a backoff.
    ///
    /// - Parameters:
    ///   - first: The delay after the first failure. Each further failure doubles it.
    ///   - limit: The maximum delay.
    init(first: Duration, limit: Duration) {
        self.first = first
        self.limit = limit
    }

    /// Returns whether the delay after the last failure has elapsed.
    func isDue(at now: ContinuousClock.Instant) -> Bool {
        nextAttempt.map { $0 <= now } ?? true
    }

    /// Starts the next delay. A failure during a delay does not extend it.
    mutating func recordFailure(at now: ContinuousClock.Instant) {
        guard isDue(at: now) else { return }
        let delay = min(delay.map { $0 * 2 } ?? first, limit)
        self.delay = delay
        nextAttempt = now + delay
    }

    /// Ends the delay after a success.
    mutating func reset() {
        delay = nil
        nextAttempt = nil
    }
}

/// An exponential backoff, 1 to 20 milliseconds, for retrying after `SQLITE_BUSY`.
///
/// SQLite does not notify waiters when a lock is released.
struct BusyBackoff {

    private let timeout: Duration
    private var deadline: ContinuousClock.Instant?
    private var next = Duration.milliseconds(1)

    init(timeout: Duration) {
        self.timeout = timeout
    }

    /// Suspends the task for the next delay.
    ///
    /// - Throws: The given error if the timeout has elapsed since the first call; ``DatabaseError/cancelled``.
    mutating func pause(for error: DatabaseError) async throws(DatabaseError) {
        let deadline = deadline ?? .now + timeout
        self.deadline = deadline
        guard ContinuousClock.now < deadline else { throw error }
        do { try await Task.sleep(for: next) } catch { throw .cancelled }
        next = min(next * 2, .milliseconds(20))
    }
}
