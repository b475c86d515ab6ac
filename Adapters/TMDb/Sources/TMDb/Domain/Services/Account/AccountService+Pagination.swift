extension AccountService {

    /// Returns an asynchronous sequence of all of the user's lists.
    ///
    /// `GET /3/account/{account_id}/lists`, one request per page
    public func allLists(forAccount accountID: Int, sessionID: String?) -> PagedAsyncSequence<MediaListSummary> {
        allListsPages(forAccount: accountID, sessionID: sessionID).items
    }

    /// Returns an asynchronous sequence of the pages of the user's lists.
    ///
    /// `GET /3/account/{account_id}/lists`, one request per page
    public func allListsPages(
        forAccount accountID: Int, sessionID: String?
    ) -> PagedPagesAsyncSequence<MediaListSummary> {
        PagedPagesAsyncSequence { page in
            try await lists(forAccount: accountID, sessionID: sessionID, page: page)
        }
    }

    /// Returns an asynchronous sequence of all of the user's favourite movies.
    ///
    /// `GET /3/account/{account_id}/favorite/movies`, one request per page
    public func allFavoriteMovies(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allFavoriteMoviesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of the user's favourite movies.
    ///
    /// `GET /3/account/{account_id}/favorite/movies`, one request per page
    public func allFavoriteMoviesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await favoriteMovies(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all of the user's favourite TV series.
    ///
    /// `GET /3/account/{account_id}/favorite/tv`, one request per page
    public func allFavoriteTVSeries(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allFavoriteTVSeriesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of the user's favourite TV series.
    ///
    /// `GET /3/account/{account_id}/favorite/tv`, one request per page
    public func allFavoriteTVSeriesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await favoriteTVSeries(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all movies that the user has rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/movies`, one request per page
    public func allRatedMovies(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allRatedMoviesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies that the user has rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/movies`, one request per page
    public func allRatedMoviesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedMovies(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series that the user has rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv`, one request per page
    public func allRatedTVSeries(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allRatedTVSeriesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series that the user has rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv`, one request per page
    public func allRatedTVSeriesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedTVSeries(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all episodes that the user has rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv/episodes`, one request per page
    public func allRatedTVEpisodes(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVEpisode> {
        allRatedTVEpisodesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of episodes that the user has rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv/episodes`, one request per page
    public func allRatedTVEpisodesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVEpisode> {
        PagedPagesAsyncSequence { page in
            try await ratedTVEpisodes(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all movies on the user's watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/movies`, one request per page
    public func allWatchlistMovies(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allWatchlistMoviesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies on the user's watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/movies`, one request per page
    public func allWatchlistMoviesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await watchlistMovies(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series on the user's watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/tv`, one request per page
    public func allWatchlistTVSeries(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allWatchlistTVSeriesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series on the user's watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/tv`, one request per page
    public func allWatchlistTVSeriesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await watchlistTVSeries(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }
}
