import CoreDomain
import Foundation
import Testing

@Suite struct SourcedTests {

    @Test func `mapping keeps the source`() {
        let time = Date(timeIntervalSinceReferenceDate: 5)
        let result = Sourced(3, origin: .stale, cachedAt: time).map { $0 * 2 }
        #expect(result == Sourced(6, origin: .stale, cachedAt: time))
    }

    @Test func `refreshing content does not refresh the configuration`() {
        #expect(ReadPolicy.refresh.forConfiguration == .cacheFirst)
        #expect(ReadPolicy.cacheFirst.forConfiguration == .cacheFirst)
        #expect(ReadPolicy.cacheOnly.forConfiguration == .cacheOnly)
    }
}
