package import Foundation
package import MoviesDomain

extension WatchlistMovie {
    package static func mock(
        id: Int = 550, addedAt: Date = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    ) -> WatchlistMovie {
        WatchlistMovie(id: id, addedAt: addedAt)
    }
}
