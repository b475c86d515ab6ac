import Caching
public import CoreDomain
import CoreInfrastructure
public import MoviesApplication
import MoviesComposition
public import ServiceLifecycle

/// Everything a service links Popcorn for, put together.
///
/// ```swift
/// let popcorn = try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(url)))
/// let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
/// try await popcorn.shutdown()
/// ```
///
/// Make one and share it. Shut it down at the end, or add it to a service group, which does.
public struct PopcornServices: Sendable {

    /// What a service can do with movies.
    public let movies: MovieUseCases

    /// Looks after the cache of what TMDb said.
    public let cache: ContentCache

    private let remote: RemoteDataSources
    private let databases: Databases

    /// Opens the databases, creating them where they are missing, and makes ready to ask TMDb. No request is sent.
    ///
    /// A cache that cannot be used is set aside and rebuilt, with a warning in the log.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind
    ///   ``/CoreDomain/PopcornError/Kind-swift.enum/storage`` where a database cannot be opened, of kind
    ///   ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` where the credential or the address of TMDb has not
    ///   the form of one.
    public init(_ configuration: Configuration) async throws(PopcornError) {
        remote = try RemoteDataSources(configuration)
        do throws(PopcornError) {
            databases = try await Databases(configuration)
        } catch {
            try? await remote.shutdown()
            throw error
        }
        let moviesFactory = PopcornMoviesFactory(
            remote: remote.movies, cache: databases.cache, library: databases.library,
            appConfiguration: CachedAppConfigurationProvider(
                remote: remote.imagesConfiguration, database: databases.cache, clock: configuration.clock,
                logger: configuration.logger),
            defaults: configuration.content, freshness: FreshnessPolicy(timeToLive: configuration.timeToLive),
            clock: configuration.clock, logger: configuration.logger)
        movies = moviesFactory.makeUseCases()
        cache = ContentCache(
            file: configuration.storage.cacheDatabase, database: databases.cache,
            movies: moviesFactory.makeMaintenance(), clock: configuration.clock)
    }

    /// Waits for what is under way in the databases, closes them, and closes the connections to TMDb.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind
    ///   ``/CoreDomain/PopcornError/Kind-swift.enum/unavailable`` if this was done before.
    public func shutdown() async throws(PopcornError) {
        await databases.close()
        try await remote.shutdown()
    }
}

extension PopcornServices: Service {

    /// Waits for the graceful shutdown of the service group, or for the task's cancellation, and shuts down.
    public func run() async throws {
        try? await gracefulShutdown()
        try await shutdown()
    }
}
