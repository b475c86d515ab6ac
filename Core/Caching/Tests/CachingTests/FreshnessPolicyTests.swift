import Caching
import Foundation
import Testing

@Suite
struct FreshnessPolicyTests {

    @Test(
        arguments: [
            (0, Freshness.fresh), (59.999, .fresh), (60, .expired), (1e9, .expired), (-1, .fresh), (-1e9, .fresh),
        ])
    func `a value is fresh until its time to live is over`(age: TimeInterval, expected: Freshness) {
        let policy = FreshnessPolicy(timeToLive: .seconds(60))
        let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

        #expect(policy.freshness(cachedAt: now - age, now: now) == expected)
    }

    @Test
    func `nothing is fresh with no time to live`() {
        let now = Date(timeIntervalSinceReferenceDate: 0)

        #expect(FreshnessPolicy(timeToLive: .zero).freshness(cachedAt: now, now: now) == .expired)
    }
}
