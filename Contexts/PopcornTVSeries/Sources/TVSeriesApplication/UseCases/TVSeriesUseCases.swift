public import CoreApplication
public import CoreDomain
public import TVSeriesDomain

/// Fetches a series with everything that an application shows of it.
public typealias FetchTVSeriesDetailsUseCase = FetchUseCase<TitleRequest, TVSeriesDetails>
/// Fetches a series' cast and crew, over all its episodes.
public typealias FetchTVSeriesCreditsUseCase = FetchUseCase<Int, AggregateCreditsDetails>
/// Fetches a series' posters, backdrops and logos, best first.
public typealias FetchTVSeriesImagesUseCase = FetchUseCase<Int, ImageCollectionDetails>
/// Fetches a series' videos, official trailers first.
public typealias FetchTVSeriesVideosUseCase = FetchUseCase<Int, [VideoDetails]>
/// Fetches where a series can be watched in the locale's region: `nil` if nobody offers it there.
public typealias FetchTVSeriesWatchOffersUseCase = FetchUseCase<Int, WatchOffersDetails?>
/// Fetches a series' age ratings in all regions.
public typealias FetchTVSeriesContentRatingsUseCase = FetchUseCase<Int, [ContentRating]>
/// Fetches how a series is known elsewhere, with the addresses of its pages there.
public typealias FetchTVSeriesLinksUseCase = FetchUseCase<Int, ExternalLinks>
/// Fetches a season with its episodes.
public typealias FetchTVSeasonDetailsUseCase = FetchUseCase<TVSeasonLocator, TVSeasonDetails>
/// Fetches an episode. One of a season that is cached costs no request.
public typealias FetchTVEpisodeDetailsUseCase = FetchUseCase<TVEpisodeLocator, TVEpisodeDetails>
/// Fetches an episode's cast, guest stars and crew.
public typealias FetchTVEpisodeCreditsUseCase = FetchUseCase<TVEpisodeLocator, TVEpisodeCreditsDetails>
/// Fetches an episode's stills, best first.
public typealias FetchTVEpisodeImagesUseCase = FetchUseCase<TVEpisodeLocator, ImageCollectionDetails>
/// Fetches how an episode is known elsewhere, with the addresses of its pages there.
public typealias FetchTVEpisodeLinksUseCase = FetchUseCase<TVEpisodeLocator, ExternalLinks>
/// Fetches a list of series that is the same for everybody.
public typealias FetchTVSeriesListUseCase = FetchListUseCase<Void, TVSeriesPreviewDetails>
/// Fetches what interest grew in, over a day or a week.
public typealias FetchTrendingTVSeriesUseCase = FetchListUseCase<TrendingWindow, TVSeriesPreviewDetails>
/// Fetches series that go with a series, by its identifier.
public typealias FetchRelatedTVSeriesUseCase = FetchListUseCase<Int, TVSeriesPreviewDetails>
/// Searches for series by words of the name.
public typealias SearchTVSeriesUseCase = FetchListUseCase<TVSeriesSearch, TVSeriesPreviewDetails>
/// Looks for series by what they are like.
public typealias DiscoverTVSeriesUseCase = FetchListUseCase<TVSeriesFilter, TVSeriesPreviewDetails>
/// Fetches the genres that series can have.
public typealias FetchTVSeriesGenresUseCase = FetchUseCase<Void, [Genre]>
/// Fetches the next episodes of the series on an owner's watchlist, by day.
///
/// Each series is read as its details are: a stale one is given and refreshed in the background, one that is not cached is
/// fetched, eight at a time. A series that cannot be read is reported beside the others. If none can be read because TMDb
/// fails, the failure is thrown.
///
/// An episode is next until its day is over everywhere, which is noon UTC of the day after. A series without a next
/// episode, or whose next episode has no day yet, is left out.
public typealias FetchNextEpisodesUseCase = FetchUseCase<WatchlistOwner, NextEpisodes>

/// Fetches the watchlist of series, latest addition first.
public typealias FetchTVSeriesWatchlistUseCase = WatchlistUseCase<Void, [WatchlistEntry]>
/// Tells whether a series is on the watchlist.
public typealias IsTVSeriesOnWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Puts a series on the watchlist: `false` if it was on it already.
public typealias AddTVSeriesToWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Takes a series off the watchlist: `false` if it was not on it.
public typealias RemoveTVSeriesFromWatchlistUseCase = WatchlistUseCase<Int, Bool>
/// Puts a series on the watchlist or takes it off: `true` if it is on it now.
public typealias ToggleTVSeriesOnWatchlistUseCase = WatchlistUseCase<Int, Bool>

