package import Caching
package import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import Logging
package import Persistence

/// Lends a new cache database with a context's tables, and what cached reads of it share.
package func withCache(
    _ schema: Schema, clock: WallClock = .mock(),
    _ body: (Database, CachingEnvironment) async throws -> Void
) async throws {
    let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let database = try await Database.temporaryCache(schema: Schema(.core, schema), logger: logger)
    let environment = CachingEnvironment(policy: FreshnessPolicy(jitter: 0), clock: clock, logger: logger)
    let outcome: Result<Void, any Error>
    do {
        outcome = .success(try await body(database, environment))
    } catch {
        outcome = .failure(error)
    }
    await environment.shutdown()
    await database.close()
    try outcome.get()
}
