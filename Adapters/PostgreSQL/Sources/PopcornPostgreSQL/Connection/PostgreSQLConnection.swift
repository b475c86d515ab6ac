#if PostgreSQL
import CPopcornPostgreSQL

/// A connection to a server. Its methods block the thread, so only the thread of one worker uses it.
///
/// The connection is in pipeline mode: the commands of a batch are sent together, and the server executes them in one
/// transaction. <https://www.postgresql.org/docs/current/libpq-pipeline-mode.html>
final class PostgreSQLConnection {

    /// The time for which a connection waits for the end of a command that it cancelled because of the timeout.
    private static let cancellationGrace = Duration.seconds(1)

    /// The interval at which a thread that waits for the server checks whether its operation was cancelled.
    private static let cancellationInterval = Duration.milliseconds(20)

    private let handle: OpaquePointer
    private let options: PostgreSQLOptions
    private var statements: PreparedStatements

    /// Whether the connection can execute further commands.
    private(set) var isUsable = true

    /// Establishes a connection.
    ///
    /// - Throws: ``PostgreSQLError`` of the kinds ``PostgreSQLError/Kind-swift.enum/unreachable``,
    ///   ``PostgreSQLError/Kind-swift.enum/rejected`` and ``PostgreSQLError/Kind-swift.enum/unsupportedServer``.
    init(_ address: PostgreSQLAddress, _ options: PostgreSQLOptions) throws(PostgreSQLError) {
        self.options = options
        statements = PreparedStatements(limit: options.statementLimit)
        handle = try ConnectionAttempt.run(address, options)
        try setUp(address)
    }

    deinit { PQfinish(handle) }

    /// The socket; negative if the connection is closed.
    var socket: Int32 { PQsocket(handle) }

    /// Sends the commands of a batch and returns the rows of each command.
    ///
    /// - Parameters:
    ///   - deadline: The time until which the server must have responded.
    ///   - isCancelled: A closure that returns whether the result is not needed any more.
    /// - Throws: ``PostgreSQLError``. ``PostgreSQLError/mayHaveCommitted`` is `true` if the commands may have been
    ///   committed.
    func execute(
        _ batch: [PostgreSQLCommand], until deadline: ContinuousClock.Instant,
        isCancelled: () -> Bool = { false }
    ) throws(PostgreSQLError) -> [PostgreSQLRows] {
        guard !batch.isEmpty else { return [] }
        do throws(PostgreSQLError) {
            return try executeOnce(batch, until: deadline, isCancelled)
        } catch {
            // The server no longer has a statement, or the type of its columns has changed. The transaction of the
            // batch was rolled back, so the batch can be sent again.
            guard isUsable, Self.outdatedStatementStates.contains(error.sqlState), !isInTransaction else { throw error }
            statements.removeAll()
            return try executeOnce(batch, until: deadline, isCancelled)
        }
    }

    /// The errors of statements that must be prepared again: `invalid_sql_statement_name`,
    /// `duplicate_prepared_statement` and `feature_not_supported` ("cached plan must not change result type").
    private static let outdatedStatementStates: Set<String?> = ["26000", "42P05", "0A000"]

    /// Whether a transaction that a command began is open.
    var isInTransaction: Bool {
        let status = PQtransactionStatus(handle)
        return status == PQTRANS_INTRANS || status == PQTRANS_INERROR
    }

    /// Returns whether the server has sent nothing while the connection was idle. Does not block.
    ///
    /// An idle connection receives only the end of the connection, the error that precedes it, or, rarely, a changed
    /// parameter. In each case, another connection is used.
    func isAlive() -> Bool {
        wait(for: .readable, of: socket, atMost: .zero).isEmpty
    }

    /// Waits for notifications, and returns the payloads of the received notifications.
    ///
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/connectionLost``.
    func notifications(waitingAtMost duration: Duration) throws(PostgreSQLError) -> [String] {
        if wait(for: .readable, of: socket, atMost: duration).contains(.readable) {
            guard PQconsumeInput(handle) == 1 else { throw lost() }
        }
        var payloads: [String] = []
        while let notification = PQnotifies(handle) {
            defer { PQfreemem(notification) }
            payloads.append(String(cString: notification.pointee.extra))
        }
        return payloads
    }

