/// An operation took longer than it may.
struct DeadlineExceeded: Error {}

/// Runs an operation, and cancels it when a time is over.
///
/// - Throws: what the operation throws; ``DeadlineExceeded`` when the time is over; `CancellationError` when the task
///   is cancelled before either.
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
