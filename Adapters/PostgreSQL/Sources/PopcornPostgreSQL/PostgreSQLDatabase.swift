#if PostgreSQL
package import Logging
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A PostgreSQL database, with a pool of connections.
///
/// Each connection has a thread of its own, so that no thread of the cooperative pool waits for the server. If all
/// connections are in use, operations wait in the order of arrival, at most until their deadlines. Operations of
/// readers are executed first, except before a background operation that has waited for half of its timeout.
/// Connections are established when they are first needed, and again after they were lost. If a worker cannot connect,
/// a connected worker executes its operation. The operation fails only if no worker is connected.
package final class PostgreSQLDatabase: Sendable {

    /// The maximum time between two checks of the deadlines of waiting operations.
    private static let expiryInterval = Duration.milliseconds(100)

    private let address: PostgreSQLAddress
    private let options: PostgreSQLOptions
    private let reconnection: Reconnection
    private let state: NIOLockedValueBox<PoolState>
    private let logger: Logger
    private let observe: @Sendable (PostgreSQLError) -> Void
    private let warnings = WarningInterval()

    /// Creates a pool, which does not connect yet.
    ///
    /// - Parameter observe: A closure that is called with each error of an operation, except those of cancelled tasks
    ///   and of a closed pool.
    package init(
        _ address: PostgreSQLAddress, options: PostgreSQLOptions = PostgreSQLOptions(), logger: Logger,
        observe: @escaping @Sendable (PostgreSQLError) -> Void = { _ in }
    ) {
        self.address = address
        self.options = options
        self.logger = logger
        self.observe = observe
        reconnection = Reconnection(options)
        state = NIOLockedValueBox(
            PoolState(connectionLimit: options.connectionLimit, urgentTime: options.timeout / 2))
    }

    /// The number of operations that wait for a connection.
    package var waitingCount: Int { state.withLockedValue { $0.waitingCount } }

    /// The error of the last attempt to connect; `nil` if it succeeded, or none was made.
    package var connectionFailure: PostgreSQLError? { reconnection.failure }

    /// Executes the commands of a batch in one transaction and one round trip, and returns the rows of each command.
    ///
    /// - Throws: ``PostgreSQLError``.
    package func execute(_ batch: PostgreSQLBatch) async throws(PostgreSQLError) -> [PostgreSQLRows] {
        try await perform(batch.effect) { connection, deadline, isCancelled throws(PostgreSQLError) in
            try connection.execute(batch.commands, until: deadline, isCancelled: isCancelled)
        }
    }

    /// Executes the commands of a batch as ``execute(_:)`` does, unless they are revoked.
    ///
    /// - Parameter isRevoked: A closure that is called on the thread of the connection, before the commands are sent.
    /// - Returns: The rows of each command; `nil` if the commands were revoked, by the closure or by
    ///   ``PostgreSQLDeletions/check(_:)``.
    package func execute(
        _ batch: PostgreSQLBatch, unless isRevoked: @escaping @Sendable () -> Bool
    ) async throws(PostgreSQLError) -> [PostgreSQLRows]? {
        try await perform(batch.effect) { connection, deadline, isCancelled throws(PostgreSQLError) in
            guard !isRevoked() else { return nil }
            do throws(PostgreSQLError) {
                return try connection.execute(batch.commands, until: deadline, isCancelled: isCancelled)
            } catch {
                guard error.sqlState == PostgreSQLDeletions.revokedState else { throw error }
                return nil
            }
        }
    }

    /// Executes a transaction whose commands depend on the results of earlier commands. It is repeated if a concurrent
    /// transaction prevents its commit.
    ///
    /// - Parameters:
    ///   - isolation: The isolation from concurrent transactions. Default: ``PostgreSQLIsolation/serializable``.
    ///   - executionTimeout: The maximum time of the transaction after it got a connection. The timeouts of the server
    ///     apply too. Default: the rest of ``PostgreSQLOptions/timeout``.
    ///   - body: The commands of the transaction. The transaction is rolled back if the closure throws an error. The
    ///     closure runs on the thread of a connection, once for each attempt.
    /// - Throws: ``PostgreSQLError``.
    package func transaction<Value: Sendable>(
        _ isolation: PostgreSQLIsolation = .serializable, executionTimeout: Duration? = nil,
        _ body: @escaping @Sendable (borrowing PostgreSQLTransaction) throws(PostgreSQLError) -> Value
    ) async throws(PostgreSQLError) -> Value {
        try await perform(.write, executionTimeout: executionTimeout) {
            connection, deadline, _ throws(PostgreSQLError) in
            _ = try connection.execute(
                [PostgreSQLCommand("BEGIN ISOLATION LEVEL \(isolation.rawValue)")], until: deadline)
            do throws(PostgreSQLError) {
                let value = try body(PostgreSQLTransaction(connection, deadline))
                if connection.isInTransaction {
                    _ = try connection.execute([PostgreSQLCommand("COMMIT")], until: deadline)
                }
                return value
            } catch {
                if connection.isUsable, connection.isInTransaction {
                    _ = try? connection.execute([PostgreSQLCommand("ROLLBACK")], until: deadline)
                }
                throw error
            }
        }
    }

    /// Waits for running operations, and closes all connections. Waiting and later operations throw
    /// ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/closed``.
    package func close() async {
        await withCheckedContinuation { continuation in
            let (idle, waiting, isDone) = state.withLockedValue { state in
                state.isClosed = true
                if state.workerCount > 0 { state.closers.append(continuation) }
                return (state.removeIdle(), state.removeWaiting(), state.workerCount == 0)
            }
            for operation in waiting { operation.fail(closedError) }
            for worker in idle { worker.wake(nil) }
            if isDone { continuation.resume() }
        }
    }

    private var closedError: PostgreSQLError { PostgreSQLError(.closed, "the pool of \(address) is closed") }
}

