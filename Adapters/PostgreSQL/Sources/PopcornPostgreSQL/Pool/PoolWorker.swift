#if PostgreSQL
import Dispatch
import NIOConcurrencyHelpers

/// A thread with a connection, which executes one operation at a time.
///
/// `@unchecked Sendable`: only the thread that ``PostgreSQLDatabase`` starts for the worker uses the connection.
final class PoolWorker: @unchecked Sendable {

    private let address: PostgreSQLAddress
    private let options: PostgreSQLOptions
    private let reconnection: Reconnection
    private let wakeUp = DispatchSemaphore(value: 0)
    private let assigned = NIOLockedValueBox<(any PoolOperation)?>(nil)
    private var connection: PostgreSQLConnection?

    init(_ address: PostgreSQLAddress, _ options: PostgreSQLOptions, _ reconnection: Reconnection) {
        self.address = address
        self.options = options
        self.reconnection = reconnection
    }

    /// Assigns an operation to the idle worker. The worker ends if the operation is `nil`.
    func wake(_ operation: (any PoolOperation)?) {
        assigned.withLockedValue { $0 = operation }
        wakeUp.signal()
    }

    /// Waits for an operation after ``wake(_:)``. A connection that is not used for
    /// ``PostgreSQLOptions/idleTimeout`` is closed meanwhile.
    ///
    /// - Returns: `nil` if the worker ends.
    func waitForOperation() -> (any PoolOperation)? {
        if wakeUp.wait(timeout: .now() + .milliseconds(Int(options.idleTimeout.milliseconds))) == .timedOut {
            connection = nil
            wakeUp.wait()
        }
        return assigned.withLockedValue { operation in
            defer { operation = nil }
            return operation
        }
    }

    /// Calls a closure with the connection. Establishes a connection first if the worker has none, or if the server
    /// closed it.
    ///
    /// - Throws: The error of the connection, and errors of the closure. After the server did not answer, the error of that
    ///   operation until a delay has passed.
    func withConnection<Value>(
        _ body: (PostgreSQLConnection) throws(PostgreSQLError) -> Value
    ) throws(PostgreSQLError) -> Value {
        try reconnection.check()
        let connection: PostgreSQLConnection
        if let current = self.connection, current.isAlive() {
            connection = current
        } else {
            connection = try reconnection.connect { () throws(PostgreSQLError) in
                try PostgreSQLConnection(address, options)
            }
            self.connection = connection
        }
        defer { if !connection.isUsable || connection.isInTransaction { self.connection = nil } }
        do throws(PostgreSQLError) {
            let value = try body(connection)
            reconnection.serverAnswered()
            return value
        } catch {
            if error.kind == .timedOut, !connection.isUsable { reconnection.serverDidNotAnswer(error) }
            throw error
        }
    }

    /// Closes the connection at the end of the thread.
    func close() {
        connection = nil
    }
}
#endif
