import CoreDomain
import Foundation
import Testing

@Suite struct SourcedTests {

    @Test func mappingKeepsTheSource() {
        let time = Date(timeIntervalSinceReferenceDate: 5)
        let answer = Sourced(3, origin: .stale, cachedAt: time).map { $0 * 2 }
        #expect(answer == Sourced(6, origin: .stale, cachedAt: time))
    }

    @Test func refreshingContentRefreshesNoConfiguration() {
        #expect(ReadPolicy.refresh.forConfiguration == .cacheFirst)
        #expect(ReadPolicy.cacheFirst.forConfiguration == .cacheFirst)
        #expect(ReadPolicy.cacheOnly.forConfiguration == .cacheOnly)
    }
}
