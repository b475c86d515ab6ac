public import CoreApplication
import CoreDomain
import CoreInfrastructure
import Foundation
public import MediaApplication
import MediaComposition
public import MoviesApplication
import MoviesComposition
import NIOConcurrencyHelpers
public import PeopleApplication
import PeopleComposition
import PopcornCaching
import PopcornConcurrency
import PopcornMediaAdapters
import PopcornMoviesAdapters
import PopcornPeopleAdapters
import PopcornPersistence
import PopcornSharedAdapters
import PopcornTVSeriesAdapters
public import ServiceLifecycle
import TMDb
public import TVSeriesApplication
import TVSeriesComposition

/// The entry point of Popcorn: use cases for movies, TV series and people, backed by the cache and a TMDb client.
///
/// ```swift
/// let popcorn = try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(url)))
/// let movie = try await popcorn.movies.fetchMovieDetails.execute(id: 550)
/// await popcorn.shutdown()
/// ```
///
/// Create one and share it. Call ``shutdown()`` when you are done, or run it in a service group, which shuts it down.
public struct PopcornServices: Sendable {

    /// The use cases for movies. Tests can replace them with doubles.
    public var movies: MovieUseCases

    /// The use cases for TV series, seasons and episodes. Tests can replace them with doubles.
    public var tvSeries: TVSeriesUseCases

    /// The use cases for people. Tests can replace them with doubles.
    public var people: PersonUseCases

    /// The use cases across movies, TV series and people. Tests can replace them with doubles.
    public var media: MediaUseCases

    /// The use cases for the values that filters refer to, such as watch providers. Tests can replace them with
    /// doubles.
    public var references: ReferenceUseCases

    /// The use cases for the search histories of owners. Tests can replace them with doubles.
    public var searchHistory: SearchHistoryUseCases

    /// The user data of all owners, for bulk changes, export and deletion.
    public let library: UserLibrary

    /// The cache of TMDb's data, for inspection and maintenance. Tests can replace it with a double.
    public var cache: ContentCache

    /// The index of titles, for updates and inspection.
    public let titleIndex: SuggestionIndex

    /// Checks the databases and reports the latest responses of TMDb and the work in progress. The check is cheap, sends
    /// no request to TMDb and never throws.
    ///
    /// ```swift
    /// let health = await popcorn.health()
    /// ```
    ///
    /// Tests can replace it with a double.
    public var health: @Sendable () async -> Health

    private let maintenance: CacheMaintenance
    private let warmUpSources: [WarmUpSource]
    private let refreshesChanges: Bool
    private let titles: TitleIndexParts?
    private let lastKnown: LastKnownTitles?
    private let tmdb: TMDbConnection
    private let databases: Databases
    private let environment: CachingEnvironment
    private let shuttingDown = NIOLockedValueBox<Task<Void, Never>?>(nil)

