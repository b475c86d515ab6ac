import CoreInfrastructureTestHelpers
import Persistence

@testable import MoviesInfrastructure

/// Lends a new cache database of movies.
func withCache(_ body: (Database) async throws -> Void) async throws {
    try await withCache(.movies) { database, _ in try await body(database) }
}
