import CoreInfrastructureTestHelpers
import PopcornPersistence

@testable import MoviesInfrastructure

/// Runs a closure with a new cache database for movies.
func withCache(_ body: (Database) async throws -> Void) async throws {
    try await withCache(.movies) { database, _ in try await body(database) }
}