    // MARK: - Connecting

    private func setUp(_ address: PostgreSQLAddress) throws(PostgreSQLError) {
        guard PQserverVersion(handle) >= Int32(clamping: options.minimumServerVersion) else {
            throw PostgreSQLError(
                .unsupportedServer,
                "\(address) has the version \(PQserverVersion(handle)) of PostgreSQL; "
                    + "\(options.minimumServerVersion) or later is required")
        }
        guard PQsetnonblocking(handle, 1) == 0, PQenterPipelineMode(handle) == 1 else {
            throw ConnectionAttempt.failure(of: handle, to: address)
        }
        func milliseconds(_ duration: Duration) -> String { String(max(duration.milliseconds, 1)) }
        var settings = [
            ("statement_timeout", milliseconds(options.timeout)),
            ("lock_timeout", milliseconds(options.lockTimeout ?? options.timeout)),
            ("idle_in_transaction_session_timeout", milliseconds(options.timeout)), ("timezone", "UTC"),
            ("default_transaction_isolation", "read committed"),
        ]
        // Otherwise, the setting of the operator applies.
        if !options.waitsForDisk { settings.append(("synchronous_commit", "off")) }
        _ = try executeOnce(
            settings.map { PostgreSQLCommand("SELECT set_config($1, $2, false)", [.text($0.0), .text($0.1)]) },
            until: options.now() + options.connectTimeout, { false })
    }

    // MARK: - Executing

    private func executeOnce(
        _ batch: [PostgreSQLCommand], until deadline: ContinuousClock.Instant, _ isCancelled: () -> Bool
    ) throws(PostgreSQLError) -> [PostgreSQLRows] {
        // All values are checked before the first command is sent.
        var parameters: [EncodedParameters] = []
        for command in batch { parameters.append(try EncodedParameters(command.values)) }
        do throws(PostgreSQLError) {
            var expected: [Expected] = []
            for (index, command) in batch.enumerated() { try send(command, parameters[index], index, &expected) }
            try check(PQpipelineSync(handle))
            return try results(expected, batch, until: deadline, isCancelled)
        } catch {
            if PQstatus(handle) == CONNECTION_BAD || Self.requiresNewConnection(error) { isUsable = false }
            throw error
        }
    }

    /// Returns whether later commands need another connection: the server ends this connection, or accepts no writes
    /// because another server of the address has become the primary server.
    private static func requiresNewConnection(_ error: PostgreSQLError) -> Bool {
        error.kind == .connectionLost || error.kind == .readOnly || error.sqlState?.hasPrefix("57P0") == true
    }

    /// The results that a connection expects from the server, in order.
    private enum Expected {
        case preparation(sql: String)
        case deallocation
        case rows(command: Int)
    }

    private func send(
        _ command: PostgreSQLCommand, _ parameters: EncodedParameters, _ index: Int, _ expected: inout [Expected]
    ) throws(PostgreSQLError) {
        let name: String
        if let prepared = statements.use(command.sql) {
            name = prepared
        } else {
            let (new, replaced) = statements.add(command.sql)
            if let replaced {
                try check(PQsendQueryParams(handle, "DEALLOCATE \(replaced)", 0, nil, nil, nil, nil, 1))
                expected.append(.deallocation)
            }
            try check(
                PQsendPrepare(handle, new, command.sql, Int32(command.values.count), command.values.map(\.type)))
            expected.append(.preparation(sql: command.sql))
            name = new
        }
        try check(
            parameters.withPointers { values, lengths, formats in
                PQsendQueryPrepared(
                    handle, name, Int32(command.values.count), values, lengths, formats, binaryFormat)
            })
        expected.append(.rows(command: index))
    }

