import AsyncPrimitives
import NIOConcurrencyHelpers

/// The requests in flight, each with the caller that sends it and the callers that wait for its result.
final class RequestFlights: Sendable {

    typealias Outcome = Result<TMDbHTTPResponse, TMDbHTTPError>

    /// The role of a caller.
    enum Part {
        /// The caller sends the request and passes the result to ``land(_:_:)``.
        case lead
        /// The request has completed with this result.
        case outcome(Outcome)
    }

    /// The waiting callers by request, in order of arrival.
    private let followers = NIOLockedValueBox<[TMDbHTTPRequest: [CancellablePromise<Part>]]>([:])

    /// Returns the number of callers that wait for a request's result, or `nil` if the request is not in flight.
    func followerCount(of request: TMDbHTTPRequest) -> Int? {
        followers.withLockedValue { $0[request]?.count { !$0.isFulfilled } }
    }

    /// Registers a request that is not in flight, or waits for the result of one that is.
    func join(_ request: TMDbHTTPRequest) async -> Part {
        guard let ticket = followers.withLockedValue({ Self.ticket(for: &$0[request]) }) else { return .lead }
        return await ticket.value()
            ?? .outcome(.failure(TMDbHTTPError(.cancelled, "The request was cancelled")))
    }

    /// Registers a request that is not in flight, or returns a promise of its result.
    ///
    /// The parameter is the dictionary's entry, because another lookup would hash the whole request again.
    private static func ticket(for followers: inout [CancellablePromise<Part>]?) -> CancellablePromise<Part>? {
        guard followers != nil else {
            followers = []
            return nil
        }
        let ticket = CancellablePromise<Part>()
        followers?.append(ticket)
        return ticket
    }

    /// Passes the result to all waiting callers. If the request was cancelled, the first waiting caller sends it again
    /// instead.
    func land(_ request: TMDbHTTPRequest, _ outcome: Outcome) {
        if case .failure(let error) = outcome, error.kind == .cancelled {
            while let heir = followers.withLockedValue({ Self.takeFirst(&$0[request]) }) {
                if heir.fulfil(.lead) { return }
            }
        } else {
            let followers = followers.withLockedValue { $0.removeValue(forKey: request) ?? [] }
            for follower in followers { follower.fulfil(.outcome(outcome)) }
        }
    }

    /// Removes and returns the first waiting caller. Removes the request if no caller waits.
    private static func takeFirst(_ followers: inout [CancellablePromise<Part>]?) -> CancellablePromise<Part>? {
        guard followers?.isEmpty == false else {
            followers = nil
            return nil
        }
        return followers?.removeFirst()
    }
}
