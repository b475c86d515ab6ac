import AsyncPrimitives
import NIOConcurrencyHelpers

/// A first-in, first-out queue that admits requests as a rate limit allows.
///
/// No task runs in the background. The first caller in the queue sleeps until a token is available, and the callers
/// behind it are suspended until it is admitted. A cancelled caller leaves the queue immediately.
final class AdmissionQueue: Sendable {

    /// The next step of the first caller in the queue.
    private enum Step {
        case pass(at: Duration)
        /// No token is available yet.
        case sleep(Duration)
        /// The maximum number of requests is in flight. The caller waits until one completes.
        case wait(CancellablePromise<Void>)
    }

    private struct State {
        var bucket: TokenBucket
        var inFlightCount = 0
        /// The number of callers that wait in the queue.
        var count = 0
        var hasFirst = false
        /// The callers behind the first one, in order of arrival. A cancelled caller is removed when it would become
        /// first.
        var waiters: [CancellablePromise<Void>] = []
        /// The promise that the first caller in the queue awaits while the maximum number of requests is in flight.
        var capacityWaiter: CancellablePromise<Void>?

        mutating func takeNext() -> CancellablePromise<Void>? {
            hasFirst = !waiters.isEmpty
            return hasFirst ? waiters.removeFirst() : nil
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

    /// The current rate, in requests per second.
    var rate: Double { state.withLockedValue(\.bucket.rate) }

    /// The number of waiting callers.
    var count: Int { state.withLockedValue(\.count) }

    /// Waits until the caller is admitted, and returns the time of admission. Call ``complete()`` when the request
    /// completes.
    func admit() async throws(CancellationError) -> Duration {
        try await becomeFirst()
        defer { letNextBeFirst() }
        while !Task.isCancelled {
            switch nextStep() {
            case .pass(let time): return time
            case .sleep(let duration):
                do { try await time.sleep(duration) } catch { throw CancellationError() }
            case .wait(let capacityWaiter):
                if await capacityWaiter.value() == nil { throw CancellationError() }
            }
        }
        throw CancellationError()
    }

    /// Records that a request has completed.
    func complete() {
        let capacityWaiter = state.withLockedValue { state in
            state.inFlightCount -= 1
            return state.capacityWaiter
        }
        capacityWaiter?.fulfil(())
    }

    /// Reduces the rate after a 429 response. Returns the new rate and the pause, or `nil` if another request has
    /// already reduced the rate.
    func slowDown(retryAfter: Duration?, admitted: Duration) -> (rate: Double, pause: Duration)? {
        let now = time.now()
        return state.withLockedValue { state in
            state.bucket.slowDown(retryAfter: retryAfter, admitted: admitted, now: now)
                .map { (state.bucket.rate, $0) }
        }
    }

    private func becomeFirst() async throws(CancellationError) {
        let promise = state.withLockedValue { state -> CancellablePromise<Void>? in
            state.count += 1
            guard state.hasFirst else {
                state.hasFirst = true
                return nil
            }
            let promise = CancellablePromise<Void>()
            state.waiters.append(promise)
            return promise
        }
        guard let promise, await promise.value() == nil else { return }
        state.withLockedValue { $0.count -= 1 }
        throw CancellationError()
    }

    private func letNextBeFirst() {
        state.withLockedValue { $0.count -= 1 }
        while let next = state.withLockedValue({ $0.takeNext() }) {
            if next.fulfil(()) { return }
        }
    }

    private func nextStep() -> Step {
        let now = time.now()
        return state.withLockedValue { state in
            guard state.inFlightCount < limit else {
                let capacityWaiter = CancellablePromise<Void>()
                state.capacityWaiter = capacityWaiter
                return .wait(capacityWaiter)
            }
            if let delay = state.bucket.take(now: now) { return .sleep(delay) }
            state.inFlightCount += 1
            return .pass(at: now)
        }
    }
}
