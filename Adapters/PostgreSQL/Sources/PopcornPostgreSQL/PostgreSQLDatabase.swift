#if PostgreSQL
import Foundation
package import Logging
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A PostgreSQL database, with a pool of connections.
///
/// Each connection has a thread of its own, so that no thread of the cooperative pool waits for the server. If all
/// connections are in use, operations wait in the order of arrival, and those whose result a reader waits for go first.
/// Connections are established when they are first needed, and again after they were lost.
package final class PostgreSQLDatabase: Sendable {

    fileprivate struct State {
        var workerCount = 0
        /// The idle workers. The last one was used last, and gets the next operation.
        var idle: [PoolWorker] = []
        var interactive = WaitingLine<any PoolOperation>()
        var background = WaitingLine<any PoolOperation>()
        var runningBackgroundCount = 0
        var lastTicket: UInt64 = 0
        var isClosed = false
        var closers: [CheckedContinuation<Void, Never>] = []

        var waitingCount: Int { interactive.count + background.count }
    }

    private let address: PostgreSQLAddress
    private let options: PostgreSQLOptions
    private let reconnection: Reconnection
    private let state = NIOLockedValueBox(State())
    private let logger: Logger
    private let observe: @Sendable (PostgreSQLError) -> Void
    private let warnings = WarningInterval()

    /// Creates a pool, which does not connect yet.
    ///
    /// - Parameter observe: Called with each error of an operation, except those of cancelled tasks and of a closed pool.
    package init(
        _ address: PostgreSQLAddress, options: PostgreSQLOptions = PostgreSQLOptions(), logger: Logger,
        observe: @escaping @Sendable (PostgreSQLError) -> Void = { _ in }
    ) {
        self.address = address
        self.options = options
        self.logger = logger
        self.observe = observe
        reconnection = Reconnection(options)
    }

    /// The number of operations that wait for a connection.
    package var waitingCount: Int { state.withLockedValue(\.waitingCount) }

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

    /// Executes the commands of a batch as ``execute(_:)`` does, unless they are revoked before they are sent.
    ///
    /// - Parameter isRevoked: Called on the thread of the connection, before the commands are sent.
    /// - Returns: The rows of each command; `nil` if the commands were revoked.
    package func execute(
        _ batch: PostgreSQLBatch, unless isRevoked: @escaping @Sendable () -> Bool
    ) async throws(PostgreSQLError) -> [PostgreSQLRows]? {
        try await perform(batch.effect) { connection, deadline, isCancelled throws(PostgreSQLError) in
            guard !isRevoked() else { return nil }
            return try connection.execute(batch.commands, until: deadline, isCancelled: isCancelled)
        }
    }

    /// Executes a transaction whose commands depend on what it reads. It is repeated if a concurrent transaction
    /// prevents its commit.
    ///
    /// - Parameters:
    ///   - isolation: The isolation from concurrent transactions. Default: ``PostgreSQLIsolation/serializable``.
    ///   - body: The commands of the transaction. The transaction is rolled back if the closure throws an error. The
    ///     closure runs on the thread of a connection, once for each attempt.
    /// - Throws: ``PostgreSQLError``.
    package func transaction<Value: Sendable>(
        _ isolation: PostgreSQLIsolation = .serializable,
        _ body: @escaping @Sendable (borrowing PostgreSQLTransaction) throws(PostgreSQLError) -> Value
    ) async throws(PostgreSQLError) -> Value {
        try await perform(.write) { connection, deadline, _ throws(PostgreSQLError) in
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
                let waiting = state.removeWaiting()
                let idle = state.idle
                state.idle = []
                if state.workerCount > 0 { state.closers.append(continuation) }
                return (idle, waiting, state.workerCount == 0)
            }
            for operation in waiting { operation.fail(closedError) }
            for worker in idle { worker.wake(nil) }
            if isDone { continuation.resume() }
        }
    }

    private var closedError: PostgreSQLError { PostgreSQLError(.closed, "the pool of \(address) is closed") }
}

