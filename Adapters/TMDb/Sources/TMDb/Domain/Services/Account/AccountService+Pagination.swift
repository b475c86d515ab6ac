extension AccountService {

    /// All lists of the user.
    ///
    /// `GET /3/account/{account_id}/lists`, page by page
    public func allLists(forAccount accountID: Int, sessionID: String?) -> PagedAsyncSequence<MediaListSummary> {
        allListsPages(forAccount: accountID, sessionID: sessionID).items
    }

    /// All pages of lists of the user.
    ///
    /// `GET /3/account/{account_id}/lists`, page by page
    public func allListsPages(
        forAccount accountID: Int, sessionID: String?
    ) -> PagedPagesAsyncSequence<MediaListSummary> {
        PagedPagesAsyncSequence { page in
            try await lists(forAccount: accountID, sessionID: sessionID, page: page)
        }
    }

    /// All movies that the user marked as favourites.
    ///
    /// `GET /3/account/{account_id}/favorite/movies`, page by page
    public func allFavoriteMovies(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allFavoriteMoviesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// All pages of movies that the user marked as favourites.
    ///
    /// `GET /3/account/{account_id}/favorite/movies`, page by page
    public func allFavoriteMoviesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await favoriteMovies(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All TV series that the user marked as favourites.
    ///
    /// `GET /3/account/{account_id}/favorite/tv`, page by page
    public func allFavoriteTVSeries(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allFavoriteTVSeriesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// All pages of TV series that the user marked as favourites.
    ///
    /// `GET /3/account/{account_id}/favorite/tv`, page by page
    public func allFavoriteTVSeriesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await favoriteTVSeries(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All movies that the user rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/movies`, page by page
    public func allRatedMovies(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allRatedMoviesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// All pages of movies that the user rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/movies`, page by page
    public func allRatedMoviesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedMovies(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All TV series that the user rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv`, page by page
    public func allRatedTVSeries(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allRatedTVSeriesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// All pages of TV series that the user rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv`, page by page
    public func allRatedTVSeriesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedTVSeries(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All episodes that the user rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv/episodes`, page by page
    public func allRatedTVEpisodes(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVEpisode> {
        allRatedTVEpisodesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// All pages of episodes that the user rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv/episodes`, page by page
    public func allRatedTVEpisodesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVEpisode> {
        PagedPagesAsyncSequence { page in
            try await ratedTVEpisodes(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All movies on the watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/movies`, page by page
    public func allWatchlistMovies(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allWatchlistMoviesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// All pages of movies on the watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/movies`, page by page
    public func allWatchlistMoviesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await watchlistMovies(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All TV series on the watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/tv`, page by page
    public func allWatchlistTVSeries(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allWatchlistTVSeriesPages(forAccount: accountID, sessionID: sessionID, sortedBy: sort, language: language).items
    }

    /// All pages of TV series on the watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/tv`, page by page
    public func allWatchlistTVSeriesPages(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await watchlistTVSeries(
                forAccount: accountID, sessionID: sessionID, sortedBy: sort, page: page, language: language)
        }
    }
}
