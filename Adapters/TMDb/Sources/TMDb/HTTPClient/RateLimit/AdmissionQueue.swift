import NIOConcurrencyHelpers
import PopcornConcurrency

/// A queue that admits requests as a rate limit allows: interactive requests first, with the clients in turn, and
/// otherwise in the order of arrival.
///
/// No task runs in the background. One waiting caller, the timekeeper, sleeps until a token is available and admits the
/// callers in front of it. When it is admitted or cancelled, the next waiting caller takes its place. A cancelled
/// caller leaves the queue immediately. If processes share an allowance, the timekeeper reserves the requests.
final class AdmissionQueue: Sendable {

    /// The admission of a request. The caller passes it to ``complete(_:)``.
    struct Admission {
        /// The time of admission.
        let time: Duration
        fileprivate let isInteractive: Bool
    }

    /// The reason why a request was not admitted.
    enum Refusal: Error {
        /// The task was cancelled.
        case cancelled
        /// The maximum number of requests waits. The duration is the estimated time until those requests are sent.
        case overloaded(retryAfter: Duration)
    }

    /// The event that ends the wait of a caller that is not the timekeeper.
    fileprivate enum Turn {
        case admitted(Admission)
        case becomeTimekeeper
    }

    /// The next step of the timekeeper.
    fileprivate enum Step {
        case pass(Admission)
        /// No token is available yet.
        case sleep(Duration)
        /// A number of requests must be reserved from the allowance of all processes.
        case reserve(Int)
        /// No waiting request may start before another request completes or arrives.
        case wait(CancellablePromise<Void>)
    }

    fileprivate struct State {
        var bucket: TokenBucket
        var reserved = ReservedRequests()
        var interactive = FairLine<CancellablePromise<Turn>>()
        var background = WaitingLine<CancellablePromise<Turn>>()
        var lastTicket: UInt64 = 0
        /// The ticket of the timekeeper; `nil` if no caller waits.
        var timekeeper: UInt64?
        /// The promise that the timekeeper awaits while no waiting request may start.
        var change: CancellablePromise<Void>?
        var inFlightCount = 0
        /// The number of requests in flight that were admitted in the background.
        var backgroundCount = 0
    }

    /// The maximum number of concurrent requests.
    private let limit: Int
    /// The maximum number of concurrent requests in the background, so that interactive requests find free places.
    private let backgroundLimit: Int
    /// The maximum number of waiting requests of each group: background requests, and interactive requests with and
    /// without a token.
    private let capacity: Int
    /// The maximum number of interactive requests that wait for one client of a service, so that other clients can wait
    /// too.
    private var clientCapacity: Int { max(capacity / 4, 1) }
    private let time: TimeSource
    private let allowance: (any RequestAllowance)?
    private let state: NIOLockedValueBox<State>

    /// Creates a queue.
    ///
    /// - Parameter allowance: The allowance that the process shares with others. Default: none.
    init(_ limit: RateLimit, time: TimeSource, allowance: (any RequestAllowance)? = nil) {
        self.allowance = allowance
        self.limit = max(limit.maximumConcurrentRequests, 1)
        backgroundLimit = max(self.limit / 2, 1)
        capacity = max(limit.maximumWaitingRequests, 1)
        self.time = time
        state = NIOLockedValueBox(State(bucket: TokenBucket(limit, now: time.now())))
    }

    /// The current rate, in requests per second.
    var rate: Double { state.withLockedValue(\.bucket.rate) }

    /// The number of waiting callers.
    var count: Int { state.withLockedValue(\.count) }

    /// Waits until the caller is admitted. Call ``complete(_:)`` when the request completes.
    ///
    /// - Parameter priority: The priority of the request. A caller whose priority is raised moves to the end of the
    ///   interactive line.
    func admit(_ priority: RequestPriority) async throws(Refusal) -> Admission {
        if Task.isCancelled { throw .cancelled }
        let promise = CancellablePromise<Turn>()
        let isInteractive = priority.isInteractive
        let (ticket, isTimekeeper) = try arrive(promise, isInteractive: isInteractive)
        let promotion = priority.onRaise { self.promote(ticket) }
        defer { promotion?.end() }
        if !isTimekeeper {
            switch await promise.value() {
            case .admitted(let admission): return admission
            case .becomeTimekeeper: break
            case nil:
                state.withLockedValue { $0.remove(ticket) }
                throw .cancelled
            }
        }
        return try await keepTime(ticket)
    }

    /// Records that a request has completed.
    func complete(_ admission: Admission) {
        let change = state.withLockedValue { state in
            state.inFlightCount -= 1
            if !admission.isInteractive { state.backgroundCount -= 1 }
            return state.change
        }
        change?.fulfil(())
    }

    /// Reduces the rate after a 429 response, and pauses the other processes. Returns the new rate and the pause, or
    /// `nil` if another request has already reduced the rate.
    func slowDown(retryAfter: Duration?, admitted: Duration) async -> (rate: Double, pause: Duration)? {
        let now = time.now()
        let slowdown = state.withLockedValue { state in
            state.bucket.slowDown(retryAfter: retryAfter, admitted: admitted, now: now)
                .map { (rate: state.bucket.rate, pause: $0) }
        }
        if let slowdown, slowdown.pause > .zero { await allowance?.pause(for: slowdown.pause) }
        return slowdown
    }
}

// MARK: - Waiting callers

extension AdmissionQueue {

