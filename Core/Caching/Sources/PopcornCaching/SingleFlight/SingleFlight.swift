import CoreDomain
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A registry of fetches in flight, which coalesces concurrent fetches of the same key (single flight).
///
/// All callers for a key share one flight: one request, one decoding and one write. A flight runs in its own task, so
/// cancelling one caller does not affect other callers. Its request is cancelled once every waiter is cancelled; its
/// write is never cancelled. If a flight was cancelled or its write permit was revoked, new callers do not join it, but
/// start a new flight.
///
/// A flight has its *outcome* when the response is decoded. Callers receive the outcome when it is written, so that
/// their next read finds it in the cache. While writes are blocked, for example because another process holds the lock
/// of the cache, interactive callers receive the outcome before it is written.
///
/// A flight has the priority of the caller that started it. It becomes interactive as soon as an interactive caller
/// waits for it. The task of a background flight has at most the priority `utility`.
final class SingleFlight<Key: CacheKey, Value: Sendable>: Sendable {

    typealias Outcome = Result<Value, PopcornError>

    /// The work of a flight.
    struct Work: Sendable {
        /// A closure that waits until no other process fetches the value.
        let admit: @Sendable () async -> FetchAdmission
        /// A closure that fetches the value.
        let fetch: @Sendable () async throws(PopcornError) -> Value
        /// A closure that writes the outcome to the cache, unless the permit has been revoked. It is not cancelled with
        /// the flight.
        let store: @Sendable (Outcome, WritePermit) async -> Void
        /// A closure that returns the error of a caller whose deadline has passed. Its argument is `true` for the first
        /// such caller of a flight.
        let late: @Sendable (_ isFirst: Bool) -> PopcornError
    }

    /// The interval at which a flight checks whether its write is blocked.
    static var blockCheckInterval: Duration { .milliseconds(100) }

    /// The event that ends the wait of a caller.
    private enum Event {
        case completed(Outcome)
        case readAgain
        case deadline
    }

    /// The result of joining a flight.
    enum JoinResult {
        /// The flight has completed, or the deadline of the caller has passed. `isShared` is `true` if another caller
        /// started it.
        case completed(Outcome, isShared: Bool)
        /// A flight for the key completed with a response after the caller took its marker, or another process fetched
        /// the value. The caller must read the cache again.
        case readAgain
    }

    /// A marker that a caller takes before it reads the cache, to detect flights that complete meanwhile.
    struct CacheReadMarker {
        /// Whether a flight is already fetching a value that the cache cannot serve, so that the caller can skip the
        /// cache read.
        let canSkipCacheRead: Bool
        fileprivate let completion: UInt64
    }

    private struct Flight {
        let isCacheMiss: Bool
        let permit: WritePermit
        let priority: RequestPriority
        var taskPriority: TaskPriority
        var waiters: [CancellablePromise<Event>]
        /// The number of active waiters. A waiter is active until it is cancelled or its deadline passes.
        var waiting = 1
        /// Whether the deadline of a waiter has passed.
        var isLate = false
        var task: Task<Void, Never>?
        /// The outcome whose write is in progress; `nil` before the response is decoded.
        var outcome: Outcome?
    }

    /// The identifier of a flight, with the priority of its requests.
    private struct FlightID {
        let id: UInt64
        let priority: RequestPriority
    }

    /// The result of an attempt to join a flight.
    private enum Admission {
        /// The caller waits for a flight. The permit is that of a new flight, which the caller must start.
        case waits(FlightID, starting: WritePermit?)
        case hasOutcome(Outcome)
        /// The caller must read the cache again.
        case readsAgain
    }

    private struct State {
        /// The flights in progress. The rate limit of the SDK rejects requests if too many wait.
        var flights: [UInt64: Flight] = [:]
        /// The identifiers of the flights that new callers join.
        var current: [Key: UInt64] = [:]
        var completions = RecentCompletions<Key>()
        var lastID: UInt64 = 0

        /// Returns the identifier of the flight that a caller can join for a key; `nil` if no flight is in
        /// progress, or its write permit was revoked.
        func joinable(_ key: Key) -> UInt64? {
            current[key].flatMap { flights[$0]?.permit.isRevoked == false ? $0 : nil }
        }
    }

    private let tasks: OwnedTasks
    private let revocations: Revocations
    private let isWriteBlocked: @Sendable () -> Bool
    private let sleep: @Sendable (Duration) async -> Void
    private let state = NIOLockedValueBox(State())

    /// Creates a registry.
    ///
    /// - Parameters:
    ///   - isWriteBlocked: A closure that returns whether writes to the cache wait for another process.
    ///   - sleep: A closure that waits for a duration, or until the task is cancelled.
    init(
        tasks: OwnedTasks, revocations: Revocations, isWriteBlocked: @escaping @Sendable () -> Bool,
        sleep: @escaping @Sendable (Duration) async -> Void
    ) {
        self.tasks = tasks
        self.revocations = revocations
        self.isWriteBlocked = isWriteBlocked
        self.sleep = sleep
    }

