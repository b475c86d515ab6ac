extension TVSeriesService {

    /// All TV series recommended to those who like a TV series.
    ///
    /// `GET /3/tv/{series_id}/recommendations`, page by page
    public func allRecommendations(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allRecommendationsPages(forTVSeries: id, language: language).items
    }

    /// All pages of TV series recommended to those who like a TV series.
    ///
    /// `GET /3/tv/{series_id}/recommendations`, page by page
    public func allRecommendationsPages(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await recommendations(forTVSeries: id, page: page, language: language)
        }
    }

    /// All TV series with the genres and keywords of a TV series.
    ///
    /// `GET /3/tv/{series_id}/similar`, page by page
    public func allSimilar(
        toTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allSimilarPages(toTVSeries: id, language: language).items
    }

    /// All pages of TV series with the genres and keywords of a TV series.
    ///
    /// `GET /3/tv/{series_id}/similar`, page by page
    public func allSimilarPages(
        toTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await similar(toTVSeries: id, page: page, language: language)
        }
    }

    /// All users' reviews of a TV series.
    ///
    /// `GET /3/tv/{series_id}/reviews`, page by page
    public func allReviews(forTVSeries id: TVSeries.ID, language: String? = nil) -> PagedAsyncSequence<Review> {
        allReviewsPages(forTVSeries: id, language: language).items
    }

    /// All pages of users' reviews of a TV series.
    ///
    /// `GET /3/tv/{series_id}/reviews`, page by page
    public func allReviewsPages(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<Review> {
        PagedPagesAsyncSequence { page in
            try await reviews(forTVSeries: id, page: page, language: language)
        }
    }

    /// All users' lists with a TV series.
    ///
    /// `GET /3/tv/{series_id}/lists`, page by page
    public func allLists(forTVSeries id: TVSeries.ID, language: String? = nil) -> PagedAsyncSequence<MediaListSummary> {
        allListsPages(forTVSeries: id, language: language).items
    }

    /// All pages of users' lists with a TV series.
    ///
    /// `GET /3/tv/{series_id}/lists`, page by page
    public func allListsPages(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MediaListSummary> {
        PagedPagesAsyncSequence { page in
            try await lists(forTVSeries: id, page: page, language: language)
        }
    }

    /// All TV series with an episode today.
    ///
    /// `GET /3/tv/airing_today`, page by page
    public func allAiringToday(
        timezone: String? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allAiringTodayPages(timezone: timezone, language: language).items
    }

    /// All pages of TV series with an episode today.
    ///
    /// `GET /3/tv/airing_today`, page by page
    public func allAiringTodayPages(
        timezone: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await airingToday(page: page, timezone: timezone, language: language)
        }
    }

    /// All TV series with an episode in the next seven days.
    ///
    /// `GET /3/tv/on_the_air`, page by page
    public func allOnTheAir(timezone: String? = nil, language: String? = nil) -> PagedAsyncSequence<TVSeriesListItem> {
        allOnTheAirPages(timezone: timezone, language: language).items
    }

    /// All pages of TV series with an episode in the next seven days.
    ///
    /// `GET /3/tv/on_the_air`, page by page
    public func allOnTheAirPages(
        timezone: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await onTheAir(page: page, timezone: timezone, language: language)
        }
    }

    /// All TV series, the most popular first.
    ///
    /// `GET /3/tv/popular`, page by page
    public func allPopular(language: String? = nil) -> PagedAsyncSequence<TVSeriesListItem> {
        allPopularPages(language: language).items
    }

    /// All pages of TV series, the most popular first.
    ///
    /// `GET /3/tv/popular`, page by page
    public func allPopularPages(language: String? = nil) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await popular(page: page, language: language)
        }
    }

    /// All TV series, the best rated first.
    ///
    /// `GET /3/tv/top_rated`, page by page
    public func allTopRated(language: String? = nil) -> PagedAsyncSequence<TVSeriesListItem> {
        allTopRatedPages(language: language).items
    }

    /// All pages of TV series, the best rated first.
    ///
    /// `GET /3/tv/top_rated`, page by page
    public func allTopRatedPages(language: String? = nil) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await topRated(page: page, language: language)
        }
    }
}
