import CoreDomain
package import Foundation

/// A policy that determines how long cached values are fresh, stale and kept.
///
/// A value is fresh for its time to live, which depends on how soon the value is likely to change. It is then stale for
/// the stale window, and after that stale-if-error. A value whose age reaches the retention is expired.
///
/// | state | read with `ReadPolicy.cacheFirst` |
/// |---|---|
/// | fresh | The value is returned. |
/// | stale | The value is returned, and refreshed in the background. |
/// | stale-if-error | The value is fetched. If TMDb fails, the old value is returned together with the failure. |
/// | expired | The value is fetched. The old value is never returned. |
///
/// The age of a value is unknown if its date is in the future, because a clock was set back. By up to an hour, it
/// counts as 0. Beyond that, the value is stale, and its refresh stores a correct date.
///
/// A title whose latest response lacked a requested part is fresh for 30 seconds, then for as long as the part has been
/// missing, up to ``imminentTimeToLive`` or the time to live of the title.
public struct FreshnessPolicy: Hashable, Sendable {

    /// The time to live of titles, people and collections, unless a more specific one applies. Default: 1 day.
    public var timeToLive: Duration

    /// The time to live of values that rarely change. Default: 1 week.
    ///
    /// It applies to movies released, series ended, seasons and episodes aired, and people who died more than a year
    /// ago. It also applies to genres and external-ID lookups.
    public var settledTimeToLive: Duration

    /// The time to live of titles within two weeks of their release or an air date. Default: 6 hours.
    public var imminentTimeToLive: Duration

    /// The time to live of a list page. Default: 6 hours.
    public var listTimeToLive: Duration

    /// The time to live of a page of a list that depends on the current day, such as the series airing today. Default:
    /// 1 hour. ``listTimeToLive`` applies if it is shorter.
    ///
    /// Such a page expires after a day, and is not returned on the reader's next day unless TMDb fails.
    public var datedListTimeToLive: Duration

    /// The time to live of the images configuration. Default: 3 days.
    ///
    /// A configuration never expires: it is used until TMDb returns a newer configuration.
    public var imagesConfigurationTimeToLive: Duration

    /// The time after the time to live in which a value is stale. Default: 1 week.
    public var staleWindow: Duration

    /// The time to live of a not-found response (negative caching). Default: 1 hour.
    public var notFoundTimeToLive: Duration

    /// The fraction by which the time to live varies from key to key, so that values stored together do not become
    /// stale together. Default: 0.1, which is ±10 %.
    ///
    /// Values are clamped to 0...1.
    public var jitter: Double {
        didSet { jitter = Self.share(jitter) }
    }

    /// The age at which a value expires: it is no longer returned, and maintenance deletes it. Default and maximum: 180
    /// days, because TMDb's terms allow six months.
    public var retention: Duration {
        didSet { retention = min(retention, Self.longestRetention) }
    }

    /// The maximum difference, in seconds, by which the date of a value may be in the future, for example because the
    /// clocks of two processes differ. The age of a value with a later date is unknown.
    package static let clockTolerance: TimeInterval = 3600

    /// The age at which a list page, a search result, an external-ID lookup or a page of reviews expires. Default: 7
    /// days. ``retention`` applies if it is shorter.
    public var listRetention: Duration

    private static func share(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }

    /// The maximum that TMDb's terms allow.
    package static let longestRetention = Duration.seconds(180 * 24 * 3600)

    /// Creates a policy.
    public init(
        timeToLive: Duration = .seconds(24 * 3600), settledTimeToLive: Duration = .seconds(7 * 24 * 3600),
        imminentTimeToLive: Duration = .seconds(6 * 3600), listTimeToLive: Duration = .seconds(6 * 3600),
        datedListTimeToLive: Duration = .seconds(3600),
        imagesConfigurationTimeToLive: Duration = .seconds(3 * 24 * 3600),
        staleWindow: Duration = .seconds(7 * 24 * 3600), notFoundTimeToLive: Duration = .seconds(3600),
        jitter: Double = 0.1, retention: Duration = .seconds(180 * 24 * 3600),
        listRetention: Duration = .seconds(7 * 24 * 3600)
    ) {
        self.timeToLive = timeToLive
        self.settledTimeToLive = settledTimeToLive
        self.imminentTimeToLive = imminentTimeToLive
        self.listTimeToLive = listTimeToLive
        self.datedListTimeToLive = datedListTimeToLive
        self.imagesConfigurationTimeToLive = imagesConfigurationTimeToLive
        self.staleWindow = staleWindow
        self.notFoundTimeToLive = notFoundTimeToLive
        self.jitter = Self.share(jitter)
        self.retention = min(retention, Self.longestRetention)
        self.listRetention = listRetention
    }
}

