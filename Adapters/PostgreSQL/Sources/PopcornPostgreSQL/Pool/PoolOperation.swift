#if PostgreSQL
import PopcornConcurrency

/// An operation that waits for a connection of a pool.
protocol PoolOperation: Sendable {

    /// Whether a reader waits for the result.
    var isInteractive: Bool { get }

    /// Executes the operation with connections of a worker, unless its task was cancelled.
    ///
    /// - Returns: A closure that passes the result to the task. The worker calls it when it is free again, so that the
    ///   next operation of the task finds it idle.
    func run(on worker: PoolWorker) -> () -> Void

    /// Ends the operation with an error.
    func fail(_ error: PostgreSQLError)
}

/// An operation with the task that waits for its result.
struct PendingOperation<Value: Sendable>: PoolOperation {

    /// The maximum number of attempts of an operation that concurrent transactions prevent.
    private static var attemptLimit: Int { 4 }

    let effect: PostgreSQLBatch.Effect
    let isInteractive: Bool
    let deadline: ContinuousClock.Instant
    let options: PostgreSQLOptions
    let promise = CancellablePromise<Result<Value, PostgreSQLError>>()
    let body:
        @Sendable (PostgreSQLConnection, ContinuousClock.Instant, _ isCancelled: () -> Bool) throws(PostgreSQLError) ->
            Value

    func fail(_ error: PostgreSQLError) {
        promise.fulfil(.failure(error))
    }

    func run(on worker: PoolWorker) -> () -> Void {
        guard effect == .read ? !promise.isFulfilled : promise.ignoreCancellation() else { return {} }
        let result = Result { () throws(PostgreSQLError) in try attempt(on: worker) }
        return { promise.fulfil(result) }
    }

    private func attempt(on worker: PoolWorker) throws(PostgreSQLError) -> Value {
        var attempts = 0
        while true {
            guard options.now() < deadline else {
                throw PostgreSQLError(.timedOut, "no connection was free within \(options.timeout)")
            }
            attempts += 1
            do throws(PostgreSQLError) {
                return try worker.withConnection { connection throws(PostgreSQLError) in
                    try body(connection, deadline) { promise.isFulfilled }
                }
            } catch {
                guard canRepeat(after: error, attempts) else { throw error }
            }
        }
    }

    private func canRepeat(after error: PostgreSQLError, _ attempts: Int) -> Bool {
        switch error.kind {
        case .connectionLost: effect != .write && attempts == 1
        case .serializationFailure: attempts < Self.attemptLimit
        // A request that cancelled an earlier command of the connection reached the server late.
        case .timedOut where error.sqlState == "57014": effect == .read && attempts == 1 && options.now() < deadline
        default: false
        }
    }
}
#endif
