package import CoreDomain
package import Foundation
import MoviesInfrastructure

/// Looks after the movies in the cache.
package struct MovieCacheMaintenance: Sendable {

    let localDataSource: SQLiteMovieLocalDataSource

    /// How many movies there are in each language, and when the oldest and the newest were cached.
    package func statistics() async throws(PopcornError) -> Statistics {
        let statistics = try await localDataSource.statistics()
        return Statistics(
            countByLanguage: Dictionary(
                statistics.languages.map { ($0.language, $0.movieCount) }, uniquingKeysWith: +),
            oldest: statistics.oldest,
            newest: statistics.newest
        )
    }

    /// Deletes what was cached before a date, or everything.
    ///
    /// - Returns: How many movies there were, each language counted.
    package func purge(cachedBefore date: Date?) async throws(PopcornError) -> Int {
        try await localDataSource.purge(cachedBefore: date)
    }

    /// What the cache holds of movies.
    package struct Statistics: Sendable {
        package let countByLanguage: [String: Int]
        package let oldest: Date?
        package let newest: Date?
    }
}
