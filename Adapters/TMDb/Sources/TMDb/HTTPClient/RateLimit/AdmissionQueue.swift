import NIOConcurrencyHelpers

/// Lets requests pass one after another, in the order in which they came, as a rate limit allows.
///
/// No task keeps the time: the first in the queue sleeps until there is a token for it, and those behind are suspended
/// until it has passed. One that is cancelled leaves the queue at once.
final class AdmissionQueue: Sendable {

    private enum Turn {
        case admitted(at: Duration)
        /// First in the queue, but there is no token yet.
        case sleep(Duration)
        /// Another is first, or too many requests are under way.
        case wait
        case cancelled
    }

    private struct State {
        var bucket: TokenBucket
        var underWay = 0
        var lastID: UInt64 = 0
        /// Those that wait, in order. One that left stays here until it would be first.
        var queue: [UInt64] = []
        var first = 0
        /// What wakes those that are suspended, by who they are; `nil` for one that is awake.
        var waiting: [UInt64: CheckedContinuation<Void, Never>?] = [:]

        /// Who is first; forgets those that have left.
        mutating func head() -> UInt64? {
            while first < queue.count, waiting.index(forKey: queue[first]) == nil { first += 1 }
            if first == queue.count {
                queue.removeAll(keepingCapacity: true)
                first = 0
            } else if first > 1024, first > queue.count / 2 {
                queue.removeFirst(first)
                first = 0
            }
            return queue.isEmpty ? nil : queue[first]
        }

        /// Takes what wakes the first in the queue, if it is suspended and may pass.
        mutating func takeHead(limit: Int) -> CheckedContinuation<Void, Never>? {
            guard underWay < limit, let id = head(), let continuation = waiting[id] ?? nil else { return nil }
            waiting[id] = .some(nil)
            return continuation
        }
    }

    private let limit: Int
    private let time: TimeSource
    private let state: NIOLockedValueBox<State>

    init(_ limit: RateLimit, time: TimeSource) {
        self.limit = max(limit.maximumConcurrentRequests, 1)
        self.time = time
        state = NIOLockedValueBox(State(bucket: TokenBucket(limit, now: time.now())))
    }

    /// The rate now, a second.
    var rate: Double { state.withLockedValue(\.bucket.rate) }

    /// How many wait.
    var count: Int { state.withLockedValue(\.waiting.count) }

    /// Waits for the turn; gives the time at which it came. ``leave()`` must follow.
    func enter() async throws(CancellationError) -> Duration {
        let id = state.withLockedValue { state in
            state.lastID += 1
            state.queue.append(state.lastID)
            state.waiting[state.lastID] = .some(nil)
            return state.lastID
        }
        while true {
            switch turn(of: id) {
            case .admitted(let time): return time
            case .sleep(let duration):
                do {
                    try await time.sleep(duration)
                } catch {
                    abandon(id)
                    throw CancellationError()
                }
            case .wait: await suspend(id)
            case .cancelled:
                abandon(id)
                throw CancellationError()
            }
        }
    }

    /// Says that a request is no longer under way.
    func leave() {
        wakeNext { $0.underWay -= 1 }
    }

    /// Reacts to a 429; gives the new rate and the pause, unless they were known already.
    func slowDown(retryAfter: Duration?, admitted: Duration) -> (rate: Double, pause: Duration)? {
        let now = time.now()
        return state.withLockedValue { state in
            state.bucket.slowDown(retryAfter: retryAfter, admitted: admitted, now: now)
                .map { (state.bucket.rate, $0) }
        }
    }

    private func turn(of id: UInt64) -> Turn {
        if Task.isCancelled { return .cancelled }
        let now = time.now()
        let (turn, next) = state.withLockedValue { state -> (Turn, CheckedContinuation<Void, Never>?) in
            guard state.underWay < limit, state.head() == id else { return (.wait, nil) }
            if let delay = state.bucket.take(now: now) { return (.sleep(delay), nil) }
            state.waiting[id] = nil
            state.underWay += 1
            return (.admitted(at: now), state.takeHead(limit: limit))
        }
        next?.resume()
        return turn
    }

    /// Waits until this one may be first. It may wake for nothing, and then asks again.
    private func suspend(_ id: UInt64) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isEarly = state.withLockedValue { state in
                    if Task.isCancelled || (state.underWay < limit && state.head() == id) { return true }
                    state.waiting[id] = continuation
                    return false
                }
                if isEarly { continuation.resume() }
            }
        } onCancel: {
            let continuation = state.withLockedValue { state -> CheckedContinuation<Void, Never>? in
                guard let continuation = state.waiting[id] ?? nil else { return nil }
                state.waiting[id] = .some(nil)
                return continuation
            }
            continuation?.resume()
        }
    }

    private func abandon(_ id: UInt64) {
        wakeNext { $0.waiting[id] = nil }
    }

    private func wakeNext(_ change: (inout State) -> Void) {
        let next = state.withLockedValue { state in
            change(&state)
            return state.takeHead(limit: limit)
        }
        next?.resume()
    }
}
