package import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import Logging
package import PopcornCaching
package import PopcornPersistence

/// Runs a closure with a temporary cache database that has a context's tables, and with a caching environment. Closes
/// both afterwards.
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