    /// Returns the number of callers that wait for the flight for a key; `nil` if no flight can be joined.
    func waiterCount(for key: Key) -> Int? {
        state.withLockedValue { state in state.joinable(key).flatMap { state.flights[$0]?.waiting } }
    }

    func markCacheRead(for key: Key) -> CacheReadMarker {
        state.withLockedValue { state in
            let flight = state.current.isEmpty ? nil : state.joinable(key).flatMap { state.flights[$0] }
            return CacheReadMarker(canSkipCacheRead: flight?.isCacheMiss ?? false, completion: state.completions.last)
        }
    }

    /// Joins the flight for a key, or starts one, and waits for its outcome.
    ///
    /// - Parameters:
    ///   - marker: The marker that the caller took before it read the cache; `nil` if the caller did not read the
    ///     cache. Such a caller does not join a flight that already has its outcome.
    ///   - isCacheMiss: Whether the cache cannot serve the value. Other callers then skip the cache read while the new
    ///     flight is in progress.
    ///   - duration: The limit of the wait; `nil` for no limit. When it has passed, the caller leaves the flight, which
    ///     continues for its other waiters.
    ///   - work: The work of the flight.
    /// - Throws: ``PopcornError`` of kind `cancelled` if the calling task is cancelled.
    func join(
        _ key: Key, after marker: CacheReadMarker?, isCacheMiss: Bool, within duration: Duration? = nil, _ work: Work
    ) async throws(PopcornError) -> JoinResult {
        let promise = CancellablePromise<Event>()
        let priority = RequestPriority.current
        let flight: FlightID
        let isShared: Bool
        switch addWaiter(key, promise, after: marker, isCacheMiss, priority) {
        case .readsAgain: return .readAgain
        case .hasOutcome(let outcome): return .completed(outcome, isShared: true)
        case .waits(let joined, let permit):
            if let permit { begin(joined, key, permit, work) }
            (flight, isShared) = (joined, permit == nil)
        }
        let promotion = priority.onPromotion { self.promote(flight) }
        defer { promotion?.end() }
        switch await event(promise, within: duration) {
        case .completed(let outcome): return .completed(outcome, isShared: isShared)
        case .readAgain: return .readAgain
        case .deadline:
            let isFirst = markLate(flight.id)
            removeWaiter(key, flight.id)
            return .completed(.failure(work.late(isFirst)), isShared: isShared)
        case nil:
            removeWaiter(key, flight.id)
            throw .cancelled(key)
        }
    }

    /// Waits until a flight has its outcome or a duration has passed; returns `nil` if the task is cancelled first.
    private func event(_ promise: CancellablePromise<Event>, within duration: Duration?) async -> Event? {
        guard let duration else { return await promise.value() }
        async let _: Void = {
            await sleep(duration)
            if !Task.isCancelled { promise.fulfil(.deadline) }
        }()
        let event = await promise.value()
        return event
    }

    /// Revokes the write permit of the flight for a key. New callers start a new flight.
    func revoke(_ key: Key) {
        state.withLockedValue { state in
            state.current.removeValue(forKey: key).flatMap { state.flights[$0] }?.permit.revoke()
        }
    }

    /// Revokes the write permits of the flights for some keys. New callers start new flights.
    func revoke(where isAffected: (Key) -> Bool) {
        let keys = state.withLockedValue { Array($0.current.keys) }
        for key in keys where isAffected(key) { revoke(key) }
    }

    /// Adds a waiter to the flight for a key, or to a new flight.
    private func addWaiter(
        _ key: Key, _ promise: CancellablePromise<Event>, after marker: CacheReadMarker?, _ isCacheMiss: Bool,
        _ priority: RequestPriority
    ) -> Admission {
        state.withLockedValue { state in
            if let id = state.joinable(key), let flight = state.flights[id], marker != nil || flight.outcome == nil {
                if let outcome = flight.outcome { return .hasOutcome(outcome.forWaiters) }
                state.flights[id]?.waiters.append(promise)
                state.flights[id]?.waiting += 1
                return .waits(FlightID(id: id, priority: flight.priority), starting: nil)
            }
            if let marker, state.completions.hasCompleted(key, since: marker.completion) { return .readsAgain }
            state.lastID += 1
            let taskPriority = priority.isInteractive ? Task.currentPriority : min(Task.currentPriority, .utility)
            let flight = Flight(
                isCacheMiss: isCacheMiss, permit: WritePermit(revocations), priority: priority.promotable(),
                taskPriority: taskPriority, waiters: [promise])
            state.flights[state.lastID] = flight
            state.current[key] = state.lastID
            return .waits(FlightID(id: state.lastID, priority: flight.priority), starting: flight.permit)
        }
    }

