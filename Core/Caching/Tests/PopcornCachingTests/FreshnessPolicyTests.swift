import Foundation
import PopcornCaching
import Testing

@Suite
struct FreshnessPolicyTests {

    private static let hour = 3600.0
    private static let day = 24 * hour

    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    private let exact = FreshnessPolicy(jitter: 0)

    private func freshness(
        _ policy: FreshnessPolicy, age: TimeInterval, _ timeToLiveClass: TimeToLiveClass = .usual,
        isOutdated: Bool = false,
        key: TestKey = TestKey()
    ) -> Freshness {
        policy.freshness(
            of: Cached("", cachedAt: now - age, isOutdated: isOutdated), timeToLiveClass, key: key,
            now: now)
    }

    @Test(
        arguments: [
            (TimeToLiveClass.usual, 0, Freshness.fresh), (.usual, day - 1, .fresh), (.usual, day, .stale),
            (.usual, 8 * day - 1, .stale), (.usual, 8 * day, .staleIfError), (.usual, 180 * day - 1, .staleIfError),
            (.usual, 180 * day, .expired),
            (.settled, 7 * day - 1, .fresh), (.settled, 7 * day, .stale), (.settled, 14 * day - 1, .stale),
            (.settled, 14 * day, .staleIfError), (.settled, 180 * day, .expired),
            (.imminent, 6 * hour - 1, .fresh), (.imminent, 6 * hour, .stale), (.imminent, 7.25 * day, .staleIfError),
            (.list, 6 * hour - 1, .fresh), (.list, 6 * hour, .stale), (.list, 7 * day - 1, .stale),
            (.list, 7 * day, .expired),
            (.configuration, 3 * day - 1, .fresh), (.configuration, 3 * day, .stale),
            (.configuration, 1000 * day, .stale),
        ])
    func `a value is fresh, then stale, then stale-if-error, then expired`(
        timeToLiveClass: TimeToLiveClass, age: TimeInterval, expected: Freshness
    ) {
        #expect(freshness(exact, age: age, timeToLiveClass) == expected)
    }

    /// 12:00 UTC, so that the day began 12 hours ago.
    private let noon = Date(timeIntervalSinceReferenceDate: 9_000 * day + 12 * hour)

    private func datedFreshness(
        _ policy: FreshnessPolicy, age: TimeInterval, in zone: String = "UTC", key: TestKey = TestKey()
    ) throws -> Freshness {
        let timeZone = try #require(TimeZone(identifier: zone))
        return policy.freshness(
            of: Cached("", cachedAt: noon - age), .datedList(timeZone), key: key, now: noon)
    }

    @Test(
        arguments: [
            (0, "UTC", Freshness.fresh), (hour - 1, "UTC", .fresh), (hour, "UTC", .stale), (12 * hour, "UTC", .stale),
            (12 * hour + 1, "UTC", .staleIfError), (day - 1, "UTC", .staleIfError), (day, "UTC", .expired),
            // In Kiritimati it is 02:00, in Honolulu 02:00 too.
            (2 * hour, "Pacific/Kiritimati", .stale), (2 * hour + 1, "Pacific/Kiritimati", .staleIfError),
            (2 * hour + 1, "Pacific/Honolulu", .staleIfError), (0.5 * hour, "Pacific/Honolulu", .fresh),
            (-5, "UTC", .fresh),
        ])
    func `a page of a dated list is stale after an hour, stale-if-error on the next day, and expired after a day`(
        age: TimeInterval, zone: String, expected: Freshness
    ) throws {
        #expect(try datedFreshness(exact, age: age, in: zone) == expected)
    }

