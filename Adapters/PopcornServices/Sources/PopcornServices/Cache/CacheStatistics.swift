public import CoreDomain
public import Foundation

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
