public import CoreDomain
import PopcornConcurrency

/// An asynchronous sequence of a value: the current value, then each change.
///
/// ```swift
/// for try await movie in popcorn.movies.fetchMovieDetails.updates(id: 550) {
///     print(movie.title, movie.voteCount ?? 0)
/// }
/// ```
///
/// The first value is read like any other: by default from the cache, or from TMDb if it is not cached. A new value is
/// delivered when data it depends on is stored again or the owner's watchlist changes, and only if it differs from the
/// previous value. A slow consumer receives only the latest value. A value that consists of many titles, such as the
/// next episodes of a watchlist, is read again at most once a second.
///
/// **The sequence ends** when the consumer leaves the loop, when its task is cancelled, and when the services are shut
/// down.
///
/// **The sequence throws** the error of the first read. Later it throws
/// ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` if TMDb no longer has the item, and
/// ``/CoreDomain/PopcornError/Kind-swift.enum/storage`` if the value can no longer be read. Failures to fetch a newer
/// value from TMDb are not thrown; the last value remains valid.
///
/// After the first value, the sequence only observes writes to the cache and the watchlists in this process. It does
/// not poll TMDb. It sends a request only if the value is no longer cached or was invalidated when it is read again,
/// and never with ``/CoreDomain/ReadPolicy/cacheOnly``. Changes made by another process that shares the folder are
/// picked up at the next change in this process.
public struct ContentUpdates<Value: Equatable & Sendable>: AsyncSequence, Sendable {

    private let policy: ReadPolicy
    private let pace: UpdatePace?
    private let read: Read

    /// A closure that reads the value, and returns whether the cached value was invalidated.
    fileprivate typealias Read =
        @Sendable (ReadPolicy) async throws(PopcornError) -> (value: Value, isInvalidated: Bool)

    /// Creates a sequence of the values that a closure reads with their sources.
    ///
    /// - Parameters:
    ///   - policy: Whether to read the first value from the cache, from TMDb, or both.
    ///   - pace: The pace of the reads after a change. Default: each change is read immediately.
    ///   - read: A closure that reads the value. A stale value that was never fresh counts as invalidated.
    package init(
        _ policy: ReadPolicy, pace: UpdatePace? = nil,
        sourced read: @escaping @Sendable (ReadPolicy) async throws(PopcornError) -> Sourced<Value>
    ) {
        self.policy = policy
        self.pace = pace
        self.read = { policy throws(PopcornError) in
            let answer = try await read(policy)
            let wasNeverFresh = answer.freshUntil.map { $0 <= answer.cachedAt } ?? false
            return (answer.value, answer.origin == .stale && wasNeverFresh)
        }
    }

    /// Creates a sequence of the values that a closure reads.
    ///
    /// - Parameters:
    ///   - policy: Whether to read the first value from the cache, from TMDb, or both. Default:
    ///     ``/CoreDomain/ReadPolicy/cacheFirst``.
    ///   - pace: The pace of the reads after a change. Default: each change is read immediately.
    ///   - read: A closure that reads the value.
    package init(
        _ policy: ReadPolicy = .cacheFirst, pace: UpdatePace? = nil,
        _ read: @escaping @Sendable (ReadPolicy) async throws(PopcornError) -> Value
    ) {
        self.policy = policy
        self.pace = pace
        self.read = { policy throws(PopcornError) in (try await read(policy), false) }
    }

    /// Returns an iterator over the values.
    public func makeAsyncIterator() -> Iterator {
        Iterator(policy: policy, pace: pace, read: read)
    }

    /// An iterator over the values.
    public struct Iterator: AsyncIteratorProtocol {

        private let policy: ReadPolicy
        private let pace: UpdatePace?
        private let read: Read
        /// The beginning of the last read after a change; `nil` before it and without a pace.
        private var lastRead: ContinuousClock.Instant?
        /// The observer of changes; `nil` after the end.
        private var observer: ChangeObserver? = ChangeObserver()
        private var last: Value?
        /// Whether the last value was fetched because it was no longer cached or was invalidated.
        private var wasRefetched = false

        fileprivate init(policy: ReadPolicy, pace: UpdatePace?, read: @escaping Read) {
            self.policy = policy
            self.pace = pace
            self.read = read
        }