    @Test(arguments: [0, 0.1])
    func `a value with any key is fresh until its earliest end and then expires`(jitter: Double) throws {
        let policy = FreshnessPolicy(jitter: jitter)
        let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
        let classes: [TimeToLiveClass] = [.settled, .usual, .imminent, .list, .datedList(.gmt), .datedList(zone)]
        for timeToLiveClass in classes {
            let cached = Cached("", cachedAt: noon)
            let (freshUntil, usableUntil) = policy.validity(of: cached, timeToLiveClass, now: noon)
            func freshness(at time: Date) -> Set<Freshness> {
                Set((1...200).map { policy.freshness(of: cached, timeToLiveClass, key: TestKey(id: $0), now: time) })
            }
            #expect(freshness(at: freshUntil - 0.001) == [.fresh])
            if jitter == 0 { #expect(freshness(at: freshUntil + 0.001).contains(.fresh) == false) }
            #expect(freshness(at: usableUntil - 0.001).contains(.expired) == false)
            #expect(freshness(at: usableUntil) == [.expired])
        }
    }

    @Test
    func `an incomplete value and one of an older schema are never fresh`() {
        for cached in [
            Cached("", cachedAt: noon, isOutdated: true), Cached("", cachedAt: noon, isIncomplete: true),
        ] {
            #expect(FreshnessPolicy().validity(of: cached, .usual, now: noon).freshUntil == noon)
        }
    }

    @Test
    func `no page of a dated list is fresh for more than an hour`() throws {
        let ages = try (1...200).map { try datedFreshness(FreshnessPolicy(), age: Self.hour, key: TestKey(id: $0)) }
        #expect(Set(ages) == [.stale])
        let early = try (1...200).map {
            try datedFreshness(FreshnessPolicy(), age: 0.95 * Self.hour, key: TestKey(id: $0))
        }
        #expect(Set(early) == [.fresh, .stale])
        let short = FreshnessPolicy(listTimeToLive: .seconds(60), jitter: 0)
        #expect(try datedFreshness(short, age: 60) == .stale)
    }

    @Test(arguments: [
        (TimeToLiveClass.usual, Freshness.stale), (.settled, .stale), (.imminent, .stale), (.list, .stale),
        (.configuration, .stale), (.datedList(.gmt), .staleIfError),
    ])
    func `a value more than an hour in the future is stale, and any other future value has age 0`(
        timeToLiveClass: TimeToLiveClass, expected: Freshness
    ) {
        for ahead in [1, Self.hour] { #expect(freshness(exact, age: -ahead, timeToLiveClass) == .fresh) }
        for ahead in [Self.hour + 1, 1e9, .infinity] {
            #expect(freshness(exact, age: -ahead, timeToLiveClass) == expected)
            let cached = Cached("", cachedAt: now + ahead)
            #expect(exact.validity(of: cached, timeToLiveClass, now: now).freshUntil == now)
        }
        let usableUntil = exact.validity(of: Cached("", cachedAt: now + 1e9), .usual, now: now).usableUntil
        #expect(usableUntil == now + 180 * Self.day)
    }

    @Test
    func `an incomplete value in the future is stale-if-error`() {
        let cached = Cached("", cachedAt: now + 2 * Self.hour, isIncomplete: true)
        #expect(exact.freshness(of: cached, .usual, key: TestKey(), now: now) == .staleIfError)
    }

    @Test
    func `a not-found response more than an hour in the future is not valid`() {
        #expect(exact.isNotFoundStillValid(since: now + Self.hour, now: now))
        #expect(!exact.isNotFoundStillValid(since: now + Self.hour + 1, now: now))
    }

    @Test(arguments: [(0, Freshness.stale), (2 * day, .stale), (9 * day, .staleIfError), (200 * day, .expired)])
    func `a value from an older schema is never fresh`(age: TimeInterval, expected: Freshness) {
        #expect(freshness(exact, age: age, isOutdated: true) == expected)
    }

    @Test
    func `a value from an older schema is stale regardless of its key`() {
        let ages = (1...100).map { id in
            freshness(FreshnessPolicy(), age: 0.95 * Self.day, isOutdated: true, key: TestKey(id: id))
        }
        #expect(Set(ages) == [.stale])
    }

    @Test(arguments: [(0, Freshness.staleIfError), (9 * day, .staleIfError), (200 * day, .expired)])
    func `an incomplete value is at best stale-if-error`(age: TimeInterval, expected: Freshness) {
        let cached = Cached("", cachedAt: now - age, isIncomplete: true)
        #expect(exact.freshness(of: cached, .usual, key: TestKey(), now: now) == expected)
        #expect(cached.map { $0.count }.isIncomplete)
    }

    @Test(arguments: [
        (0, 29, Freshness.fresh), (0, 30, .stale), (60, 59, .fresh), (60, 60, .stale), (5 * hour, 5 * hour - 1, .fresh),
        (5 * hour, 5 * hour, .stale), (4 * day, 6 * hour - 1, .fresh), (4 * day, 6 * hour, .stale),
        (0, 8 * day - 1, .stale), (0, 8 * day, .staleIfError),
    ])
    func `a value without a part is fresh for as long as the part was missing, at least 30 seconds, at most 6 hours`(
        missing: TimeInterval, age: TimeInterval, expected: Freshness
    ) {
        let responses = PartialResponses(first: now - age - missing, last: now - age)
        // The part itself is older.
        let cached = Cached("", cachedAt: now - 100 * Self.day, partialResponses: responses)
        #expect(exact.freshness(of: cached, .usual, key: TestKey(), now: now) == expected)
        let delay = min(max(30, missing), 6 * Self.hour)
        #expect(exact.validity(of: cached, .usual, now: now).freshUntil == responses.last + delay)
        let expired = Cached("", cachedAt: now - 180 * Self.day, partialResponses: responses)
        #expect(exact.freshness(of: expired, .usual, key: TestKey(), now: now) == .expired)
    }

    @Test
    func `a value whose latest response is in the future is stale`() {
        let response = now + 2 * Self.hour
        let cached = Cached(
            "", cachedAt: now - Self.hour, partialResponses: PartialResponses(first: response, last: response))
        #expect(exact.freshness(of: cached, .usual, key: TestKey(), now: now) == .stale)
        #expect(exact.validity(of: cached, .usual, now: now).freshUntil == now)
    }

    @Test
    func `an images configuration from an older schema is stale`() {
        #expect(freshness(exact, age: 0, .configuration, isOutdated: true) == .stale)
    }

    @Test
    func `times to live vary by up to ten percent and are constant for a key`() {
        let policy = FreshnessPolicy()
        let ages = stride(from: 0.85, through: 1.15, by: 0.005).map { $0 * Self.day }
        let ends = (1...500).map { id in
            ages.first { freshness(policy, age: $0, key: TestKey(id: id)) == .stale } ?? .infinity
        }

        #expect(ends.allSatisfy { $0 > 0.9 * Self.day && $0 < 1.105 * Self.day })
        #expect(ends.count { $0 < 0.95 * Self.day } > 50)
        #expect(ends.count { $0 > 1.05 * Self.day } > 50)
        #expect(
            ends
                == (1...500).map { id in
                    ages.first { freshness(policy, age: $0, key: TestKey(id: id)) == .stale } ?? .infinity
                })
    }

    @Test
    func `the retention is limited to what TMDb's terms allow`() {
        #expect(FreshnessPolicy(retention: .seconds(400 * Self.day)).retention == .seconds(180 * Self.day))

        var policy = FreshnessPolicy()
        policy.retention = .seconds(400 * Self.day)
        #expect(policy.retention == .seconds(180 * Self.day))

        policy.retention = .seconds(30 * Self.day)
        #expect(freshness(policy, age: 30 * Self.day) == .expired)
    }

    @Test
    func `the retention of lists is at most the retention`() {
        let policy = FreshnessPolicy(retention: .seconds(3 * Self.day), listRetention: .seconds(30 * Self.day))
        #expect(freshness(policy, age: 3 * Self.day - 1, .list) == .stale)
        #expect(freshness(policy, age: 3 * Self.day, .list) == .expired)
        let longer = FreshnessPolicy(listRetention: .seconds(30 * Self.day))
        #expect(freshness(longer, age: 8 * Self.day, .list) == .staleIfError)
        #expect(freshness(longer, age: 30 * Self.day, .list) == .expired)
        let validity = longer.validity(of: Cached("", cachedAt: now), .list, now: now)
        #expect(validity.usableUntil == now + 30 * Self.day)
    }

    @Test(arguments: [(-1.0, 0.0), (0.25, 0.25), (7.0, 1.0), (.nan, 0.0)])
    func `the jitter is clamped to 0 to 1`(number: Double, share: Double) {
        var policy = FreshnessPolicy()
        policy.jitter = number

        #expect(policy.jitter == share)
        #expect(FreshnessPolicy(jitter: number).jitter == share)
    }

    @Test(arguments: [(0, true), (3599, true), (3600, false), (-60, true)])
    func `a not-found response is valid for an hour`(age: TimeInterval, expected: Bool) {
        #expect(exact.isNotFoundStillValid(since: now - age, now: now) == expected)
    }
}
