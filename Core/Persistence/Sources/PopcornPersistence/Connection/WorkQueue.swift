import Dispatch
import PopcornConcurrency

/// A serial dispatch queue for work that blocks on the disk or on other processes, which would otherwise block the
/// cooperative thread pool.
struct WorkQueue: Sendable {

    private let queue: DispatchQueue

    init(_ label: String) {
        queue = DispatchQueue(label: "popcorn.database.\(label)")
    }

    /// Runs a closure after the closures queued before it.
    ///
    /// If the task is cancelled before the closure has started, the closure does not run. If the closure has started,
    /// it runs to completion, but this method throws without waiting for it.
    ///
    /// - Parameter body: The closure to run. Its argument returns whether the task has been cancelled.
    /// - Throws: ``DatabaseError/cancelled`` if the task was cancelled, and errors of the closure.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (_ isCancelled: () -> Bool) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        let promise = CancellablePromise<Result<Value, DatabaseError>>()
        queue.async {
            guard !promise.isFulfilled else { return }
            promise.fulfil(Result { () throws(DatabaseError) in try body { promise.isFulfilled } })
        }
        guard let result = await promise.value() else { throw .cancelled }
        return try result.get()
    }

    /// Runs a closure after the closures queued before it, and waits for it even if the task is cancelled.
    func finish(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            queue.async {
                body()
                continuation.resume()
            }
        }
    }

    /// Enqueues a closure without waiting for it.
    func start(_ body: @escaping @Sendable () -> Void) {
        queue.async(execute: body)
    }
}
