package import CoreDomain
import NIOConcurrencyHelpers

/// Lets concurrent callers share one request.
///
/// The first caller makes the request, in its own task; those that come while it is under way wait for its result. No
/// task is created, so none outlives its caller. Where the first caller is cancelled, one of those that wait makes the
/// request anew.
package final class SharedRequest<Value: Sendable>: Sendable {

    private typealias Outcome = Result<Value, PopcornError>

    private struct Follower {
        let id: UInt64
        let continuation: CheckedContinuation<Outcome?, Never>
    }

    private struct State {
        var isUnderWay = false
        var followers: [Follower] = []
        var lastID: UInt64 = 0
    }

    private let state = NIOLockedValueBox(State())

    package init() {}

    /// How many callers wait for the request under way.
    package var followerCount: Int { state.withLockedValue { $0.followers.count } }

    /// The result of the request under way, or of one made now.
    package func value(
        _ request: () async throws(PopcornError) -> Value
    ) async throws(PopcornError) -> Value {
        while true {
            let leads = state.withLockedValue { state in
                defer { state.isUnderWay = true }
                return !state.isUnderWay
            }
            if leads { return try await lead(request) }
            if let outcome = await follow() { return try outcome.get() }
        }
    }

    private func lead(_ request: () async throws(PopcornError) -> Value) async throws(PopcornError) -> Value {
        let outcome: Outcome
        do throws(PopcornError) {
            outcome = .success(try await request())
        } catch {
            outcome = .failure(error)
        }
        let followers = state.withLockedValue { state in
            defer { state.followers = [] }
            state.isUnderWay = false
            return state.followers
        }
        let isCancelled = if case .failure(let error) = outcome { error.kind == .cancelled } else { false }
        for follower in followers {
            follower.continuation.resume(returning: isCancelled ? nil : outcome)
        }
        return try outcome.get()
    }

    /// The result of the request under way, or `nil` where there is none any more.
    private func follow() async -> Outcome? {
        let cancelled = Outcome.failure(PopcornError(.cancelled, "the request was cancelled"))
        let id = state.withLockedValue { state in
            state.lastID += 1
            return state.lastID
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let early = state.withLockedValue { state -> Outcome?? in
                    // A cancellation before this point found no follower to wake, and shows here.
                    if Task.isCancelled { return .some(cancelled) }
                    if !state.isUnderWay { return .some(nil) }
                    state.followers.append(Follower(id: id, continuation: continuation))
                    return nil
                }
                if let early { continuation.resume(returning: early) }
            }
        } onCancel: {
            let follower = state.withLockedValue { state in
                state.followers.firstIndex { $0.id == id }.map { state.followers.remove(at: $0) }
            }
            follower?.continuation.resume(returning: cancelled)
        }
    }
}
