public import CoreDomain
import CoreDomainTestHelpers
public import Foundation
public import PopcornServices

extension Health {
    /// Creates the result of a check for tests: both databases are readable, and TMDb has responded.
    public static func mock(
        checkedAt: Date = WallClock.mock().now, cache: Database = Database(bytes: 135_168),
        library: Database = Database(bytes: 20_480), tmdb: TMDb = TMDb(succeededAt: WallClock.mock().now),
        work: Work = Work()
    ) -> Health {
        Health(checkedAt: checkedAt, cache: cache, library: library, tmdb: tmdb, work: work)
    }
}
