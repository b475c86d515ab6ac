public import CoreApplication
public import CoreDomain
public import TVSeriesDomain

/// A use case that fetches the details of a TV series.
public typealias FetchTVSeriesDetailsUseCase = FetchUseCase<TitleRequest, TVSeriesDetails>

/// A use case that fetches the details of a TV series with chosen parts, all of the same response or read of the cache.
public typealias FetchTVSeriesUseCase = FetchUseCase<
    PartsRequest<Int, TVSeriesParts>, DetailsWithParts<TVSeriesDetails, TVSeriesParts>
>
/// A use case that fetches a TV series with all its seasons and their episodes, for example for a library scanner.
///
/// The value is that of ``FetchTVSeriesDetailsUseCase``, and its seasons contain their episodes. One request fetches
/// the series with all parts and its first ten seasons; each further request fetches up to 20 seasons. With a text
/// fallback, a season counts twice. Afterwards, the series, its seasons and their episodes are cached.
public typealias FetchWholeTVSeriesUseCase = FetchUseCase<TitleRequest, TVSeriesDetails>
/// A use case that fetches the cast and crew of a TV series, across all its episodes.
public typealias FetchTVSeriesCreditsUseCase = FetchUseCase<Int, AggregateCreditsDetails>
/// A use case that fetches the posters, backdrops and logos of a TV series, ordered by preference.
public typealias FetchTVSeriesImagesUseCase = FetchUseCase<Int, ImageCollectionDetails>
/// A use case that fetches the videos of a TV series, sorted by language, official trailers first.
public typealias FetchTVSeriesVideosUseCase = FetchUseCase<Int, [VideoDetails]>
/// A use case that fetches the watch offers for a TV series in the locale's region; `nil` if the region has no offers.
public typealias FetchTVSeriesWatchOffersUseCase = FetchUseCase<Int, WatchOffersDetails?>
/// A use case that fetches the watch offers for a TV series in all regions that have some, sorted by region.
public typealias FetchAllTVSeriesWatchOffersUseCase = FetchUseCase<Int, [WatchOffersDetails]>
/// A use case that fetches the age ratings of a TV series in all regions, sorted by region.
public typealias FetchTVSeriesContentRatingsUseCase = FetchUseCase<Int, [ContentRating]>
/// A use case that fetches the identifiers and page URLs of a TV series on other sites.
public typealias FetchTVSeriesLinksUseCase = FetchUseCase<Int, ExternalLinks>
/// A use case that fetches the episode groups of a TV series, without their parts. A group is an alternative order of
/// the episodes, such as absolute or DVD order.
public typealias FetchTVEpisodeGroupsUseCase = FetchUseCase<Int, [TVEpisodeGroupDetails]>
/// A use case that fetches an episode group with its parts and their episodes, by the TMDb identifier of the group.
public typealias FetchTVEpisodeGroupUseCase = FetchUseCase<TVEpisodeGroup.ID, TVEpisodeGroupDetails>
/// A use case that fetches the keywords of a TV series.
public typealias FetchTVSeriesKeywordsUseCase = FetchUseCase<Int, [Keyword]>
/// A use case that fetches the alternative titles of a TV series in all regions.
public typealias FetchTVSeriesAlternativeTitlesUseCase = FetchUseCase<Int, [AlternativeTitle]>
/// A use case that fetches the details of a season and its episodes.
public typealias FetchTVSeasonDetailsUseCase = FetchUseCase<TVSeasonLocator, TVSeasonDetails>

/// A use case that fetches the details of a season with chosen parts, all of the same response or read of the cache.
public typealias FetchTVSeasonUseCase = FetchUseCase<
    PartsRequest<TVSeasonLocator, TVSeasonParts>, DetailsWithParts<TVSeasonDetails, TVSeasonParts>
