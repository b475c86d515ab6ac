import NIOConcurrencyHelpers
import PopcornConcurrency

/// A pool of read connections of limited size.
///
/// A task takes a connection from the pool and uses it on its own thread. If all connections are in use, the task
/// suspends without blocking a thread. Waiting tasks are served in the order of arrival.
final class ReaderPool: Sendable {

    /// The outcome of a task's attempt to take a connection.
    private enum Acquisition: Sendable {
        case use(Connection)
        case open(epoch: Int)
        case wait(CancellablePromise<Acquisition>)
        indirect case refused(DatabaseError)
    }

    private struct State {
        var idle: [Connection] = []
        var inUseCount = 0
        var queue: [CancellablePromise<Acquisition>] = []
        /// The number of the current generation of connections. Connections of an earlier epoch are closed when they
        /// are returned.
        var epoch = 0
        /// The time of the last check whether the open file is still the one at the path.
        var checked: CoarseInstant?
        /// The error to throw while the pool is suspended or closed.
        var refusal: DatabaseError?
        var isClosed = false
        var closers: [CheckedContinuation<Void, Never>] = []
    }

    private let path: String
    private let limit: Int
    private let checkInterval: Duration
    private let open: @Sendable () async throws(DatabaseError) -> Connection
    private let state = NIOLockedValueBox(State())

    /// Creates a pool that opens connections on demand.
    init(
        path: String, limit: Int, checkInterval: Duration,
        open: @escaping @Sendable () async throws(DatabaseError) -> Connection
    ) {
        self.path = path
        self.limit = limit
        self.checkInterval = checkInterval
        self.open = open
    }

    /// The number of tasks that wait for a connection.
    var waiterCount: Int { state.withLockedValue { $0.queue.count { !$0.isFulfilled } } }

    /// Runs a closure with a connection.
    func withConnection<Result: Sendable>(
        _ body: (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        let connection = try await acquire()
        defer { release(connection.isInTransaction ? nil : connection) }
        return try body(connection)
    }

    /// Suspends the pool: taking a connection throws an error until ``resume()``.
    ///
    /// - Returns: Whether the pool was active. If it was already suspended, its error does not change.
    func suspend(throwing error: DatabaseError) -> Bool {
        state.withLockedValue { state in
            guard state.refusal == nil else { return false }
            state.refusal = error
            return true
        }
    }

    /// Resumes a suspended pool.
    func resume() {
        state.withLockedValue { if !$0.isClosed { $0.refusal = nil } }
    }

    /// Closes the idle connections now, and connections in use when they are returned.
    func discard() {
        state.withLockedValue { state in
            state.epoch += 1
            state.idle = []
        }
    }

    /// Waits until all connections are returned, and closes them. Waiting tasks get an error.
    func close() async {
        await withCheckedContinuation { continuation in
            let (queue, isDone) = state.withLockedValue { state in
                defer { state.queue = [] }
                state.isClosed = true
                state.refusal = .closed(path: path)
                state.idle = []
                if state.inUseCount > 0 { state.closers.append(continuation) }
                return (state.queue, state.inUseCount == 0)
            }
            for promise in queue { promise.fulfil(.refused(.closed(path: path))) }
            if isDone { continuation.resume() }
        }
    }

    private func acquire() async throws(DatabaseError) -> Connection {
        var (acquisition, isCheckDue) = requestConnection()
        if case .wait(let promise) = acquisition {
            guard let later = await promise.value() else { throw .cancelled }
            acquisition = later
        }
        switch acquisition {
        case .use(let connection):
            guard isCheckDue, connection.hasMoved else { return connection }
            release(nil)
            throw .fileChanged(path: path)
        case .open(let epoch):
            do throws(DatabaseError) {
                let connection = try await open()
                connection.epoch = epoch
                return connection
            } catch {
                release(nil)
                throw error
            }
        case .wait:
            throw .cancelled
        case .refused(let error):
            throw error
        }
    }

    /// Returns a connection, permission to open one, or a place in the queue, and whether to check the file.
    private func requestConnection() -> (acquisition: Acquisition, isCheckDue: Bool) {
        let now = CoarseInstant.now
        return state.withLockedValue { state in
            if let error = state.refusal { return (.refused(error), false) }
            guard state.inUseCount < limit else {
                let promise = CancellablePromise<Acquisition>()
                state.queue.append(promise)
                return (.wait(promise), false)
            }
            state.inUseCount += 1
            guard let connection = state.idle.popLast() else { return (.open(epoch: state.epoch), false) }
            if let checked = state.checked, now.isWithin(checkInterval, of: checked) {
                return (.use(connection), false)
            }
            state.checked = now
            return (.use(connection), true)
        }
    }

    /// Passes a connection, or permission to open one, to the first waiting task, or returns it to the pool.
    private func release(_ returned: Connection?) {
        var closers: [CheckedContinuation<Void, Never>] = []
        var isTaken = false
        while !isTaken {
            let next = state.withLockedValue {
                state -> (promise: CancellablePromise<Acquisition>, acquisition: Acquisition)? in
                let connection = returned?.epoch == state.epoch ? returned : nil
                guard state.queue.isEmpty else {
                    return (state.queue.removeFirst(), connection.map(Acquisition.use) ?? .open(epoch: state.epoch))
                }
                state.inUseCount -= 1
                if let connection, !state.isClosed { state.idle.append(connection) }
                if state.isClosed, state.inUseCount == 0 { swap(&closers, &state.closers) }
                return nil
            }
            isTaken = next.map { $0.promise.fulfil($0.acquisition) } ?? true
        }
        for closer in closers { closer.resume() }
    }
}
