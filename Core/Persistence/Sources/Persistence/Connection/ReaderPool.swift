import NIOConcurrencyHelpers

/// Lends connections that read, a bounded number at a time.
///
/// A task takes a connection and uses it on its own thread. Where all are lent it is suspended, without holding a
/// thread, and served in the order of arrival.
final class ReaderPool: Sendable {

    private struct Waiter {
        let id: UInt64
        let continuation: CheckedContinuation<Turn, Never>
    }

    /// What a waiting task is told.
    private enum Turn {
        case use(Connection)
        case tryAgain
        case fail(DatabaseError)
    }

    private struct State {
        var idle: [Connection] = []
        var lent = 0
        var waiters: [Waiter] = []
        var lastID: UInt64 = 0
        var isClosed = false
        var closers: [CheckedContinuation<Void, Never>] = []
    }

    private let path: String
    private let limit: Int
    private let open: @Sendable () throws(DatabaseError) -> Connection
    private let state = NIOLockedValueBox(State())

    /// A pool that opens connections when they are needed.
    init(path: String, limit: Int, open: @escaping @Sendable () throws(DatabaseError) -> Connection) {
        self.path = path
        self.limit = limit
        self.open = open
    }

    /// How many tasks wait for a connection.
    var waiterCount: Int { state.withLockedValue { $0.waiters.count } }

    /// Runs a closure with a connection.
    func withConnection<Result: Sendable>(
        _ body: (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        let connection = try await take()
        defer { give(connection) }
        return try body(connection)
    }

    /// Waits until no connection is lent, and closes them all. Tasks that wait get an error.
    func close() async {
        await withCheckedContinuation { continuation in
            let (waiters, isDone) = state.withLockedValue { state in
                let waiters = state.waiters
                state.isClosed = true
                state.waiters = []
                state.idle = []
                if state.lent > 0 { state.closers.append(continuation) }
                return (waiters, state.lent == 0)
            }
            for waiter in waiters { waiter.continuation.resume(returning: .fail(.closed(path: path))) }
            if isDone { continuation.resume() }
        }
    }

    private enum Offer {
        case use(Connection)
        case open
        case wait
        case closed
    }

    private func take() async throws(DatabaseError) -> Connection {
        while true {
            let offer = state.withLockedValue { state -> Offer in
                if state.isClosed { return .closed }
                if state.lent == limit { return .wait }
                state.lent += 1
                return state.idle.popLast().map(Offer.use) ?? .open
            }
            switch offer {
            case .use(let connection): return connection
            case .open: return try openLent()
            case .closed: throw .closed(path: path)
            case .wait:
                switch await wait() {
                case .use(let connection): return connection
                case .tryAgain: continue
                case .fail(let error): throw error
                }
            }
        }
    }

    private func openLent() throws(DatabaseError) -> Connection {
        do throws(DatabaseError) {
            return try open()
        } catch {
            returnTurn(nil)
            throw error
        }
    }

    private func wait() async -> Turn {
        let id = state.withLockedValue { state in
            state.lastID += 1
            return state.lastID
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let turn = state.withLockedValue { state -> Turn? in
                    // A cancellation before this point found no waiter to wake, and shows here.
                    if Task.isCancelled { return .fail(.cancelled) }
                    if state.isClosed { return .fail(.closed(path: path)) }
                    if state.lent < limit { return .tryAgain }
                    state.waiters.append(Waiter(id: id, continuation: continuation))
                    return nil
                }
                if let turn { continuation.resume(returning: turn) }
            }
        } onCancel: {
            let waiter = state.withLockedValue { state in
                state.waiters.firstIndex { $0.id == id }.map { state.waiters.remove(at: $0) }
            }
            waiter?.continuation.resume(returning: .fail(.cancelled))
        }
    }

    private func give(_ connection: Connection) {
        returnTurn(connection)
    }

    /// Hands a connection, or the right to open one, to the first that waits.
    private func returnTurn(_ connection: Connection?) {
        let (waiter, closers) = state.withLockedValue { state -> (Waiter?, [CheckedContinuation<Void, Never>]) in
            let waiter = state.waiters.isEmpty ? nil : state.waiters.removeFirst()
            if waiter != nil, connection != nil { return (waiter, []) }
            state.lent -= 1
            if let connection, !state.isClosed { state.idle.append(connection) }
            guard state.isClosed, state.lent == 0 else { return (waiter, []) }
            defer { state.closers = [] }
            return (waiter, state.closers)
        }
        waiter?.continuation.resume(returning: connection.map(Turn.use) ?? .tryAgain)
        for closer in closers { closer.resume() }
    }
}
