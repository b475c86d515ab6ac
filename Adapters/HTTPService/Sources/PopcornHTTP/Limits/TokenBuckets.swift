/// Token buckets of clients. A bucket contains the requests that a client may send at once, and refills over time.
///
/// The number of buckets is limited: the bucket of the client whose last request is the oldest is deleted.
struct TokenBuckets: Sendable {

    private struct Bucket {
        var level: Double
        var updated: ContinuousClock.Instant
        var newer: ClientKey?
        var older: ClientKey?
    }

    private let rate: ClientRate
    private let maximum: Int
    private var buckets: [ClientKey: Bucket] = [:]
    private var newest: ClientKey?
    private var oldest: ClientKey?

    /// Creates buckets.
    ///
    /// - Parameter maximum: The maximum number of buckets, at least 1.
    init(rate: ClientRate, maximum: Int) {
        self.rate = rate
        self.maximum = maximum
    }

    /// The number of buckets.
    var count: Int { buckets.count }

    /// Takes a request from the bucket of a client.
    ///
    /// - Returns: `nil` if the request is permitted; otherwise the delay after which the next one is.
    mutating func take(_ key: ClientKey, now: ContinuousClock.Instant) -> Duration? {
        var level = Double(rate.burst)
        if let bucket = remove(key) {
            let seconds = max(0, (now - bucket.updated) / .seconds(1))
            level = min(level, bucket.level + seconds * Double(rate.requestsPerSecond))
        } else if buckets.count >= maximum, let oldest {
            _ = remove(oldest)
        }
        let isPermitted = level >= 1
        insert(key, Bucket(level: isPermitted ? level - 1 : level, updated: now))
        return isPermitted ? nil : .seconds((1 - level) / Double(rate.requestsPerSecond))
    }

    /// Inserts the bucket of the newest request.
    private mutating func insert(_ key: ClientKey, _ bucket: Bucket) {
        var bucket = bucket
        bucket.older = newest
        if let newest { buckets[newest]?.newer = key } else { oldest = key }
        newest = key
        buckets[key] = bucket
    }

    private mutating func remove(_ key: ClientKey) -> Bucket? {
        guard let bucket = buckets.removeValue(forKey: key) else { return nil }
        if let newer = bucket.newer { buckets[newer]?.older = bucket.older } else { newest = bucket.older }
        if let older = bucket.older { buckets[older]?.newer = bucket.newer } else { oldest = bucket.newer }
        return bucket
    }
}