/// A class of values that share a time to live, according to how soon they are likely to change.
package enum TimeToLiveClass: Hashable, Sendable {
    /// A value that rarely changes, such as a movie released more than a year ago.
    case settled
    /// A value that changes occasionally.
    case usual
    /// A value that is likely to change soon, such as a movie about to be released.
    case imminent
    /// A list page, whose order changes by the hour.
    case list
    /// A page of a list that depends on the current day. The day begins at midnight in the time zone.
    case datedList(TimeZone)
    /// The images configuration, which changes a few times a year and is used regardless of its age.
    case configuration
}

extension TimeToLiveClass {

    /// Creates the class of a value that is likely to change around a date, such as a release.
    ///
    /// - `imminent`: within two weeks of the date.
    /// - `settled`: more than a year after the date.
    /// - `usual`: otherwise, and without a date.
    package init(around date: Date?, now: Date) {
        guard let date else {
            self = .usual
            return
        }
        let age = now.timeIntervalSince(date)
        self = abs(age) < 14 * 86_400 ? .imminent : age > 365 * 86_400 ? .settled : .usual
    }
}

/// The freshness of a cached value, which determines whether a read returns it.
package enum Freshness: Hashable, Sendable {
    /// Returned without a request.
    case fresh
    /// Returned, and refreshed in the background (stale-while-revalidate).
    case stale
    /// Returned only if TMDb cannot provide a newer value (stale-if-error).
    case staleIfError
    /// Never returned.
    case expired
}

extension FreshnessPolicy {

    /// Returns the freshness of a value.
    ///
    /// - Parameters:
    ///   - cached: The value. If its date is more than an hour in the future, because a clock was set back, it is
    ///     stale, and a page of a dated list is stale-if-error.
    ///   - timeToLiveClass: The class of the value.
    ///   - key: The key of the value, which determines the jitter.
    ///   - now: The current date.
    package func freshness(
        of cached: Cached<some Any>, _ timeToLiveClass: TimeToLiveClass, key: some CacheKey, now: Date
    ) -> Freshness {
        guard Self.hasKnownAge(cached.cachedAt, now: now) else {
            return timeToLiveClass != .configuration && (cached.isIncomplete || timeToLiveClass.isDated)
                ? .staleIfError : .stale
        }
        let age = max(0, now.timeIntervalSince(cached.cachedAt))
        if timeToLiveClass == .configuration {
            return age < imagesConfigurationTimeToLive.inSeconds && !cached.isOutdated ? .fresh : .stale
        }
        if age >= retention(of: timeToLiveClass) { return .expired }
        if case .datedList(let timeZone) = timeToLiveClass {
            if timeZone.day(of: cached.cachedAt) < timeZone.day(of: now) { return .staleIfError }
        }
        if cached.isIncomplete { return .staleIfError }
        if let responses = cached.partialResponses {
            return freshness(after: responses, timeToLive(of: timeToLiveClass).inSeconds, cached.isOutdated, now: now)
        }
        let basis = timeToLive(of: timeToLiveClass).inSeconds
        // A value younger than the shortest possible time to live is fresh for every key, so the jitter need not be
        // computed.
        if age < basis * (1 - jitter) { return cached.isOutdated ? .stale : .fresh }
        // Dated lists are never fresh for longer than their time to live.
        let variation = timeToLiveClass.isDated ? min(key.jitter, 0) : key.jitter
        let timeToLive = basis * (1 + jitter * variation)
        if age < timeToLive { return cached.isOutdated ? .stale : .fresh }
        return age < timeToLive + staleWindow.inSeconds ? .stale : .staleIfError
    }

