import CoreDomain
import CoreInfrastructure
import MediaComposition
import MoviesComposition
import PeopleComposition
import PopcornConcurrency
import PopcornPersistence
import TVSeriesComposition

/// The changes that processes of other hosts report to each other.
protocol RemoteChanges: Sendable {

    /// Passes the announcements of a notifier to the other processes, and theirs to the notifier.
    func relay(_ notifier: ChangeNotifier)

    /// Stops receiving and sending changes.
    func close() async
}

/// The open databases: the cache, and the library with the watchlists and the search histories.
struct Databases: Sendable {

    let cache: any CacheDatabase
    let library: any LibraryStorage

    /// The database of the library in SQLite, whose file can be copied; `nil` on a server.
    let libraryFile: Database?

    /// The eviction of the cache, which also records uses of titles if the cache has no limit.
    let eviction: CacheEviction

    /// The changes that processes of other hosts report; `nil` for databases of one host.
    let remoteChanges: (any RemoteChanges)?

    /// The tables of the cache.
    static let cacheSchema = Schema(
        .core, PopcornMoviesFactory.cacheSchema, PopcornTVSeriesFactory.cacheSchema,
        PopcornPeopleFactory.cacheSchema, PopcornMediaFactory.cacheSchema)

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

    init(
        cache: any CacheDatabase, library: any LibraryStorage, libraryFile: Database?, eviction: CacheEviction,
        remoteChanges: (any RemoteChanges)? = nil
    ) {
        self.cache = cache
        self.library = library
        self.libraryFile = libraryFile
        self.eviction = eviction
        self.remoteChanges = remoteChanges
    }

    /// Waits for running reads and writes, and closes both databases.
    func close() async {
        await remoteChanges?.close()
        await eviction.flushLastUses(to: cache)
        await cache.close()
        await library.close()
    }
}
