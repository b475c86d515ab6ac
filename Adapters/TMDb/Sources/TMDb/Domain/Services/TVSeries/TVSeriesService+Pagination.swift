extension TVSeriesService {

    /// Returns an asynchronous sequence of all recommendations based on a TV series.
    ///
    /// `GET /3/tv/{series_id}/recommendations`, one request per page
    public func allRecommendations(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allRecommendationsPages(forTVSeries: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of recommendations based on a TV series.
    ///
    /// `GET /3/tv/{series_id}/recommendations`, one request per page
    public func allRecommendationsPages(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await recommendations(forTVSeries: id, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series similar to a TV series, by genres and keywords.
    ///
    /// `GET /3/tv/{series_id}/similar`, one request per page
    public func allSimilar(
        toTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allSimilarPages(toTVSeries: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series similar to a TV series, by genres and keywords.
    ///
    /// `GET /3/tv/{series_id}/similar`, one request per page
    public func allSimilarPages(
        toTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await similar(toTVSeries: id, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all users' reviews of a TV series.
    ///
    /// `GET /3/tv/{series_id}/reviews`, one request per page
    public func allReviews(forTVSeries id: TVSeries.ID, language: String? = nil) -> PagedAsyncSequence<Review> {
        allReviewsPages(forTVSeries: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of users' reviews of a TV series.
    ///
    /// `GET /3/tv/{series_id}/reviews`, one request per page
    public func allReviewsPages(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<Review> {
        PagedPagesAsyncSequence { page in
            try await reviews(forTVSeries: id, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all users' lists that contain a TV series.
    ///
    /// `GET /3/tv/{series_id}/lists`, one request per page
    public func allLists(forTVSeries id: TVSeries.ID, language: String? = nil) -> PagedAsyncSequence<MediaListSummary> {
        allListsPages(forTVSeries: id, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of users' lists that contain a TV series.
    ///
    /// `GET /3/tv/{series_id}/lists`, one request per page
    public func allListsPages(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) -> PagedPagesAsyncSequence<MediaListSummary> {
        PagedPagesAsyncSequence { page in
            try await lists(forTVSeries: id, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series with an episode that airs today.
    ///
    /// `GET /3/tv/airing_today`, one request per page
    public func allAiringToday(
        timezone: String? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allAiringTodayPages(timezone: timezone, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series with an episode that airs today.
    ///
    /// `GET /3/tv/airing_today`, one request per page
    public func allAiringTodayPages(
        timezone: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await airingToday(page: page, timezone: timezone, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series with an episode that airs in the next seven days.
    ///
    /// `GET /3/tv/on_the_air`, one request per page
    public func allOnTheAir(timezone: String? = nil, language: String? = nil) -> PagedAsyncSequence<TVSeriesListItem> {
        allOnTheAirPages(timezone: timezone, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series with an episode that airs in the next seven days.
    ///
    /// `GET /3/tv/on_the_air`, one request per page
    public func allOnTheAirPages(
        timezone: String? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await onTheAir(page: page, timezone: timezone, language: language)
        }
    }

    /// Returns an asynchronous sequence of all popular TV series, most popular first.
    ///
    /// `GET /3/tv/popular`, one request per page
    public func allPopular(language: String? = nil) -> PagedAsyncSequence<TVSeriesListItem> {
        allPopularPages(language: language).items
    }

    /// Returns an asynchronous sequence of the pages of popular TV series, most popular first.
    ///
    /// `GET /3/tv/popular`, one request per page
    public func allPopularPages(language: String? = nil) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await popular(page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all top-rated TV series, highest rated first.
    ///
    /// `GET /3/tv/top_rated`, one request per page
    public func allTopRated(language: String? = nil) -> PagedAsyncSequence<TVSeriesListItem> {
        allTopRatedPages(language: language).items
    }

    /// Returns an asynchronous sequence of the pages of top-rated TV series, highest rated first.
    ///
    /// `GET /3/tv/top_rated`, one request per page
    public func allTopRatedPages(language: String? = nil) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await topRated(page: page, language: language)
        }
    }
}
