extension TrendingService {

    /// Returns an asynchronous sequence of all trending movies, TV series and people.
    ///
    /// `GET /3/trending/all/{time_window}`, one request per page
    public func allTrending(
        in timeWindow: TrendingTimeWindow = .day, language: String? = nil
    ) -> PagedAsyncSequence<Media> {
        allTrendingPages(in: timeWindow, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of trending movies, TV series and people.
    ///
    /// `GET /3/trending/all/{time_window}`, one request per page
    public func allTrendingPages(
        in timeWindow: TrendingTimeWindow = .day, language: String? = nil
    ) -> PagedPagesAsyncSequence<Media> {
        PagedPagesAsyncSequence { page in
            try await all(in: timeWindow, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all trending movies.
    ///
    /// `GET /3/trending/movie/{time_window}`, one request per page
    public func allMovies(
        in timeWindow: TrendingTimeWindow = .day, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allMoviesPages(in: timeWindow, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of trending movies.
    ///
    /// `GET /3/trending/movie/{time_window}`, one request per page
    public func allMoviesPages(
        in timeWindow: TrendingTimeWindow = .day, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await movies(in: timeWindow, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all trending TV series.
    ///
    /// `GET /3/trending/tv/{time_window}`, one request per page
    public func allTVSeries(
        in timeWindow: TrendingTimeWindow = .day, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allTVSeriesPages(in: timeWindow, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of trending TV series.
    ///
    /// `GET /3/trending/tv/{time_window}`, one request per page
    public func allTVSeriesPages(
        in timeWindow: TrendingTimeWindow = .day, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await tvSeries(in: timeWindow, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all trending people.
    ///
    /// `GET /3/trending/person/{time_window}`, one request per page
    public func allPeople(
        in timeWindow: TrendingTimeWindow = .day, language: String? = nil
    ) -> PagedAsyncSequence<PersonListItem> {
        allPeoplePages(in: timeWindow, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of trending people.
    ///
    /// `GET /3/trending/person/{time_window}`, one request per page
    public func allPeoplePages(
        in timeWindow: TrendingTimeWindow = .day, language: String? = nil
    ) -> PagedPagesAsyncSequence<PersonListItem> {
        PagedPagesAsyncSequence { page in
            try await people(in: timeWindow, page: page, language: language)
        }
    }
}
