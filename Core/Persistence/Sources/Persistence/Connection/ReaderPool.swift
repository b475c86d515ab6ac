import NIOConcurrencyHelpers
import Waiting

/// Lends connections that read, a bounded number at a time.
///
/// A task takes a connection and uses it on its own thread. If all are lent it is suspended, without holding a thread,
/// and served in the order of arrival.
final class ReaderPool: Sendable {

    /// What a task is told when its turn comes.
    private enum Turn: Sendable {
        case use(Connection)
        case open
        case closed
    }

    private struct State {
        var idle: [Connection] = []
        var lent = 0
        var line: [Ticket<Turn>] = []
        /// Connections taken before it was raised are closed when they come back.
        var epoch = 0
        var isClosed = false
        var closers: [CheckedContinuation<Void, Never>] = []
    }

    private let path: String
    private let limit: Int
    private let open: @Sendable () async throws(DatabaseError) -> Connection
    private let state = NIOLockedValueBox(State())

    /// A pool that opens connections when they are needed.
    init(path: String, limit: Int, open: @escaping @Sendable () async throws(DatabaseError) -> Connection) {
        self.path = path
        self.limit = limit
        self.open = open
    }

    /// How many tasks wait for a connection.
    var waiterCount: Int { state.withLockedValue { $0.line.count { !$0.isSettled } } }

    /// Runs a closure with a connection.
    func withConnection<Result: Sendable>(
        _ body: (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        let epoch = state.withLockedValue { $0.epoch }
        let connection = try await take()
        defer { giveBack(connection.isInTransaction ? nil : connection, from: epoch) }
        return try body(connection)
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
                state.idle = []
                if state.lent > 0 { state.closers.append(continuation) }
                return (state.line, state.lent == 0)
            }
            for ticket in line { ticket.settle(.closed) }
            if isDone { continuation.resume() }
        }
    }

    private func take() async throws(DatabaseError) -> Connection {
        switch try await turn() {
        case .use(let connection):
            if !connection.hasMoved { return connection }
            giveBack(nil, from: 0)
            throw .replaced(path: path)
        case .open:
            do throws(DatabaseError) {
                return try await open()
            } catch {
                giveBack(nil, from: 0)
                throw error
            }
        case .closed:
            throw .closed(path: path)
        }
    }

    /// Waits for a connection, or for the right to open one.
    private func turn() async throws(DatabaseError) -> Turn {
        let ticket = Ticket<Turn>()
        let turn = state.withLockedValue { state -> Turn? in
            if state.isClosed { return .closed }
            if state.lent == limit {
                state.line.append(ticket)
                return nil
            }
            state.lent += 1
            return state.idle.popLast().map(Turn.use) ?? .open
        }
        if let turn { return turn }
        guard let turn = await ticket.value() else { throw .cancelled }
        return turn
    }

    /// Hands a connection, or the right to open one, to the first that still waits.
    private func giveBack(_ returned: Connection?, from epoch: Int) {
        var closers: [CheckedContinuation<Void, Never>] = []
        var isTaken = false
        while !isTaken {
            let (ticket, turn) = state.withLockedValue { state -> (Ticket<Turn>?, Turn) in
                let connection = state.epoch == epoch ? returned : nil
                let turn = connection.map(Turn.use) ?? .open
                guard state.line.isEmpty else { return (state.line.removeFirst(), turn) }
                state.lent -= 1
                if let connection, !state.isClosed { state.idle.append(connection) }
                if state.isClosed, state.lent == 0 { swap(&closers, &state.closers) }
                return (nil, turn)
            }
            isTaken = ticket?.settle(turn) ?? true
        }
        for closer in closers { closer.resume() }
    }
}
