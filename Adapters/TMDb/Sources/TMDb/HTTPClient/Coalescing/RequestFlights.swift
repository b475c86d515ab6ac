import NIOConcurrencyHelpers
import AsyncPrimitives

/// The requests under way, each with one that sends it and those that wait for its outcome.
final class RequestFlights: Sendable {

    typealias Outcome = Result<TMDbHTTPResponse, TMDbHTTPError>

    /// What a caller is to do.
    enum Part {
        /// Send the request, and ``land(_:_:)`` it.
        case lead
        /// Nothing: here is what came of it.
        case outcome(Outcome)
    }

    /// Those that wait, by request, in the order in which they came.
    private let followers = NIOLockedValueBox<[TMDbHTTPRequest: [CancellablePromise<Part>]]>([:])

    /// How many wait for a request's outcome; `nil` if it is not under way.
    func followerCount(of request: TMDbHTTPRequest) -> Int? {
        followers.withLockedValue { $0[request]?.count { !$0.isFulfilled } }
    }

    /// Leads a request that is not under way; waits for the outcome of one that is.
    func join(_ request: TMDbHTTPRequest) async -> Part {
        guard let ticket = followers.withLockedValue({ Self.ticket(for: &$0[request]) }) else { return .lead }
        return await ticket.value()
            ?? .outcome(.failure(TMDbHTTPError(.cancelled, "The request was cancelled")))
    }

    /// Begins a request that is not under way, or makes a ticket for its outcome.
    ///
    /// Takes the place in the dictionary, since to find it is to hash a whole request.
    private static func ticket(for followers: inout [CancellablePromise<Part>]?) -> CancellablePromise<Part>? {
        guard followers != nil else {
            followers = []
            return nil
        }
        let ticket = CancellablePromise<Part>()
        followers?.append(ticket)
        return ticket
    }

    /// Tells the outcome to all that wait. If it is a cancellation, the first of them leads instead.
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

    /// Takes the first of those that wait; ends the request if nobody does.
    private static func takeFirst(_ followers: inout [CancellablePromise<Part>]?) -> CancellablePromise<Part>? {
        guard followers?.isEmpty == false else {
            followers = nil
            return nil
        }
        return followers?.removeFirst()
    }
}
