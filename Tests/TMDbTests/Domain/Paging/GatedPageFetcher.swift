import NIOConcurrencyHelpers

@testable import TMDb

/// A paged list whose responses are held back until a test releases them.
///
/// Tests that wait for an event that never occurs end at their time limit.
final class GatedPageFetcher: Sendable {

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

    /// The numbers of the requested pages, in order.
    var requested: [Int] { state.withLockedValue(\.requested) }

    /// The numbers of the pages whose requests were cancelled.
    var cancelled: [Int] { state.withLockedValue(\.cancelled) }

    /// Returns a page once the test releases it. A cancelled request fails immediately.
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

    /// Completes the request of a page, now or as soon as it is made.
    func release(_ number: Int, _ result: Result<Page, TMDbError>) {
        let continuation: CheckedContinuation<Result<Page, TMDbError>, Never>? = state.withLockedValue { state in
            if case .answer(let continuation) = state.answers.removeValue(forKey: number) { return continuation }
            state.answers[number] = .released(result)
            return nil
        }
        continuation?.resume(returning: result)
    }

    /// Waits until a page is requested.
    func waitUntilRequested(_ number: Int) async {
        await wait { $0.requested.contains(number) }
    }

    /// Waits until the request of a page is cancelled.
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
