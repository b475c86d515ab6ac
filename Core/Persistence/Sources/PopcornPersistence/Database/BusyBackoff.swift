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
