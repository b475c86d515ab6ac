public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation

extension WatchlistEntry {
    /// Creates an entry for tests: *Fight Club*, added at the time of `WallClock.mock()`.
    public static func mock(
        kind: TitleKind = .movie, id: Int = 550, addedAt: Date = WallClock.mock().now,
        lastKnown: LastKnownTitle? = nil
    ) -> WatchlistEntry {
        WatchlistEntry(kind: kind, id: id, addedAt: addedAt, lastKnown: lastKnown)
    }
}
