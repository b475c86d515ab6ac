import AsyncPrimitives
import Dispatch

/// A thread of its own for work that waits for disks and for other processes, which no thread that tasks share may do.
struct WorkQueue: Sendable {

    private let queue: DispatchQueue

    init(_ label: String) {
        queue = DispatchQueue(label: "popcorn.database.\(label)")
    }

    /// Runs a closure once those before it are done.
    ///
    /// If the task is cancelled before the closure has begun, the closure does not run. If it has begun, it goes on to its
    /// end, and nobody waits for it.
    ///
    /// - Parameter body: Is given a way to ask whether the task was cancelled since.
    /// - Throws: ``DatabaseError/cancelled`` if the task was cancelled, and what the closure throws.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (_ isCancelled: () -> Bool) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        guard !Task.isCancelled else { throw .cancelled }
        let ticket = CancellablePromise<Result<Value, DatabaseError>>()
        queue.async {
            guard !ticket.isFulfilled else { return }
            ticket.fulfil(Result { () throws(DatabaseError) in try body { ticket.isFulfilled } })
        }
        guard let result = await ticket.value() else { throw .cancelled }
        return try result.get()
    }

    /// Runs a closure once those before it are done, and waits for it even if the task is cancelled.
    func finish(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { continuation in
            queue.async {
                body()
                continuation.resume()
            }
        }
    }

    /// Runs a closure once those before it are done. Nobody waits for it.
    func start(_ body: @escaping @Sendable () -> Void) {
        queue.async(execute: body)
    }
}
