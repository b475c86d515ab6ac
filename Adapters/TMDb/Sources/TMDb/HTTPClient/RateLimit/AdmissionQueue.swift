import NIOConcurrencyHelpers
import AsyncPrimitives

/// Lets requests pass one after another, in the order in which they came, as a rate limit allows.
///
/// No task keeps the time: the first in the queue sleeps until there is a token for it, and those behind are suspended
/// until it has passed. One that is cancelled leaves the queue at once.
final class AdmissionQueue: Sendable {

    /// What the first in the queue can do.
    private enum Turn {
        case pass(at: Duration)
        /// There is no token yet.
        case sleep(Duration)
        /// Too many requests are under way, until one leaves.
        case wait(CancellablePromise<Void>)
    }

    private struct State {
        var bucket: TokenBucket
        var underWay = 0
        /// How many have come and neither passed nor left.
        var count = 0
        var hasFirst = false
        /// Those behind the first, in order. One that was cancelled stays here until it would be first.
        var line: [CancellablePromise<Void>] = []
        /// What the first waits for if too many requests are under way.
        var room: CancellablePromise<Void>?

        mutating func takeNext() -> CancellablePromise<Void>? {
            hasFirst = !line.isEmpty
            return hasFirst ? line.removeFirst() : nil
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

    /// How many requests may pass each second now.
    var rate: Double { state.withLockedValue(\.bucket.rate) }

    /// How many wait.
    var count: Int { state.withLockedValue(\.count) }

    /// Waits for the turn; gives the time at which it came. ``leave()`` must follow.
    func enter() async throws(CancellationError) -> Duration {
        try await becomeFirst()
        defer { letNextBeFirst() }
        while !Task.isCancelled {
            switch turn() {
            case .pass(let time): return time
            case .sleep(let duration):
                do { try await time.sleep(duration) } catch { throw CancellationError() }
            case .wait(let room):
                if await room.value() == nil { throw CancellationError() }
            }
        }
        throw CancellationError()
    }

    /// Says that a request is no longer under way.
    func leave() {
        let room = state.withLockedValue { state in
            state.underWay -= 1
            return state.room
        }
        room?.fulfil(())
    }

    /// Reacts to a 429; gives the new rate and the pause, unless another request brought them before.
    func slowDown(retryAfter: Duration?, admitted: Duration) -> (rate: Double, pause: Duration)? {
        let now = time.now()
        return state.withLockedValue { state in
            state.bucket.slowDown(retryAfter: retryAfter, admitted: admitted, now: now)
                .map { (state.bucket.rate, $0) }
        }
    }

    private func becomeFirst() async throws(CancellationError) {
        let ticket = state.withLockedValue { state -> CancellablePromise<Void>? in
            state.count += 1
            guard state.hasFirst else {
                state.hasFirst = true
                return nil
            }
            let ticket = CancellablePromise<Void>()
            state.line.append(ticket)
            return ticket
        }
        guard let ticket, await ticket.value() == nil else { return }
        state.withLockedValue { $0.count -= 1 }
        throw CancellationError()
    }

    private func letNextBeFirst() {
        state.withLockedValue { $0.count -= 1 }
        while let next = state.withLockedValue({ $0.takeNext() }) {
            if next.fulfil(()) { return }
        }
    }

    private func turn() -> Turn {
        let now = time.now()
        return state.withLockedValue { state in
            guard state.underWay < limit else {
                let room = CancellablePromise<Void>()
                state.room = room
                return .wait(room)
            }
            if let delay = state.bucket.take(now: now) { return .sleep(delay) }
            state.underWay += 1
            return .pass(at: now)
        }
    }
}
