import CoreDomain
import Foundation
import Testing

@Suite struct SourcedTests {

    @Test func `mapping keeps the source`() {
        let time = Date(timeIntervalSinceReferenceDate: 5)
        let result = Sourced(3, origin: .stale, cachedAt: time, freshUntil: time + 1, usableUntil: time + 2)
            .map { $0 * 2 }
        #expect(result == Sourced(6, origin: .stale, cachedAt: time))
        #expect(result.freshUntil == time + 1)
        #expect(result.usableUntil == time + 2)
    }

    @Test func `a combined source has the earliest times`() {
        let time = Date(timeIntervalSinceReferenceDate: 5)
        var source = CombinedSource()
        source.add([
            Sourced(1, origin: .cache, cachedAt: time, freshUntil: time + 9, usableUntil: time + 20),
            Sourced(2, origin: .network, cachedAt: time + 1, freshUntil: time + 8, usableUntil: time + 30),
            Sourced(3, origin: .cache, cachedAt: time + 2),
        ])
        let combined = source.sourced("x", now: time + 100)
        #expect(combined == Sourced("x", origin: .network, cachedAt: time))
        #expect(combined.freshUntil == time + 8)
        #expect(combined.usableUntil == time + 20)
    }

    @Test func `refreshing content does not refresh the configuration`() {
        #expect(ReadPolicy.refresh.forConfiguration == .cacheFirst)
        #expect(ReadPolicy.cacheFirst.forConfiguration == .cacheFirst)
        #expect(ReadPolicy.cacheOnly.forConfiguration == .cacheOnly)
    }
}
