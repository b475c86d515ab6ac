import NIOConcurrencyHelpers

@testable import TMDb

/// A list of pages whose answers a test holds back and lets go.
///
/// Tests that wait for what never happens stop at their time limit.
final class ControlledFetcher: Sendable {

    typealias Page = PageableListResult<Int>

    private enum Waiter {
        case answer(CheckedContinuation<Result<Page, TMDbError>, Never>)
        case released(Result<Page, TMDbError>)
    }

    private struct State {
        var requested: [Int] = []
        var cancelled: [Int] = []
        var answers: [Int: Waiter] = [:]
        var observers: [(isMet: @Sendable (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = NIOLockedValueBox(State())

    /// The numbers of the pages that were asked for, in their order.
    var requested: [Int] { state.withLockedValue(\.requested) }

    /// The numbers of the pages whose requests were cancelled.
    var cancelled: [Int] { state.withLockedValue(\.cancelled) }

    /// Answers when the test says so; a cancelled request fails at once.
    func page(_ number: Int) async throws(TMDbError) -> Page {
        change { $0.requested.append(number) }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let early: Result<Page, TMDbError>? = state.withLockedValue { state in
                    if state.cancelled.contains(number) { return .failure(TMDbError(.cancelled)) }
                    if case .released(let result) = state.answers.removeValue(forKey: number) { return result }
                    state.answers[number] = .answer(continuation)
                    return nil
                }
                if let early { continuation.resume(returning: early) }
            }
        } onCancel: {
            change { $0.cancelled.append(number) }
            release(number, .failure(TMDbError(.cancelled)))
        }
        return try result.get()
    }

    /// Lets the request of a page have its answer, now or when it comes.
    func release(_ number: Int, _ result: Result<Page, TMDbError>) {
        let continuation: CheckedContinuation<Result<Page, TMDbError>, Never>? = state.withLockedValue { state in
            if case .answer(let continuation) = state.answers.removeValue(forKey: number) { return continuation }
            state.answers[number] = .released(result)
            return nil
        }
        continuation?.resume(returning: result)
    }

    /// Returns when a page was asked for.
    func waitUntilRequested(_ number: Int) async {
        await wait { $0.requested.contains(number) }
    }

    /// Returns when the request of a page was cancelled.
    func waitUntilCancelled(_ number: Int) async {
        await wait { $0.cancelled.contains(number) }
    }

    private func wait(until isMet: @escaping @Sendable (State) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isMetAlready = state.withLockedValue { state in
                if isMet(state) { return true }
                state.observers.append((isMet, continuation))
                return false
            }
            if isMetAlready { continuation.resume() }
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let met = state.withLockedValue { state in
            body(&state)
            let observers = state.observers
            state.observers = observers.filter { !$0.isMet(state) }
            return observers.filter { $0.isMet(state) }
        }
        for observer in met { observer.continuation.resume() }
    }
}