/// The isolation of a transaction from concurrent ones.
/// <https://www.postgresql.org/docs/current/transaction-iso.html>
package enum PostgreSQLIsolation: String, Sendable {
    /// Each command reads what was committed before it.
    case readCommitted = "READ COMMITTED"
    /// The transactions have the result of transactions one after the other.
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
        _ effect: PostgreSQLBatch.Effect,
        _ body:
            @escaping @Sendable (PostgreSQLConnection, ContinuousClock.Instant, () -> Bool) throws(PostgreSQLError) ->
            Value
    ) async throws(PostgreSQLError) -> Value {
        guard !Task.isCancelled else { throw cancelledError }
        let operation = PendingOperation(
            effect: effect, isInteractive: RequestPriority.current.isInteractive,
            deadline: options.now() + options.timeout, options: options, body: body)
        let ticket: UInt64?
        do throws(PostgreSQLError) {
            ticket = try enqueue(operation)
        } catch {
            report(error)
            throw error
        }
        guard let result = await operation.promise.value() else {
            if let ticket { state.withLockedValue { $0.remove(ticket) } }
            throw cancelledError
        }
        if case .failure(let error) = result { report(error) }
        return try result.get()
    }

    private var cancelledError: PostgreSQLError {
        PostgreSQLError(.cancelled, "cancelled while waiting for the database")
    }

    /// The destination of a new operation.
    private enum Placement {
        case refused(PostgreSQLError)
        case worker(PoolWorker)
        case newWorker
        case line(ticket: UInt64)
    }

    /// Passes an operation to a worker, or adds it to the line.
    ///
    /// - Returns: The ticket of an operation in the line.
    private func enqueue(_ operation: some PoolOperation) throws(PostgreSQLError) -> UInt64? {
        let placement = state.withLockedValue { state -> Placement in
            if state.isClosed { return .refused(closedError) }
            if operation.isInteractive || state.runningBackgroundCount < backgroundLimit {
                if let worker = state.idle.popLast() {
                    if !operation.isInteractive { state.runningBackgroundCount += 1 }
                    return .worker(worker)
                }
                if state.workerCount < options.connectionLimit {
                    if !operation.isInteractive { state.runningBackgroundCount += 1 }
                    state.workerCount += 1
                    return .newWorker
                }
            }
            guard state.waitingCount < options.waitingLimit else {
                return .refused(
                    PostgreSQLError(
                        .overloaded, "\(address) is overloaded: \(options.waitingLimit) operations wait"))
            }
            return .line(ticket: state.append(operation))
        }
        switch placement {
        case .refused(let error): throw error
        case .worker(let worker): worker.wake(operation)
        case .newWorker: start(with: operation)
        case .line(let ticket): return ticket
        }
        return nil
    }

    /// The maximum number of background operations at the same time. One connection remains for readers that wait.
    private var backgroundLimit: Int { max(options.connectionLimit - 1, 1) }

    /// Starts the thread of a new worker with its first operation.
    private func start(with operation: any PoolOperation) {
        let worker = PoolWorker(address, options, reconnection)
        let thread = Thread { [self] in
            var next: (any PoolOperation)? = operation
            while let operation = next {
                let deliverResult = operation.run(on: worker)
                let step = nextStep(of: worker, after: operation)
                deliverResult()
                next =
                    switch step {
                    case .run(let operation): operation
                    case .wait: worker.waitForOperation()
                    case .end: nil
                    }
            }
            worker.close()
            finishWorker()
        }
        thread.name = "postgresql"
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// The next step of a worker after an operation.
    private enum Step {
        case run(any PoolOperation)
        case wait
        case end
    }

    /// Returns the next step of a worker, which is idle if it has to wait.
    private func nextStep(of worker: PoolWorker, after last: any PoolOperation) -> Step {
        state.withLockedValue { state in
            if !last.isInteractive { state.runningBackgroundCount -= 1 }
            if let operation = state.next(backgroundLimit: backgroundLimit) { return .run(operation) }
            if state.isClosed { return .end }
            state.idle.append(worker)
            return .wait
        }
    }

    private func finishWorker() {
        let closers = state.withLockedValue { state in
            state.workerCount -= 1
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

extension PostgreSQLDatabase.State {

    fileprivate mutating func append(_ operation: some PoolOperation) -> UInt64 {
        lastTicket += 1
        if operation.isInteractive {
            interactive.append(operation, ticket: lastTicket)
        } else {
            background.append(operation, ticket: lastTicket)
        }
        return lastTicket
    }

    fileprivate mutating func remove(_ ticket: UInt64) {
        if interactive.remove(ticket) == nil { _ = background.remove(ticket) }
    }

    /// Removes the next operation from the lines and returns it; `nil` if none may start.
    fileprivate mutating func next(backgroundLimit: Int) -> (any PoolOperation)? {
        if let (ticket, operation) = interactive.first() {
            _ = interactive.remove(ticket)
            return operation
        }
        guard runningBackgroundCount < backgroundLimit, let (ticket, operation) = background.first() else { return nil }
        _ = background.remove(ticket)
        runningBackgroundCount += 1
        return operation
    }

    /// Removes all operations from the lines and returns them.
    fileprivate mutating func removeWaiting() -> [any PoolOperation] {
        var operations: [any PoolOperation] = []
        while let operation = next(backgroundLimit: .max) { operations.append(operation) }
        runningBackgroundCount -= operations.count { !$0.isInteractive }
        return operations
    }
}
#endif
