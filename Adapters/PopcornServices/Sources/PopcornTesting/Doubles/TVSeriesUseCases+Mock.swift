public import CoreApplication
public import CoreDomain
public import TVSeriesApplication
import Tracing

extension TVSeriesUseCases {

    /// Doubles of the use cases that a test is about. Each of the others fails with a message that names it.
    ///
    /// ```swift
    /// let tvSeries = TVSeriesUseCases.mock(fetchTVSeriesDetails: .giving(.mock()), addToWatchlist: .giving(true))
    /// ```
    public static func mock(
        fetchTVSeriesDetails: FetchTVSeriesDetailsUseCase = .unset("fetchTVSeriesDetails"),
        fetchTVSeriesCredits: FetchTVSeriesCreditsUseCase = .unset("fetchTVSeriesCredits"),
        fetchTVSeriesImages: FetchTVSeriesImagesUseCase = .unset("fetchTVSeriesImages"),
        fetchTVSeriesVideos: FetchTVSeriesVideosUseCase = .unset("fetchTVSeriesVideos"),
        fetchTVSeriesWatchOffers: FetchTVSeriesWatchOffersUseCase = .unset("fetchTVSeriesWatchOffers"),
        fetchTVSeriesContentRatings: FetchTVSeriesContentRatingsUseCase = .unset("fetchTVSeriesContentRatings"),
        fetchTVSeriesLinks: FetchTVSeriesLinksUseCase = .unset("fetchTVSeriesLinks"),
        fetchTVSeasonDetails: FetchTVSeasonDetailsUseCase = .unset("fetchTVSeasonDetails"),
        fetchTVEpisodeDetails: FetchTVEpisodeDetailsUseCase = .unset("fetchTVEpisodeDetails"),
        fetchTVEpisodeCredits: FetchTVEpisodeCreditsUseCase = .unset("fetchTVEpisodeCredits"),
        fetchTVEpisodeImages: FetchTVEpisodeImagesUseCase = .unset("fetchTVEpisodeImages"),
        fetchTVEpisodeLinks: FetchTVEpisodeLinksUseCase = .unset("fetchTVEpisodeLinks"),
        fetchPopularTVSeries: FetchTVSeriesListUseCase = .unset("fetchPopularTVSeries"),
        fetchTopRatedTVSeries: FetchTVSeriesListUseCase = .unset("fetchTopRatedTVSeries"),
        fetchOnTheAirTVSeries: FetchTVSeriesListUseCase = .unset("fetchOnTheAirTVSeries"),
        fetchAiringTodayTVSeries: FetchTVSeriesListUseCase = .unset("fetchAiringTodayTVSeries"),
        fetchTrendingTVSeries: FetchTrendingTVSeriesUseCase = .unset("fetchTrendingTVSeries"),
        fetchSimilarTVSeries: FetchRelatedTVSeriesUseCase = .unset("fetchSimilarTVSeries"),
        fetchTVSeriesRecommendations: FetchRelatedTVSeriesUseCase = .unset("fetchTVSeriesRecommendations"),
        searchTVSeries: SearchTVSeriesUseCase = .unset("searchTVSeries"),
        discoverTVSeries: DiscoverTVSeriesUseCase = .unset("discoverTVSeries"),
        fetchTVSeriesGenres: FetchTVSeriesGenresUseCase = .unset("fetchTVSeriesGenres"),
        fetchNextEpisodes: FetchNextEpisodesUseCase = .unset("fetchNextEpisodes"),
        fetchWatchlist: FetchTVSeriesWatchlistUseCase = .unset("fetchWatchlist"),
        isOnWatchlist: IsTVSeriesOnWatchlistUseCase = .unset("isOnWatchlist"),
        addToWatchlist: AddTVSeriesToWatchlistUseCase = .unset("addToWatchlist"),
        removeFromWatchlist: RemoveTVSeriesFromWatchlistUseCase = .unset("removeFromWatchlist"),
        toggleOnWatchlist: ToggleTVSeriesOnWatchlistUseCase = .unset("toggleOnWatchlist")
    ) -> TVSeriesUseCases {
        TVSeriesUseCases(
            fetchTVSeriesDetails: fetchTVSeriesDetails, fetchTVSeriesCredits: fetchTVSeriesCredits,
            fetchTVSeriesImages: fetchTVSeriesImages, fetchTVSeriesVideos: fetchTVSeriesVideos,
            fetchTVSeriesWatchOffers: fetchTVSeriesWatchOffers,
            fetchTVSeriesContentRatings: fetchTVSeriesContentRatings, fetchTVSeriesLinks: fetchTVSeriesLinks,
            fetchTVSeasonDetails: fetchTVSeasonDetails,
            fetchTVEpisodeDetails: fetchTVEpisodeDetails, fetchTVEpisodeCredits: fetchTVEpisodeCredits,
            fetchTVEpisodeImages: fetchTVEpisodeImages, fetchTVEpisodeLinks: fetchTVEpisodeLinks,
            fetchPopularTVSeries: fetchPopularTVSeries, fetchTopRatedTVSeries: fetchTopRatedTVSeries,
            fetchOnTheAirTVSeries: fetchOnTheAirTVSeries, fetchAiringTodayTVSeries: fetchAiringTodayTVSeries,
            fetchTrendingTVSeries: fetchTrendingTVSeries, fetchSimilarTVSeries: fetchSimilarTVSeries,
            fetchTVSeriesRecommendations: fetchTVSeriesRecommendations, searchTVSeries: searchTVSeries,
            discoverTVSeries: discoverTVSeries,
            fetchTVSeriesGenres: fetchTVSeriesGenres, fetchNextEpisodes: fetchNextEpisodes,
            fetchWatchlist: fetchWatchlist, isOnWatchlist: isOnWatchlist, addToWatchlist: addToWatchlist,
            removeFromWatchlist: removeFromWatchlist, toggleOnWatchlist: toggleOnWatchlist)
    }