/// The isolation of a transaction from concurrent transactions.
/// <https://www.postgresql.org/docs/current/transaction-iso.html>
package enum PostgreSQLIsolation: String, Sendable {
    /// Each command reads the data that was committed before the command.
    case readCommitted = "READ COMMITTED"
    /// The transactions have the same result as if they were executed one after the other.
    case serializable = "SERIALIZABLE"
}

/// A transaction on a connection. It cannot outlive the closure that receives it.
package struct PostgreSQLTransaction: ~Copyable {

    private let connection: PostgreSQLConnection
    private let deadline: ContinuousClock.Instant

    fileprivate init(_ connection: PostgreSQLConnection, _ deadline: ContinuousClock.Instant) {
        self.connection = connection
        self.deadline = deadline
    }

    /// Executes commands in one round trip, and returns the rows of each command.
    package func execute(_ commands: [PostgreSQLCommand]) throws(PostgreSQLError) -> [PostgreSQLRows] {
        try connection.execute(commands, until: deadline)
    }

    /// Rolls the transaction back. Later commands would have transactions of their own.
    package func rollBack() throws(PostgreSQLError) {
        _ = try connection.execute([PostgreSQLCommand("ROLLBACK")], until: deadline)
    }
}

extension PostgreSQLDatabase: CustomStringConvertible {
    /// The address of the database, without credentials.
    package var description: String { address.description }
}

// MARK: - Operations and workers

extension PostgreSQLDatabase {

    private func perform<Value: Sendable>(
        _ effect: PostgreSQLBatch.Effect, executionTimeout: Duration? = nil,
        _ body:
            @escaping @Sendable (PostgreSQLConnection, ContinuousClock.Instant, () -> Bool) throws(PostgreSQLError) ->
            Value
    ) async throws(PostgreSQLError) -> Value {
        guard !Task.isCancelled else { throw cancelledError }
        let priority = RequestPriority.current
        let operation = PendingOperation(
            effect: effect, isInteractive: priority.isInteractive,
            deadline: options.now() + options.timeout, executionTimeout: executionTimeout, options: options, body: body)
        let ticket: UInt64
        do throws(PostgreSQLError) {
            ticket = try enqueue(operation)
        } catch {
            report(error)
            throw error
        }
        // Without effect if the operation does not wait.
        let promotion = priority.onRaise { self.promote(ticket) }
        defer { promotion?.end() }
        guard let result = await operation.promise.value() else {
            _ = state.withLockedValue { $0.remove(ticket) }
            throw cancelledError
        }
        if case .failure(let error) = result { report(error) }
        return try result.get()
    }

    private var cancelledError: PostgreSQLError {
        PostgreSQLError(.cancelled, "cancelled while waiting for the database", isSent: false)
    }

    /// Adds an operation to the line, and starts the first one if a worker is free.
    ///
    /// - Returns: The ticket of the operation in the line.
    private func enqueue(_ operation: some PoolOperation) throws(PostgreSQLError) -> UInt64 {
        typealias Placement = (ticket: UInt64, start: PoolState.Start?)
        let result = state.withLockedValue { state -> Result<Placement, PostgreSQLError> in
            if state.isClosed { return .failure(closedError) }
            let ticket = state.append(operation)
            if let start = state.start(at: options.now()) { return .success((ticket, start)) }
            guard state.waitingCount > options.waitingLimit else { return .success((ticket, nil)) }
            state.remove(ticket)
            return .failure(
                PostgreSQLError(.overloaded, "\(address) is overloaded: \(options.waitingLimit) operations wait"))
        }
        let (ticket, start) = try result.get()
        perform(start)
        return ticket
    }

    /// Moves a waiting operation to the line of readers.
    private func promote(_ ticket: UInt64) {
        perform(
            state.withLockedValue { state in
                state.promote(ticket)
                return state.start(at: options.now())
            })
    }

