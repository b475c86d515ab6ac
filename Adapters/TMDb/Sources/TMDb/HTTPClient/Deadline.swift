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
