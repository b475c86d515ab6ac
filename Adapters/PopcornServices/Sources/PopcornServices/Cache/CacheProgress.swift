public import CoreDomain
public import Foundation

/// The progress of a warm-up or a refresh of the cache, and its result.
public struct CacheProgress: Codable, Equatable, Sendable {

    /// An item that could not be fetched.
    public struct Failure: Codable, Equatable, Sendable {
        /// The identifier of the item.
        public let id: ContentID
        /// The error of the last attempt.
        public let error: PopcornError

        /// Creates a failure.
        public init(id: ContentID, error: PopcornError) {
            self.id = id
            self.error = error
        }
    }

    /// The maximum number of ``failures``. Further failures are only counted.
    public static let failureLimit = 100

    /// The number of items that were fetched from TMDb.
    public var fetched: Int
    /// The number of items that were already fresh, including repeated identifiers.
    public var fresh: Int
    /// The number of items that were skipped because they are not cached.
    public var notCached: Int
    /// The number of items that TMDb does not have.
    public var notFound: Int
    /// The number of items that could not be fetched.
    public var failed: Int
    /// The number of identifiers; `nil` if unknown.
    public var total: Int?
    /// The date until which no request is sent, because TMDb limits the rate or is unavailable; otherwise `nil`.
    public var pausedUntil: Date?
    /// The items that could not be fetched: the first ``failureLimit``.
    public var failures: [Failure]

    /// The number of items that were processed.
    public var completed: Int { fetched + fresh + notCached + notFound + failed }

    /// Creates the progress of a warm-up or a refresh.
    public init(
        fetched: Int = 0, fresh: Int = 0, notCached: Int = 0, notFound: Int = 0, failed: Int = 0, total: Int? = nil,
        pausedUntil: Date? = nil, failures: [Failure] = []
    ) {
        self.fetched = fetched
        self.fresh = fresh
        self.notCached = notCached
        self.notFound = notFound
        self.failed = failed
        self.total = total
        self.pausedUntil = pausedUntil
        self.failures = failures
    }

    /// Adds the counts of a part of a warm-up or a refresh, and takes over the end of its pause. The total does not
    /// change.
    mutating func add(_ part: CacheProgress) {
        fetched += part.fetched
        fresh += part.fresh
        notCached += part.notCached
        notFound += part.notFound
        failed += part.failed
        pausedUntil = part.pausedUntil
        failures += part.failures.prefix(Self.failureLimit - failures.count)
    }

    mutating func addFailure(_ id: ContentID, _ error: PopcornError) {
        failed += 1
        if failures.count < Self.failureLimit { failures.append(Failure(id: id, error: error)) }
    }
}
