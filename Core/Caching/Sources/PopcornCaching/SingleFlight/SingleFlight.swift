import CoreDomain
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A registry of fetches in flight, which coalesces concurrent fetches of the same key (single flight).
///
/// All callers for a key share one flight: one request, one decoding and one write. A flight runs in its own task, so
/// cancelling one caller does not affect the others. It is cancelled once every waiter is cancelled. New callers never
/// join a cancelled flight or one whose write permit was revoked; they start a new one.
///
/// A flight has the priority of the caller that started it. It becomes interactive as soon as an interactive caller
/// waits for it. The task of a background flight has at most the priority `utility`, so that its decoding does not
/// delay interactive reads.
final class SingleFlight<Key: CacheKey, Value: Sendable>: Sendable {

    typealias Outcome = Result<Value, PopcornError>
    typealias Work = @Sendable (WritePermit) async throws(PopcornError) -> Value

    /// A limit of the time that a caller waits for a flight.
    struct Deadline {
        let duration: Duration
        /// Waits for a duration, or until the task is cancelled.
        let sleep: @Sendable (Duration) async -> Void
    }

    /// The event that ends the wait of a caller.
    private enum Event {
        case completed(Outcome)
        case deadline
    }

    /// The result of joining a flight.
    enum JoinResult {
        /// The flight has completed, or the deadline of the caller has passed. `isShared` is `true` if another caller
        /// started it.
        case completed(Outcome, isShared: Bool)
        /// A flight for the key completed with a response after the caller took its marker. The caller must read the
        /// cache again.
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
        var task: Task<Void, Never>?
    }

    /// The identifier of a flight, with the priority of its requests.
    private struct FlightID {
        let id: UInt64
        let priority: RequestPriority
    }

    private struct State {
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
    private let state = NIOLockedValueBox(State())

    init(tasks: OwnedTasks, revocations: Revocations) {
        self.tasks = tasks
        self.revocations = revocations
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

    /// Joins the flight for a key, or starts one, and waits until it completes.
    ///
    /// - Parameters:
    ///   - marker: The marker that the caller took before it read the cache; `nil` if the caller did not read the
    ///     cache.
    ///   - isCacheMiss: Whether the cache cannot serve the value. Other callers then skip the cache read while the new
    ///     flight is in progress.
    ///   - deadline: The limit of the wait; `nil` for no limit. When it has passed, the caller leaves the flight, which
    ///     continues for its other waiters.
    ///   - work: The work of the flight. It writes only while its permit is not revoked.
    /// - Throws: ``PopcornError`` of kind `cancelled` if the calling task is cancelled.
    func join(
        _ key: Key, after marker: CacheReadMarker?, isCacheMiss: Bool, within deadline: Deadline? = nil,
        _ work: @escaping Work
    ) async throws(PopcornError) -> JoinResult {
        let promise = CancellablePromise<Event>()
        let priority = RequestPriority.current
        guard let (flight, permit) = addWaiter(key, promise, after: marker, isCacheMiss, priority) else {
            return .readAgain
        }
        if let permit { begin(flight, key, permit, work) }
        let promotion = priority.onPromotion { self.promote(flight) }
        defer { promotion?.end() }
        switch await event(promise, within: deadline) {
        case .completed(let outcome): return .completed(outcome, isShared: permit == nil)
        case .deadline:
            removeWaiter(key, flight.id)
            return .completed(.failure(.late(key, deadline?.duration)), isShared: permit == nil)
        case nil:
            removeWaiter(key, flight.id)
            throw .cancelled(key)
        }
    }

    /// Waits until a flight completes or a deadline has passed; returns `nil` if the task is cancelled first.
    private func event(_ promise: CancellablePromise<Event>, within deadline: Deadline?) async -> Event? {
        guard let deadline else { return await promise.value() }
        async let _: Void = {
            await deadline.sleep(deadline.duration)
            promise.fulfil(.deadline)
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
    ///
    /// - Returns: The flight, with its write permit if it is new and the caller must start it; `nil` if the caller must
    ///   read the cache again.
    private func addWaiter(
        _ key: Key, _ promise: CancellablePromise<Event>, after marker: CacheReadMarker?, _ isCacheMiss: Bool,
        _ priority: RequestPriority
    ) -> (flight: FlightID, permit: WritePermit?)? {
        state.withLockedValue { state in
            if let id = state.joinable(key), let priority = state.flights[id]?.priority {
                state.flights[id]?.waiters.append(promise)
                state.flights[id]?.waiting += 1
                return (FlightID(id: id, priority: priority), nil)
            }
            if let marker, state.completions.hasCompleted(key, since: marker.completion) { return nil }
            state.lastID += 1
            let taskPriority = priority.isInteractive ? Task.currentPriority : min(Task.currentPriority, .utility)
            let flight = Flight(
                isCacheMiss: isCacheMiss, permit: WritePermit(revocations), priority: priority.promotable(),
                taskPriority: taskPriority, waiters: [promise])
            state.flights[state.lastID] = flight
            state.current[key] = state.lastID
            return (FlightID(id: state.lastID, priority: flight.priority), flight.permit)
        }
    }

    /// Makes a flight interactive, with at least the priority of the current task.
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

    private func begin(_ flight: FlightID, _ key: Key, _ permit: WritePermit, _ work: @escaping Work) {
        let id = flight.id
        let taskPriority = state.withLockedValue { $0.flights[id]?.taskPriority }
        let task = tasks.start(priority: taskPriority) {
            await RequestPriority.$current.withValue(flight.priority) {
                do throws(PopcornError) {
                    let value = try await work(permit)
                    self.complete(key, id, .success(value))
                } catch {
                    self.complete(key, id, .failure(error))
                }
            }
        }
        guard let task else {
            return complete(key, id, .failure(PopcornError(.unavailable, "The services were shut down")))
        }
        let (isAbandoned, raisedPriority) = state.withLockedValue { state in
            state.flights[id]?.task = task
            return (state.flights[id]?.waiting == 0, state.flights[id]?.taskPriority)
        }
        if isAbandoned { task.cancel() }
        if let raisedPriority, raisedPriority != taskPriority { task.escalatePriority(to: raisedPriority) }
    }

    private func complete(_ key: Key, _ id: UInt64, _ outcome: Outcome) {
        let waiters = state.withLockedValue { state in
            if state.current[key] == id { state.current[key] = nil }
            if outcome.isResponse { state.completions.record(key) }
            return state.flights.removeValue(forKey: id)?.waiters ?? []
        }
        for promise in waiters { promise.fulfil(.completed(outcome.forWaiters)) }
    }

    /// Removes a waiter that was cancelled or whose deadline has passed, and cancels the flight if no waiter is left.
    private func removeWaiter(_ key: Key, _ id: UInt64) {
        let task = state.withLockedValue { state -> Task<Void, Never>? in
            state.flights[id]?.waiting -= 1
            guard let flight = state.flights[id], flight.waiting == 0 else { return nil }
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
