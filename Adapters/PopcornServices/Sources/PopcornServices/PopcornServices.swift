public import CoreApplication
import CoreDomain
import CoreInfrastructure
public import MediaApplication
public import MoviesApplication
import NIOConcurrencyHelpers
public import PeopleApplication
import PopcornCaching
import PopcornSharedAdapters
public import ServiceLifecycle
import TMDb
public import TVSeriesApplication

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

    /// The use case for the responses of TMDb's own API, as TMDb sent them. Tests can replace it with a double.
    package var fetchTMDbResponse: FetchTMDbResponseUseCase

    /// The user data of all owners, for bulk changes, export and deletion.
    public let library: UserLibrary

    /// The cache of TMDb's data, for inspection and maintenance. Tests can replace it with a double.
    public var cache: ContentCache

    /// The index of titles, for updates and inspection.
    public let titleIndex: SuggestionIndex

    /// Checks the databases and reports the latest responses of TMDb and the work in progress. The check is cheap,
    /// sends no request to TMDb and never throws.
    ///
    /// ```swift
    /// let health = await popcorn.health()
    /// ```
    ///
    /// Tests can replace it with a double.
    public var health: @Sendable () async -> Health

    /// The jobs of a running service.
    private let jobs: [RepeatedJob]
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
    ///   credential, the base URL of TMDb, of images or of exports, the URL of the database, the transport, a limit or
    ///   a source of the warm-up is invalid.
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
            ? LastKnownTitles(store: databases.library, logger: configuration.logger) : nil
        environment = CachingEnvironment(configuration, databases, names: titles?.index, titles: lastKnown)
        databases.replicas?.relay(environment.changes)

        let userData = DefaultLibraryRepository(
            store: databases.library, ownWatchlist: configuration.watchlist,
            limits: LibraryLimits(entryCount: configuration.limits.watchlistEntryCount), clock: configuration.clock,
            changes: environment.changes, titles: environment.titles)
        library = UserLibrary(repository: userData, changes: environment.changes, store: databases.library)
        searchHistory = SearchHistoryUseCases(repository: userData, tracer: configuration.tracer)

        let contexts = Contexts(configuration, databases.cache, tmdb.client, userData, environment)
        movies = contexts.movies.useCases
        tvSeries = contexts.tvSeries.useCases
        people = contexts.people.useCases
        media = contexts.media.useCases
        references = contexts.references.useCases
        fetchTMDbResponse = contexts.responses.useCase
        lastKnown?.start(
            with: CachedTitleNames(
                titles: contexts.watchedTitles, contents: contexts.maintenance, previews: .media,
                database: databases.cache, language: configuration.content.locale.language))

        let maintenance = CacheMaintenance(
            configuration, databases, contexts, watchlist: userData, library: userData,
            changes: TMDbChangeFeedRemoteDataSource(changeService: tmdb.client.changes), environment: environment)
        cache = ContentCache(maintenance.operations)
        titleIndex = SuggestionIndex(titles?.index, titles?.job)
        health = { [databases, environment] in await Health(of: databases, environment) }
        jobs = [
            maintenance.repeated,
            configuration.warmUpSources.isEmpty ? nil : maintenance.warmUp.repeated(configuration.warmUpSources),
            titles.flatMap { $0.isUpdated ? $0.job.repeated : nil },
            configuration.refreshesChanges ? maintenance.changeRefresh.repeated : nil,
        ].compactMap(\.self)
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
    /// values and the hourly update of the index of titles, until the service group shuts down or the task is
    /// cancelled, then shuts down.
    public func run() async throws {
        await withTaskGroup(of: Void.self) { group in
            for job in jobs { group.addTask { await job.run() } }
            group.addTask { try? await gracefulShutdown() }
            await group.next()
            group.cancelAll()
        }
        await shutdown()
    }
}

extension PopcornServices {

    /// The version of Popcorn, as in `CHANGELOG.md` and in the output of `popcorn --version`.
    public static let version = "0.1.0"
}
