import AsyncPrimitives
public import CoreDomain

/// An answer, and then each later change of it.
///
/// ```swift
/// for try await movie in popcorn.movies.fetchMovieDetails.updates(id: 550) {
///     print(movie.title, movie.isOnWatchlist)
/// }
/// ```
///
/// The first answer is that of an ordinary read: from the cache at once, or from TMDb if nothing is cached. A further one
/// is given after something that it depends on was stored anew, or was put on the owner's watchlist or taken off, and only
/// if it differs from the one before. Whoever is slow gets the latest, not those in between.
///
/// **It ends** when its consumer leaves the loop or is cancelled, and when the services are shut down.
///
/// **It throws** what the first read throws, and later ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` if TMDb no
/// longer has what was asked for, and ``/CoreDomain/PopcornError/Kind-swift.enum/storage`` if it can no longer be read.
/// That TMDb failed to give something newer is no news: it is not thrown.
///
/// It waits for changes and asks TMDb for none: what others in this process read, refresh and put on watchlists is what it
/// hears of. What another process stores in the same folder it finds at the next change in this one.
public struct ContentUpdates<Value: Equatable & Sendable>: AsyncSequence, Sendable {

    private let policy: ReadPolicy
    private let read: @Sendable (ReadPolicy) async throws(PopcornError) -> Value

    /// Answers that a closure reads.
    ///
    /// - Parameter policy: Where the first one may come from.
    package init(
        _ policy: ReadPolicy = .cacheFirst,
        _ read: @escaping @Sendable (ReadPolicy) async throws(PopcornError) -> Value
    ) {
        self.policy = policy
        self.read = read
    }

    /// Waits for answers.
    public func makeAsyncIterator() -> Iterator {
        Iterator(policy: policy, read: read)
    }

    /// Waits for answers.
    public struct Iterator: AsyncIteratorProtocol {

        private let policy: ReadPolicy
        private let read: @Sendable (ReadPolicy) async throws(PopcornError) -> Value
        /// Hears of changes; `nil` at the end.
        private var follower: ChangeObserver? = ChangeObserver()
        private var last: Value?
        /// Whether the last answer had to be fetched because the cache no longer had it.
        private var wasLost = false

        fileprivate init(
            policy: ReadPolicy, read: @escaping @Sendable (ReadPolicy) async throws(PopcornError) -> Value
        ) {
            self.policy = policy
            self.read = read
        }

        /// The next answer; `nil` at the end and after an error.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(PopcornError) -> Value? {
            while let follower, !Task.isCancelled {
                guard let last else { return try await first(follower, isolation: actor) }
                guard await follower.change() else { break }
                guard let value = try await newer(follower, isolation: actor), value != last else { continue }
                self.last = value
                return value
            }
            follower = nil
            return nil
        }

        private mutating func first(
            _ follower: ChangeObserver, isolation actor: isolated (any Actor)?
        ) async throws(PopcornError) -> Value? {
            do throws(PopcornError) {
                last = try await follower.reading { [policy, read] () throws(PopcornError) in try await read(policy) }
                return last
            } catch {
                return try end(because: error, follower)
            }
        }

        /// What the cache holds now; `nil` if it cannot be told.
        private mutating func newer(
            _ follower: ChangeObserver, isolation actor: isolated (any Actor)?
        ) async throws(PopcornError) -> Value? {
            do throws(PopcornError) {
                let value = try await follower.reading { [read] () throws(PopcornError) in try await read(.cacheOnly) }
                wasLost = false
                return value
            } catch {
                guard error.kind.leavesLastAnswer else { return try end(because: error, follower) }
                // What is fetched below is stored, which is a change too: if it cannot be read even then, that is that.
                guard error.kind == .notCached, policy != .cacheOnly, !wasLost else {
                    wasLost = false
                    return nil
                }
            }
            do throws(PopcornError) {
                let value = try await follower.reading { [read] () throws(PopcornError) in try await read(.cacheFirst) }
                wasLost = true
                return value
            } catch {
                return error.kind.leavesLastAnswer ? nil : try end(because: error, follower)
            }
        }

        /// Ends, with the error unless the end is why there was one.
        private mutating func end(because error: PopcornError, _ follower: ChangeObserver) throws(PopcornError)
            -> Value?
        {
            self.follower = nil
            if follower.hasEnded || Task.isCancelled { return nil }
            throw error
        }
    }
}

extension PopcornError.Kind {
    /// Whether it says nothing about what was given last.
    fileprivate var leavesLastAnswer: Bool {
        switch self {
        case .unavailable, .rateLimited, .undecodable, .unauthorised, .notCached: true
        case .invalidInput, .notFound, .storage, .cancelled: false
        }
    }
}
