package import CoreDomain
import PopcornCaching
import PopcornConcurrency

/// A warm-up or a refresh in progress.
struct CacheLoading {

    /// The maximum number of identifiers that are taken from the sequence at a time.
    static let lookupLimit = 500
    /// The maximum number of items that are fetched at a time.
    static let concurrentFetchLimit = 4

    private let load: CacheLoad
    private let locale: ContentLocale
    private let reader: any ContentReader
    private let environment: CachingEnvironment
    private var progress: CacheProgress
    private var pauses: LoadPauses

    init(_ load: CacheLoad, locale: ContentLocale, reader: any ContentReader, environment: CachingEnvironment) {
        self.load = load
        self.locale = locale
        self.reader = reader
        self.environment = environment
        progress = CacheProgress(total: load.total)
        pauses = LoadPauses(environment: environment)
    }

    /// Processes all identifiers, with the request priority `background`.
    mutating func run(_ ids: ContentIDSource) async throws(PopcornError) -> CacheProgress {
        var batch: [ContentID] = []
        while let id = try await ids.next() {
            batch.append(id)
            guard batch.count == Self.lookupLimit else { continue }
            try await process(batch)
            batch = []
        }
        try await process(batch)
        return progress
    }

    private mutating func process(_ ids: [ContentID]) async throws(PopcornError) {
        var seen: Set<ContentID> = []
        let unique = ids.filter { seen.insert($0).inserted }
        progress.fresh += ids.count - unique.count
        let selected = try await select(unique)
        if progress.completed > 0 { load.report(progress) }
        guard !selected.isEmpty else { return }
        let failure = await RequestPriority.$current.withValue(.background) { await fetch(selected) }
        if let failure { throw failure }
    }

    /// Returns the items to fetch, and counts the other items.
    private mutating func select(_ ids: [ContentID]) async throws(PopcornError) -> [ContentID] {
        guard !Task.isCancelled else { throw .loadCancelled }
        guard load.selection != .all else { return ids }
        let states = await reader.cachedStates(of: ids, locale)
        var selected: [ContentID] = []
        for id in ids {
            do throws(PopcornError) {
                let origin = try states[id]?.get()
                if load.selection == .cached || origin == .stale { selected.append(id) } else { progress.fresh += 1 }
            } catch {
                switch error.kind {
                case .notCached where load.selection == .cached: progress.notCached += 1
                case .notCached: selected.append(id)
                case .notFound: progress.notFound += 1
                case .storage, .cancelled: throw error
                default: progress.addFailure(id, error)
                }
            }
        }
        return selected
    }
}

// MARK: - Requests

extension CacheLoading {

    /// An attempt to fetch an item.
    private struct Attempt: Sendable {
        let id: ContentID
        var retries = 0
        /// The number of pauses before the attempt.
        var pauseCount = 0
        /// The error; `nil` if the item was fetched.
        var error: PopcornError?
    }

    /// Fetches items, a few at a time.
    ///
    /// - Returns: The error that ends the warm-up or refresh; `nil` if all items were processed.
    private mutating func fetch(_ ids: [ContentID]) async -> PopcornError? {
        await withTaskGroup(of: Attempt.self) { group in
            defer { group.cancelAll() }
            var waiting = ids.reversed().map { Attempt(id: $0) }
            var running = 0
            while true {
                guard !Task.isCancelled else { return .loadCancelled }
                while running < Self.concurrentFetchLimit, var attempt = waiting.popLast() {
                    attempt.pauseCount = pauses.count
                    running += 1
                    group.addTask { [reader, locale, attempt] in
                        let result = await outcome { () async throws(PopcornError) in
                            try await reader.fetch(attempt.id, locale)
                        }
                        var attempt = attempt
                        if case .failure(let error) = result { attempt.error = error }
                        return attempt
                    }
                }
                guard let attempt = await group.next() else { return nil }
                running -= 1
                if let error = attempt.error, error.isTemporary {
                    if attempt.retries < LoadPauses.retryLimit {
                        waiting.append(Attempt(id: attempt.id, retries: attempt.retries + 1))
                    } else {
                        progress.addFailure(attempt.id, error)
                    }
                    // The failure of an attempt that began before the last pause does not extend it.
                    if attempt.pauseCount == pauses.count, let end = await pause(after: error) { return end }
                } else if let end = count(attempt) {
                    return end
                }
                load.report(progress)
            }
        }
    }

    /// Counts the result of an attempt that is not retried.
    ///
    /// - Returns: The error that ends the warm-up or refresh; `nil` if it continues.
    private mutating func count(_ attempt: Attempt) -> PopcornError? {
        switch attempt.error?.kind {
        case nil: progress.fetched += 1
        case .notFound: progress.notFound += 1
        case .unauthorised, .storage, .cancelled: return attempt.error
        default: attempt.error.map { progress.addFailure(attempt.id, $0) }
        }
        pauses.recordResponse()
        return nil
    }

    /// Waits after a temporary failure.
    ///
    /// - Returns: The error that ends the warm-up or refresh; `nil` if it continues.
    private mutating func pause(after error: PopcornError) async -> PopcornError? {
        guard let pause = pauses.begin(after: error) else { return error }
        progress.pausedUntil = pause.end
        load.report(progress)
        await environment.sleep(pause.duration)
        progress.pausedUntil = nil
        return nil
    }
}

/// The parameters of a warm-up or a refresh.
package struct CacheLoad: Sendable {

    /// The items of a sequence that are fetched.
    package enum Selection: Sendable {
        /// All items.
        case all
        /// The items that are cached.
        case cached
        /// The items that are not cached or not fresh.
        case notFresh
    }

    package let selection: Selection
    /// The locale; `nil` for the default locale.
    package let locale: ContentLocale?
    /// The number of identifiers; `nil` if unknown.
    package let total: Int?
    /// Receives the progress after each item.
    package let report: @Sendable (CacheProgress) -> Void
}

/// The identifiers of a warm-up or a refresh, from a sequence of any type.
package struct ContentIDSource {

    /// A closure that returns the next identifier; `nil` at the end of the sequence.
    package let next: () async throws(PopcornError) -> ContentID?

    init<IDs: Sequence>(_ ids: IDs) where IDs.Element == ContentID {
        var iterator = ids.makeIterator()
        next = { () throws(PopcornError) in iterator.next() }
    }

    init<IDs: AsyncSequence>(_ ids: IDs) where IDs.Element == ContentID {
        var iterator = ids.makeAsyncIterator()
        next = { () throws(PopcornError) in
            do {
                return try await iterator.next(isolation: nil)
            } catch let error as PopcornError {
                throw error
            } catch {
                let kind: PopcornError.Kind = error is CancellationError ? .cancelled : .invalidInput
                throw PopcornError(kind, "The identifiers cannot be read", cause: error)
            }
        }
    }
}
