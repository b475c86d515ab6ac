/// Token buckets of clients. A bucket contains the requests that a client may send without delay, and refills over
/// time. A request that costs more than the bucket contains is permitted if the bucket is not empty. The following
/// requests then wait longer.
///
/// The number of buckets is limited: if it is exceeded, the bucket of the client with the oldest last request is
/// deleted.
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

    /// The state of a bucket after a request.
    struct Level: Hashable, Sendable {
        /// The delay after which the request is permitted; `nil` if it is permitted now.
        let delay: Duration?
        /// The number of requests that the client may still send without delay.
        let remaining: Int
        /// The time after which the bucket is full.
        let timeToFull: Duration
    }

    /// Takes a request from the bucket of a client.
    ///
    /// - Parameter cost: The cost of the request. Default: 1.
    mutating func take(_ key: ClientKey, cost: Int = 1, now: ContinuousClock.Instant) -> Level {
        var level = Double(rate.burst)
        if let bucket = remove(key) {
            let seconds = max(0, (now - bucket.updated) / .seconds(1))
            level = min(level, bucket.level + seconds * Double(rate.requestsPerSecond))
        } else if buckets.count >= maximum, let oldest {
            _ = remove(oldest)
        }
        let isPermitted = level >= 1
        let delay: Duration? = isPermitted ? nil : time(toGain: 1 - level)
        if isPermitted { level -= Double(cost) }
        insert(key, Bucket(level: level, updated: now))
        return Level(delay: delay, remaining: max(Int(level), 0), timeToFull: time(toGain: Double(rate.burst) - level))
    }

    /// Returns the time in which a bucket gains a number of requests.
    private func time(toGain count: Double) -> Duration {
        .seconds(count / Double(rate.requestsPerSecond))
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
