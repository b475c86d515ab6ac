/// Runs an operation in another task, and returns its value. The operation starts on the thread of the caller.
///
/// A task keeps the memory for its deepest chain of calls until it ends. A task that waits for long after such calls,
/// like that of an idle connection, makes them in another task, whose cancellation follows its own.
package func inChildTask<Value: Sendable, Failure: Error>(
    _ operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
    // An asynchronous binding would wake a thread for the operation.
    let isCancelled = Task.isCancelled
    let task = Task.immediate {
        if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }
        return await outcome(of: operation)
    }
    return try await withTaskCancellationHandler {
        await task.value
    } onCancel: {
        task.cancel()
    }.get()
}

/// Returns the value or the error of an operation. A task would lose the type of the error.
package func outcome<Value, Failure: Error>(
    of operation: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
    do throws(Failure) {
        return .success(try await operation())
    } catch {
        return .failure(error)
    }
}

extension Collection where Self: Sendable, Element: Sendable {

    /// Returns the results of a transformation of each element, in order.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of transformations that run concurrently.
    ///   - transform: The transformation.
    package func concurrentMap<Result: Sendable>(
        limit: Int, _ transform: @escaping @Sendable (Element) async -> Result
    ) async -> [Result] {
        await withTaskGroup(of: (Int, Result).self) { group in
            var results: [Int: Result] = [:]
            for (position, element) in enumerated() {
                if position >= limit, let (done, result) = await group.next() { results[done] = result }
                group.addTask { (position, await transform(element)) }
            }
            for await (done, result) in group { results[done] = result }
            return (0..<count).compactMap { results[$0] }
        }
    }
}