    /// Creates the services: opens the databases, creating them if they are missing, and creates the TMDb client. Sends
    /// no request.
    ///
    /// A cache file that cannot be used is renamed and rebuilt, with a warning in the log.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage`` if a
    ///   database cannot be opened, or of kind ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if the
    ///   credential, the base URL of TMDb, of images or of exports, the URL of the database, the transport, a limit or a
    ///   source of the warm-up is invalid.
    public init(_ configuration: Configuration) async throws(PopcornError) {
        try configuration.limits.validate()
        for source in configuration.warmUpSources { try source.validate() }
        databases = try await Databases(configuration)
        do throws(PopcornError) {
            tmdb = try TMDbConnection(configuration, sharingWith: databases.replicas)
        } catch {
            await databases.close()
            throw error
        }
        do throws(PopcornError) {
            titles = try TitleIndexParts(configuration)
        } catch {
            await tmdb.close()
            await databases.close()
            throw error
        }
        lastKnown =
            configuration.watchlist == nil
            ? LastKnownTitles(storage: databases.library, logger: configuration.logger) : nil
        environment = CachingEnvironment(
            policy: configuration.freshness, readDeadline: configuration.limits.readDeadline,
            clock: configuration.clock, metrics: configuration.metrics, logger: configuration.logger,
            isWriteBlocked: { [databases] in databases.cache.isWriteBlocked }, leases: databases.replicas?.leases,
            names: titles?.index, titles: lastKnown,
            uses: databases.eviction.uses,
            flushUses: { [databases] in _ = await databases.eviction.flushUses(to: databases.cache) })
        databases.replicas?.relay(environment.changes)
        let appConfiguration = CachedAppConfigurationProvider(
            remote: TMDbImagesConfigurationRemoteDataSource(configurationService: tmdb.client.configurations),
            database: databases.cache, environment: environment)
        let builder = UseCaseBuilder(
            appConfiguration: configuration.imageBaseURL.map {
                MirroredAppConfigurationProvider(appConfiguration, baseURL: $0)
            } ?? appConfiguration,
            defaults: configuration.content, tracer: configuration.tracer, memory: ValueMemory(configuration),
            pace: UpdatePace(clock: configuration.clock, sleep: environment.sleep))
        let fallback = configuration.content.textFallback
        let userData = databases.library
        let watchlist = Self.watchlist(configuration, userData, environment)
        let stored = DefaultLibraryRepository(
            storage: userData, maximumWatchlistCount: configuration.limits.watchlistEntryCount,
            changes: environment.changes, titles: environment.titles)
        let owners: any LibraryRepository =
            configuration.watchlist == nil ? stored : OwnWatchlistLibraryRepository(stored, watchlist: watchlist)
        library = UserLibrary(
            repository: owners, watchlist: watchlist, changes: environment.changes, storage: userData)
        searchHistory = SearchHistoryUseCases(
            repository: DefaultSearchHistoryRepository(
                storage: userData, clock: configuration.clock, changes: environment.changes),
            tracer: configuration.tracer)
        let genres = DefaultGenreRepository(
            remote: TMDbGenreRemoteDataSource(genreService: tmdb.client.genres), fallback: fallback,
            database: databases.cache, environment: environment)
        let reviews = DefaultReviewRepository(
            remote: TMDbReviewRemoteDataSource(client: tmdb.client), database: databases.cache,
            environment: environment)
        let movies = PopcornMoviesFactory(
            remote: TMDbMovieRemoteDataSource(
                movieService: tmdb.client.movies, fallback: fallback),
            remoteLists: TMDbMovieListRemoteDataSource(client: tmdb.client),
            remoteCollections: TMDbMovieCollectionRemoteDataSource(
                collectionService: tmdb.client.collections, requestsTranslations: !fallback.isOff),
            cache: databases.cache, reviews: reviews, genres: genres, watchlist: watchlist, environment: environment,
            builder: builder)
        self.movies = movies.useCases
        let tvSeries = PopcornTVSeriesFactory(
            remote: TMDbTVSeriesRemoteDataSource(
                seriesService: tmdb.client.tvSeries, seasonService: tmdb.client.tvSeasons,
                episodeService: tmdb.client.tvEpisodes, groupService: tmdb.client.tvEpisodeGroups,
                fallback: fallback),
            remoteLists: TMDbTVSeriesListRemoteDataSource(client: tmdb.client), cache: databases.cache,
            reviews: reviews, genres: genres, watchlist: watchlist, environment: environment, builder: builder)
        self.tvSeries = tvSeries.useCases
        let people = PopcornPeopleFactory(
            remote: TMDbPersonRemoteDataSource(
                personService: tmdb.client.people, fallback: fallback),
            remoteLists: TMDbPersonListRemoteDataSource(client: tmdb.client), cache: databases.cache,
            logos: CachedTitleLogos(movies: movies.repository, tvSeries: tvSeries.repository),
            environment: environment, builder: builder)
        self.people = people.useCases
        let titles = WatchedTitleReader(
            movies: movies.repository, tvSeries: tvSeries.repository, defaults: configuration.content,
            clock: configuration.clock)
        let calendar = CalendarUseCases(
            calendars: CalendarReader(
                titles: titles,
                airing: AiringEpisodesReader(seasons: tvSeries.seasons, defaults: configuration.content),
                watchlist: watchlist, clock: configuration.clock),
            builder: builder)
        let remoteMedia = TMDbMediaRemoteDataSource(client: tmdb.client)
        let media = PopcornMediaFactory(
            remoteLists: remoteMedia, remoteExternalIDs: remoteMedia, previews: .media, matches: .externalIDs,
            names: CachedSeriesNames(seasons: tvSeries.seasons), titles: titles,
            fetchCalendar: calendar.fetchCalendar, exportCalendar: calendar.exportCalendar, cache: databases.cache,
            watchlist: watchlist, environment: environment, builder: builder)
        self.media = media.useCases
        let references = DefaultReferenceRepository(
            remote: TMDbReferenceRemoteDataSource(client: tmdb.client), database: databases.cache,
            environment: environment)
        self.references = ReferenceUseCases(repository: references, builder: builder)
        var contents = tvSeries.maintenance
        contents.merge(movies.maintenance) { $1 }
        contents[.person] = people.maintenance
        lastKnown?.start(
            with: CachedTitleNames(
                titles: titles, contents: contents, previews: .media, database: databases.cache,
                language: configuration.content.locale.language))
        let reads = RepositoryReads(
            movies: movies.repository, collections: movies.collections, tvSeries: tvSeries.repository,
            seasons: tvSeries.seasons, episodes: tvSeries.episodes, people: people.repository,
            defaults: configuration.content)
        // An identifier of this process.
        let holder = UUID().uuidString
        maintenance = CacheMaintenance(
            database: databases.cache, eviction: databases.eviction, limit: configuration.limits.cacheByteCount,
            file: configuration.storage.cacheDatabase, contents: contents,
            lists: [movies.lists, tvSeries.lists, people.lists, media.externalIDs, reviews.maintenance],
            others: [tvSeries.episodeGroups, genres.maintenance, references.maintenance],
            reads: reads, defaults: configuration.content, environment: environment,
            warmUp: WarmUp(
                lists: WarmUpLists(
                    movies: movies.listPages, tvSeries: tvSeries.listPages, people: people.listPages),
                watchlist: watchlist, library: owners, reads: reads, defaults: configuration.content,
                database: databases.cache, metrics: configuration.metrics, holder: holder, environment: environment),
            changeRefresh: ChangeRefresh(
                remote: TMDbChangeFeedRemoteDataSource(changeService: tmdb.client.changes), database: databases.cache,
                contents: contents, reads: reads, metrics: configuration.metrics,
                holder: holder, environment: environment))
        warmUpSources = configuration.warmUpSources
        refreshesChanges = configuration.refreshesChanges
        cache = ContentCache(maintenance.operations)
        titleIndex = SuggestionIndex(self.titles?.index, self.titles?.job)
        health = HealthCheck(databases: databases, environment: environment).run
    }

