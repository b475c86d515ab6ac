import CoreDomain
import UnixSignals

/// Runs an operation, and cancels it after a time limit.
///
/// - Throws: ``PopcornError`` of kind `unavailable` if the limit is reached.
func withDeadline<Value: Sendable>(
    _ limit: Duration, _ operation: @escaping @Sendable () async throws(PopcornError) -> Value
) async throws(PopcornError) -> Value {
    let first = await withTaskGroup(of: Result<Value, PopcornError>?.self) { group in
        group.addTask {
            do throws(PopcornError) {
                return .success(try await operation())
            } catch {
                return .failure(error)
            }
        }
        group.addTask {
            try? await Task.sleep(for: limit)
            return nil
        }
        let first = await group.next() ?? nil
        group.cancelAll()
        return first
    }
    guard let first else {
        throw PopcornError(.unavailable, "TMDb did not respond within \(limit.forDisplay)")
    }
    return try first.get()
}

/// Runs an operation, and cancels it if the process receives SIGINT or SIGTERM.
///
/// - Parameter message: Returns the message of the error after a signal.
/// - Throws: ``PopcornError`` of kind `cancelled` after a signal.
func withInterruption<Value: Sendable>(
    message: @Sendable () -> String,
    _ operation: @escaping @Sendable () async throws(PopcornError) -> Value
) async throws(PopcornError) -> Value {
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
    let result = await withTaskGroup(of: Result<Value, PopcornError>?.self) { group in
        group.addTask {
            do throws(PopcornError) {
                return .success(try await operation())
            } catch {
                return .failure(error)
            }
        }
        group.addTask {
            for await _ in signals { return nil }
            // The operation has ended, so the task was cancelled.
            return nil
        }
        let first = await group.next() ?? nil
        group.cancelAll()
        return first
    }
    guard let result else { throw PopcornError(.cancelled, message()) }
    return try result.get()
}