    private func results(
        _ expected: [Expected], _ batch: [PostgreSQLCommand], until deadline: ContinuousClock.Instant,
        _ isCancelled: () -> Bool
    ) throws(PostgreSQLError) -> [PostgreSQLRows] {
        var rows: [PostgreSQLRows] = []
        rows.reserveCapacity(batch.count)
        var failure: PostgreSQLError?
        var progress = Progress(deadline: deadline)
        for item in expected {
            let result = try next(&progress, isCancelled)
            let status = PQresultStatus(result)
            switch (item, status) {
            case (_, PGRES_TUPLES_OK), (_, PGRES_COMMAND_OK):
                if case .rows = item, let result { rows.append(PostgreSQLRows(result)) } else { PQclear(result) }
            default:
                if case .preparation(let sql) = item { statements.remove(sql) }
                // The results after the first error only say that their commands were not executed.
                if failure == nil {
                    failure = self.failure(
                        PostgreSQLError(result, operation: Self.name(of: item, in: batch)), progress)
                }
                PQclear(result)
            }
            try finishItem(&progress, isCancelled)
        }
        PQclear(try next(&progress, isCancelled))
        if let cancellation = progress.cancellation, !cancellation.wasSent() { isUsable = false }
        if let failure { throw failure }
        return rows
    }

    /// Returns the error of a command. If the connection cancelled the command, returns the error that caused the
    /// cancellation.
    private func failure(_ error: PostgreSQLError, _ progress: Progress) -> PostgreSQLError {
        guard progress.cancellation != nil, error.sqlState == Self.queryCancelled else { return error }
        return progress.hasTimedOut
            ? PostgreSQLError(.timedOut, timeoutMessage, sqlState: error.sqlState)
            : PostgreSQLError(.cancelled, "cancelled while the server executed a command", sqlState: error.sqlState)
    }

    private static let queryCancelled = "57014"

    private var timeoutMessage: String { "the server did not answer within \(options.timeout)" }

    private static func name(of item: Expected, in batch: [PostgreSQLCommand]) -> String {
        switch item {
        case .preparation(let sql): "the preparation of: \(sql)"
        case .deallocation: "the deallocation of a statement"
        case .rows(let command): batch[command].sql
        }
    }

    /// Reads the end of the results of a command, which is a result that is `nil`.
    private func finishItem(_ progress: inout Progress, _ isCancelled: () -> Bool) throws(PostgreSQLError) {
        while let more = try next(&progress, isCancelled) { PQclear(more) }
    }

    /// The state of waiting for the results of a batch.
    private struct Progress {
        var deadline: ContinuousClock.Instant
        var cancellation: SentCancellation?
        var hasTimedOut = false
        var isFlushed = false
    }

    /// Waits for the next result and returns it; `nil` at the end of the results of a command.
    private func next(
        _ progress: inout Progress, _ isCancelled: () -> Bool
    ) throws(PostgreSQLError) -> OpaquePointer? {
        while true {
            if !progress.isFlushed {
                let remaining = PQflush(handle)
                guard remaining >= 0 else { throw lost() }
                progress.isFlushed = remaining == 0
            }
            if progress.isFlushed, PQisBusy(handle) == 0 { return PQgetResult(handle) }
            let remaining = progress.deadline - options.now()
            guard remaining > .zero else {
                try handleTimeout(&progress)
                continue
            }
            let events: SocketEvents = progress.isFlushed ? .readable : [.readable, .writable]
            let ready = wait(for: events, of: socket, atMost: min(remaining, Self.cancellationInterval))
            if ready.contains(.readable) {
                guard PQconsumeInput(handle) == 1 else { throw lost() }
            }
            if progress.cancellation == nil, isCancelled() { progress.cancellation = SentCancellation(handle) }
        }
    }

    /// Cancels the command after a timeout, so that the server reports whether it was committed.
    ///
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/timedOut`` if the server does not
    ///   respond to the cancellation. The connection is then unusable.
    private func handleTimeout(_ progress: inout Progress) throws(PostgreSQLError) {
        guard !progress.hasTimedOut else {
            isUsable = false
            throw PostgreSQLError(.timedOut, timeoutMessage)
        }
        progress.hasTimedOut = true
        progress.deadline = options.now() + Self.cancellationGrace
        if progress.cancellation == nil { progress.cancellation = SentCancellation(handle) }
    }

    private func check(_ isSent: Int32) throws(PostgreSQLError) {
        guard isSent == 1 else { throw lost() }
    }

    /// Returns the error of a connection that was lost.
    private func lost() -> PostgreSQLError {
        isUsable = false
        let message = PQerrorMessage(handle).map { PostgreSQLError.line(String(cString: $0)) } ?? ""
        return PostgreSQLError(.connectionLost, message.isEmpty ? "the connection was lost" : message)
    }
}
#endif
