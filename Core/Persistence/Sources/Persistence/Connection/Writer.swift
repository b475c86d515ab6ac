import Dispatch
import Synchronization

/// The one connection that writes, on a queue of its own, so that waiting for a disk or for another process holds no
/// thread that tasks share.
///
/// `@unchecked Sendable`: the connection is touched on the queue only.
final class Writer: @unchecked Sendable {

    private let path: String
    private let queue: DispatchQueue
    private var connection: Connection?

    init(path: String) {
        self.path = path
        queue = DispatchQueue(label: "popcorn.database.writer")
    }

    /// Opens the connection by a closure that runs on the queue.
    func open(_ open: @escaping @Sendable () throws(DatabaseError) -> Connection) async throws(DatabaseError) {
        try await enqueue { _ throws(DatabaseError) in
            self.connection = try open()
        }
    }

    /// Runs a closure with the connection once those before it are done.
    ///
    /// A closure that has not begun when its task is cancelled does not begin any more; one that has begun ends.
    func perform<Result: Sendable>(
        _ body: @escaping @Sendable (Connection, Turn) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        try await enqueue { turn throws(DatabaseError) in
            guard let connection = self.connection else { throw .closed(path: self.path) }
            return try body(connection, turn)
        }
    }

    /// Closes the connection once everything before is done, after a last closure.
    func close(_ last: @escaping @Sendable (Connection) -> Void) async {
        await withCheckedContinuation { continuation in
            queue.async {
                if let connection = self.connection { last(connection) }
                self.connection = nil
                continuation.resume()
            }
        }
    }

    private func enqueue<Value: Sendable>(
        _ body: @escaping @Sendable (Turn) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        let turn = Turn()
        let result: Result<Value, DatabaseError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                queue.async {
                    continuation.resume(
                        returning: Result { () throws(DatabaseError) in
                            if turn.isCancelled { throw .cancelled }
                            return try body(turn)
                        })
                }
            }
        } onCancel: {
            turn.cancel()
        }
        return try result.get()
    }

    /// Tells a closure on the queue whether the task that wants its result was cancelled.
    final class Turn: Sendable {
        private let cancelled = Atomic(false)

        var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

        func cancel() { cancelled.store(true, ordering: .relaxed) }
    }
}
