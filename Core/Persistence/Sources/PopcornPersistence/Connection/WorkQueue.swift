import Dispatch
import PopcornConcurrency
import Synchronization

/// A serial dispatch queue for work that blocks on the disk or on other processes, which would otherwise block the
/// cooperative thread pool.
package final class WorkQueue: Sendable {

    /// The task that waits for a closure.
    package struct Caller {
        fileprivate let ignoresCancellation: () -> Bool
        /// A closure that returns whether the task was cancelled, so that it no longer waits for the closure.
        package let isCancelled: () -> Bool

        /// Protects the wait: from now on, the task receives the result of the closure even if it is cancelled.
        ///
        /// - Throws: ``DatabaseError/cancelled`` if the task was cancelled before.
        func stay() throws(DatabaseError) {
            guard ignoresCancellation() else { throw .cancelled }
        }
    }

    private let queue: DispatchQueue
    private let waiting = Atomic(0)

    /// Creates a queue with a label for debuggers.
    package init(_ label: String) {
        queue = DispatchQueue(label: "popcorn.database.\(label)")
    }

    /// The number of closures of ``run(_:)`` that have not started.
    var waitingCount: Int { waiting.load(ordering: .relaxed) }

    /// Runs a closure after the closures queued before it.
    ///
    /// If the task is cancelled before the closure has started, the closure does not run. If the closure has started,
    /// it runs to completion, but this method throws without waiting for it, unless the closure called
    /// ``Caller/stay()``.
    ///
    /// - Parameter body: The closure to run.
    /// - Throws: ``DatabaseError/cancelled`` if the task was cancelled, and errors of the closure.
    package func run<Value: Sendable>(
        _ body: @escaping @Sendable (Caller) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        let promise = CancellablePromise<Result<Value, DatabaseError>>()
        waiting.add(1, ordering: .relaxed)
        queue.async { [self] in
            waiting.subtract(1, ordering: .relaxed)
            guard !promise.isFulfilled else { return }
            let caller = Caller(
                ignoresCancellation: promise.ignoreCancellation, isCancelled: { promise.isFulfilled })
            promise.fulfil(Result { () throws(DatabaseError) in try body(caller) })
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
    package func start(_ body: @escaping @Sendable () -> Void) {
        queue.async(execute: body)
    }
}

/// A task executor with one thread, for reads that must not block a thread of the cooperative pool.
final class ReadExecutor: TaskExecutor {

    private let queue = WorkQueue("reader")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.start { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