    /// Returns the watchlists: those of the service, or those of the library.
    private static func watchlist(
        _ configuration: Configuration, _ userData: any LibraryStorage, _ environment: CachingEnvironment
    ) -> any WatchlistRepository {
        if let repository = configuration.watchlist {
            return ObservedWatchlistRepository(repository, changes: environment.changes)
        }
        return DefaultWatchlistRepository(
            storage: userData, maximumCount: configuration.limits.watchlistEntryCount, clock: configuration.clock,
            changes: environment.changes, titles: environment.titles)
    }

    /// Stops all work, then closes the databases and the connections to TMDb.
    ///
    /// Drops queued refreshes. Running requests and refreshes get 5 seconds to finish and are then cancelled. Calling
    /// this method again only waits for the shutdown to complete.
    public func shutdown() async {
        let task = shuttingDown.withLockedValue { task in
            let running =
                task
                ?? Task { [environment, databases, tmdb, titles, lastKnown] in
                    await environment.shutdown()
                    await lastKnown?.close()
                    await titles?.close()
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

    /// Runs the daily cache maintenance and, if they are configured, the daily warm-up, the hourly refresh of changed
    /// values and the hourly update of the index of titles, until the service group shuts down or the task is cancelled,
    /// then shuts down.
    public func run() async throws {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await maintenance.run() }
            if !warmUpSources.isEmpty { group.addTask { await maintenance.warmUp.runDaily(warmUpSources) } }
            if let titles, titles.isUpdated { group.addTask { await titles.job.runHourly() } }
            if refreshesChanges { group.addTask { await maintenance.changeRefresh.runHourly() } }
            group.addTask { try? await gracefulShutdown() }
            await group.next()
            group.cancelAll()
        }
        await shutdown()
    }
}
