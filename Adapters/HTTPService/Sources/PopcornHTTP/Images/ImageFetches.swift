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
        var isCancelled = false
        var tasks: [UInt64: Task<Void, Never>] = [:]
    }

    private let maximumFetchCount: Int
    private let maximumReaderCount: Int
    private let fetch: @Sendable (ImageReference) async -> Outcome
    private let state = NIOLockedValueBox(State())

    /// Creates a set of fetches.
    ///
    /// - Parameters:
    ///   - maximumFetchCount: The maximum number of fetches at a time. Further fetches wait.
    ///   - maximumReaderCount: The maximum number of waiting readers. Further readers are rejected.
    init(
        maximumFetchCount: Int, maximumReaderCount: Int, fetch: @escaping @Sendable (ImageReference) async -> Outcome
    ) {
        self.maximumFetchCount = max(1, maximumFetchCount)
        self.maximumReaderCount = maximumReaderCount
        self.fetch = fetch
    }

    /// The number of waiting readers.
    var readerCount: Int { state.withLockedValue { $0.waiting } }

    /// Fetches an image, or waits for its fetch in progress. A fetch continues if its readers are cancelled.
    func image(_ reference: ImageReference) async throws(Problem) -> ImageContent {
        let promise = CancellablePromise<Outcome>()
        let problem = state.withLockedValue { state -> Problem? in
            guard !state.isCancelled else { return .imagesShutDown }
            guard state.waiting < maximumReaderCount else {
                return Problem(.overloaded, "Too many requests wait for images.", retryAfter: .seconds(2))
            }
            state.waiting += 1
            state.waiters[reference, default: []].append(promise)
            guard state.waiters[reference]?.count == 1 else { return nil }
            state.lastTicket += 1
            if state.running < maximumFetchCount {
                state.running += 1
                let id = state.lastTicket
                state.tasks[id] = Task { await self.run(id, startingWith: reference) }
            } else {
                state.queue.append(reference, ticket: state.lastTicket)
            }
            return nil
        }
        if let problem { throw problem }
        let outcome = await promise.value()
        guard let outcome else { throw Problem(.shuttingDown, "The request was cancelled.") }
        return try outcome.get()
    }

    /// Cancels all fetches, and rejects waiting and later readers.
    func cancelAll() {
        let (tasks, waiters) = state.withLockedValue { state in
            state.isCancelled = true
            defer {
                state.waiters = [:]
                state.waiting = 0
                state.queue = WaitingLine()
                state.tasks = [:]
            }
            return (Array(state.tasks.values), state.waiters.values.flatMap { $0 })
        }
        for task in tasks { task.cancel() }
        for promise in waiters { promise.fulfil(.failure(.imagesShutDown)) }
    }

    /// Fetches an image, then the images in the queue, until it is empty.
    private func run(_ id: UInt64, startingWith first: ImageReference) async {
        var next: ImageReference? = first
        while let reference = next {
            let outcome = await fetch(reference)
            let (waiters, queued) = state.withLockedValue { state in
                let waiters = state.waiters.removeValue(forKey: reference) ?? []
                state.waiting -= waiters.count
                let first = state.queue.first()
                if let first {
                    _ = state.queue.remove(first.ticket)
                } else {
                    state.running -= 1
                    state.tasks[id] = nil
                }
                return (waiters, first?.caller)
            }
            for promise in waiters { promise.fulfil(outcome) }
            next = queued
        }
    }
}

extension Problem {
    /// The problem of a request for an image after the shutdown began.
    static let imagesShutDown = Problem(.shuttingDown, "The service is shutting down.")
}
