import CoreInfrastructure
import Logging
import Persistence

@testable import MoviesInfrastructure

/// Lends a new cache database of movies.
func withCache(_ body: (Database) async throws -> Void) async throws {
    try await with(.temporaryCache(schema: Schema(.core, .movies), logger: Logger(label: "test")), body)
}

private func with(_ database: Database, _ body: (Database) async throws -> Void) async throws {
    do {
        try await body(database)
    } catch {
        await database.close()
        throw error
    }
    await database.close()
}
