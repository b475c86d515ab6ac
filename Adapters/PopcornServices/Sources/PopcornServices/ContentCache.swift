import Caching
public import CoreDomain
import CoreInfrastructure
public import Foundation
import Logging
import Persistence

/// The cache of TMDb's data, for inspection and maintenance.
public struct ContentCache: Sendable {

    let database: Database
    let file: URL?
    let contents: [ContentKind: any CacheMaintaining]
    let missing: NotFoundMaintenance
    /// The cached values that belong to no title: list pages, genres and external-ID lookups.
    let sideContents: [any CacheSweeping]
    let environment: CachingEnvironment

    /// Returns the size of the cache, and the number and age of its entries.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    public func statistics() async throws(PopcornError) -> CacheStatistics {
        var counts: [ContentKind: [String: Int]] = [:]
        var times: [Date] = []
        for (kind, content) in contents {
            let statistics = try await PopcornError.storage { () throws(DatabaseError) in
                try await content.statistics()
            }
            if !statistics.countByLanguage.isEmpty { counts[kind] = statistics.countByLanguage }
            times += [statistics.oldest, statistics.newest].compactMap(\.self)
        }
        return CacheStatistics(
            database: file, bytes: database.fileSize, counts: counts, oldest: times.min(), newest: times.max())
    }

    /// Deletes entries older than an age, or all entries.
    ///
    /// Deletes list pages, genres, external-ID lookups and not-found responses, too. Keeps the watchlists, the
    /// search histories and the images configuration.
    ///
    /// Entries are deleted in small batches, so that other writers are not blocked. Fetches in flight during a full
    /// purge are not written to the cache.
    ///
    /// - Parameter age: The minimum age of the deleted entries. Default: `nil`, which deletes all entries.
    /// - Returns: The number of deleted movies, collections, series, seasons, episodes and people. Each language counts
    ///   separately.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    @discardableResult
    public func purge(olderThan age: Duration? = nil) async throws(PopcornError) -> Int {
        if age == nil { environment.revokeWrites() }
        let limit = age.map { environment.clock.now.addingTimeInterval(-($0 / .seconds(1))) }
        return try await PopcornError.storage { () throws(DatabaseError) in
            var count = 0
            for content in contents.values { count += try await content.delete(cachedBefore: limit) }
            for content in sideContents { try await content.delete(before: limit) }
            try await missing.delete(before: limit)
            return count
        }
    }

    /// Deletes entries older than ``/Caching/FreshnessPolicy/retention``, which are never returned, and not-found
    /// responses older than ``/Caching/FreshnessPolicy/notFoundTimeToLive``.
    ///
    /// In a service group, this is done at the start and then once a day.
    ///
    /// - Returns: The number of deleted movies, collections, series, seasons, episodes and people. Each language counts
    ///   separately.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    @discardableResult
    public func deleteExpired() async throws(PopcornError) -> Int {
        let count = try await purge(olderThan: environment.policy.retention)
        let limit = environment.clock.now.addingTimeInterval(-(environment.policy.notFoundTimeToLive / .seconds(1)))
        try await PopcornError.storage { () throws(DatabaseError) in try await missing.delete(before: limit) }
        return count
    }

    /// Deletes expired entries at once and then once a day, until the task is cancelled.
    func maintain() async {
        while !Task.isCancelled {
            do throws(PopcornError) {
                let count = try await deleteExpired()
                environment.logger.debug("Expired cache entries were deleted", metadata: ["count": "\(count)"])
            } catch {
                environment.logger.warning("Expired cache entries were not deleted", metadata: ["error": "\(error)"])
            }
            await environment.sleep(.seconds(86_400))
        }
    }
}

/// Statistics of the cache.
public struct CacheStatistics: Codable, Hashable, Sendable {
    /// The file of the cache database; `nil` for temporary storage.
    public let database: URL?
    /// The size of the cache database in bytes.
    public let bytes: Int
    /// The number of cached entries, by kind and language tag. Kinds without entries are omitted.
    public let counts: [ContentKind: [String: Int]]
    /// The date on which the oldest of these entries was cached; `nil` if ``counts`` is empty.
    public let oldest: Date?
    /// The date on which the newest of these entries was cached; `nil` if ``counts`` is empty.
    public let newest: Date?

    /// Creates statistics.
    public init(
        database: URL? = nil, bytes: Int, counts: [ContentKind: [String: Int]], oldest: Date? = nil, newest: Date? = nil
    ) {
        self.database = database
        self.bytes = bytes
        self.counts = counts
        self.oldest = oldest
        self.newest = newest
    }
}