    /// Returns the freshness of a title whose latest response lacked a part. Its parts may be older than the response.
    /// If the date of the response is more than an hour in the future, the title is stale.
    private func freshness(
        after responses: PartialResponses, _ timeToLive: Double, _ isOutdated: Bool, now: Date
    ) -> Freshness {
        guard Self.hasKnownAge(responses.last, now: now) else { return .stale }
        guard now >= retryDate(after: responses, timeToLive) else { return isOutdated ? .stale : .fresh }
        return now.timeIntervalSince(responses.last) < timeToLive + staleWindow.inSeconds ? .stale : .staleIfError
    }

    /// The delay before the first repetition of a request whose response lacked a part, in seconds.
    package static let firstPartDelay: TimeInterval = 30

    /// Returns the date from which a title whose latest response lacked a part is fetched again. The delay is as long
    /// as the part has been missing.
    private func retryDate(after responses: PartialResponses, _ timeToLive: Double) -> Date {
        let delay = max(Self.firstPartDelay, responses.last.timeIntervalSince(responses.first))
        return responses.last + min(delay, imminentTimeToLive.inSeconds, timeToLive * (1 - jitter))
    }

    /// Returns the time until which a value with any key is fresh, and the time at which it expires.
    ///
    /// - Parameters:
    ///   - cached: The value. If its date is more than an hour in the future, it is not fresh, and its retention begins
    ///     now.
    ///   - timeToLiveClass: The class of the value.
    ///   - now: The current date.
    package func validity(
        of cached: Cached<some Any>, _ timeToLiveClass: TimeToLiveClass, now: Date
    ) -> (freshUntil: Date, usableUntil: Date) {
        let cachedAt = cached.cachedAt
        let retention = retention(of: timeToLiveClass)
        guard Self.hasKnownAge(cachedAt, now: now) else { return (now, now + retention) }
        guard !cached.isIncomplete, !cached.isOutdated else { return (cachedAt, cachedAt + retention) }
        let timeToLive = timeToLive(of: timeToLiveClass).inSeconds
        if let responses = cached.partialResponses {
            let isKnown = Self.hasKnownAge(responses.last, now: now)
            return (isKnown ? retryDate(after: responses, timeToLive) : now, cachedAt + retention)
        }
        var freshUntil = cachedAt + timeToLive * (1 - jitter)
        if case .datedList(let timeZone) = timeToLiveClass {
            freshUntil = min(freshUntil, timeZone.endOfDay(of: cachedAt))
        }
        return (freshUntil, cachedAt + retention)
    }

    /// The age at which a page of a dated list expires, in seconds.
    private static let datedListRetention = 86_400.0

    /// Returns the age at which a value expires, in seconds.
    private func retention(of timeToLiveClass: TimeToLiveClass) -> Double {
        switch timeToLiveClass {
        case .settled, .usual, .imminent, .configuration: retention.inSeconds
        case .list: min(listRetention, retention).inSeconds
        case .datedList: min(Self.datedListRetention, min(listRetention, retention).inSeconds)
        }
    }

    private func timeToLive(of timeToLiveClass: TimeToLiveClass) -> Duration {
        switch timeToLiveClass {
        case .settled: settledTimeToLive
        case .usual: timeToLive
        case .imminent: imminentTimeToLive
        case .list: listTimeToLive
        case .datedList: min(datedListTimeToLive, listTimeToLive)
        case .configuration: imagesConfigurationTimeToLive
        }
    }

    /// Returns whether the date of a value is not more than an hour in the future.
    private static func hasKnownAge(_ date: Date, now: Date) -> Bool {
        now.timeIntervalSince(date) >= -clockTolerance
    }

    /// Returns whether a cached not-found response is still valid. It is not if its date is more than an hour in the
    /// future.
    package func isNotFoundStillValid(since date: Date, now: Date) -> Bool {
        Self.hasKnownAge(date, now: now) && max(0, now.timeIntervalSince(date)) < notFoundTimeToLive.inSeconds
    }
}

extension TimeToLiveClass {
    fileprivate var isDated: Bool {
        if case .datedList = self { true } else { false }
    }
}

extension Duration {
    /// The duration in seconds. Division by a duration of one second returns the same, but with 128-bit arithmetic.
    fileprivate var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}