>
/// A use case that fetches the cast and crew of a season.
public typealias FetchTVSeasonCreditsUseCase = FetchUseCase<TVSeasonLocator, CreditsDetails>
/// A use case that fetches the posters of a season, ordered by preference.
public typealias FetchTVSeasonImagesUseCase = FetchUseCase<TVSeasonLocator, ImageCollectionDetails>
/// A use case that fetches the videos of a season, sorted by language, official trailers first.
public typealias FetchTVSeasonVideosUseCase = FetchUseCase<TVSeasonLocator, [VideoDetails]>
/// A use case that fetches the identifiers and page URLs of a season on other sites.
public typealias FetchTVSeasonLinksUseCase = FetchUseCase<TVSeasonLocator, ExternalLinks>
/// A use case that fetches the details of an episode, from the cached season if possible.
public typealias FetchTVEpisodeDetailsUseCase = FetchUseCase<TVEpisodeLocator, TVEpisodeDetails>

/// A use case that fetches the details of an episode with chosen parts, all of the same response or read of the cache.
public typealias FetchTVEpisodeUseCase = FetchUseCase<
    PartsRequest<TVEpisodeLocator, TVEpisodeParts>, DetailsWithParts<TVEpisodeDetails, TVEpisodeParts>
>
/// A use case that fetches the cast, guest stars and crew of an episode.
public typealias FetchTVEpisodeCreditsUseCase = FetchUseCase<TVEpisodeLocator, TVEpisodeCreditsDetails>
/// A use case that fetches the stills of an episode, ordered by preference.
public typealias FetchTVEpisodeImagesUseCase = FetchUseCase<TVEpisodeLocator, ImageCollectionDetails>
/// A use case that fetches the videos of an episode, sorted by language, official trailers first.
public typealias FetchTVEpisodeVideosUseCase = FetchUseCase<TVEpisodeLocator, [VideoDetails]>
/// A use case that fetches the identifiers and page URLs of an episode on other sites.
public typealias FetchTVEpisodeLinksUseCase = FetchUseCase<TVEpisodeLocator, ExternalLinks>
/// A use case that fetches a list of TV series that takes no parameters, such as the popular TV series.
public typealias FetchTVSeriesListUseCase = FetchListUseCase<Void, TVSeriesPreviewDetails>
/// A use case that fetches the trending TV series of the last day or week.
public typealias FetchTrendingTVSeriesUseCase = FetchListUseCase<TrendingWindow, TVSeriesPreviewDetails>
/// A use case that fetches the TV series related to a TV series, by its TMDb identifier.
public typealias FetchRelatedTVSeriesUseCase = FetchListUseCase<Int, TVSeriesPreviewDetails>
/// A use case that searches for TV series by name.
public typealias SearchTVSeriesUseCase = FetchListUseCase<TVSeriesSearch, TVSeriesPreviewDetails>
/// A use case that finds TV series that match a filter.
public typealias DiscoverTVSeriesUseCase = FetchListUseCase<TVSeriesFilter, TVSeriesPreviewDetails>
/// A use case that fetches the genres of TV series.
public typealias FetchTVSeriesGenresUseCase = FetchUseCase<Void, [Genre]>
/// A use case that fetches the next episodes of the series on an owner's watchlist, by day.
///
/// Each series is read like its details, at most eight at a time: a stale series is returned and refreshed in the
/// background, and a series that is not cached is fetched. A series that cannot be read is reported in
/// ``NextEpisodes/failures``. If no series can be read, the first error other than
/// ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` is thrown. Errors that do not concern a single series, such as
/// a rejected credential, are always thrown.
///
/// The next episode of a series is its first episode in the calendar from the current day on. This is the day in the
/// time zone of the locale, or in UTC without one. The seasons that can contain the episode are read as for the
/// calendar. If a season cannot be read, the next episode that TMDb names with the series counts, and the season is
/// reported in ``NextEpisodes/failures``. Series without a coming episode that has an air date are omitted.
public typealias FetchNextEpisodesUseCase = FetchUseCase<WatchlistOwner, NextEpisodes>

/// A use case that fetches the TV series on the watchlist, most recently added first.
public typealias FetchTVSeriesWatchlistUseCase = WatchlistUseCase<Void, [WatchlistEntry]>
/// A use case that returns whether a TV series is on the watchlist.
public typealias IsTVSeriesOnWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// A use case that adds a TV series to the watchlist. It returns `false` if the TV series is already on the watchlist.
public typealias AddTVSeriesToWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// A use case that removes a TV series from the watchlist. It returns `false` if the TV series is not on the watchlist.
public typealias RemoveTVSeriesFromWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// A use case that adds a TV series to the watchlist, or removes it if it is already there. It returns whether the TV
/// series is now on the watchlist.
public typealias ToggleTVSeriesOnWatchlistUseCase = WatchlistUseCase<Int, Bool>

