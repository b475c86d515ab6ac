public import CoreDomain
import CoreInfrastructure
public import Foundation
import Persistence

/// Looks after the cache of what TMDb said.
public struct ContentCache: Sendable {

    let file: URL
    let database: Database
    let movies: any CacheMaintaining
    let clock: WallClock

    /// What the cache holds.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    public func statistics() async throws(PopcornError) -> CacheStatistics {
        let movies = try await PopcornError.storage { () throws(DatabaseError) in try await movies.statistics() }
        return CacheStatistics(
            database: file,
            bytes: database.fileSize,
            moviesByLanguage: movies.countByLanguage,
            oldest: movies.oldest,
            newest: movies.newest
        )
    }

    /// Deletes what was cached longer ago than an age, or everything. The watchlist is not touched.
    ///
    /// - Parameter age: Default: whatever its age.
    /// - Returns: How many answers were deleted, each language of a title counted.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    @discardableResult
    public func purge(olderThan age: Duration? = nil) async throws(PopcornError) -> Int {
        let limit = age.map { clock.now.addingTimeInterval(-($0 / .seconds(1))) }
        return try await PopcornError.storage { () throws(DatabaseError) in
            try await movies.delete(cachedBefore: limit)
        }
    }
}

/// What the cache holds.
public struct CacheStatistics: Hashable, Sendable {
    /// The file of the cache's database.
    public let database: URL
    /// How large the database is, in bytes.
    public let bytes: Int
    /// How many movies are cached, by language tag.
    public let moviesByLanguage: [String: Int]
    /// When the oldest of them was cached; `nil` in an empty cache.
    public let oldest: Date?
    /// When the newest of them was cached; `nil` in an empty cache.
    public let newest: Date?
}
