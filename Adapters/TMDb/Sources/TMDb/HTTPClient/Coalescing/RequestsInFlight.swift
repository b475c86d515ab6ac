import NIOConcurrencyHelpers
import PopcornConcurrency

/// The requests in flight, each with the caller that sends it and the callers that wait for its result.
final class RequestsInFlight: Sendable {

    typealias Outcome = Result<TMDbHTTPResponse, TMDbHTTPError>

    /// The role of a caller.
    enum Role {
        /// The caller sends the request with a priority and passes the result to ``complete(_:_:)``.
        case sender(RequestPriority)
        /// The request has completed with this result.
        case outcome(Outcome)
    }

    private struct Waiter {
        let promise = CancellablePromise<Role>()
        let priority: RequestPriority
    }

    private struct Sending {
        /// The priority of the request. It is raised as soon as an interactive caller waits for the result.
        var priority: RequestPriority
        /// The waiting callers, in order of arrival.
        var waiters: [Waiter] = []
    }

    /// The requests in flight. Each has a caller, which removes it when it completes.
    private let requests = NIOLockedValueBox<[TMDbHTTPRequest: Sending]>([:])

    /// Returns the number of callers that wait for a request's result, or `nil` if the request is not in flight.
    func waiterCount(of request: TMDbHTTPRequest) -> Int? {
        requests.withLockedValue { $0[request]?.waiters.count { !$0.promise.isFulfilled } }
    }

    /// Registers a request, or waits for its result if it is already in flight.
    func join(_ request: TMDbHTTPRequest) async -> Role {
        let priority = RequestPriority.current
        let (sending, waiter) = requests.withLockedValue { Self.join(&$0[request], priority) }
        guard let waiter else { return .sender(sending) }
        let promotion: PromotionObservation?
        if priority.isInteractive {
            promotion = nil
            sending.promote()
        } else {
            promotion = priority.onPromotion { self.promote(request) }
        }
        defer { promotion?.end() }
        return await waiter.promise.value()
            ?? .outcome(.failure(TMDbHTTPError(.cancelled, "The request was cancelled")))
    }

    /// Registers a request that is not in flight, or adds a waiting caller. Returns the priority of the request.
    ///
    /// The parameter is the dictionary's entry, because another lookup would hash the whole request again.
    private static func join(
        _ sending: inout Sending?, _ priority: RequestPriority
    ) -> (sending: RequestPriority, waiter: Waiter?) {
        guard let known = sending?.priority else {
            let own = priority.promotable()
            sending = Sending(priority: own)
            return (own, nil)
        }
        let waiter = Waiter(priority: priority)
        sending?.waiters.append(waiter)
        return (known, waiter)
    }

    private func promote(_ request: TMDbHTTPRequest) {
        requests.withLockedValue { $0[request]?.priority }?.promote()
    }

    /// Passes the result to all waiting callers. If the request was cancelled, the first waiting caller sends it again
    /// instead.
    func complete(_ request: TMDbHTTPRequest, _ outcome: Outcome) {
        if case .failure(let error) = outcome, error.kind == .cancelled {
            while let (next, priority) = requests.withLockedValue({ Self.takeFirst(&$0[request]) }) {
                if next.promise.fulfil(.sender(priority)) { return }
            }
        } else {
            let waiters = requests.withLockedValue { $0.removeValue(forKey: request)?.waiters ?? [] }
            for waiter in waiters { waiter.promise.fulfil(.outcome(outcome)) }
        }
    }

    /// Removes and returns the first waiting caller with the priority of its request, which is the highest of all
    /// waiting callers. Removes the request if no caller waits.
    private static func takeFirst(_ sending: inout Sending?) -> (Waiter, RequestPriority)? {
        guard sending?.waiters.isEmpty == false, let first = sending?.waiters.removeFirst() else {
            sending = nil
            return nil
        }
        let isAwaited = sending?.waiters.contains { $0.priority.isInteractive && !$0.promise.isFulfilled } == true
        let priority = isAwaited ? .interactive : first.priority.promotable()
        sending?.priority = priority
        return (first, priority)
    }
}
