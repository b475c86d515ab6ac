#if PostgreSQL
import PopcornConcurrency

/// The workers of a pool, and the operations that wait for one.
struct PoolState {

    /// An operation that starts.
    struct Start {
        /// The idle worker that executes the operation; `nil` for a new worker.
        let worker: PoolWorker?
        let assignment: PoolAssignment
    }

    let connectionLimit: Int
    /// The remaining time before its deadline at which a background operation gets precedence over the operations of
    /// readers.
    let urgentTime: Duration

    private(set) var workerCount = 0
    /// The idle workers. The last connected worker gets the next operation.
    private var idle: [PoolWorker] = []
    /// All workers whose thread runs.
    private var workers: [PoolWorker] = []
    private var line = PriorityLine<any PoolOperation>()
    /// The deadlines of the waiting operations, in the order of arrival.
    private var deadlines = WaitingLine<ContinuousClock.Instant>()
    private var runningBackgroundCount = 0
    private var lastTicket: UInt64 = 0
    /// Whether a task ends waiting operations at their deadlines.
    var isExpiring = false
    var isClosed = false
    var closers: [CheckedContinuation<Void, Never>] = []

    init(connectionLimit: Int, urgentTime: Duration) {
        self.connectionLimit = connectionLimit
        self.urgentTime = urgentTime
    }

    // MARK: Waiting

    var waitingCount: Int { line.count }

    /// Adds an operation at the end of its line, and returns its ticket.
    mutating func append(_ operation: any PoolOperation) -> UInt64 {
        lastTicket += 1
        line.append(operation, ticket: lastTicket, isInteractive: operation.isInteractive)
        deadlines.append(operation.deadline, ticket: lastTicket)
        return lastTicket
    }

    /// Adds an operation at the front of its line, because its worker could not connect.
    mutating func prepend(_ assignment: PoolAssignment) {
        if assignment.isBackground {
            line.background.prepend(assignment.operation, ticket: assignment.ticket)
        } else {
            line.interactive.prepend(assignment.operation, ticket: assignment.ticket)
        }
        deadlines.prepend(assignment.operation.deadline, ticket: assignment.ticket)
    }

    @discardableResult
    mutating func remove(_ ticket: UInt64) -> (any PoolOperation)? {
        _ = deadlines.remove(ticket)
        return line.remove(ticket)
    }

    /// Moves an operation to the line of readers.
    mutating func promote(_ ticket: UInt64) { _ = line.promote(ticket) }

    /// Removes all operations from the line and returns them.
    mutating func removeWaiting() -> [any PoolOperation] {
        var operations: [any PoolOperation] = []
        while let (ticket, _) = deadlines.first() {
            if let operation = remove(ticket) { operations.append(operation) }
        }
        return operations
    }

    /// Removes the operations whose deadline has passed, and returns them.
    mutating func removeExpired(at now: ContinuousClock.Instant) -> [any PoolOperation] {
        var operations: [any PoolOperation] = []
        while let (ticket, deadline) = deadlines.first(), deadline <= now {
            if let operation = remove(ticket) { operations.append(operation) }
        }
        return operations
    }

    /// Returns the time until the earliest deadline of the waiting operations. If no operation waits, returns `nil`,
    /// and the task that ends expired operations ends.
    mutating func timeToDeadline(at now: ContinuousClock.Instant) -> Duration? {
        let deadline = deadlines.first()?.caller
        isExpiring = deadline != nil
        return deadline.map { max($0 - now, .zero) }
    }

    // MARK: Starting

    /// The maximum number of background operations at the same time. One connection remains for readers that wait.
    private var backgroundLimit: Int { max(connectionLimit - 1, 1) }

    /// Removes the next operation that an idle or a new worker can execute, and counts it as started.
    ///
    /// - Parameter isConnected: Whether the worker must have a connection. Default: `false`.
    mutating func start(at now: ContinuousClock.Instant, isConnected: Bool = false) -> Start? {
        let index = idle.lastIndex(where: \.isConnected) ?? (isConnected ? nil : idle.indices.last)
        guard index != nil || (!isConnected && workerCount < connectionLimit) else { return nil }
        guard let assignment = next(at: now) else { return nil }
        if let index { return Start(worker: idle.remove(at: index), assignment: assignment) }
        workerCount += 1
        return Start(worker: nil, assignment: assignment)
    }

    /// Removes the next operation from the line, and counts it as started; `nil` if none may start.
    ///
    /// A background operation has precedence if its deadline is near and no other background operation runs.
    private mutating func next(at now: ContinuousClock.Instant) -> PoolAssignment? {
        let background = runningBackgroundCount < backgroundLimit ? line.background.first() : nil
        let isUrgent = background.map { runningBackgroundCount == 0 && $0.caller.deadline - now < urgentTime } ?? false
        let first = isUrgent ? background : line.interactive.first() ?? background
        guard let (ticket, operation) = first else { return nil }
        let assignment = PoolAssignment(
            operation: operation, ticket: ticket, isBackground: line.interactive.remove(ticket) == nil)
        remove(ticket)
        if assignment.isBackground { runningBackgroundCount += 1 }
        return assignment
    }

    // MARK: Workers

    /// Records the end of an operation.
    mutating func finish(_ assignment: PoolAssignment) {
        if assignment.isBackground { runningBackgroundCount -= 1 }
    }

    /// Whether a worker has a connection.
    var hasConnection: Bool { workers.contains(where: \.isConnected) }

    /// Returns the next operation for a worker. If no operation may start, the worker becomes idle. A worker without a
    /// connection also becomes idle while another worker is connected.
    mutating func next(of worker: PoolWorker, at now: ContinuousClock.Instant) -> PoolAssignment? {
        if worker.isConnected || !hasConnection, let assignment = next(at: now) { return assignment }
        idle.append(worker)
        return nil
    }

    /// Removes all idle workers and returns them.
    mutating func removeIdle() -> [PoolWorker] {
        defer { idle = [] }
        return idle
    }

    /// Adds a new worker, which ``start(at:isConnected:)`` has counted.
    mutating func addWorker(_ worker: PoolWorker) { workers.append(worker) }

    /// Removes a worker whose thread ends.
    mutating func removeWorker(_ worker: PoolWorker) {
        workerCount -= 1
        workers.removeAll { $0 === worker }
    }
}
#endif
