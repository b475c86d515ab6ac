public import CoreDomain
public import Foundation

/// Statistics of the cache.
public struct CacheStatistics: Codable, Hashable, Sendable {
    /// The file of the cache database; `nil` for temporary storage.
    public let database: URL?
    /// The total size of the cache files, in bytes.
    public let bytes: Int
    /// The limit of ``bytes``, ``PopcornServices/Limits/cacheByteCount``; `nil` for no limit.
    public let limit: Int?
    /// The size of the cached values in bytes, by kind: the raw values of ``/CoreDomain/ContentKind``, and others such
    /// as `list`, `review`, `external-id`, `not-found` and `preview`. Empty if SQLite was built without `dbstat`.
    ///
    /// The sizes are exact, in whole pages of the file with their indexes. Free pages are not included.
    public let bytesByKind: [String: Int]
    /// The number of values that were evicted since the file was created, by the kinds of ``bytesByKind``.
    public let evicted: [String: Int]
    /// The number of cached entries, by kind and language tag. Kinds without entries are omitted.
    public let counts: [ContentKind: [String: Int]]
    /// The date on which the oldest of these entries was cached; `nil` if ``counts`` is empty.
    public let oldestAt: Date?
    /// The date on which the newest of these entries was cached; `nil` if ``counts`` is empty.
    public let newestAt: Date?

    /// Creates statistics.
    public init(
        database: URL? = nil, bytes: Int, limit: Int? = nil, bytesByKind: [String: Int] = [:],
        evicted: [String: Int] = [:], counts: [ContentKind: [String: Int]], oldestAt: Date? = nil, newestAt: Date? = nil
    ) {
        self.database = database
        self.bytes = bytes
        self.limit = limit
        self.bytesByKind = bytesByKind
        self.evicted = evicted
        self.counts = counts
        self.oldestAt = oldestAt
        self.newestAt = newestAt
    }
}
