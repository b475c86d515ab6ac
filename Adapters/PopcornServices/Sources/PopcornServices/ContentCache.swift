import Caching
public import CoreDomain
import CoreInfrastructure
public import Foundation
import Logging
import Persistence

/// Looks after the cache of what TMDb said.
public struct ContentCache: Sendable {

    let database: Database
    let file: URL?
    let contents: [ContentKind: any CacheMaintaining]
    let missing: NotFoundMaintenance
    /// What is cached beside titles: pages of lists, genres.
    let sideContents: [any CacheSweeping]
    let environment: CachingEnvironment

    /// What the cache holds.
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

    /// Deletes what was cached longer ago than an age, or everything, with pages of lists, genres, what identifiers of
    /// other sites belong to, and TMDb's answers that it has no such title. The watchlists and the images configuration
    /// are not touched.
    ///
    /// It deletes a few titles at a time, so that other writers need not wait. What is being fetched while everything is
    /// deleted is not cached.
    ///
    /// - Parameter age: Default: whatever its age.
    /// - Returns: How many titles were deleted, each language counted.
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

    /// Deletes what is older than the retention, 180 days unless less is configured, as it is never given any more; and
    /// TMDb's answers that it has no such title, once they are no longer believed.
    ///
    /// In a service group this is done once a day.
    ///
    /// - Returns: How many titles were deleted, each language counted.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    @discardableResult
    public func deleteExpired() async throws(PopcornError) -> Int {
        let count = try await purge(olderThan: environment.policy.retention)
        let limit = environment.clock.now.addingTimeInterval(-(environment.policy.notFoundTimeToLive / .seconds(1)))
        try await PopcornError.storage { () throws(DatabaseError) in try await missing.delete(before: limit) }
        return count
    }

    /// Deletes what is too old, at once and then once a day, until the task is cancelled.
    func maintain() async {
        while !Task.isCancelled {
            do throws(PopcornError) {
                let count = try await deleteExpired()
                environment.logger.debug("Old titles were deleted", metadata: ["count": "\(count)"])
            } catch {
                environment.logger.warning("Old titles were not deleted", metadata: ["error": "\(error)"])
            }
            await environment.sleep(.seconds(86_400))
        }
    }
}

/// What the cache holds.
public struct CacheStatistics: Codable, Hashable, Sendable {
    /// The file of the cache's database; `nil` in memory.
    public let database: URL?
    /// How large the database is, in bytes.
    public let bytes: Int
    /// How much is cached, by kind and language tag.
    public let counts: [ContentKind: [String: Int]]
    /// When the oldest of them was cached; `nil` in an empty cache.
    public let oldest: Date?
    /// When the newest of them was cached; `nil` in an empty cache.
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
