import NIOConcurrencyHelpers
import PopcornConcurrency

/// A pool of read connections of limited size.
///
/// If all connections are in use, a read suspends its task without blocking a thread. Interactive reads go before reads
/// in the background (see ``PopcornConcurrency/PriorityLine``), each in the order of arrival.
///
/// A brief read runs on the task's thread. If it would wait for the disk, it is repeated on a thread of its connection
/// (see ``NonblockingReads``). Any other read runs on the task's thread while ``CooperativeReads`` is below its limit,
/// and otherwise on a thread of its connection.
package final class ReaderPool: Sendable {

    /// The outcome of a task's attempt to take a connection.
    fileprivate enum Acquisition: Sendable {
        case use(Connection, isCheckDue: Bool)
        case open(epoch: Int)
        case wait(CancellablePromise<Acquisition>, ticket: UInt64)
        indirect case refused(DatabaseError)
    }

    fileprivate struct State {
        var idle: [Connection] = []
        var inUseCount = 0
        var line = PriorityLine<CancellablePromise<Acquisition>>()
        var lastTicket: UInt64 = 0
        /// The number of the current generation of connections. Connections of an earlier epoch are closed when they
        /// are returned.
        var epoch = 0
        /// The time of the last check whether the open file is still the file at the path.
        var checked: CoarseInstant?
        /// The error to throw while the pool is suspended or closed.
        var refusal: DatabaseError?
        var isClosed = false
        var closers: [CheckedContinuation<Void, Never>] = []
    }

    private let path: String
    private let limit: Int
    private let waitingLimit: Int
    private let checkInterval: Duration
    private let cooperativeReads: CooperativeReads
    private let nonblockingReads: NonblockingReads
    private let open: @Sendable () async throws(DatabaseError) -> Connection
    private let state = NIOLockedValueBox(State())

    /// Creates a pool that opens connections on demand.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of connections.
    ///   - waitingLimit: The maximum number of reads that wait for a connection.
    ///   - checkInterval: The interval at which reads check that the open file is still the file at the path.
    ///   - cooperativeReads: The reads on threads of the cooperative pool. Default: shared by all pools of the process.
    ///   - nonblockingReads: The reads that do not wait for the disk. Default: those of the operating system.
    ///   - open: A closure that opens a connection.
    package init(
        path: String, limit: Int, waitingLimit: Int, checkInterval: Duration,
        cooperativeReads: CooperativeReads = .shared, nonblockingReads: NonblockingReads = NonblockingReads(),
        open: @escaping @Sendable () async throws(DatabaseError) -> Connection
    ) {
        self.path = path
        self.limit = limit
        self.waitingLimit = waitingLimit
        self.checkInterval = checkInterval
        self.cooperativeReads = cooperativeReads
        self.nonblockingReads = nonblockingReads
        self.open = open
    }

    /// The number of reads that wait for a connection.
    var waiterCount: Int { state.withLockedValue(\.line.count) }

    /// Runs a closure with a connection.
    ///
    /// - Parameters:
    ///   - isBrief: Whether the closure reads a few rows. If it would wait for the disk, it runs a second time, so it
    ///     must not have side effects. Default: `false`.
    ///   - body: The closure to run.
    /// - Throws: ``DatabaseError/overloaded(path:waiting:)`` if the maximum number of reads waits,
    ///   ``DatabaseError/cancelled`` if the task was cancelled while it waited, ``DatabaseError/fileChanged(path:)``,
    ///   the error of a suspended or closed pool, and errors of the closure.
    package func withConnection<Result: Sendable>(
        isBrief: Bool = false, _ body: (Connection) throws(DatabaseError) -> Result
    ) async throws(DatabaseError) -> Result {
        let (connection, isCheckDue) = try await acquire()
        if isCheckDue, connection.hasMoved {
            release(nil)
            throw .fileChanged(path: path)
        }
        defer { release(connection.isInTransaction ? nil : connection) }
        if isBrief, nonblockingReads.isSupported {
            let result = try nonblockingReads.attempt { () throws(DatabaseError) in try body(connection) }
            if let result { return result }
        } else if cooperativeReads.begin() {
            defer { cooperativeReads.end() }
            return try body(connection)
        }
        return try await withTaskExecutorPreference(connection.readExecutor) { () async throws(DatabaseError) in
            try body(connection)
        }
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
    package func discard() {
        let idle = state.withLockedValue { state in
            state.epoch += 1
            return state.removeIdleConnections()
        }
        withExtendedLifetime(idle) {}
    }

    /// Waits until all connections are returned, and closes them. Waiting reads throw an error.
    package func close() async {
        await withCheckedContinuation { continuation in
            var (idle, line, isDone) = state.withLockedValue { state in
                defer { state.line = PriorityLine() }
                state.isClosed = true
                state.refusal = .closed(path: path)
                if state.inUseCount > 0 { state.closers.append(continuation) }
                return (state.removeIdleConnections(), state.line, state.inUseCount == 0)
            }
            idle.removeAll()
            while let (ticket, promise) = line.first() {
                line.remove(ticket)
                promise.fulfil(.refused(.closed(path: path)))
            }
            if isDone { continuation.resume() }
        }
    }
}

// MARK: - Taking and returning connections

extension ReaderPool {

    private func acquire() async throws(DatabaseError) -> (connection: Connection, isCheckDue: Bool) {
        var acquisition = requestConnection()
        if case .wait(let promise, let ticket) = acquisition {
            let promotion = RequestPriority.current.onRaise { [state] in
                state.withLockedValue { _ = $0.line.promote(ticket) }
            }
            defer { promotion?.end() }
            guard let later = await promise.value() else {
                state.withLockedValue { _ = $0.line.remove(ticket) }
                throw .cancelled
            }
            acquisition = later
        }
        switch acquisition {
        case .use(let connection, let isCheckDue):
            return (connection, isCheckDue)
        case .open(let epoch):
            do throws(DatabaseError) {
                let connection = try await open()
                connection.epoch = epoch
                return (connection, false)
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

    /// Returns a connection, permission to open one, a place in the line, or a refusal.
    private func requestConnection() -> Acquisition {
        let now = CoarseInstant.now
        return state.withLockedValue { state in
            if let error = state.refusal { return .refused(error) }
            guard state.inUseCount < limit else {
                guard state.line.count < waitingLimit else {
                    return .refused(.overloaded(path: path, waiting: waitingLimit))
                }
                state.lastTicket += 1
                let promise = CancellablePromise<Acquisition>()
                state.line.append(
                    promise, ticket: state.lastTicket, isInteractive: RequestPriority.current.isInteractive)
                return .wait(promise, ticket: state.lastTicket)
            }
            state.inUseCount += 1
            guard let connection = state.idle.popLast() else { return .open(epoch: state.epoch) }
            return .use(connection, isCheckDue: state.beginCheck(now, interval: checkInterval))
        }
    }

    /// Passes a connection, or permission to open one, to the first waiting read, or returns it to the pool.
    private func release(_ returned: Connection?) {
        let now = CoarseInstant.now
        var closers: [CheckedContinuation<Void, Never>] = []
        var isTaken = false
        while !isTaken {
            let next = state.withLockedValue {
                state -> (promise: CancellablePromise<Acquisition>, acquisition: Acquisition)? in
                let connection = returned?.epoch == state.epoch ? returned : nil
                if !state.line.isEmpty, let (ticket, promise) = state.line.next() {
                    state.line.removeNext(ticket)
                    guard let connection else { return (promise, .open(epoch: state.epoch)) }
                    return (promise, .use(connection, isCheckDue: state.beginCheck(now, interval: checkInterval)))
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

extension ReaderPool.State {

    /// Returns whether a check of the file is due. If so, sets the time of the last check.
    fileprivate mutating func beginCheck(_ now: CoarseInstant, interval: Duration) -> Bool {
        if let checked, now.isWithin(interval, of: checked) { return false }
        checked = now
        return true
    }

    /// Removes the idle connections and returns them, so that the caller closes them without holding the lock.
    fileprivate mutating func removeIdleConnections() -> [Connection] {
        defer { idle = [] }
        return idle
    }
}