    /// Passes a started operation to its worker. If none was started, operations may wait, and their deadlines apply.
    private func perform(_ start: PoolState.Start?) {
        guard let start else { return expireWaitingOperations() }
        if let worker = start.worker {
            worker.wake(start.assignment)
        } else {
            startWorker(with: start.assignment)
        }
    }

    /// Starts the thread of a new worker with its first operation. If the system cannot create a thread, another worker
    /// executes the operation. Without another worker, the operation fails.
    private func startWorker(with assignment: PoolAssignment) {
        let worker = PoolWorker(address, options, reconnection)
        state.withLockedValue { $0.addWorker(worker) }
        let isStarted = options.startThread("postgresql", 1 << 20) { [self] in run(worker, assignment) }
        guard !isStarted else { return }
        let isReturned = state.withLockedValue { state in
            state.finish(assignment)
            guard state.workerCount > 1, !state.isClosed else { return false }
            state.prepend(assignment)
            return true
        }
        finishWorker(worker)
        if isReturned {
            perform(state.withLockedValue { $0.start(at: options.now(), isConnected: true) })
        } else {
            assignment.operation.fail(.noThread)
        }
    }

    /// Executes operations on the thread of a worker until the pool is closed.
    private func run(_ worker: PoolWorker, _ first: PoolAssignment) {
        var next: PoolAssignment? = first
        while let assignment = next {
            let step: Step
            switch assignment.operation.run(on: worker) {
            case .finished(let deliver):
                step = nextStep(of: worker, after: assignment)
                deliver()
            case .notConnected(let error):
                step = handOver(assignment, of: worker, after: error)
            }
            next =
                switch step {
                case .run(let assignment): assignment
                case .wait: worker.waitForOperation()
                case .end: nil
                }
        }
        worker.close()
        finishWorker(worker)
    }

    /// The next step of a worker after an operation.
    private enum Step {
        case run(PoolAssignment)
        case wait
        case end
    }

    /// Returns the next step of a worker, which becomes idle if no operation can start.
    private func nextStep(of worker: PoolWorker, after last: PoolAssignment) -> Step {
        state.withLockedValue { state in
            state.finish(last)
            return nextStep(of: worker, &state)
        }
    }

    private func nextStep(of worker: PoolWorker, _ state: inout PoolState) -> Step {
        if state.isClosed { return .end }
        return state.next(of: worker, at: options.now()).map { .run($0) } ?? .wait
    }

    /// Passes the operation of a worker that could not connect to a connected worker, or returns it to the line. If no
    /// worker is connected, the operation fails.
    ///
    /// - Returns: The next step of the worker.
    private func handOver(_ assignment: PoolAssignment, of worker: PoolWorker, after error: PostgreSQLError) -> Step {
        let (isHandedOver, start, step) = state.withLockedValue { state in
            state.finish(assignment)
            let isHandedOver = state.hasConnection && !state.isClosed
            if isHandedOver { state.prepend(assignment) }
            let start = isHandedOver ? state.start(at: options.now(), isConnected: true) : nil
            return (isHandedOver, start, nextStep(of: worker, &state))
        }
        if isHandedOver { perform(start) } else { assignment.operation.fail(error) }
        return step
    }

    /// Ends waiting operations at their deadlines, until no operation waits.
    private func expireWaitingOperations() {
        let isFirst = state.withLockedValue { state in
            guard !state.isExpiring, state.waitingCount > 0 else { return false }
            state.isExpiring = true
            return true
        }
        guard isFirst else { return }
        Task { [self] in
            while let delay = state.withLockedValue({ $0.timeToDeadline(at: options.now()) }) {
                // An operation that a worker handed over can have an earlier deadline.
                try? await Task.sleep(for: min(delay, Self.expiryInterval))
                let expired = state.withLockedValue { $0.removeExpired(at: options.now()) }
                for operation in expired { operation.fail(options.waitedTooLong) }
            }
        }
    }

    private func finishWorker(_ worker: PoolWorker) {
        let closers = state.withLockedValue { state in
            state.removeWorker(worker)
            guard state.isClosed, state.workerCount == 0 else { return [CheckedContinuation<Void, Never>]() }
            defer { state.closers = [] }
            return state.closers
        }
        for closer in closers { closer.resume() }
    }

    /// Reports an error to the observer, and logs those of the connection as warnings, at most once a minute.
    private func report(_ error: PostgreSQLError) {
        if error.kind != .cancelled, error.kind != .closed { observe(error) }
        switch error.kind {
        case .unreachable, .rejected, .unsupportedServer, .connectionLost, .readOnly, .outOfSpace:
            let isDue = warnings.begin("Database is unavailable", at: options.now())
            logger.log(
                level: isDue ? .warning : .debug, "Database is unavailable",
                metadata: ["database": "\(address)", "error": "\(error)"])
        default:
            break
        }
    }
}
#endif
