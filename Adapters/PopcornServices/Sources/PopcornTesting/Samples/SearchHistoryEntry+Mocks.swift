public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation

extension SearchHistoryEntry {
    /// Creates an entry for tests: a search for "fight club" in all kinds, at the time of `WallClock.mock()`.
    public static func mock(
        text: String = "fight club", kind: SearchKind? = nil, searchedAt: Date = WallClock.mock().now
    ) -> SearchHistoryEntry {
        SearchHistoryEntry(text: text, kind: kind, searchedAt: searchedAt)
    }
}