/// The use cases for TV series, seasons and episodes. Tests can replace them with doubles.
public struct TVSeriesUseCases: UseCaseSet {
    /// Fetches the details of a TV series.
    public var fetchTVSeriesDetails: FetchTVSeriesDetailsUseCase = .unset("fetchTVSeriesDetails")
    /// Fetches the details of a TV series with chosen parts.
    public var fetchTVSeries: FetchTVSeriesUseCase = .unset("fetchTVSeries")
    /// Fetches a TV series with all its seasons and their episodes.
    public var fetchWholeTVSeries: FetchWholeTVSeriesUseCase = .unset("fetchWholeTVSeries")
    /// Fetches the cast and crew of a TV series, across all its episodes.
    public var fetchTVSeriesCredits: FetchTVSeriesCreditsUseCase = .unset("fetchTVSeriesCredits")
    /// Fetches the posters, backdrops and logos of a TV series, ordered by preference.
    public var fetchTVSeriesImages: FetchTVSeriesImagesUseCase = .unset("fetchTVSeriesImages")
    /// Fetches the videos of a TV series, sorted by language, official trailers first.
    public var fetchTVSeriesVideos: FetchTVSeriesVideosUseCase = .unset("fetchTVSeriesVideos")
    /// Fetches the watch offers for a TV series in the locale's region; `nil` if the region has no offers.
    public var fetchTVSeriesWatchOffers: FetchTVSeriesWatchOffersUseCase = .unset("fetchTVSeriesWatchOffers")
    /// Fetches the watch offers for a TV series in all regions.
    public var fetchAllTVSeriesWatchOffers: FetchAllTVSeriesWatchOffersUseCase = .unset("fetchAllTVSeriesWatchOffers")
    /// Fetches the age ratings of a TV series in all regions.
    public var fetchTVSeriesContentRatings: FetchTVSeriesContentRatingsUseCase = .unset("fetchTVSeriesContentRatings")
    /// Fetches the identifiers and page URLs of a TV series on other sites.
    public var fetchTVSeriesLinks: FetchTVSeriesLinksUseCase = .unset("fetchTVSeriesLinks")
    /// Fetches the episode groups of a TV series, without their parts.
    public var fetchTVEpisodeGroups: FetchTVEpisodeGroupsUseCase = .unset("fetchTVEpisodeGroups")
    /// Fetches an episode group with its parts and their episodes.
    public var fetchTVEpisodeGroup: FetchTVEpisodeGroupUseCase = .unset("fetchTVEpisodeGroup")
    /// Fetches the keywords of a TV series.
    public var fetchTVSeriesKeywords: FetchTVSeriesKeywordsUseCase = .unset("fetchTVSeriesKeywords")
    /// Fetches the alternative titles of a TV series in all regions.
    public var fetchTVSeriesAlternativeTitles: FetchTVSeriesAlternativeTitlesUseCase = .unset(
        "fetchTVSeriesAlternativeTitles")
    /// Fetches the details of a season and its episodes.
    public var fetchTVSeasonDetails: FetchTVSeasonDetailsUseCase = .unset("fetchTVSeasonDetails")
    /// Fetches the details of a season with chosen parts.
    public var fetchTVSeason: FetchTVSeasonUseCase = .unset("fetchTVSeason")
    /// Fetches the cast and crew of a season.
    public var fetchTVSeasonCredits: FetchTVSeasonCreditsUseCase = .unset("fetchTVSeasonCredits")
    /// Fetches the posters of a season, ordered by preference.
    public var fetchTVSeasonImages: FetchTVSeasonImagesUseCase = .unset("fetchTVSeasonImages")
    /// Fetches the videos of a season, sorted by language, official trailers first.
    public var fetchTVSeasonVideos: FetchTVSeasonVideosUseCase = .unset("fetchTVSeasonVideos")
    /// Fetches the identifiers and page URLs of a season on other sites.
    public var fetchTVSeasonLinks: FetchTVSeasonLinksUseCase = .unset("fetchTVSeasonLinks")
    /// Fetches the details of an episode. Reads them from the cached season if possible.
    public var fetchTVEpisodeDetails: FetchTVEpisodeDetailsUseCase = .unset("fetchTVEpisodeDetails")
    /// Fetches the details of an episode with chosen parts.
    public var fetchTVEpisode: FetchTVEpisodeUseCase = .unset("fetchTVEpisode")
    /// Fetches the cast, guest stars and crew of an episode.
    public var fetchTVEpisodeCredits: FetchTVEpisodeCreditsUseCase = .unset("fetchTVEpisodeCredits")
    /// Fetches the stills of an episode, ordered by preference.
    public var fetchTVEpisodeImages: FetchTVEpisodeImagesUseCase = .unset("fetchTVEpisodeImages")
    /// Fetches the videos of an episode, sorted by language, official trailers first.
    public var fetchTVEpisodeVideos: FetchTVEpisodeVideosUseCase = .unset("fetchTVEpisodeVideos")
    /// Fetches the identifiers and page URLs of an episode on other sites.
    public var fetchTVEpisodeLinks: FetchTVEpisodeLinksUseCase = .unset("fetchTVEpisodeLinks")
    /// Fetches the popular TV series.
    public var fetchPopularTVSeries: FetchTVSeriesListUseCase = .unset("fetchPopularTVSeries")
    /// Fetches the top-rated TV series.
    public var fetchTopRatedTVSeries: FetchTVSeriesListUseCase = .unset("fetchTopRatedTVSeries")
    /// Fetches the TV series with an episode in the next seven days.
    public var fetchOnTheAirTVSeries: FetchTVSeriesListUseCase = .unset("fetchOnTheAirTVSeries")
    /// Fetches the TV series with an episode today.
    public var fetchAiringTodayTVSeries: FetchTVSeriesListUseCase = .unset("fetchAiringTodayTVSeries")
    /// Fetches the trending TV series of the last day or week.
    public var fetchTrendingTVSeries: FetchTrendingTVSeriesUseCase = .unset("fetchTrendingTVSeries")
    /// Fetches the TV series similar to a TV series, by genres and keywords.
    public var fetchSimilarTVSeries: FetchRelatedTVSeriesUseCase = .unset("fetchSimilarTVSeries")
    /// Fetches the TV series recommended to viewers of a TV series.
    public var fetchTVSeriesRecommendations: FetchRelatedTVSeriesUseCase = .unset("fetchTVSeriesRecommendations")
    /// Fetches the reviews of a TV series.
    public var fetchTVSeriesReviews: FetchReviewsUseCase = .unset("fetchTVSeriesReviews")
    /// Searches for TV series by name.
    public var searchTVSeries: SearchTVSeriesUseCase = .unset("searchTVSeries")
    /// Finds TV series that match a filter.
    public var discoverTVSeries: DiscoverTVSeriesUseCase = .unset("discoverTVSeries")
    /// Fetches the genres of TV series.
    public var fetchTVSeriesGenres: FetchTVSeriesGenresUseCase = .unset("fetchTVSeriesGenres")
    /// Fetches the next episodes of the series on an owner's watchlist, by day.
    public var fetchNextEpisodes: FetchNextEpisodesUseCase = .unset("fetchNextEpisodes")
    /// Fetches the TV series on the watchlist, most recently added first.
    public var fetchWatchlist: FetchTVSeriesWatchlistUseCase = .unset("fetchWatchlist")
    /// Returns whether a TV series is on the watchlist.
    public var isOnWatchlist: IsTVSeriesOnWatchlistUseCase = .unset("isOnWatchlist")
    /// Adds a TV series to the watchlist. Returns `false` if the TV series is already on the watchlist.
    public var addToWatchlist: AddTVSeriesToWatchlistUseCase = .unset("addToWatchlist")
    /// Removes a TV series from the watchlist. Returns `false` if the TV series is not on the watchlist.
    public var removeFromWatchlist: RemoveTVSeriesFromWatchlistUseCase = .unset("removeFromWatchlist")
    /// Adds a TV series to the watchlist, or removes it if it is already there. Returns whether the TV series is now on
    /// the watchlist.
    public var toggleOnWatchlist: ToggleTVSeriesOnWatchlistUseCase = .unset("toggleOnWatchlist")

    /// Creates a set of use cases that are not set.
    public init() {}
}