/// What a service can do with series, seasons and episodes.
public struct TVSeriesUseCases: Sendable {
    /// Fetches a series with everything that an application shows of it.
    public var fetchTVSeriesDetails: FetchTVSeriesDetailsUseCase
    /// Fetches a series' cast and crew, over all its episodes.
    public var fetchTVSeriesCredits: FetchTVSeriesCreditsUseCase
    /// Fetches a series' posters, backdrops and logos, best first.
    public var fetchTVSeriesImages: FetchTVSeriesImagesUseCase
    /// Fetches a series' videos, official trailers first.
    public var fetchTVSeriesVideos: FetchTVSeriesVideosUseCase
    /// Fetches where a series can be watched in the locale's region: `nil` if nobody offers it there.
    public var fetchTVSeriesWatchOffers: FetchTVSeriesWatchOffersUseCase
    /// Fetches a series' age ratings in all regions.
    public var fetchTVSeriesContentRatings: FetchTVSeriesContentRatingsUseCase
    /// Fetches how a series is known elsewhere, with the addresses of its pages there.
    public var fetchTVSeriesLinks: FetchTVSeriesLinksUseCase
    /// Fetches a season with its episodes.
    public var fetchTVSeasonDetails: FetchTVSeasonDetailsUseCase
    /// Fetches an episode. One of a season that is cached costs no request.
    public var fetchTVEpisodeDetails: FetchTVEpisodeDetailsUseCase
    /// Fetches an episode's cast, guest stars and crew.
    public var fetchTVEpisodeCredits: FetchTVEpisodeCreditsUseCase
    /// Fetches an episode's stills, best first.
    public var fetchTVEpisodeImages: FetchTVEpisodeImagesUseCase
    /// Fetches how an episode is known elsewhere, with the addresses of its pages there.
    public var fetchTVEpisodeLinks: FetchTVEpisodeLinksUseCase
    /// Fetches series by interest.
    public var fetchPopularTVSeries: FetchTVSeriesListUseCase
    /// Fetches series by rating.
    public var fetchTopRatedTVSeries: FetchTVSeriesListUseCase
    /// Fetches series with an episode in the next seven days.
    public var fetchOnTheAirTVSeries: FetchTVSeriesListUseCase
    /// Fetches series with an episode today.
    public var fetchAiringTodayTVSeries: FetchTVSeriesListUseCase
    /// Fetches what interest grew in.
    public var fetchTrendingTVSeries: FetchTrendingTVSeriesUseCase
    /// Fetches series with the genres and keywords of a series.
    public var fetchSimilarTVSeries: FetchRelatedTVSeriesUseCase
    /// Fetches series for those who like a series.
    public var fetchTVSeriesRecommendations: FetchRelatedTVSeriesUseCase
    /// Searches for series.
    public var searchTVSeries: SearchTVSeriesUseCase
    /// Looks for series by what they are like.
    public var discoverTVSeries: DiscoverTVSeriesUseCase
    /// Fetches the genres that series can have.
    public var fetchTVSeriesGenres: FetchTVSeriesGenresUseCase
    /// Fetches the next episodes of the series on an owner's watchlist, by day.
    public var fetchNextEpisodes: FetchNextEpisodesUseCase
    /// Fetches the watchlist of series, latest addition first.
    public var fetchWatchlist: FetchTVSeriesWatchlistUseCase
    /// Tells whether a series is on the watchlist.
    public var isOnWatchlist: IsTVSeriesOnWatchlistUseCase
    /// Puts a series on the watchlist: `false` if it was on it already.
    public var addToWatchlist: AddTVSeriesToWatchlistUseCase
    /// Takes a series off the watchlist: `false` if it was not on it.
    public var removeFromWatchlist: RemoveTVSeriesFromWatchlistUseCase
    /// Puts a series on the watchlist or takes it off: `true` if it is on it now.
    public var toggleOnWatchlist: ToggleTVSeriesOnWatchlistUseCase

