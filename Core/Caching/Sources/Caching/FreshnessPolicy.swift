package import Foundation

/// Says how long cached values are good.
///
/// For now a value is fresh until its time to live is over and expired from then on.
package struct FreshnessPolicy: Hashable, Sendable {

    /// How long a value is fresh.
    package var timeToLive: Duration

    package init(timeToLive: Duration) {
        self.timeToLive = timeToLive
    }

    /// How good a value is that was cached at one time, at another.
    ///
    /// A value cached in the future counts as just cached: clocks are set back.
    package func freshness(cachedAt: Date, now: Date) -> Freshness {
        let age = max(0, now.timeIntervalSince(cachedAt))
        return age < timeToLive / .seconds(1) ? .fresh : .expired
    }
}

/// How good a cached value is.
package enum Freshness: Hashable, Sendable {
    /// To be used.
    case fresh
    /// To be fetched again.
    case expired
}
