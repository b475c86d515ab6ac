import CoreDomain
import CoreInfrastructure
import PopcornCaching
import PopcornConcurrency
import PopcornPersistence
import TMDb

/// The open databases: the cache, and the library with the watchlists and the search histories.
struct Databases: Sendable {

    let cache: any CacheDatabase
    let library: any LibraryStore

    /// The eviction of the cache, which also records uses of titles if the cache has no limit.
    let eviction: CacheEviction

    /// The other processes; `nil` for files, whose processes need no communication.
    var replicas: Replicas?

    /// The tables of the cache.
    static let cacheSchema = Schema(
        .core, PopcornMoviesFactory.cacheSchema, PopcornTVSeriesFactory.cacheSchema,
        PopcornPeopleFactory.cacheSchema, PopcornMediaFactory.cacheSchema)

    /// Waits for running reads and writes, and closes both databases.
    func close() async {
        await replicas?.close()
        await eviction.flushLastUses(to: cache)
        await cache.close()
        await library.close()
    }
}

extension Databases {

    /// Opens the databases of a configuration.
    init(_ configuration: PopcornServices.Configuration) async throws(PopcornError) {
        switch configuration.storage.engine {
        case .temporary:
            self = try await .sqlite(cache: nil, library: nil, configuration)
        case .sqlite(let cache, let library):
            self = try await .sqlite(cache: cache, library: library, configuration)
        #if PostgreSQL
        case .postgreSQL(let url, let schema):
            self = try await .postgreSQL(url, schema: schema, configuration)
        #endif
        }
    }
}

/// The other processes that use the same databases on a server.
struct Replicas: Sendable {

    /// The leases of fetches. One process at a time has the lease for a value.
    let leases: any FetchLeases

    /// A closure that returns the allowance of requests to TMDb that all processes share.
    let allowance: @Sendable (RateLimit) -> any RequestAllowance

    /// A closure that passes the announcements of a notifier to the other processes, and their announcements to the
    /// notifier.
    let relay: @Sendable (ChangeNotifier) -> Void

    /// A closure that ends the communication with the other processes.
    let close: @Sendable () async -> Void
}