    /// Use cases, or doubles of them.
    public init(
        fetchTVSeriesDetails: FetchTVSeriesDetailsUseCase, fetchTVSeriesCredits: FetchTVSeriesCreditsUseCase,
        fetchTVSeriesImages: FetchTVSeriesImagesUseCase, fetchTVSeriesVideos: FetchTVSeriesVideosUseCase,
        fetchTVSeriesWatchOffers: FetchTVSeriesWatchOffersUseCase,
        fetchTVSeriesContentRatings: FetchTVSeriesContentRatingsUseCase,
        fetchTVSeriesLinks: FetchTVSeriesLinksUseCase,
        fetchTVSeasonDetails: FetchTVSeasonDetailsUseCase, fetchTVEpisodeDetails: FetchTVEpisodeDetailsUseCase,
        fetchTVEpisodeCredits: FetchTVEpisodeCreditsUseCase, fetchTVEpisodeImages: FetchTVEpisodeImagesUseCase,
        fetchTVEpisodeLinks: FetchTVEpisodeLinksUseCase,
        fetchPopularTVSeries: FetchTVSeriesListUseCase, fetchTopRatedTVSeries: FetchTVSeriesListUseCase,
        fetchOnTheAirTVSeries: FetchTVSeriesListUseCase, fetchAiringTodayTVSeries: FetchTVSeriesListUseCase,
        fetchTrendingTVSeries: FetchTrendingTVSeriesUseCase, fetchSimilarTVSeries: FetchRelatedTVSeriesUseCase,
        fetchTVSeriesRecommendations: FetchRelatedTVSeriesUseCase, searchTVSeries: SearchTVSeriesUseCase,
        discoverTVSeries: DiscoverTVSeriesUseCase,
        fetchTVSeriesGenres: FetchTVSeriesGenresUseCase, fetchNextEpisodes: FetchNextEpisodesUseCase,
        fetchWatchlist: FetchTVSeriesWatchlistUseCase, isOnWatchlist: IsTVSeriesOnWatchlistUseCase,
        addToWatchlist: AddTVSeriesToWatchlistUseCase, removeFromWatchlist: RemoveTVSeriesFromWatchlistUseCase,
        toggleOnWatchlist: ToggleTVSeriesOnWatchlistUseCase
    ) {
        self.fetchTVSeriesDetails = fetchTVSeriesDetails
        self.fetchTVSeriesCredits = fetchTVSeriesCredits
        self.fetchTVSeriesImages = fetchTVSeriesImages
        self.fetchTVSeriesVideos = fetchTVSeriesVideos
        self.fetchTVSeriesWatchOffers = fetchTVSeriesWatchOffers
        self.fetchTVSeriesContentRatings = fetchTVSeriesContentRatings
        self.fetchTVSeriesLinks = fetchTVSeriesLinks
        self.fetchTVSeasonDetails = fetchTVSeasonDetails
        self.fetchTVEpisodeDetails = fetchTVEpisodeDetails
        self.fetchTVEpisodeCredits = fetchTVEpisodeCredits
        self.fetchTVEpisodeImages = fetchTVEpisodeImages
        self.fetchTVEpisodeLinks = fetchTVEpisodeLinks
        self.fetchPopularTVSeries = fetchPopularTVSeries
        self.fetchTopRatedTVSeries = fetchTopRatedTVSeries
        self.fetchOnTheAirTVSeries = fetchOnTheAirTVSeries
        self.fetchAiringTodayTVSeries = fetchAiringTodayTVSeries
        self.fetchTrendingTVSeries = fetchTrendingTVSeries
        self.fetchSimilarTVSeries = fetchSimilarTVSeries
        self.fetchTVSeriesRecommendations = fetchTVSeriesRecommendations
        self.searchTVSeries = searchTVSeries
        self.discoverTVSeries = discoverTVSeries
        self.fetchTVSeriesGenres = fetchTVSeriesGenres
        self.fetchNextEpisodes = fetchNextEpisodes
        self.fetchWatchlist = fetchWatchlist
        self.isOnWatchlist = isOnWatchlist
        self.addToWatchlist = addToWatchlist
        self.removeFromWatchlist = removeFromWatchlist
        self.toggleOnWatchlist = toggleOnWatchlist
    }
}
