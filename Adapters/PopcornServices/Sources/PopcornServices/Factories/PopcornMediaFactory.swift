import CoreApplication
import CoreDomain
import CoreInfrastructure
import MediaApplication
import MediaDomain
import MediaInfrastructure
import PopcornCaching
import PopcornPersistence

/// A factory that creates the use cases across movies, TV series and people, and their cache maintenance.
struct PopcornMediaFactory {

    /// The cache tables of the context.
    static let cacheSchema = Schema.media

    /// The tables of the context whose values can be evicted from the cache.
    static var evictableTables: [EvictableTable] {
        [.listing(MediaExternalIDMatchesEntity.self, "external-id", lifetime: \.settledTimeToLive)]
    }

    /// The use cases across movies, TV series and people.
    let useCases: MediaUseCases
    /// The maintenance of cached matches of external identifiers.
    let externalIDs: any CacheMaintaining

    /// Creates the use cases and the cache maintenance.
    ///
    /// - Parameters:
    ///   - remoteLists: The remote data source of mixed lists.
    ///   - remoteExternalIDs: The remote data source of the matches of external identifiers.
    ///   - previews: The preview store of the items of mixed lists.
    ///   - matches: The preview store of the items that external identifiers can belong to.
    ///   - names: The provider of the names of cached series and seasons.
    ///   - titles: The provider of the titles on watchlists.
    ///   - fetchCalendar: The use case that fetches the calendar of an owner.
    ///   - exportCalendar: The use case that fetches the calendar of an owner in the iCalendar format.
    ///   - cache: A cache database opened with ``cacheSchema`` and the preview tables.
    ///   - watchlist: The repository of watchlists.
    ///   - environment: The environment that all cached reads share.
    ///   - builder: The builder of use cases.
    init(
        remoteLists: any ListRemoteDataSource<MediaList, MediaPreview>,
        remoteExternalIDs: any ExternalIDRemoteDataSource, previews: MixedPreviewStore<MediaPreview>,
        matches: MixedPreviewStore<ExternalIDMatch>, names: any SeriesNameProviding,
        titles: any WatchedTitleProviding, fetchCalendar: FetchCalendarUseCase, exportCalendar: ExportCalendarUseCase,
        cache: any EntityDatabase, watchlist: any WatchlistRepository, environment: CachingEnvironment,
        builder: UseCaseBuilder
    ) {
        let lists = DefaultListRepository(
            "media_list", remote: remoteLists, previews: previews, database: cache, environment: environment)
        let repository = DefaultExternalIDRepository(
            remote: remoteExternalIDs, previews: matches, database: cache, environment: environment)
        useCases = MediaUseCases(
            lists: lists, externalIDs: repository, names: names, index: environment.names, titles: titles,
            watchlist: watchlist, lastKnown: environment.titles,
            clock: environment.clock, fetchCalendar: fetchCalendar, exportCalendar: exportCalendar, builder: builder)
        externalIDs = repository.maintenance
    }
}
