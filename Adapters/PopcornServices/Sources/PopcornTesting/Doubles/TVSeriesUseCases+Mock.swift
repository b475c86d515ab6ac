public import CoreApplication
public import CoreDomain
public import TVSeriesApplication
import Tracing

extension TVSeriesUseCases {

    /// Creates a set of use cases from doubles. A use case without a double throws an error whose message contains its
    /// name.
    ///
    /// ```swift
    /// let tvSeries = TVSeriesUseCases.mock(fetchTVSeriesDetails: .returning(.mock()), addToWatchlist: .returning(true))
    /// ```
    public static func mock(
        fetchTVSeriesDetails: FetchTVSeriesDetailsUseCase = .unexpected("fetchTVSeriesDetails"),
        fetchWholeTVSeries: FetchWholeTVSeriesUseCase = .unexpected("fetchWholeTVSeries"),
        fetchTVSeriesCredits: FetchTVSeriesCreditsUseCase = .unexpected("fetchTVSeriesCredits"),
        fetchTVSeriesImages: FetchTVSeriesImagesUseCase = .unexpected("fetchTVSeriesImages"),
        fetchTVSeriesVideos: FetchTVSeriesVideosUseCase = .unexpected("fetchTVSeriesVideos"),
        fetchTVSeriesWatchOffers: FetchTVSeriesWatchOffersUseCase = .unexpected("fetchTVSeriesWatchOffers"),
        fetchAllTVSeriesWatchOffers: FetchAllTVSeriesWatchOffersUseCase = .unexpected("fetchAllTVSeriesWatchOffers"),
        fetchTVSeriesContentRatings: FetchTVSeriesContentRatingsUseCase = .unexpected("fetchTVSeriesContentRatings"),
        fetchTVSeriesLinks: FetchTVSeriesLinksUseCase = .unexpected("fetchTVSeriesLinks"),
        fetchTVSeriesKeywords: FetchTVSeriesKeywordsUseCase = .unexpected("fetchTVSeriesKeywords"),
        fetchTVSeriesAlternativeTitles: FetchTVSeriesAlternativeTitlesUseCase =
            .unexpected("fetchTVSeriesAlternativeTitles"),
        fetchTVEpisodeGroups: FetchTVEpisodeGroupsUseCase = .unexpected("fetchTVEpisodeGroups"),
        fetchTVEpisodeGroup: FetchTVEpisodeGroupUseCase = .unexpected("fetchTVEpisodeGroup"),
        fetchTVSeasonDetails: FetchTVSeasonDetailsUseCase = .unexpected("fetchTVSeasonDetails"),
        fetchTVSeasonCredits: FetchTVSeasonCreditsUseCase = .unexpected("fetchTVSeasonCredits"),
        fetchTVSeasonImages: FetchTVSeasonImagesUseCase = .unexpected("fetchTVSeasonImages"),
        fetchTVSeasonVideos: FetchTVSeasonVideosUseCase = .unexpected("fetchTVSeasonVideos"),
        fetchTVSeasonLinks: FetchTVSeasonLinksUseCase = .unexpected("fetchTVSeasonLinks"),
        fetchTVEpisodeDetails: FetchTVEpisodeDetailsUseCase = .unexpected("fetchTVEpisodeDetails"),
        fetchTVEpisodeCredits: FetchTVEpisodeCreditsUseCase = .unexpected("fetchTVEpisodeCredits"),
        fetchTVEpisodeImages: FetchTVEpisodeImagesUseCase = .unexpected("fetchTVEpisodeImages"),
        fetchTVEpisodeVideos: FetchTVEpisodeVideosUseCase = .unexpected("fetchTVEpisodeVideos"),
        fetchTVEpisodeLinks: FetchTVEpisodeLinksUseCase = .unexpected("fetchTVEpisodeLinks"),
        fetchPopularTVSeries: FetchTVSeriesListUseCase = .unexpected("fetchPopularTVSeries"),
        fetchTopRatedTVSeries: FetchTVSeriesListUseCase = .unexpected("fetchTopRatedTVSeries"),
        fetchOnTheAirTVSeries: FetchTVSeriesListUseCase = .unexpected("fetchOnTheAirTVSeries"),
        fetchAiringTodayTVSeries: FetchTVSeriesListUseCase = .unexpected("fetchAiringTodayTVSeries"),
        fetchTrendingTVSeries: FetchTrendingTVSeriesUseCase = .unexpected("fetchTrendingTVSeries"),
        fetchSimilarTVSeries: FetchRelatedTVSeriesUseCase = .unexpected("fetchSimilarTVSeries"),
        fetchTVSeriesRecommendations: FetchRelatedTVSeriesUseCase = .unexpected("fetchTVSeriesRecommendations"),
        fetchTVSeriesReviews: FetchReviewsUseCase = .unexpected("fetchTVSeriesReviews"),
        searchTVSeries: SearchTVSeriesUseCase = .unexpected("searchTVSeries"),
        discoverTVSeries: DiscoverTVSeriesUseCase = .unexpected("discoverTVSeries"),
        fetchTVSeriesGenres: FetchTVSeriesGenresUseCase = .unexpected("fetchTVSeriesGenres"),
        fetchNextEpisodes: FetchNextEpisodesUseCase = .unexpected("fetchNextEpisodes"),
        fetchWatchlist: FetchTVSeriesWatchlistUseCase = .unexpected("fetchWatchlist"),
        isOnWatchlist: IsTVSeriesOnWatchlistUseCase = .unexpected("isOnWatchlist"),
        addToWatchlist: AddTVSeriesToWatchlistUseCase = .unexpected("addToWatchlist"),
        removeFromWatchlist: RemoveTVSeriesFromWatchlistUseCase = .unexpected("removeFromWatchlist"),
        toggleOnWatchlist: ToggleTVSeriesOnWatchlistUseCase = .unexpected("toggleOnWatchlist")
    ) -> TVSeriesUseCases {
        TVSeriesUseCases(
            fetchTVSeriesDetails: fetchTVSeriesDetails, fetchWholeTVSeries: fetchWholeTVSeries,
            fetchTVSeriesCredits: fetchTVSeriesCredits,
            fetchTVSeriesImages: fetchTVSeriesImages, fetchTVSeriesVideos: fetchTVSeriesVideos,
            fetchTVSeriesWatchOffers: fetchTVSeriesWatchOffers,
            fetchAllTVSeriesWatchOffers: fetchAllTVSeriesWatchOffers,
            fetchTVSeriesContentRatings: fetchTVSeriesContentRatings, fetchTVSeriesLinks: fetchTVSeriesLinks,
            fetchTVSeriesKeywords: fetchTVSeriesKeywords,
            fetchTVSeriesAlternativeTitles: fetchTVSeriesAlternativeTitles,
            fetchTVEpisodeGroups: fetchTVEpisodeGroups, fetchTVEpisodeGroup: fetchTVEpisodeGroup,
            fetchTVSeasonDetails: fetchTVSeasonDetails, fetchTVSeasonCredits: fetchTVSeasonCredits,
            fetchTVSeasonImages: fetchTVSeasonImages, fetchTVSeasonVideos: fetchTVSeasonVideos,
            fetchTVSeasonLinks: fetchTVSeasonLinks,
            fetchTVEpisodeDetails: fetchTVEpisodeDetails, fetchTVEpisodeCredits: fetchTVEpisodeCredits,
            fetchTVEpisodeImages: fetchTVEpisodeImages, fetchTVEpisodeVideos: fetchTVEpisodeVideos,
            fetchTVEpisodeLinks: fetchTVEpisodeLinks,
            fetchPopularTVSeries: fetchPopularTVSeries, fetchTopRatedTVSeries: fetchTopRatedTVSeries,
            fetchOnTheAirTVSeries: fetchOnTheAirTVSeries, fetchAiringTodayTVSeries: fetchAiringTodayTVSeries,
            fetchTrendingTVSeries: fetchTrendingTVSeries, fetchSimilarTVSeries: fetchSimilarTVSeries,
            fetchTVSeriesRecommendations: fetchTVSeriesRecommendations,
            fetchTVSeriesReviews: fetchTVSeriesReviews, searchTVSeries: searchTVSeries,
            discoverTVSeries: discoverTVSeries,
            fetchTVSeriesGenres: fetchTVSeriesGenres, fetchNextEpisodes: fetchNextEpisodes,
            fetchWatchlist: fetchWatchlist, isOnWatchlist: isOnWatchlist, addToWatchlist: addToWatchlist,
            removeFromWatchlist: removeFromWatchlist, toggleOnWatchlist: toggleOnWatchlist)
    }