    /// Adds a caller to the line of its priority. The first caller becomes the timekeeper.
    private func arrive(
        _ promise: CancellablePromise<Turn>, isInteractive: Bool
    ) throws(Refusal) -> (ticket: UInt64, isTimekeeper: Bool) {
        let (now, client) = (time.now(), RequestClient.current)
        let (result, change) = state.withLockedValue {
            state -> (Result<(UInt64, Bool), Refusal>, CancellablePromise<Void>?) in
            guard hasPlace(isInteractive: isInteractive, client, state) else {
                return (.failure(.overloaded(retryAfter: state.delay(isInteractive: isInteractive, now: now))), nil)
            }
            state.lastTicket += 1
            let ticket = state.lastTicket
            if isInteractive {
                state.interactive.append(promise, ticket: ticket, of: client)
            } else {
                state.background.append(promise, ticket: ticket)
            }
            guard state.timekeeper == nil else { return (.success((ticket, false)), state.change) }
            state.timekeeper = ticket
            return (.success((ticket, true)), nil)
        }
        change?.fulfil(())
        return try result.get()
    }

    private func hasPlace(isInteractive: Bool, _ client: RequestClient, _ state: State) -> Bool {
        guard isInteractive else { return state.background.count < capacity }
        return state.interactive.count(ofKindOf: client) < capacity
            && (client == .none || state.interactive.count(of: client) < clientCapacity)
    }

    /// Moves a waiting caller to the end of the interactive line of its client.
    private func promote(_ ticket: UInt64) {
        let client = RequestClient.current
        let change = state.withLockedValue { state -> CancellablePromise<Void>? in
            guard let promise = state.background.remove(ticket) else { return nil }
            state.interactive.append(promise, ticket: ticket, of: client)
            return state.change
        }
        change?.fulfil(())
    }

    /// Admits the waiting callers in turn until the current caller is admitted. The next caller then becomes the
    /// timekeeper.
    private func keepTime(_ ticket: UInt64) async throws(Refusal) -> Admission {
        defer { handOver(ticket) }
        while !Task.isCancelled {
            switch nextStep(of: ticket) {
            case .pass(let admission): return admission
            case .sleep(let duration):
                do { try await time.sleep(duration) } catch { throw .cancelled }
            case .wait(let change):
                if await change.value() == nil { throw .cancelled }
            case .reserve(let count):
                let delays = await allowance?.reserve(count) ?? []
                let now = time.now()
                state.withLockedValue { $0.reserved.add(delays, now: now) }
            }
        }
        throw .cancelled
    }

    private func nextStep(of timekeeper: UInt64) -> Step {
        let now = time.now()
        return state.withLockedValue { state in
            while true {
                guard let next = state.nextCaller(limit: limit, backgroundLimit: backgroundLimit) else {
                    let change = CancellablePromise<Void>()
                    state.change = change
                    return .wait(change)
                }
                if let delay = state.bucket.delay(now: now) { return .sleep(delay) }
                if allowance != nil {
                    guard let delay = state.reserved.delay(now: now) else {
                        return .reserve(state.reservationCount(limit: limit, backgroundLimit: backgroundLimit))
                    }
                    if delay > .zero { return .sleep(delay) }
                }
                let admission = Admission(time: now, isInteractive: next.isInteractive)
                state.removeNext(next.ticket)
                if next.ticket == timekeeper {
                    state.begin(admission)
                    return .pass(admission)
                }
                // A cancelled caller takes no token.
                if next.promise.fulfil(.admitted(admission)) { state.begin(admission) }
            }
        }
    }

    /// Passes the role of the timekeeper to the next waiting caller.
    private func handOver(_ ticket: UInt64) {
        state.withLockedValue { state in
            state.remove(ticket)
            state.timekeeper = nil
            state.change = nil
            while let next = state.interactive.first() ?? state.background.first() {
                if next.caller.fulfil(.becomeTimekeeper) {
                    state.timekeeper = next.ticket
                    return
                }
                state.remove(next.ticket)
            }
        }
    }
}

extension AdmissionQueue.State {

    fileprivate var count: Int { interactive.count + background.count }

    /// Removes a caller that leaves.
    fileprivate mutating func remove(_ ticket: UInt64) {
        if interactive.remove(ticket) == nil { _ = background.remove(ticket) }
    }

    /// Removes the caller that ``nextCaller(limit:backgroundLimit:)`` returned.
    fileprivate mutating func removeNext(_ ticket: UInt64) {
        if background.remove(ticket) == nil { interactive.removeFirst(ticket) }
    }

    /// Returns the caller to admit next, or `nil` if no waiting caller may start a request.
    fileprivate mutating func nextCaller(
        limit: Int, backgroundLimit: Int
    ) -> (ticket: UInt64, promise: CancellablePromise<AdmissionQueue.Turn>, isInteractive: Bool)? {
        guard inFlightCount < limit else { return nil }
        if let (ticket, promise) = interactive.first() { return (ticket, promise, true) }
        guard backgroundCount < backgroundLimit, let (ticket, promise) = background.first() else { return nil }
        return (ticket, promise, false)
    }

    /// Returns the number of requests to reserve: those that may start now, up to ``ReservedRequests/batch``.
    fileprivate func reservationCount(limit: Int, backgroundLimit: Int) -> Int {
        let background = min(background.count, max(backgroundLimit - backgroundCount, 0))
        return min(interactive.count + background, limit - inFlightCount, ReservedRequests.batch)
    }

    /// Takes a token and counts a request.
    fileprivate mutating func begin(_ admission: AdmissionQueue.Admission) {
        bucket.removeToken()
        reserved.use()
        inFlightCount += 1
        if !admission.isInteractive { backgroundCount += 1 }
    }

    /// Returns the estimated time until all requests that are sent before a new request have been sent.
    fileprivate mutating func delay(isInteractive: Bool, now: Duration) -> Duration {
        let count = isInteractive ? interactive.count : count
        return (bucket.delay(now: now) ?? .zero) + .seconds(Double(count) / bucket.rate)
    }
}
