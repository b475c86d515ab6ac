import Caching
import CoreApplication
import CoreDomain
import CoreInfrastructure
public import MoviesApplication
import MoviesComposition
import NIOConcurrencyHelpers
public import PeopleApplication
import PeopleComposition
import PopcornMoviesAdapters
import PopcornPeopleAdapters
import PopcornSharedAdapters
import PopcornTVSeriesAdapters
public import ServiceLifecycle
import TMDb
public import TVSeriesApplication
import TVSeriesComposition

/// Everything a service links Popcorn for, put together.
///
/// ```swift
/// let popcorn = try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(url)))
/// let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
/// await popcorn.shutdown()
/// ```
///
/// Make one and share it. Shut it down at the end, or add it to a service group, which does.
public struct PopcornServices: Sendable {

    /// What a service can do with movies. A test can put doubles in its place.
    public var movies: MovieUseCases

    /// What a service can do with series, seasons and episodes. A test can put doubles in its place.
    public var tvSeries: TVSeriesUseCases

    /// What a service can do with people. A test can put doubles in its place.
    public var people: PersonUseCases

    /// What a service can do across movies, series and people. A test can put doubles in its place.
    public var media: MediaUseCases

    /// Looks after the cache of what TMDb said.
    public let cache: ContentCache

    private let tmdb: TMDbConnection
    private let databases: Databases
    private let environment: CachingEnvironment
    private let shuttingDown = NIOLockedValueBox<Task<Void, Never>?>(nil)

    /// Opens the databases, creating them if they are missing, and makes ready to ask TMDb. No request is sent.
    ///
    /// A cache that cannot be used is set aside and rebuilt, with a warning in the log.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind
    ///   ``/CoreDomain/PopcornError/Kind-swift.enum/storage`` if a database cannot be opened, of kind
    ///   ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if the credential, the address of TMDb or
    ///   that of its images is malformed.
    public init(_ configuration: Configuration) async throws(PopcornError) {
        tmdb = try TMDbConnection(configuration)
        do throws(PopcornError) {
            databases = try await Databases(configuration)
        } catch {
            await tmdb.close()
            throw error
        }
        environment = CachingEnvironment(
            policy: configuration.freshness, clock: configuration.clock, metrics: configuration.metrics,
            logger: configuration.logger)
        let appConfiguration = CachedAppConfigurationProvider(
            remote: TMDbImagesConfigurationRemoteDataSource(configurationService: tmdb.client.configurations),
            database: databases.cache, environment: environment)
        let builder = UseCaseBuilder(
            appConfiguration: configuration.imageBaseURL.map {
                MirroredAppConfigurationProvider(appConfiguration, baseURL: $0)
            } ?? appConfiguration,
            defaults: configuration.content, tracer: configuration.tracer)
        let requestsTranslations = !configuration.content.textFallback.languages.isEmpty
        let watchlist = SQLiteWatchlistRepository(
            database: databases.library, clock: configuration.clock, changes: environment.changes)
        let genres = DefaultGenreRepository(
            remote: TMDbGenreRemoteDataSource(genreService: tmdb.client.genres), database: databases.cache,
            environment: environment)
        let movies = PopcornMoviesFactory(
            remote: TMDbMovieRemoteDataSource(
                movieService: tmdb.client.movies, requestsTranslations: requestsTranslations),
            remoteLists: TMDbMovieListRemoteDataSource(client: tmdb.client),
            remoteCollections: TMDbMovieCollectionRemoteDataSource(collectionService: tmdb.client.collections),
            cache: databases.cache, genres: genres, watchlist: watchlist, environment: environment, builder: builder)
        self.movies = movies.useCases
        let tvSeries = PopcornTVSeriesFactory(
            remote: TMDbTVSeriesRemoteDataSource(
                seriesService: tmdb.client.tvSeries, seasonService: tmdb.client.tvSeasons,
                episodeService: tmdb.client.tvEpisodes, requestsTranslations: requestsTranslations),
            remoteLists: TMDbTVSeriesListRemoteDataSource(client: tmdb.client), cache: databases.cache,
            genres: genres, watchlist: watchlist, environment: environment, builder: builder)
        self.tvSeries = tvSeries.useCases
        let people = PopcornPeopleFactory(
            remote: TMDbPersonRemoteDataSource(
                personService: tmdb.client.people, requestsTranslations: requestsTranslations),
            remoteLists: TMDbPersonListRemoteDataSource(client: tmdb.client), cache: databases.cache,
            logos: CachedTitleLogos(movies: movies.repository, tvSeries: tvSeries.repository),
            environment: environment, builder: builder)
        self.people = people.useCases
        let remoteMedia = TMDbMediaRemoteDataSource(client: tmdb.client)
        let mediaLists = DefaultListRepository(
            "media_list", remote: remoteMedia, previews: MixedPreviewTables.media, database: databases.cache,
            environment: environment)
        let externalIDs = DefaultExternalIDRepository(
            remote: remoteMedia, previews: MixedPreviewTables.externalIDs, database: databases.cache,
            environment: environment)
        media = MediaUseCases(
            lists: mediaLists, externalIDs: externalIDs, names: CachedSeriesNames(tvSeries: tvSeries.repository),
            builder: builder)
        var contents = tvSeries.maintenance
        contents.merge(movies.maintenance) { $1 }
        contents[.person] = people.maintenance
        cache = ContentCache(
            database: databases.cache, file: configuration.storage.cacheDatabase, contents: contents,
            missing: NotFoundMaintenance(database: databases.cache),
            sideContents: [
                movies.lists, tvSeries.lists, people.lists, genres.maintenance, externalIDs.maintenance,
            ],
            environment: environment)
    }

    /// Ends what is under way, closes the databases and the connections to TMDb.
    ///
    /// Requests and refreshes that have begun get five seconds to end; then they are cancelled. Shutting down again does
    /// nothing more than wait for the end.
    public func shutdown() async {
        let task = shuttingDown.withLockedValue { task in
            let running =
                task
                ?? Task { [environment, databases, tmdb] in
                    await environment.shutdown()
                    await databases.close()
                    await tmdb.close()
                }
            task = running
            return running
        }
        await task.value
    }
}

extension PopcornServices: Service {

    /// Looks after the cache until the service group shuts down or the task is cancelled; then shuts down.
    public func run() async throws {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await cache.maintain() }
            group.addTask { try? await gracefulShutdown() }
            await group.next()
            group.cancelAll()
        }
        await shutdown()
    }
}
