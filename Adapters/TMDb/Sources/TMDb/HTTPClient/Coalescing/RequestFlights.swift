import NIOConcurrencyHelpers

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

    private struct Follower {
        let id: UInt64
        let continuation: CheckedContinuation<Part, Never>
    }

    private struct State {
        var lastID: UInt64 = 0
        /// Those that wait, by request, in the order in which they came.
        var followers: [TMDbHTTPRequest: [Follower]] = [:]
    }

    private let state = NIOLockedValueBox(State())

    private static var cancelled: Part {
        .outcome(.failure(TMDbHTTPError(.cancelled, "The request was cancelled")))
    }

    /// How many wait for a request's outcome; `nil` if it is not under way.
    func followerCount(of request: TMDbHTTPRequest) -> Int? {
        state.withLockedValue { $0.followers[request]?.count }
    }

    /// Leads a request that is not under way; waits for the outcome of one that is.
    func join(_ request: TMDbHTTPRequest) async -> Part {
        let id: UInt64? = state.withLockedValue { state in
            if Self.begin(&state.followers[request]) { return nil }
            state.lastID += 1
            return state.lastID
        }
        guard let id else { return .lead }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let early = state.withLockedValue { state -> Part? in
                    // A cancellation before this point found nobody to wake, and shows here.
                    if Task.isCancelled { return Self.cancelled }
                    // The request may have landed since; then a new one begins.
                    guard state.followers[request] != nil else {
                        state.followers[request] = []
                        return .lead
                    }
                    state.followers[request]?.append(Follower(id: id, continuation: continuation))
                    return nil
                }
                if let early { continuation.resume(returning: early) }
            }
        } onCancel: {
            let follower = state.withLockedValue { state in
                state.followers[request]?.firstIndex { $0.id == id }
                    .flatMap { state.followers[request]?.remove(at: $0) }
            }
            follower?.continuation.resume(returning: Self.cancelled)
        }
    }

    /// Begins a request that is not under way.
    ///
    /// - Returns: Whether it was not. Takes the place in the dictionary, since to find it is to hash a whole request.
    private static func begin(_ followers: inout [Follower]?) -> Bool {
        guard followers == nil else { return false }
        followers = []
        return true
    }

    /// Tells the outcome to all that wait; where it is a cancellation, lets the first of them lead.
    func land(_ request: TMDbHTTPRequest, _ outcome: Outcome) {
        let isCancelled = if case .failure(let error) = outcome { error.kind == .cancelled } else { false }
        let (heir, followers) = state.withLockedValue { state -> (Follower?, [Follower]) in
            let followers = state.followers.removeValue(forKey: request) ?? []
            guard isCancelled, let heir = followers.first else { return (nil, followers) }
            state.followers[request] = Array(followers.dropFirst())
            return (heir, [])
        }
        heir?.continuation.resume(returning: .lead)
        for follower in followers { follower.continuation.resume(returning: .outcome(outcome)) }
    }
}