    /// Creates a set of use cases with the real watchlist use cases over a repository. Any other use case throws an
    /// error whose message contains its name, unless a test replaces it with a double.
    ///
    /// ```swift
    /// var tvSeries = TVSeriesUseCases.mock(watchlist: WatchlistRepositoryMock([1396], kind: .tvSeries))
    /// tvSeries.fetchTVSeriesDetails = .returning(.mock(isOnWatchlist: true))
    /// ```
    ///
    /// A double of `fetchTVSeriesDetails` does not read the watchlist, so set
    /// ``/TVSeriesApplication/TVSeriesDetails/isOnWatchlist`` in its value.
    ///
    /// - Parameter watchlist: The repository of watchlists, such as `WatchlistRepositoryMock`, which stores them in
    ///   memory.
    public static func mock(watchlist: any WatchlistRepository) -> TVSeriesUseCases {
        let watchlistUseCases = WatchlistUseCaseSet(.tvSeries, "TVSeries", in: watchlist, tracer: NoOpTracer())
        var tvSeries = mock()
        tvSeries.fetchWatchlist = watchlistUseCases.fetch
        tvSeries.isOnWatchlist = watchlistUseCases.contains
        tvSeries.addToWatchlist = watchlistUseCases.add
        tvSeries.removeFromWatchlist = watchlistUseCases.remove
        tvSeries.toggleOnWatchlist = watchlistUseCases.toggle
        return tvSeries
    }
}
