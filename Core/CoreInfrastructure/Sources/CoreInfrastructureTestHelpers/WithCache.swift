package import CoreDomain
import CoreDomainTestHelpers
package import CoreInfrastructure
import Logging
package import PopcornCaching
package import PopcornPersistence

#if PostgreSQL
import Foundation
import PopcornPostgreSQL
#endif

/// Runs a closure with a temporary cache that has a context's tables, and with a caching environment. Closes both
/// afterwards.
///
/// The cache is in PostgreSQL if `Tests/PostgreSQL/server.py run` started a server, otherwise in SQLite.
package func withCache(
    _ schema: Schema, clock: WallClock = .mock(),
    _ body: (any CacheDatabase, CachingEnvironment) async throws -> Void
) async throws {
    #if PostgreSQL
    if let url = ProcessInfo.processInfo.environment["POPCORN_TEST_DATABASE_URL"] {
        return try await withPostgreSQLCache(url, schema, clock, body)
    }
    #endif
    try await withSQLiteCache(schema, clock: clock, body)
}

#if PostgreSQL
/// Runs a closure with a cache in a new schema, as ``withCache(_:clock:_:)`` does.
private func withPostgreSQLCache(
    _ url: String, _ schema: Schema, _ clock: WallClock,
    _ body: (any CacheDatabase, CachingEnvironment) async throws -> Void
) async throws {
    var options = PostgreSQLOptions()
    options.timeout = .seconds(60)
    let database = PostgreSQLDatabase(try PostgreSQLAddress(url), options: options, logger: logger)
    let cache: PostgreSQLCache
    do {
        cache = try await PostgreSQLCache(
            Schema(.core, schema), in: database, schema: "cache_\(UInt64.random(in: 0..<(.max)))", logger: logger)
    } catch {
        await database.close()
        throw error
    }
    try await withEnvironment(clock, { await cache.close() }) { try await body(cache, $0) }
}
#endif

/// Runs a closure with a temporary cache in SQLite that has a context's tables, and with a caching environment. Closes
/// both afterwards.
package func withSQLiteCache(
    _ schema: Schema, clock: WallClock = .mock(), _ body: (Database, CachingEnvironment) async throws -> Void
) async throws {
    let database = try await Database.temporaryCache(schema: Schema(.core, schema), logger: logger)
    try await withEnvironment(clock, { await database.close() }) { try await body(database, $0) }
}

private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

private func withEnvironment(
    _ clock: WallClock, _ close: () async -> Void, _ body: (CachingEnvironment) async throws -> Void
) async throws {
    let environment = CachingEnvironment(policy: FreshnessPolicy(jitter: 0), clock: clock, logger: logger)
    let outcome: Result<Void, any Error>
    do {
        outcome = .success(try await body(environment))
    } catch {
        outcome = .failure(error)
    }
    await environment.shutdown()
    await close()
    try outcome.get()
}
