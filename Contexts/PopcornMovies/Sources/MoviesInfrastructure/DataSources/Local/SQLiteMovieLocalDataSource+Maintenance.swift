package import CoreDomain
import CoreInfrastructure
package import Foundation
import Persistence

extension SQLiteMovieLocalDataSource {

    /// What the cache holds of movies, as of one moment.
    ///
    /// - Throws: ``PopcornError`` of kind `storage` or `cancelled`.
    package func statistics() async throws(PopcornError) -> MovieCacheStatistics {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                let table = MoviesMovieEntity.table
                let languages = try transaction.query(
                    "SELECT language, count(*) FROM \(table) GROUP BY language ORDER BY language"
                ) { row in
                    MovieCacheStatistics.Language(language: row.next() ?? "", movieCount: row.next() ?? 0)
                }
                let times = try transaction.query("SELECT min(cached_at), max(cached_at) FROM \(table)") { row in
                    (oldest: row.next(Date.self), newest: row.next(Date.self))
                }
                return MovieCacheStatistics(
                    languages: languages,
                    rowCount: try transaction.rowCount(of: MoviesMovieEntity.self),
                    oldest: times.first?.oldest,
                    newest: times.first?.newest)
            }
        }
    }

    /// Deletes movies, with all that belongs to them.
    ///
    /// - Parameter date: Movies cached before this time are deleted. Default: all.
    /// - Returns: How many there were, each language counted.
    /// - Throws: ``PopcornError`` of kind `storage` or `cancelled`.
    package func purge(cachedBefore date: Date? = nil) async throws(PopcornError) -> Int {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                guard let date else { return try transaction.deleteAll(MoviesMovieEntity.self) }
                return try transaction.deleteAll(MoviesMovieEntity.self, where: "cached_at < ?", [date])
            }
        }
    }
}
