/// The pauses of a task that waits for a lock of SQLite's, which tells nobody when it is free.
struct BusyBackoff {

    private let timeout: Duration
    private var deadline: ContinuousClock.Instant?
    private var next = Duration.milliseconds(1)

    init(timeout: Duration) {
        self.timeout = timeout
    }

    /// Suspends the task for a moment.
    ///
    /// - Throws: The error, if it has lasted too long; ``DatabaseError/cancelled``.
    mutating func pause(for error: DatabaseError) async throws(DatabaseError) {
        let deadline = deadline ?? .now + timeout
        self.deadline = deadline
        guard ContinuousClock.now < deadline else { throw error }
        do { try await Task.sleep(for: next) } catch { throw .cancelled }
        next = min(next * 2, .milliseconds(20))
    }
}
