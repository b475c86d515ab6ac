import CoreDomain
import CoreInfrastructure
import MediaComposition
import MoviesComposition
import PeopleComposition
import PopcornPersistence
import TVSeriesComposition

/// The open databases: the cache, and the library with the watchlists and the search histories.
struct Databases: Sendable {

    let cache: Database
    let library: Database

    /// The eviction of the cache, which also records uses of titles if the cache has no limit.
    let eviction: CacheEviction

    /// The tables of the cache.
    static let cacheSchema = Schema(
        .core, PopcornMoviesFactory.cacheSchema, PopcornTVSeriesFactory.cacheSchema,
        PopcornPeopleFactory.cacheSchema, PopcornMediaFactory.cacheSchema)

    init(_ configuration: PopcornServices.Configuration) async throws(PopcornError) {
        let migrations: [Migration] = .watchlist + .searchHistory
        let eviction = CacheEviction(configuration)
        self.eviction = eviction
        let options = DatabaseOptions(
            sizeLimit: configuration.limits.cacheByteCount.map { SizeLimit(byteCount: $0, eviction: eviction) },
            observe: DatabaseMetrics(configuration.metrics).count)
        let storage = configuration.storage
        let logger = configuration.logger
        library = try await PopcornError.storage { () throws(DatabaseError) in
            guard let file = storage.libraryDatabase else {
                return try await Database.temporaryLibrary(migrations: migrations, logger: logger)
            }
            return try await Database.userData(at: file, migrations: migrations, logger: logger)
        }
        do throws(PopcornError) {
            cache = try await PopcornError.storage { () throws(DatabaseError) in
                guard let file = storage.cacheDatabase else {
                    return try await Database.temporaryCache(schema: Self.cacheSchema, options: options, logger: logger)
                }
                return try await Database.cache(at: file, schema: Self.cacheSchema, options: options, logger: logger)
            }
        } catch {
            await library.close()
            throw error
        }
    }

    /// Waits for running reads and writes, and closes both databases.
    func close() async {
        await eviction.flushLastUses(to: cache)
        await cache.close()
        await library.close()
    }
}
