import CoreDomain
import UnixSignals

/// Runs an operation, and cancels it after a time limit.
///
/// - Throws: ``PopcornError`` of kind `unavailable` if the limit is reached.
func withDeadline<Value: Sendable>(
    _ limit: Duration, _ operation: @escaping @Sendable () async throws(PopcornError) -> Value
) async throws(PopcornError) -> Value {
    guard let result = await result(of: operation, until: { try? await Task.sleep(for: limit) }) else {
        throw PopcornError(.unavailable, "TMDb did not respond within \(limit.forDisplay)")
    }
    return try result.get()
}

/// Runs an operation, and cancels it if the process receives SIGINT or SIGTERM.
///
/// - Parameter message: A closure that returns the message of the error after a signal.
/// - Throws: ``PopcornError`` of kind `cancelled` after a signal.
func withInterruption<Value: Sendable>(
    message: @Sendable () -> String,
    _ operation: @escaping @Sendable () async throws(PopcornError) -> Value
) async throws(PopcornError) -> Value {
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
    // Without a signal, the sequence ends when its task is cancelled.
    guard let result = await result(of: operation, until: { for await _ in signals { return } }) else {
        throw PopcornError(.cancelled, message())
    }
    return try result.get()
}

/// Returns the result of an operation; `nil` if another function returns first, after which the operation is cancelled.
private func result<Value: Sendable>(
    of operation: @escaping @Sendable () async throws(PopcornError) -> Value,
    until end: @escaping @Sendable () async -> Void
) async -> Result<Value, PopcornError>? {
    await withTaskGroup(of: Result<Value, PopcornError>?.self) { group in
        group.addTask { await Result(operation) }
        group.addTask {
            await end()
            return nil
        }
        let first = await group.next() ?? nil
        group.cancelAll()
        return first
    }
}

extension Result {
    /// Creates the result of an asynchronous operation.
    init(_ work: () async throws(Failure) -> Success) async {
        do throws(Failure) {
            self = .success(try await work())
        } catch {
            self = .failure(error)
        }
    }
}