    /// Doubles of the use cases that a test is about, and the real ones of the watchlist over a repository of its own,
    /// such as `WatchlistRepositoryMock`, which keeps the lists in memory.
    ///
    /// A double of `fetchTVSeriesDetails` knows nothing of the watchlist: say yourself what its
    /// ``/TVSeriesApplication/TVSeriesDetails/isOnWatchlist`` is. Each use case that is not given fails with a message
    /// that names it.
    public static func mock(
        fetchTVSeriesDetails: FetchTVSeriesDetailsUseCase = .unset("fetchTVSeriesDetails"),
        fetchTVSeriesCredits: FetchTVSeriesCreditsUseCase = .unset("fetchTVSeriesCredits"),
        fetchTVSeriesImages: FetchTVSeriesImagesUseCase = .unset("fetchTVSeriesImages"),
        fetchTVSeriesVideos: FetchTVSeriesVideosUseCase = .unset("fetchTVSeriesVideos"),
        fetchTVSeriesWatchOffers: FetchTVSeriesWatchOffersUseCase = .unset("fetchTVSeriesWatchOffers"),
        fetchTVSeriesContentRatings: FetchTVSeriesContentRatingsUseCase = .unset("fetchTVSeriesContentRatings"),
        fetchTVSeriesLinks: FetchTVSeriesLinksUseCase = .unset("fetchTVSeriesLinks"),
        fetchTVSeasonDetails: FetchTVSeasonDetailsUseCase = .unset("fetchTVSeasonDetails"),
        fetchTVEpisodeDetails: FetchTVEpisodeDetailsUseCase = .unset("fetchTVEpisodeDetails"),
        fetchTVEpisodeCredits: FetchTVEpisodeCreditsUseCase = .unset("fetchTVEpisodeCredits"),
        fetchTVEpisodeImages: FetchTVEpisodeImagesUseCase = .unset("fetchTVEpisodeImages"),
        fetchTVEpisodeLinks: FetchTVEpisodeLinksUseCase = .unset("fetchTVEpisodeLinks"),
        watchlist: any WatchlistRepository
    ) -> TVSeriesUseCases {
        let lists = WatchlistUseCases(.tvSeries, "TVSeries", in: watchlist, tracer: NoOpTracer())
        return mock(
            fetchTVSeriesDetails: fetchTVSeriesDetails, fetchTVSeriesCredits: fetchTVSeriesCredits,
            fetchTVSeriesImages: fetchTVSeriesImages, fetchTVSeriesVideos: fetchTVSeriesVideos,
            fetchTVSeriesWatchOffers: fetchTVSeriesWatchOffers,
            fetchTVSeriesContentRatings: fetchTVSeriesContentRatings, fetchTVSeriesLinks: fetchTVSeriesLinks,
            fetchTVSeasonDetails: fetchTVSeasonDetails,
            fetchTVEpisodeDetails: fetchTVEpisodeDetails, fetchTVEpisodeCredits: fetchTVEpisodeCredits,
            fetchTVEpisodeImages: fetchTVEpisodeImages, fetchTVEpisodeLinks: fetchTVEpisodeLinks,
            fetchWatchlist: lists.fetch, isOnWatchlist: lists.contains,
            addToWatchlist: lists.add, removeFromWatchlist: lists.remove, toggleOnWatchlist: lists.toggle)
    }
}
