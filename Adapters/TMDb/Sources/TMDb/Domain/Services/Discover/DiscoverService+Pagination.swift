extension DiscoverService {

    /// All movies that a filter lets through.
    ///
    /// `GET /3/discover/movie`, page by page
    public func allMovies(
        filter: DiscoverMoviesFilter? = nil, sortedBy sort: DiscoverMoviesSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allMoviesPages(filter: filter, sortedBy: sort, language: language).items
    }

    /// All pages of movies that a filter lets through.
    ///
    /// `GET /3/discover/movie`, page by page
    public func allMoviesPages(
        filter: DiscoverMoviesFilter? = nil, sortedBy sort: DiscoverMoviesSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await movies(filter: filter, sortedBy: sort, page: page, language: language)
        }
    }

    /// All TV series that a filter lets through.
    ///
    /// `GET /3/discover/tv`, page by page
    public func allTVSeries(
        filter: DiscoverTVSeriesFilter? = nil, sortedBy sort: DiscoverTVSeriesSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allTVSeriesPages(filter: filter, sortedBy: sort, language: language).items
    }

    /// All pages of TV series that a filter lets through.
    ///
    /// `GET /3/discover/tv`, page by page
    public func allTVSeriesPages(
        filter: DiscoverTVSeriesFilter? = nil, sortedBy sort: DiscoverTVSeriesSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await tvSeries(filter: filter, sortedBy: sort, page: page, language: language)
        }
    }
}
