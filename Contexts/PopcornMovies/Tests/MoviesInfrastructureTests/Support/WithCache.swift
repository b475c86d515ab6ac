import CoreInfrastructure
import CoreInfrastructureTestHelpers
import PopcornPersistence

@testable import MoviesInfrastructure

/// Runs a closure with a new cache for movies.
func withCache(_ body: (any CacheDatabase) async throws -> Void) async throws {
    try await withCache(.movies) { database, _ in try await body(database) }
}

/// Runs a closure with a new cache for movies in SQLite.
func withSQLiteCache(_ body: (Database) async throws -> Void) async throws {
    try await withSQLiteCache(.movies) { database, _ in try await body(database) }
}
