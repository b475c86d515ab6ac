package import Caching
package import CoreApplication
package import CoreDomain
package import CoreInfrastructure
package import Persistence
package import TVSeriesApplication
package import TVSeriesDomain
import TVSeriesInfrastructure

/// Puts the context of series, seasons and episodes together.
package struct PopcornTVSeriesFactory {

    /// The tables that the context keeps in the cache.
    package static let cacheSchema = Schema.tvSeries

    /// What a service can do with series.
    package let useCases: TVSeriesUseCases
    /// What lists show of series, for what puts several contexts together.
    package static let previews: any PreviewTables<TVSeriesPreview> = PreviewTable(TVSeriesPreviewMapper())
    /// What is shown of a season that was found.
    package static let seasonPreviews: any PreviewTables<TVSeasonWithParts> = PreviewTable(TVSeasonPreviewMapper())
    /// What is shown of an episode that was found.
    package static let episodePreviews: any PreviewTables<TVEpisodeWithParts> = PreviewTable(TVEpisodePreviewMapper())
    /// Gives series, for what puts several contexts together.
    package let repository: any TVSeriesRepository
    /// Looks after what the cache holds, by kind.
    package let maintenance: [ContentKind: any CacheMaintaining]

    /// Deletes what is old of the lists in the cache.
    package let lists: any CacheSweeping

    /// - Parameters:
    ///   - remote: Gets series from TMDb.
    ///   - remoteLists: Gets lists of series from TMDb.
    ///   - cache: A cache opened with ``cacheSchema``.
    ///   - genres: Gives the genres.
    ///   - watchlist: Keeps the watchlists.
    ///   - environment: What all cached reads share.
    ///   - builder: Makes use cases.
    package init(
        remote: any TVSeriesRemoteDataSource, remoteLists: any ListRemoteDataSource<TVSeriesList, TVSeriesPreview>,
        cache: Database, genres: any GenreRepository, watchlist: any WatchlistRepository,
        environment: CachingEnvironment, builder: UseCaseBuilder
    ) {
        let lists = DefaultListRepository(
            "series_list", remote: remoteLists, previews: PreviewTable(TVSeriesPreviewMapper()), database: cache,
            environment: environment)
        let repository = DefaultTVSeriesRepository(remote: remote, database: cache, environment: environment)
        useCases = TVSeriesUseCases(
            repository: repository, lists: lists, genres: genres, watchlist: watchlist, clock: environment.clock,
            builder: builder)
        self.repository = repository
        maintenance = repository.maintenance
        self.lists = lists.maintenance
    }
}
