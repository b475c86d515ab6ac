import CoreApplication
import CoreDomain
import CoreInfrastructure
import PopcornCaching
import PopcornMediaAdapters
import PopcornMoviesAdapters
import PopcornPeopleAdapters
import PopcornSharedAdapters
import PopcornTVSeriesAdapters
import TMDb

/// The contexts on the cache and a TMDb client, and the ports through which they use each other.
struct Contexts {

    let movies: PopcornMoviesFactory
    let tvSeries: PopcornTVSeriesFactory
    let people: PopcornPeopleFactory
    let media: PopcornMediaFactory
    let references: (useCases: ReferenceUseCases, maintenance: any CacheMaintaining)
    /// The responses of TMDb's own API.
    let responses: (useCase: FetchTMDbResponseUseCase, repository: DefaultResponseRepository)
    /// The titles of watchlists.
    let watchedTitles: WatchedTitleReader
    private let genres: DefaultGenreRepository
    private let reviews: DefaultReviewRepository

    init(
        _ configuration: PopcornServices.Configuration, _ cache: any CacheDatabase, _ client: TMDbClient,
        _ watchlist: any WatchlistRepository, _ environment: CachingEnvironment
    ) {
        let fallback = configuration.content.textFallback
        let builder = Self.builder(configuration, cache, client, environment)
        genres = DefaultGenreRepository(
            remote: TMDbGenreRemoteDataSource(genreService: client.genres), fallback: fallback, database: cache,
            environment: environment)
        reviews = DefaultReviewRepository(
            remote: TMDbReviewRemoteDataSource(client: client), database: cache, environment: environment)
        movies = PopcornMoviesFactory(
            remote: TMDbMovieRemoteDataSource(movieService: client.movies, fallback: fallback),
            remoteLists: TMDbMovieListRemoteDataSource(client: client),
            remoteCollections: TMDbMovieCollectionRemoteDataSource(
                collectionService: client.collections, requestsTranslations: !fallback.isOff),
            cache: cache, reviews: reviews, genres: genres, watchlist: watchlist, environment: environment,
            builder: builder)
        tvSeries = PopcornTVSeriesFactory(
            remote: TMDbTVSeriesRemoteDataSource(
                seriesService: client.tvSeries, seasonService: client.tvSeasons, episodeService: client.tvEpisodes,
                groupService: client.tvEpisodeGroups, fallback: fallback),
            remoteLists: TMDbTVSeriesListRemoteDataSource(client: client), cache: cache, reviews: reviews,
            genres: genres, watchlist: watchlist, environment: environment, builder: builder)
        people = PopcornPeopleFactory(
            remote: TMDbPersonRemoteDataSource(personService: client.people, fallback: fallback),
            remoteLists: TMDbPersonListRemoteDataSource(client: client), cache: cache,
            logos: CachedTitleLogos(movies: movies.repository, tvSeries: tvSeries.repository),
            environment: environment, builder: builder)
        watchedTitles = WatchedTitleReader(
            movies: movies.repository, tvSeries: tvSeries.repository, defaults: configuration.content,
            clock: configuration.clock)
        let calendar = CalendarUseCases(
            calendars: CalendarReader(
                titles: watchedTitles,
                airing: AiringEpisodesReader(seasons: tvSeries.seasons, defaults: configuration.content),
                watchlist: watchlist, clock: configuration.clock),
            builder: builder)
        let remoteMedia = TMDbMediaRemoteDataSource(client: client)
        media = PopcornMediaFactory(
            remoteLists: remoteMedia, remoteExternalIDs: remoteMedia, previews: .media, matches: .externalIDs,
            names: CachedSeriesNames(seasons: tvSeries.seasons), titles: watchedTitles,
            fetchCalendar: calendar.fetchCalendar, exportCalendar: calendar.exportCalendar, cache: cache,
            watchlist: watchlist, environment: environment, builder: builder)
        let references = DefaultReferenceRepository(
            remote: TMDbReferenceRemoteDataSource(client: client), database: cache, environment: environment)
        let responses = DefaultResponseRepository(
            remote: TMDbResponseRemoteDataSource(client: client), database: cache, environment: environment)
        self.responses = (FetchTMDbResponseUseCase(responses, builder: builder), responses)
        self.references = (ReferenceUseCases(repository: references, builder: builder), references.maintenance)
    }

    /// Returns the builder of the use cases, with the image URLs of the configuration.
    private static func builder(
        _ configuration: PopcornServices.Configuration, _ cache: any CacheDatabase, _ client: TMDbClient,
        _ environment: CachingEnvironment
    ) -> UseCaseBuilder {
        let appConfiguration = ImagesConfigurationReader(
            remote: TMDbImagesConfigurationRemoteDataSource(configurationService: client.configurations),
            database: cache, environment: environment)
        return UseCaseBuilder(
            appConfiguration: configuration.imageBaseURL.map {
                MirroredImagesConfigurationProvider(appConfiguration, baseURL: $0)
            } ?? appConfiguration,
            defaults: configuration.content, tracer: configuration.tracer, memory: ValueMemory(configuration),
            pace: UpdatePace(clock: configuration.clock, sleep: environment.sleep))
    }

    /// The lists of a warm-up.
    var warmUpLists: WarmUpLists {
        WarmUpLists(movies: movies.listPages, tvSeries: tvSeries.listPages, people: people.listPages)
    }

    /// The maintenance of the content with identifiers.
    var maintenance: [ContentKind: any CacheMaintaining] {
        tvSeries.maintenance.merging(movies.maintenance) { $1 }.merging([.person: people.maintenance]) { $1 }
    }

    /// The maintenance of the values that expire with ``PopcornCaching/FreshnessPolicy/listRetention``: list pages,
    /// reviews and external-ID lookups.
    var listMaintenance: [any CacheMaintaining] {
        [movies.lists, tvSeries.lists, people.lists, media.externalIDs, reviews.maintenance]
    }

    /// The maintenance of the other values that belong to no title, such as genres, and of responses.
    var otherMaintenance: [any CacheMaintaining] {
        [tvSeries.episodeGroups, genres.maintenance, references.maintenance] + responses.repository.maintenance
    }
}

extension RepositoryReader {

    init(_ contexts: Contexts, defaults: ContentDefaults) {
        self.init(
            movies: contexts.movies.repository, collections: contexts.movies.collections,
            tvSeries: contexts.tvSeries.repository, seasons: contexts.tvSeries.seasons,
            episodes: contexts.tvSeries.episodes, people: contexts.people.repository, defaults: defaults)
    }
}
