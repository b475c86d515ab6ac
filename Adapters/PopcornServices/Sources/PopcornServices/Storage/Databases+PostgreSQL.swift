#if PostgreSQL
import CoreDomain
import CoreInfrastructure
import CoreMetrics
import PopcornCaching
import PopcornConcurrency
import PopcornPersistence
import PopcornPostgreSQL
import TMDb

extension Databases {

    /// The maximum time of a read or write of the cache, after which a title is fetched from TMDb.
    private static let cacheTimeout = Duration.seconds(2)

    /// The maximum time that a read or write of the cache waits for a lock. Operations of the cache lock a row for
    /// milliseconds; only a change of the tables locks them for longer.
    private static let cacheLockTimeout = Duration.milliseconds(500)

    /// The maximum length of the name of a schema, in bytes.
    /// <https://www.postgresql.org/docs/current/limits.html>
    private static let maximumSchemaLength = 63

    /// Opens databases in a schema of a PostgreSQL database. Each has a pool of its own, so that many reads of titles
    /// do not delay a watchlist.
    static func postgreSQL(
        _ url: DatabaseURL, schema: String, _ configuration: PopcornServices.Configuration
    ) async throws(PopcornError) -> Databases {
        // PostgreSQL shortens longer names without an error.
        guard !schema.isEmpty, schema.utf8.count <= maximumSchemaLength, !schema.utf8.contains(0) else {
            throw .invalidInput("The name of the schema must have 1 to \(maximumSchemaLength) bytes, none of them 0")
        }
        let eviction = CacheEviction(configuration)
        let logger = configuration.logger
        do throws(PostgreSQLError) {
            let address = try PostgreSQLAddress(url.text)
            let metrics = DatabaseServerMetrics(factory: configuration.metrics)
            let libraryPool = PostgreSQLDatabase(address, logger: logger, observe: metrics.counter(of: "library"))
            var options = PostgreSQLOptions()
            options.timeout = cacheTimeout
            options.lockTimeout = cacheLockTimeout
            options.connectTimeout = cacheTimeout
            // A value of the cache that is lost is fetched again.
            options.waitsForDisk = false
            let cachePool = PostgreSQLDatabase(
                address, options: options, logger: logger, observe: metrics.counter(of: "cache"))
            let changes = PostgreSQLChanges(
                address, schema: schema, sender: cachePool, logger: logger,
                observe: metrics.counter(of: "notifications"))
            do throws(PostgreSQLError) {
                let cache = try await PostgreSQLCache(
                    cacheSchema, in: cachePool, schema: schema, changes: changes,
                    limit: configuration.limits.cacheByteCount.map {
                        PostgreSQLSizeLimit(byteCount: $0, eviction: eviction)
                    },
                    logger: logger)
                let library = try await PostgreSQLLibraryStore(libraryPool, schema: schema, changes: changes)
                return Databases(
                    cache: cache, library: library, eviction: eviction, replicas: Replicas(of: cache, changes))
            } catch {
                await changes.close()
                await cachePool.close()
                await libraryPool.close()
                throw error
            }
        } catch {
            throw PopcornError(
                error.kind == .invalidAddress ? .invalidInput : .storage, "Database error: \(error)", cause: error)
        }
    }
}

/// The counter of errors of a database server.
///
/// Metric: the counter `popcorn_database_server_errors_total` with the dimensions `use`: `cache`, `library`,
/// `notifications`; and `error`: the kind of the error, such as `unreachable` or `timed_out`.
private struct DatabaseServerMetrics: Sendable {

    let factory: any MetricsFactory

    /// Returns a closure that counts the errors of a use of the server.
    func counter(of use: String) -> @Sendable (PostgreSQLError) -> Void {
        { error in
            Counter(
                label: "popcorn_database_server_errors_total",
                dimensions: [("use", use), ("error", error.kind.rawValue)], factory: factory
            ).increment()
        }
    }
}

extension Replicas {

    /// Creates the communication with the other processes on a PostgreSQL database.
    fileprivate init(of cache: PostgreSQLCache, _ changes: PostgreSQLChanges) {
        self.init(
            leases: PostgreSQLFetchLeases(of: cache, changes),
            allowance: { limit in
                SharedAllowance(
                    rate: PostgreSQLRateLimit(
                        of: cache, origin: changes.origin, requestsPerSecond: limit.requestsPerSecond,
                        burst: limit.burst, maximumPause: limit.maximumPause))
            },
            relay: { changes.relay($0) },
            close: { await changes.close() })
    }
}

/// The allowance of requests that all processes on a PostgreSQL database share.
private struct SharedAllowance: RequestAllowance {

    let rate: PostgreSQLRateLimit

    func reserve(_ count: Int) async -> [Duration] { await rate.reserve(count) }

    func pause(for duration: Duration) async { await rate.pause(for: duration) }
}
#endif
