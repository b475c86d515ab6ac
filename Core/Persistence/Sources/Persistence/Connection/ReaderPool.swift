import AsyncPrimitives
import NIOConcurrencyHelpers

/// Lends connections that read, a bounded number at a time.
///
/// A task takes a connection and uses it on its own thread. If all are lent it is suspended, without holding a thread,
/// and served in the order of arrival.
final class ReaderPool: Sendable {

    /// What a task is told when its turn comes.
    private enum Turn: Sendable {
        case use(Connection)
        case open(epoch: Int)
        case wait(CancellablePromise<Turn>)
        indirect case refused(DatabaseError)
    }

    private struct State {
        var idle: [Connection] = []
        var lent = 0
        var line: [CancellablePromise<Turn>] = []
        /// Connections opened before it was raised are closed when they come back.
        var epoch = 0
        /// When the file at the path was last found to be the one that is open.
        var checked: CoarseInstant?
        /// Why nothing is lent at the moment.
        var refusal: DatabaseError?
        var isClosed = false
        var closers: [CheckedContinuation<Void, Never>] = []
    }

    private let path: String
    private let limit: Int
    private let checkInterval: Duration
    private let open: @Sendable () async throws(DatabaseError) -> Connection
    private let state = NIOLockedValueBox(State())

    /// A pool that opens connections when they are needed.
    init(
        path: String, limit: Int, checkInterval: Duration,
        open: @escaping @Sendable () async throws(DatabaseError) -> Connection
    ) {
        self.path = path
        self.limit = limit
        self.checkInterval = checkInterval
        self.open = open
    }

    /// How many tasks wait for a connection.
    var waiterCount: Int { state.withLockedValue { $0.line.count { !$0.isFulfilled } } }

    /// Runs a closure with a connection.
    func withConnection<Result: Sendable>(
        _ body: (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        let connection = try await take()
        defer { giveBack(connection.isInTransaction ? nil : connection) }
        return try body(connection)
    }

    /// Refuses to lend connections until ``accept()``.
    ///
    /// - Returns: Whether they were lent until now.
    func suspend(throwing error: DatabaseError) -> Bool {
        state.withLockedValue { state in
            guard state.refusal == nil else { return false }
            state.refusal = error
            return true
        }
    }

    /// Lends again.
    func resume() {
        state.withLockedValue { if !$0.isClosed { $0.refusal = nil } }
    }

    /// Closes the connections that nobody uses, and the others when they come back.
    func discard() {
        state.withLockedValue { state in
            state.epoch += 1
            state.idle = []
        }
    }

    /// Waits until no connection is lent, and closes them all. Tasks that wait get an error.
    func close() async {
        await withCheckedContinuation { continuation in
            let (line, isDone) = state.withLockedValue { state in
                defer { state.line = [] }
                state.isClosed = true
                state.refusal = .closed(path: path)
                state.idle = []
                if state.lent > 0 { state.closers.append(continuation) }
                return (state.line, state.lent == 0)
            }
            for ticket in line { ticket.fulfil(.refused(.closed(path: path))) }
            if isDone { continuation.resume() }
        }
    }

    private func take() async throws(DatabaseError) -> Connection {
        var (turn, isCheckDue) = firstTurn()
        if case .wait(let ticket) = turn {
            guard let later = await ticket.value() else { throw .cancelled }
            turn = later
        }
        switch turn {
        case .use(let connection):
            guard isCheckDue, connection.hasMoved else { return connection }
            giveBack(nil)
            throw .fileChanged(path: path)
        case .open(let epoch):
            do throws(DatabaseError) {
                let connection = try await open()
                connection.epoch = epoch
                return connection
            } catch {
                giveBack(nil)
                throw error
            }
        case .wait:
            throw .cancelled
        case .refused(let error):
            throw error
        }
    }

    /// A connection, the right to open one, or a place in the line; and whether to look at the file again.
    private func firstTurn() -> (turn: Turn, isCheckDue: Bool) {
        let now = CoarseInstant.now
        return state.withLockedValue { state in
            if let error = state.refusal { return (.refused(error), false) }
            guard state.lent < limit else {
                let ticket = CancellablePromise<Turn>()
                state.line.append(ticket)
                return (.wait(ticket), false)
            }
            state.lent += 1
            guard let connection = state.idle.popLast() else { return (.open(epoch: state.epoch), false) }
            if let checked = state.checked, now.isWithin(checkInterval, of: checked) {
                return (.use(connection), false)
            }
            state.checked = now
            return (.use(connection), true)
        }
    }

    /// Hands a connection, or the right to open one, to the first that still waits.
    private func giveBack(_ returned: Connection?) {
        var closers: [CheckedContinuation<Void, Never>] = []
        var isTaken = false
        while !isTaken {
            let next = state.withLockedValue { state -> (ticket: CancellablePromise<Turn>, turn: Turn)? in
                let connection = returned?.epoch == state.epoch ? returned : nil
                guard state.line.isEmpty else {
                    return (state.line.removeFirst(), connection.map(Turn.use) ?? .open(epoch: state.epoch))
                }
                state.lent -= 1
                if let connection, !state.isClosed { state.idle.append(connection) }
                if state.isClosed, state.lent == 0 { swap(&closers, &state.closers) }
                return nil
            }
            isTaken = next.map { $0.ticket.fulfil($0.turn) } ?? true
        }
        for closer in closers { closer.resume() }
    }
}
