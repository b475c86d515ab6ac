package import Foundation

/// Says how long what TMDb gave is good.
///
/// A value is fresh for its time to live, which depends on how soon it is likely to change, then stale for the stale
/// window, then expired. A value older than the retention is never given.
///
/// | | what happens on a read |
/// |---|---|
/// | fresh | it is given |
/// | stale | it is given, and refreshed in the background |
/// | expired | it is fetched anew; if TMDb fails, the old value is given with the failure beside it |
/// | older than the retention | it is fetched anew |
public struct FreshnessPolicy: Hashable, Sendable {

    /// How long a title is fresh. Default: a day.
    public var timeToLive: Duration

    /// How long a title is fresh that hardly changes any more. Default: a week.
    public var settledTimeToLive: Duration

    /// How long a title is fresh that something is about to happen to. Default: 6 hours.
    public var imminentTimeToLive: Duration

    /// How long a page of a list is fresh. Default: 6 hours.
    public var listTimeToLive: Duration

    /// How long the images configuration is fresh. Default: 3 days.
    ///
    /// It is used whatever its age if TMDb does not give a newer one.
    public var imagesConfigurationTimeToLive: Duration

    /// How long a value is stale before it is expired. Default: a week.
    public var staleWindow: Duration

    /// How long TMDb's answer that it has no such title is believed. Default: an hour.
    public var notFoundTimeToLive: Duration

    /// By which share times to live differ from key to key, 0 to 1, so that what was stored together does not expire
    /// together. Default: 0.1, which is 10 % more or less. A number below 0 counts as 0, one above 1 as 1.
    public var jitter: Double {
        didSet { jitter = Self.share(jitter) }
    }

    /// The age from which on a value is never given, and is deleted by maintenance. Default: 180 days, and not more:
    /// TMDb's terms allow six months.
    public var retention: Duration {
        didSet { retention = min(retention, Self.longestRetention) }
    }

    private static func share(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }

    /// What TMDb's terms allow.
    static let longestRetention = Duration.seconds(180 * 24 * 3600)

    /// Creates a policy.
    public init(
        timeToLive: Duration = .seconds(24 * 3600), settledTimeToLive: Duration = .seconds(7 * 24 * 3600),
        imminentTimeToLive: Duration = .seconds(6 * 3600), listTimeToLive: Duration = .seconds(6 * 3600),
        imagesConfigurationTimeToLive: Duration = .seconds(3 * 24 * 3600),
        staleWindow: Duration = .seconds(7 * 24 * 3600), notFoundTimeToLive: Duration = .seconds(3600),
        jitter: Double = 0.1, retention: Duration = .seconds(180 * 24 * 3600)
    ) {
        self.timeToLive = timeToLive
        self.settledTimeToLive = settledTimeToLive
        self.imminentTimeToLive = imminentTimeToLive
        self.listTimeToLive = listTimeToLive
        self.imagesConfigurationTimeToLive = imagesConfigurationTimeToLive
        self.staleWindow = staleWindow
        self.notFoundTimeToLive = notFoundTimeToLive
        self.jitter = Self.share(jitter)
        self.retention = min(retention, Self.longestRetention)
    }
}

/// How soon a value is likely to change, which decides its time to live.
package enum TimeToLiveClass: Hashable, Sendable {
    /// Hardly any more: a movie released over a year ago, a series that has ended.
    case settled
    /// Now and then.
    case usual
    /// Soon: a movie about to be released.
    case imminent
    /// By the hour: the order of a list.
    case list
    /// A few times a year, and its value is used whatever its age.
    case configuration
}

/// How good a stored value is.
package enum Freshness: Hashable, Sendable {
    /// To be given.
    case fresh
    /// To be given, and refreshed.
    case stale
    /// To be given only if nothing newer can be had.
    case staleIfError
    /// Not to be given.
    case expired
}

extension FreshnessPolicy {

    /// How good a value is.
    ///
    /// - Parameters:
    ///   - cached: The value. If it was cached in the future it counts as just cached: clocks are set back.
    ///   - timeToLiveClass: How soon it is likely to change.
    ///   - key: What the value is stored under. It decides the jitter.
    package func freshness(
        of cached: Cached<some Any>, _ timeToLiveClass: TimeToLiveClass, key: some CacheKey, now: Date
    ) -> Freshness {
        let age = max(0, now.timeIntervalSince(cached.cachedAt))
        if timeToLiveClass == .configuration {
            return age < imagesConfigurationTimeToLive.inSeconds && !cached.isFromOlderSchema ? .fresh : .stale
        }
        if age >= retention.inSeconds { return .expired }
        if cached.isIncomplete { return .staleIfError }
        let basis = timeToLive(of: timeToLiveClass).inSeconds
        // A value younger than the shortest time to live is fresh whatever its key, which saves asking the key.
        if age < basis * (1 - jitter) { return cached.isFromOlderSchema ? .stale : .fresh }
        let timeToLive = basis * (1 + jitter * key.jitter)
        if age < timeToLive { return cached.isFromOlderSchema ? .stale : .fresh }
        return age < timeToLive + staleWindow.inSeconds ? .stale : .staleIfError
    }

    private func timeToLive(of timeToLiveClass: TimeToLiveClass) -> Duration {
        switch timeToLiveClass {
        case .settled: settledTimeToLive
        case .usual: timeToLive
        case .imminent: imminentTimeToLive
        case .list: listTimeToLive
        case .configuration: imagesConfigurationTimeToLive
        }
    }

    /// Whether TMDb's answer that it has no such title still holds.
    package func isNotFoundStillValid(since date: Date, now: Date) -> Bool {
        max(0, now.timeIntervalSince(date)) < notFoundTimeToLive.inSeconds
    }
}

extension Duration {
    /// Dividing by a second would do the same with numbers of 128 bits.
    fileprivate var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
