public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import PopcornServices

extension CacheStatistics {
    /// Creates statistics for tests: three movies in two languages, cached within one day.
    public static func mock(
        database: URL? = URL(filePath: "/var/cache/popcorn/cache.sqlite"), bytes: Int = 135_168,
        limit: Int? = 2_000_000_000, bytesByKind: [String: Int] = ["movie": 65_536, "list": 4096],
        evicted: [String: Int] = ["movie": 4],
        counts: [ContentKind: [String: Int]] = [.movie: ["en-GB": 2, "de-DE": 1]],
        oldestAt: Date? = WallClock.mock().now.addingTimeInterval(-86_400), newestAt: Date? = WallClock.mock().now
    ) -> CacheStatistics {
        CacheStatistics(
            database: database, bytes: bytes, limit: limit, bytesByKind: bytesByKind, evicted: evicted, counts: counts,
            oldestAt: oldestAt, newestAt: newestAt)
    }
}