    /// Raises a flight to interactive, with at least the priority of the current task.
    private func promote(_ flight: FlightID) {
        flight.priority.promote()
        let taskPriority = Task.currentPriority
        let task = state.withLockedValue { state -> Task<Void, Never>? in
            guard let current = state.flights[flight.id]?.taskPriority, current < taskPriority else { return nil }
            state.flights[flight.id]?.taskPriority = taskPriority
            return state.flights[flight.id]?.task
        }
        task?.escalatePriority(to: taskPriority)
    }

    private func begin(_ flight: FlightID, _ key: Key, _ permit: WritePermit, _ work: Work) {
        let id = flight.id
        let taskPriority = state.withLockedValue { $0.flights[id]?.taskPriority }
        let task = tasks.start(priority: taskPriority) {
            await RequestPriority.$current.withValue(flight.priority) {
                await self.run(flight, key, permit, work)
            }
        }
        guard let task else {
            let outcome = Outcome.failure(PopcornError(.unavailable, "The services were shut down"))
            return deliver(.completed(outcome), to: remove(key, id, isResponse: false))
        }
        let (isAbandoned, raisedPriority) = state.withLockedValue { state in
            state.flights[id]?.task = task
            return (state.flights[id]?.waiting == 0, state.flights[id]?.taskPriority)
        }
        if isAbandoned { task.cancel() }
        if let raisedPriority, raisedPriority != taskPriority { task.escalatePriority(to: raisedPriority) }
    }

    /// Fetches the value of a flight, writes it and delivers it to the waiters.
    private func run(_ flight: FlightID, _ key: Key, _ permit: WritePermit, _ work: Work) async {
        guard case .fetch(let lastDeletion, let release) = await work.admit() else {
            return deliver(.readAgain, to: remove(key, flight.id, isResponse: false))
        }
        permit.begin(after: lastDeletion)
        let outcome = await outcome(of: work.fetch)
        if outcome.isResponse {
            state.withLockedValue { $0.flights[flight.id]?.outcome = outcome }
            // The task does not inherit the cancellation of the flight.
            let write = Task { await work.store(outcome, permit) }
            async let _: Void = deliverIfBlocked(outcome, flight)
            await write.value
        }
        // The flight is removed before its waiters continue, so that their next read does not join it.
        deliver(.completed(outcome), to: remove(key, flight.id, isResponse: outcome.isResponse))
        await Task { await release() }.value
    }

    /// Delivers an outcome to interactive callers as soon as its write is blocked, until the task is cancelled.
    private func deliverIfBlocked(_ outcome: Outcome, _ flight: FlightID) async {
        while true {
            await sleep(Self.blockCheckInterval)
            guard !Task.isCancelled else { return }
            if flight.priority.isInteractive, isWriteBlocked() { return deliver(.completed(outcome), flight.id) }
        }
    }

    private func deliver(_ event: Event, _ id: UInt64) {
        let waiters = state.withLockedValue { state in
            defer { state.flights[id]?.waiters = [] }
            return state.flights[id]?.waiters ?? []
        }
        deliver(event, to: waiters)
    }

    private func deliver(_ event: Event, to waiters: [CancellablePromise<Event>]) {
        let event: Event =
            if case .completed(let outcome) = event { .completed(outcome.forWaiters) } else { event }
        for promise in waiters { promise.fulfil(event) }
    }

    /// Removes a flight, and returns its remaining waiters.
    private func remove(_ key: Key, _ id: UInt64, isResponse: Bool) -> [CancellablePromise<Event>] {
        state.withLockedValue { state in
            if state.current[key] == id { state.current[key] = nil }
            if isResponse { state.completions.record(key) }
            return state.flights.removeValue(forKey: id)?.waiters ?? []
        }
    }

    /// Records that the deadline of a waiter has passed. Returns whether it is the first of a flight in progress.
    private func markLate(_ id: UInt64) -> Bool {
        state.withLockedValue { state in
            defer { state.flights[id]?.isLate = true }
            return state.flights[id]?.isLate == false
        }
    }

    /// Removes a waiter that was cancelled or whose deadline has passed, and cancels the request if no waiter is left.
    private func removeWaiter(_ key: Key, _ id: UInt64) {
        let task = state.withLockedValue { state -> Task<Void, Never>? in
            state.flights[id]?.waiting -= 1
            guard let flight = state.flights[id], flight.waiting == 0, flight.outcome == nil else { return nil }
            if state.current[key] == id { state.current[key] = nil }
            return flight.task
        }
        task?.cancel()
    }
}

extension Result where Failure == PopcornError {
    /// Whether TMDb sent a response, including a not-found response. The cache then holds it, unless the write failed
    /// or its permit was revoked.
    fileprivate var isResponse: Bool {
        switch self {
        case .success: true
        case .failure(let error): error.kind == .notFound
        }
    }

    /// The outcome for the remaining waiters. They were not cancelled themselves, so a cancelled flight means that the
    /// services are being shut down.
    fileprivate var forWaiters: Self {
        guard case .failure(let error) = self, error.kind == .cancelled else { return self }
        return .failure(PopcornError(.unavailable, "The services were shut down", cause: error))
    }
}
