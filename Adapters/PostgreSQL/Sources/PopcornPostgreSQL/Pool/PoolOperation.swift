#if PostgreSQL
import PopcornConcurrency

/// An operation that waits for a connection of a pool.
protocol PoolOperation: Sendable {

    /// Whether a reader waited for the result when the operation arrived.
    var isInteractive: Bool { get }

    /// The time at which the operation fails if it still waits.
    var deadline: ContinuousClock.Instant { get }

    /// Executes the operation with connections of a worker, unless its task was cancelled.
    func run(on worker: PoolWorker) -> OperationOutcome

    /// Ends the operation with an error.
    func fail(_ error: PostgreSQLError)
}

/// The outcome of an operation on a worker.
enum OperationOutcome {
    /// The operation has a result. When the worker is idle again, it calls the closure, which passes the result to the
    /// task. The next operation of the task therefore finds an idle worker.
    case finished(deliver: () -> Void)
    /// The worker could not connect, and another worker can execute the operation.
    case notConnected(PostgreSQLError)
}

/// An operation that a worker executes.
struct PoolAssignment: Sendable {
    let operation: any PoolOperation
    /// The number of the operation in the waiting line.
    let ticket: UInt64
    /// Whether the operation counts as a background operation.
    let isBackground: Bool
}

/// An operation with the task that waits for its result.
struct PendingOperation<Value: Sendable>: PoolOperation {

    /// The maximum number of attempts of an operation that concurrent transactions prevent.
    private static var attemptLimit: Int { 4 }

    let effect: PostgreSQLBatch.Effect
    let isInteractive: Bool
    let deadline: ContinuousClock.Instant
    /// The maximum time of the execution; `nil` for the time until the deadline.
    let executionTimeout: Duration?
    let options: PostgreSQLOptions
    let promise = CancellablePromise<Result<Value, PostgreSQLError>>()
    let body:
        @Sendable (PostgreSQLConnection, ContinuousClock.Instant, _ isCancelled: () -> Bool) throws(PostgreSQLError) ->
            Value

    func fail(_ error: PostgreSQLError) {
        promise.fulfil(.failure(error))
    }

    func run(on worker: PoolWorker) -> OperationOutcome {
        guard effect == .read ? !promise.isFulfilled : promise.ignoreCancellation() else {
            return .finished {}
        }
        guard options.now() < deadline else { return .finished { fail(options.waitedTooLong) } }
        let result = Result { () throws(PostgreSQLError) in try attempt(on: worker) }
        if case .failure(let error) = result, worker.hasFailedToConnect { return .notConnected(error) }
        return .finished { promise.fulfil(result) }
    }

    private func attempt(on worker: PoolWorker) throws(PostgreSQLError) -> Value {
        let deadline = executionTimeout.map { options.now() + $0 } ?? deadline
        var attempts = 0
        while true {
            attempts += 1
            do throws(PostgreSQLError) {
                return try worker.withConnection { connection throws(PostgreSQLError) in
                    try body(connection, deadline) { promise.isFulfilled }
                }
            } catch {
                guard canRepeat(after: error, attempts), options.now() < deadline else { throw error }
            }
        }
    }

    private func canRepeat(after error: PostgreSQLError, _ attempts: Int) -> Bool {
        switch error.kind {
        case .connectionLost: effect != .write && attempts == 1
        case .serializationFailure: attempts < Self.attemptLimit
        // A new connection finds the primary server.
        case .readOnly: attempts == 1
        // A request that cancelled an earlier command of the connection reached the server late.
        case .timedOut where error.sqlState == "57014": effect == .read && attempts == 1
        default: false
        }
    }
}

extension PostgreSQLOptions {
    /// The error of an operation that waited for a connection until its deadline.
    var waitedTooLong: PostgreSQLError {
        PostgreSQLError(.timedOut, "no connection was free within \(timeout)", isSent: false)
    }
}
#endif
