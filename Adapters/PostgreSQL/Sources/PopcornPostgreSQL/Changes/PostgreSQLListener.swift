#if PostgreSQL
import CPopcornPostgreSQL
import Dispatch
import Foundation
import Glibc
import Logging
import NIOConcurrencyHelpers
import PopcornConcurrency
import PopcornPersistence
import Synchronization

/// A connection that receives the notifications of a channel, with a thread of its own.
///
/// A lost connection is established again. A query at intervals confirms that the server still sends notifications.
/// <https://www.postgresql.org/docs/current/sql-notify.html>
final class PostgreSQLListener: Sendable {

    /// The closures that a listener calls on its thread.
    struct Events: Sendable {
        /// A closure that is called when the reception of notifications begins. Earlier notifications may have been
        /// lost.
        let began: @Sendable () -> Void
        /// A closure that is called with the payload of each notification.
        let received: @Sendable (String) -> Void
        /// A closure that is called with the error that ended or prevented the connection.
        let failed: @Sendable (PostgreSQLError) -> Void
    }

    /// The minimum delay before a lost connection is established again.
    private static let minimumDelay = Duration.milliseconds(100)

    /// The delay after an error that is not temporary, such as the error of a server without notifications.
    private static let refusalDelay = Duration.seconds(10)

    private struct State {
        var isClosed = false
        /// The socket of the connection, while it is open.
        var socket: Int32?
        var closers: [CheckedContinuation<Void, Never>] = []
        var hasThread = false
    }

    private let address: PostgreSQLAddress
    private let options: PostgreSQLOptions
    private let channel: String
    private let events: Events
    private let logger: Logger
    private let reconnection: Reconnection
    private let state = NIOLockedValueBox(State())
    private let closing = DispatchSemaphore(value: 0)
    private let warnings = WarningInterval()
    /// The coarse time until which the received notifications are complete, in nanoseconds.
    private let completeUntil = Synchronization.Atomic<Int64>(0)

    init(
        _ address: PostgreSQLAddress, _ options: PostgreSQLOptions, channel: String, logger: Logger, events: Events
    ) {
        self.address = address
        self.options = options
        self.channel = channel
        self.events = events
        self.logger = logger
        reconnection = Reconnection(options)
    }

    /// Whether all notifications of earlier commits were received, except those of the last moments.
    var isComplete: Bool {
        CoarseInstant.now.nanoseconds < completeUntil.load(ordering: .acquiring)
    }

    /// Starts the thread.
    func start() {
        state.withLockedValue { $0.hasThread = true }
        let thread = Thread { [self] in
            while !isClosed {
                do throws(PostgreSQLError) {
                    let connection = try reconnection.connect { () throws(PostgreSQLError) in
                        try PostgreSQLConnection(address, options)
                    }
                    try listen(on: connection)
                } catch {
                    report(error)
                    pause(after: error)
                }
            }
            let closers = state.withLockedValue { state in
                state.hasThread = false
                defer { state.closers = [] }
                return state.closers
            }
            for closer in closers { closer.resume() }
        }
        thread.name = "postgresql-listener"
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Ends the thread and closes the connection.
    func close() async {
        await withCheckedContinuation { continuation in
            let isDone = state.withLockedValue { state in
                state.isClosed = true
                // Wakes the thread, which waits for the socket.
                if let socket = state.socket { _ = shutdown(socket, Int32(SHUT_RDWR)) }
                if state.hasThread { state.closers.append(continuation) }
                return !state.hasThread
            }
            closing.signal()
            if isDone { continuation.resume() }
        }
    }

    private var isClosed: Bool { state.withLockedValue(\.isClosed) }

    /// Reports an error, and logs it as a warning, at most once a minute. Does nothing if the listener is closed.
    private func report(_ error: PostgreSQLError) {
        guard !isClosed else { return }
        events.failed(error)
        let isDue = warnings.begin("Changes of other processes are not received", at: options.now())
        logger.log(
            level: isDue ? .warning : .debug, "Changes of other processes are not received",
            metadata: ["database": "\(address)", "error": "\(error)"])
    }

    private func pause(after error: PostgreSQLError) {
        let minimum =
            switch error.kind {
            case .unreachable, .connectionLost, .timedOut: Self.minimumDelay
            default: Self.refusalDelay
            }
        let delay = max(reconnection.delay ?? .zero, minimum)
        _ = closing.wait(timeout: .now() + .milliseconds(Int(delay.milliseconds)))
    }

    private func listen(on connection: PostgreSQLConnection) throws(PostgreSQLError) {
        let isOpen = state.withLockedValue { state in
            guard !state.isClosed else { return false }
            state.socket = connection.socket
            return true
        }
        guard isOpen else { return }
        defer {
            completeUntil.store(0, ordering: .releasing)
            state.withLockedValue { $0.socket = nil }
        }
        try confirm(connection, with: "LISTEN \(channel.quotedIdentifier)") { events.began() }
        var nextConfirmation = options.now() + options.confirmationInterval
        while !isClosed {
            let remaining = nextConfirmation - options.now()
            if remaining > .zero {
                try receive(from: connection, waitingAtMost: remaining)
            } else {
                try confirm(connection, with: "SELECT 1") { () throws(PostgreSQLError) in
                    try receive(from: connection, waitingAtMost: .zero)
                }
                nextConfirmation = options.now() + options.confirmationInterval
            }
        }
    }

    /// Executes a command, after which the server has sent the notifications of all earlier commits.
    ///
    /// - Parameter process: A closure that processes these notifications.
    private func confirm(
        _ connection: PostgreSQLConnection, with sql: String, _ process: () throws(PostgreSQLError) -> Void
    ) throws(PostgreSQLError) {
        // Longer than the interval and the timeout together.
        let lifetime = options.confirmationInterval * 5 / 2
        let end = CoarseInstant.now.nanoseconds + Int64(lifetime.milliseconds) * 1_000_000
        _ = try connection.execute([PostgreSQLCommand(sql)], until: options.now() + options.confirmationInterval)
        try process()
        completeUntil.store(end, ordering: .releasing)
    }

    private func receive(
        from connection: PostgreSQLConnection, waitingAtMost duration: Duration
    ) throws(PostgreSQLError) {
        for payload in try connection.notifications(waitingAtMost: duration) { events.received(payload) }
    }
}
#endif
