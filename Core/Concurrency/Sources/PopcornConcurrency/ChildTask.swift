/// Runs an operation in a child task, and returns its value.
///
/// A task keeps the memory for its deepest chain of calls until it ends. A task that waits for long after such calls,
/// like that of an idle connection, makes them in a child task.
package func inChildTask<Value: Sendable, Failure: Error>(
    _ operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
    async let pending = outcome(of: operation)
    let outcome = await pending
    return try outcome.get()
}

/// Returns the value or the error of an operation. An asynchronous binding would lose the type of the error.
private func outcome<Value: Sendable, Failure: Error>(
    of operation: @Sendable () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
    do throws(Failure) {
        return .success(try await operation())
    } catch {
        return .failure(error)
    }
}
