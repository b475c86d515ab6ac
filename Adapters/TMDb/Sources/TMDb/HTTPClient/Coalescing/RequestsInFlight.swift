import AsyncPrimitives
import NIOConcurrencyHelpers

/// The requests in flight, each with the caller that sends it and the callers that wait for its result.
final class RequestsInFlight: Sendable {

    typealias Outcome = Result<TMDbHTTPResponse, TMDbHTTPError>

    /// The role of a caller.
    enum Role {
        /// The caller sends the request and passes the result to ``complete(_:_:)``.
        case sender
        /// The request has completed with this result.
        case outcome(Outcome)
    }

    /// The waiting callers by request, in order of arrival.
    private let waiters = NIOLockedValueBox<[TMDbHTTPRequest: [CancellablePromise<Role>]]>([:])

    /// Returns the number of callers that wait for a request's result, or `nil` if the request is not in flight.
    func waiterCount(of request: TMDbHTTPRequest) -> Int? {
        waiters.withLockedValue { $0[request]?.count { !$0.isFulfilled } }
    }

    /// Registers a request that is not in flight, or waits for the result of one that is.
    func join(_ request: TMDbHTTPRequest) async -> Role {
        guard let promise = waiters.withLockedValue({ Self.promise(for: &$0[request]) }) else { return .sender }
        return await promise.value()
            ?? .outcome(.failure(TMDbHTTPError(.cancelled, "The request was cancelled")))
    }

    /// Registers a request that is not in flight, or returns a promise of its result.
    ///
    /// The parameter is the dictionary's entry, because another lookup would hash the whole request again.
    private static func promise(for waiters: inout [CancellablePromise<Role>]?) -> CancellablePromise<Role>? {
        guard waiters != nil else {
            waiters = []
            return nil
        }
        let promise = CancellablePromise<Role>()
        waiters?.append(promise)
        return promise
    }

    /// Passes the result to all waiting callers. If the request was cancelled, the first waiting caller sends it again
    /// instead.
    func complete(_ request: TMDbHTTPRequest, _ outcome: Outcome) {
        if case .failure(let error) = outcome, error.kind == .cancelled {
            while let nextSender = waiters.withLockedValue({ Self.takeFirst(&$0[request]) }) {
                if nextSender.fulfil(.sender) { return }
            }
        } else {
            let waiters = waiters.withLockedValue { $0.removeValue(forKey: request) ?? [] }
            for waiter in waiters { waiter.fulfil(.outcome(outcome)) }
        }
    }

    /// Removes and returns the first waiting caller. Removes the request if no caller waits.
    private static func takeFirst(_ waiters: inout [CancellablePromise<Role>]?) -> CancellablePromise<Role>? {
        guard waiters?.isEmpty == false else {
            waiters = nil
            return nil
        }
        return waiters?.removeFirst()
    }
}
