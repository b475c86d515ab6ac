#if PostgreSQL
import NIOConcurrencyHelpers

/// The delay after a failed attempt to connect and after a server did not respond. All connections of a pool share the
/// delay.
///
/// The delay doubles up to a maximum. It varies by half, so that the processes that lost a server do not return to it
/// at the same time.
final class Reconnection: Sendable {

    private struct State {
        /// The delay after the next failure.
        var delay: Duration
        var failure: (error: PostgreSQLError, nextAttempt: ContinuousClock.Instant)?
        /// Whether the failure concerns open connections too.
        var includesOpenConnections = false
    }

    private let options: PostgreSQLOptions
    private let state: NIOLockedValueBox<State>

    init(_ options: PostgreSQLOptions) {
        self.options = options
        state = NIOLockedValueBox(Self.initialState(options))
    }

    private static func initialState(_ options: PostgreSQLOptions) -> State {
        State(delay: options.firstReconnectionDelay)
    }

    /// The error of the last attempt to connect, if it failed.
    var failure: PostgreSQLError? { state.withLockedValue(\.failure?.error) }

    /// The time until the next attempt to connect; `nil` if it may be made now.
    var delay: Duration? {
        guard let failure = state.withLockedValue(\.failure) else { return nil }
        let delay = failure.nextAttempt - options.now()
        return delay > .zero ? delay : nil
    }

    /// Throws an error if a server did not respond and the delay has not passed. Operations then fail immediately,
    /// instead of waiting for their timeouts one after the other.
    ///
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/unreachable``.
    func check() throws(PostgreSQLError) {
        let (failure, includesOpenConnections) = state.withLockedValue { ($0.failure, $0.includesOpenConnections) }
        if includesOpenConnections, let failure, options.now() < failure.nextAttempt {
            throw PostgreSQLError(.unreachable, failure.error.message)
        }
    }

    /// Records that the server did not respond to an operation.
    func serverDidNotAnswer(_ error: PostgreSQLError) {
        state.withLockedValue { state in
            state.includesOpenConnections = true
            record(error, &state)
        }
    }

    /// Records that the server responded to an operation, after it did not respond to an earlier operation.
    func serverAnswered() {
        state.withLockedValue { if $0.includesOpenConnections { $0 = Self.initialState(options) } }
    }

    private func record(_ error: PostgreSQLError, _ state: inout State) {
        // Failures of other connections at the same time do not extend the delay.
        if let failure = state.failure, options.now() < failure.nextAttempt { return }
        state.failure = (error, options.now() + state.delay * (0.5 + options.random()))
        state.delay = min(state.delay * 2, options.maximumReconnectionDelay)
    }

    /// Establishes a connection. During the delay after a failure, throws the error of that failure.
    ///
    /// - Throws: The error of the closure, or of the last attempt.
    func connect<Connection>(
        _ open: () throws(PostgreSQLError) -> Connection
    ) throws(PostgreSQLError) -> Connection {
        if let failure = state.withLockedValue(\.failure), options.now() < failure.nextAttempt { throw failure.error }
        do throws(PostgreSQLError) {
            let connection = try open()
            state.withLockedValue { $0 = Self.initialState(options) }
            return connection
        } catch {
            state.withLockedValue { record(error, &$0) }
            throw error
        }
    }
}
#endif
