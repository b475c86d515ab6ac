#if PostgreSQL
import CPopcornPostgreSQL
import Dispatch
import NIOConcurrencyHelpers
import Synchronization

/// An attempt to connect to a server, on a thread of its own if the address has names.
///
/// libpq waits for the name servers, without a limit. An attempt that exceeds its timeout is abandoned, and its thread
/// closes the connection when libpq returns.
final class ConnectionAttempt: Sendable {

    /// The maximum number of attempts in the process whose threads have not ended. Further attempts fail.
    private static let limit = 64

    private static let runningCount = Atomic(0)

    private enum State {
        case running
        /// The attempt has ended, with the connection's address as an integer.
        case ended(Result<UInt, PostgreSQLError>)
        case abandoned
    }

    private let state = NIOLockedValueBox(State.running)
    private let end = DispatchSemaphore(value: 0)

    private init() {}

    /// Connects to a server.
    ///
    /// - Returns: The connection.
    /// - Throws: ``PostgreSQLError`` of the kinds ``PostgreSQLError/Kind-swift.enum/unreachable`` and
    ///   ``PostgreSQLError/Kind-swift.enum/rejected``.
    static func run(_ address: PostgreSQLAddress, _ options: PostgreSQLOptions) throws(PostgreSQLError) -> OpaquePointer
    {
        guard address.hasNames else { return try connect(address, options) }
        guard runningCount.add(1, ordering: .relaxed).newValue <= limit else {
            runningCount.subtract(1, ordering: .relaxed)
            throw PostgreSQLError(.unreachable, "cannot connect to \(address): earlier attempts have not ended")
        }
        let attempt = ConnectionAttempt()
        let isStarted = options.startThread("postgresql", 1 << 20) {
            attempt.finish(
                Result { () throws(PostgreSQLError) in UInt(bitPattern: try connect(address, options)) })
            runningCount.subtract(1, ordering: .relaxed)
        }
        guard isStarted else {
            runningCount.subtract(1, ordering: .relaxed)
            throw .noThread
        }
        // The thread has the same timeout, and needs a moment to end.
        let timeout = options.connectTimeout + .milliseconds(100)
        _ = attempt.end.wait(timeout: .now() + .milliseconds(Int(timeout.milliseconds)))
        guard let result = attempt.resultOrAbandon() else { throw noAnswer(address, options) }
        guard let connection = OpaquePointer(bitPattern: try result.get()) else { throw outOfMemory }
        return connection
    }

    private func finish(_ result: Result<UInt, PostgreSQLError>) {
        let isAbandoned = state.withLockedValue { state in
            if case .abandoned = state { return true }
            state = .ended(result)
            return false
        }
        if isAbandoned, case .success(let address) = result { PQfinish(OpaquePointer(bitPattern: address)) }
        end.signal()
    }

    /// Returns the result if the attempt has ended; otherwise abandons the attempt.
    private func resultOrAbandon() -> Result<UInt, PostgreSQLError>? {
        state.withLockedValue { state in
            if case .ended(let result) = state { return result }
            state = .abandoned
            return nil
        }
    }

    // MARK: - Connecting

    private static func connect(
        _ address: PostgreSQLAddress, _ options: PostgreSQLOptions
    ) throws(PostgreSQLError) -> OpaquePointer {
        let deadline = options.now() + options.connectTimeout
        // The parameters of the URL replace those before it, and are replaced by those after it.
        let parameters = [
            ("fallback_application_name", "popcorn"), ("tcp_user_timeout", "30000"), ("dbname", address.url),
            ("client_encoding", "UTF8"),
        ]
        let started = withPointers(parameters.map(\.0)) { names in
            withPointers(parameters.map(\.1)) { values in PQconnectStartParams(names, values, 1) }
        }
        guard let connection = started else { throw outOfMemory }
        cpostgresql_discard_notices(connection)
        do throws(PostgreSQLError) {
            try finish(connection, to: address, until: deadline, options)
        } catch {
            PQfinish(connection)
            throw error
        }
        return connection
    }

    private static func finish(
        _ connection: OpaquePointer, to address: PostgreSQLAddress, until deadline: ContinuousClock.Instant,
        _ options: PostgreSQLOptions
    ) throws(PostgreSQLError) {
        var status = PGRES_POLLING_WRITING
        while true {
            switch status {
            case PGRES_POLLING_OK:
                return
            case PGRES_POLLING_READING, PGRES_POLLING_WRITING:
                guard PQstatus(connection) != CONNECTION_BAD else { throw failure(of: connection, to: address) }
                let remaining = deadline - options.now()
                guard remaining > .zero else { throw noAnswer(address, options) }
                let events: SocketEvents = status == PGRES_POLLING_READING ? .readable : .writable
                guard !wait(for: events, of: PQsocket(connection), atMost: remaining).isEmpty else { continue }
                status = PQconnectPoll(connection)
            default:
                throw failure(of: connection, to: address)
            }
        }
    }

    private static let outOfMemory = PostgreSQLError(.unreachable, "out of memory")

    private static func noAnswer(_ address: PostgreSQLAddress, _ options: PostgreSQLOptions) -> PostgreSQLError {
        PostgreSQLError(.unreachable, "\(address) did not answer within \(options.connectTimeout)")
    }

    /// Returns the error of a connection that was not established.
    static func failure(of connection: OpaquePointer, to address: PostgreSQLAddress) -> PostgreSQLError {
        let text = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
        // libpq reports no code for a connection. The first line names the host, and the reason follows the last colon
        // of "connection to server at … failed: FATAL: …".
        let reason = text.split(separator: "FATAL:", maxSplits: 1).last.map(String.init) ?? text
        let line = PostgreSQLError.line(reason)
        let isRejected = text.contains("FATAL:") && !temporaryReasons.contains { line.contains($0) }
        return PostgreSQLError(
            isRejected || certificateReasons.contains { text.contains($0) } ? .rejected : .unreachable,
            line.isEmpty ? "cannot connect to \(address)" : "cannot connect to \(address): \(line)")
    }

    /// Parts of the reasons for which a server temporarily accepts no connections.
    private static let temporaryReasons = [
        "starting up", "shutting down", "recovery mode", "not yet accepting", "too many clients",
        "remaining connection slots", "too many connections", "not accepting connections",
    ]

    /// Parts of the reasons for which a connection is not trusted.
    private static let certificateReasons = ["certificate", "does not support SSL"]

    /// Calls a closure with the addresses of C strings, after which there is a null pointer.
    private static func withPointers<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        let bytes = texts.map { Array($0.utf8CString) }
        var pointers: [UnsafePointer<CChar>?] = []
        func append(_ index: Int) -> Result {
            guard index < bytes.count else { return body(pointers + [nil]) }
            return bytes[index].withUnsafeBufferPointer { buffer in
                pointers.append(buffer.baseAddress)
                return append(index + 1)
            }
        }
        return append(0)
    }
}
#endif
