extension DiscoverService {

    /// Returns an asynchronous sequence of all movies that match a filter.
    ///
    /// `GET /3/discover/movie`, one request per page
    public func allMovies(
        filter: DiscoverMoviesFilter? = nil, sortedBy sort: DiscoverMoviesSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allMoviesPages(filter: filter, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies that match a filter.
    ///
    /// `GET /3/discover/movie`, one request per page
    public func allMoviesPages(
        filter: DiscoverMoviesFilter? = nil, sortedBy sort: DiscoverMoviesSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await movies(filter: filter, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series that match a filter.
    ///
    /// `GET /3/discover/tv`, one request per page
    public func allTVSeries(
        filter: DiscoverTVSeriesFilter? = nil, sortedBy sort: DiscoverTVSeriesSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allTVSeriesPages(filter: filter, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series that match a filter.
    ///
    /// `GET /3/discover/tv`, one request per page
    public func allTVSeriesPages(
        filter: DiscoverTVSeriesFilter? = nil, sortedBy sort: DiscoverTVSeriesSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await tvSeries(filter: filter, sortedBy: sort, page: page, language: language)
        }
    }
}
