import NIOConcurrencyHelpers
import PopcornConcurrency

/// The fetches of images in progress. Concurrent readers of an image share one fetch.
final class ImageFetches: Sendable {

    typealias Outcome = Result<ImageContent, Problem>

    private struct State {
        var waiters: [ImageReference: [CancellablePromise<Outcome>]] = [:]
        var queue = WaitingLine<ImageReference>()
        var running = 0
        var waiting = 0
        var lastTicket: UInt64 = 0
    }

    private let maximumFetchCount: Int
    private let maximumReaderCount: Int
    private let fetch: @Sendable (ImageReference) async -> Outcome
    private let state = NIOLockedValueBox(State())

    /// Creates a set of fetches.
    ///
    /// - Parameters:
    ///   - maximumFetchCount: The maximum number of fetches at once. Others wait.
    ///   - maximumReaderCount: The maximum number of waiting readers. Others are rejected.
    init(
        maximumFetchCount: Int, maximumReaderCount: Int, fetch: @escaping @Sendable (ImageReference) async -> Outcome
    ) {
        self.maximumFetchCount = max(1, maximumFetchCount)
        self.maximumReaderCount = maximumReaderCount
        self.fetch = fetch
    }

    /// Fetches an image, or waits for its fetch in progress. A fetch continues if its readers are cancelled.
    func image(_ reference: ImageReference) async throws(Problem) -> ImageContent {
        let promise = CancellablePromise<Outcome>()
        let (isAdmitted, starts) = state.withLockedValue { state -> (Bool, Bool) in
            guard state.waiting < maximumReaderCount else { return (false, false) }
            state.waiting += 1
            state.waiters[reference, default: []].append(promise)
            guard state.waiters[reference]?.count == 1 else { return (true, false) }
            guard state.running < maximumFetchCount else {
                state.lastTicket += 1
                state.queue.append(reference, ticket: state.lastTicket)
                return (true, false)
            }
            state.running += 1
            return (true, true)
        }
        guard isAdmitted else {
            throw Problem(.overloaded, "Too many requests wait for images.", retryAfter: .seconds(2))
        }
        if starts { start(reference) }
        let outcome = await promise.value()
        guard let outcome else { throw Problem(.shuttingDown, "The request was cancelled.") }
        return try outcome.get()
    }

    private func start(_ first: ImageReference) {
        Task {
            var next: ImageReference? = first
            while let reference = next {
                let outcome = await fetch(reference)
                let (waiters, queued) = state.withLockedValue { state in
                    let waiters = state.waiters.removeValue(forKey: reference) ?? []
                    state.waiting -= waiters.count
                    let first = state.queue.first()
                    if let first { _ = state.queue.remove(first.ticket) } else { state.running -= 1 }
                    return (waiters, first?.caller)
                }
                for promise in waiters { promise.fulfil(outcome) }
                next = queued
            }
        }
    }
}
