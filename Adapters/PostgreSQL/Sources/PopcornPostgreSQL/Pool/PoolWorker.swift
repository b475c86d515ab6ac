#if PostgreSQL
import Dispatch
import NIOConcurrencyHelpers
import Synchronization

/// A thread with a connection, which executes one operation at a time.
///
/// `@unchecked Sendable`: only the thread that ``PostgreSQLDatabase`` starts for the worker uses the connection and
/// ``hasFailedToConnect``. All other state is atomic, has a lock, or never changes.
final class PoolWorker: @unchecked Sendable {

    private let address: PostgreSQLAddress
    private let options: PostgreSQLOptions
    private let reconnection: Reconnection
    private let wakeUp = DispatchSemaphore(value: 0)
    private let assigned = NIOLockedValueBox<PoolAssignment?>(nil)
    private var connection: PostgreSQLConnection? {
        didSet { hasConnection.store(connection != nil, ordering: .relaxed) }
    }
    private let hasConnection = Atomic(false)
    /// Whether the last operation failed because no connection could be established.
    private(set) var hasFailedToConnect = false

    /// Whether the worker has a connection. Any thread can read it.
    var isConnected: Bool { hasConnection.load(ordering: .relaxed) }

    init(_ address: PostgreSQLAddress, _ options: PostgreSQLOptions, _ reconnection: Reconnection) {
        self.address = address
        self.options = options
        self.reconnection = reconnection
    }

    /// Assigns an operation to the idle worker. The worker ends if the operation is `nil`.
    func wake(_ assignment: PoolAssignment?) {
        assigned.withLockedValue { $0 = assignment }
        wakeUp.signal()
    }

    /// Waits for an operation after ``wake(_:)``. A connection that is not used for
    /// ``PostgreSQLOptions/idleTimeout`` is closed meanwhile.
    ///
    /// - Returns: `nil` if the worker ends.
    func waitForOperation() -> PoolAssignment? {
        if wakeUp.wait(timeout: .now() + .milliseconds(Int(options.idleTimeout.milliseconds))) == .timedOut {
            connection = nil
            wakeUp.wait()
        }
        return assigned.withLockedValue { $0.take() }
    }

    /// Calls a closure with the connection. Establishes a connection first if the worker has none, or if the server
    /// closed it.
    ///
    /// - Throws: The error of the connection, and errors of the closure. If the server did not respond to an operation,
    ///   the error of that operation until a delay has passed.
    func withConnection<Value>(
        _ body: (PostgreSQLConnection) throws(PostgreSQLError) -> Value
    ) throws(PostgreSQLError) -> Value {
        hasFailedToConnect = false
        try reconnection.check()
        let connection = try connected()
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

    /// Returns the connection. Establishes a new connection if the worker has none, or if the server closed it.
    private func connected() throws(PostgreSQLError) -> PostgreSQLConnection {
        if let connection, connection.isAlive() { return connection }
        connection = nil
        do throws(PostgreSQLError) {
            let new = try reconnection.connect { () throws(PostgreSQLError) in
                try PostgreSQLConnection(address, options)
            }
            connection = new
            return new
        } catch {
            hasFailedToConnect = true
            throw error
        }
    }

    /// Closes the connection at the end of the thread.
    func close() {
        connection = nil
    }
}
#endif
