import CoreApplication
import CoreDomain
import CoreInfrastructure
import PopcornCaching
import PopcornPersistence
import TVSeriesApplication
import TVSeriesDomain
import TVSeriesInfrastructure

/// A factory that creates the use cases for TV series and their dependencies.
struct PopcornTVSeriesFactory {

    /// The tables of the context in the cache.
    static let cacheSchema = Schema.tvSeries

    /// The tables of the context whose values can be evicted from the cache.
    static var evictableTables: [EvictableTable] {
        [
            .content(TVSeriesEpisodeEntity.self, .tvEpisode, of: .tvSeries),
            .content(TVSeriesSeasonEntity.self, .tvSeason, of: .tvSeries),
            .content(TVSeriesSeriesEntity.self, .tvSeries),
            .listing(TVSeriesEpisodeGroupEntity.self, "episode-group", lifetime: \.settledTimeToLive),
            .previews(TVSeriesPreviewEntity.self), .previews(TVSeasonPreviewEntity.self),
            .previews(TVEpisodePreviewEntity.self),
        ]
    }

    /// The use cases for TV series, seasons and episodes.
    let useCases: TVSeriesUseCases
    /// The store of TV series previews, for lists that mix several kinds of items.
    static let previews: any PreviewStore<TVSeriesPreview> = SingleKindPreviewStore(TVSeriesPreviewMapper())
    /// The store of season previews, for seasons that are found by an external identifier.
    static let seasonPreviews: any PreviewStore<TVSeasonWithParts> = SingleKindPreviewStore(TVSeasonPreviewMapper())
    /// The store of episode previews, for episodes that are found by an external identifier.
    static let episodePreviews: any PreviewStore<TVEpisodeWithParts> = SingleKindPreviewStore(TVEpisodePreviewMapper())
    /// The repository of TV series, for other contexts.
    let repository: any TVSeriesRepository
    /// The repository of seasons, for use cases across contexts.
    let seasons: any TVSeasonRepository
    /// The repository of episodes, for use cases across contexts.
    let episodes: any TVEpisodeRepository
    /// The maintenance of cached series, seasons and episodes, by kind.
    let maintenance: [ContentKind: any CacheMaintaining]

    /// The cleanup of cached list pages and previews.
    let lists: any CacheMaintaining
    /// The repository of TV series list pages, for code that combines several contexts.
    let listPages: any ListRepository<TVSeriesList, TVSeriesPreview>
    /// The cleanup of cached episode groups.
    let episodeGroups: any CacheMaintaining

    /// Creates a factory.
    ///
    /// - Parameters:
    ///   - remote: The remote data source of TV series, seasons and episodes.
    ///   - remoteLists: The remote data source of TV series lists.
    ///   - cache: A cache database that was opened with ``cacheSchema``.
    ///   - reviews: The repository of reviews.
    ///   - genres: The repository of genres.
    ///   - watchlist: The repository of watchlists.
    ///   - environment: The environment that all cached reads share.
    ///   - builder: The builder of the use cases.
    init(
        remote: any TVSeriesRemoteDataSource, remoteLists: any ListRemoteDataSource<TVSeriesList, TVSeriesPreview>,
        cache: any EntityDatabase, reviews: any ListRepository<ReviewList, Review>, genres: any GenreRepository,
        watchlist: any WatchlistRepository,
        environment: CachingEnvironment, builder: UseCaseBuilder
    ) {
        let lists = DefaultListRepository(
            "series_list", remote: remoteLists, previews: SingleKindPreviewStore(TVSeriesPreviewMapper()),
            database: cache, environment: environment)
        let repository = DefaultTVSeriesRepository(remote: remote, database: cache, environment: environment)
        let seasons = DefaultTVSeasonRepository(remote: remote, database: cache, environment: environment)
        let episodes = DefaultTVEpisodeRepository(remote: remote, database: cache, environment: environment)
        let groups = DefaultTVEpisodeGroupRepository(remote: remote, database: cache, environment: environment)
        useCases = TVSeriesUseCases(
            repository: repository, seasons: seasons, episodes: episodes, groups: groups, lists: lists,
            reviews: reviews, genres: genres, watchlist: watchlist,
            clock: environment.clock,
            builder: builder)
        self.repository = repository
        self.seasons = seasons
        self.episodes = episodes
        maintenance = [
            .tvSeries: repository.maintenance, .tvSeason: seasons.maintenance, .tvEpisode: episodes.maintenance,
        ]
        self.lists = lists.maintenance
        listPages = lists
        episodeGroups = groups.maintenance
    }
}