        /// Returns the next value, or `nil` at the end and after an error.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(PopcornError) -> Value? {
            while let observer, !Task.isCancelled {
                guard let last else { return try await first(observer, isolation: actor) }
                // The observer combines the changes during the wait.
                if let pace, let lastRead { await pace.wait(after: lastRead) }
                guard await observer.change() else { break }
                lastRead = pace?.now
                guard let value = try await currentValue(observer, isolation: actor), value != last else { continue }
                self.last = value
                return value
            }
            observer = nil
            return nil
        }

        private mutating func first(
            _ observer: ChangeObserver, isolation actor: isolated (any Actor)?
        ) async throws(PopcornError) -> Value? {
            do throws(PopcornError) {
                last = try await observer.reading { [policy, read] () throws(PopcornError) in
                    try await read(policy).value
                }
                return last
            } catch {
                return try end(because: error, observer)
            }
        }

        /// Returns the current value, or `nil` if it cannot be read for now.
        private mutating func currentValue(
            _ observer: ChangeObserver, isolation actor: isolated (any Actor)?
        ) async throws(PopcornError) -> Value? {
            do throws(PopcornError) {
                let current = try await observer.reading { [read] () throws(PopcornError) in
                    try await read(.cacheOnly)
                }
                guard current.isInvalidated, policy != .cacheOnly, !wasRefetched else {
                    wasRefetched = false
                    return current.value
                }
            } catch {
                guard error.kind.keepsLastValue else { return try end(because: error, observer) }
                // The fetch below stores the value, which is a change as well. If the value is still not cached after
                // that change, it is not fetched a second time.
                guard error.kind == .notCached, policy != .cacheOnly, !wasRefetched else {
                    wasRefetched = false
                    return nil
                }
            }
            do throws(PopcornError) {
                let value = try await observer.reading { [read] () throws(PopcornError) in
                    try await read(.cacheFirst).value
                }
                wasRefetched = true
                return value
            } catch {
                return error.kind.keepsLastValue ? nil : try end(because: error, observer)
            }
        }

        /// Ends the sequence. Throws the error, unless the end of changes or a cancellation caused it.
        private mutating func end(because error: PopcornError, _ observer: ChangeObserver) throws(PopcornError)
            -> Value?
        {
            self.observer = nil
            if observer.hasEnded || Task.isCancelled { return nil }
            throw error
        }
    }
}

extension PopcornError.Kind {
    /// Whether the last value remains valid after an error of this kind.
    fileprivate var keepsLastValue: Bool {
        switch self {
        case .unavailable, .rateLimited, .overloaded, .undecodable, .unauthorised, .notCached: true
        case .invalidInput, .notFound, .limitReached, .storage, .cancelled: false
        }
    }
}

/// The pace of updates whose value consists of many titles, each of which can change on its own.
///
/// Without it, the refresh of each title on a watchlist would cause a read of the whole watchlist. The first change is
/// read immediately; further changes within the interval are read together at its end.
@usableFromInline
package struct UpdatePace: Sendable {

    /// The minimum time between the beginnings of two reads. Default: 1 second.
    let interval: Duration
    private let clock: WallClock
    private let sleep: @Sendable (Duration) async -> Void

    /// Creates a pace.
    ///
    /// - Parameters:
    ///   - interval: The minimum time between the beginnings of two reads. Default: 1 second.
    ///   - clock: The clock that measures the interval.
    ///   - sleep: A closure that waits for a duration, or until the task is cancelled.
    package init(
        interval: Duration = .seconds(1), clock: WallClock, sleep: @escaping @Sendable (Duration) async -> Void
    ) {
        self.interval = interval
        self.clock = clock
        self.sleep = sleep
    }

    /// The current time, as the beginning of a read.
    var now: ContinuousClock.Instant { clock.uptime }

    /// Waits until a read may begin.
    ///
    /// - Parameter last: The beginning of the last read.
    func wait(after last: ContinuousClock.Instant) async {
        let remaining = last + interval - clock.uptime
        if remaining > .zero { await sleep(min(remaining, interval)) }
    }
}
