extension UserAccountService {

    /// Returns an asynchronous sequence of all of the user's lists.
    ///
    /// `GET /4/account/{account_object_id}/lists`, one request per page
    public func allLists(forAccount accountID: String) -> PagedAsyncSequence<UserListSummary> {
        allListsPages(forAccount: accountID).items
    }

    /// Returns an asynchronous sequence of the pages of the user's lists.
    ///
    /// `GET /4/account/{account_object_id}/lists`, one request per page
    public func allListsPages(forAccount accountID: String) -> PagedPagesAsyncSequence<UserListSummary> {
        PagedPagesAsyncSequence { page in
            try await lists(forAccount: accountID, page: page)
        }
    }

    /// Returns an asynchronous sequence of all of the user's favourite movies.
    ///
    /// `GET /4/account/{account_object_id}/movie/favorites`, one request per page
    public func allFavoriteMovies(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allFavoriteMoviesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of the user's favourite movies.
    ///
    /// `GET /4/account/{account_object_id}/movie/favorites`, one request per page
    public func allFavoriteMoviesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await favoriteMovies(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all of the user's favourite TV series.
    ///
    /// `GET /4/account/{account_object_id}/tv/favorites`, one request per page
    public func allFavoriteTVSeries(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allFavoriteTVSeriesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of the user's favourite TV series.
    ///
    /// `GET /4/account/{account_object_id}/tv/favorites`, one request per page
    public func allFavoriteTVSeriesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await favoriteTVSeries(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all movies that the user has rated, with the ratings.
    ///
    /// `GET /4/account/{account_object_id}/movie/rated`, one request per page
    public func allRatedMovies(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allRatedMoviesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies that the user has rated, with the ratings.
    ///
    /// `GET /4/account/{account_object_id}/movie/rated`, one request per page
    public func allRatedMoviesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedMovies(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series that the user has rated, with the ratings.
    ///
    /// `GET /4/account/{account_object_id}/tv/rated`, one request per page
    public func allRatedTVSeries(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allRatedTVSeriesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series that the user has rated, with the ratings.
    ///
    /// `GET /4/account/{account_object_id}/tv/rated`, one request per page
    public func allRatedTVSeriesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedTVSeries(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all movies that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/movie/recommendations`, one request per page
    public func allRecommendedMovies(
        forAccount accountID: String, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allRecommendedMoviesPages(forAccount: accountID, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/movie/recommendations`, one request per page
    public func allRecommendedMoviesPages(
        forAccount accountID: String, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await recommendedMovies(forAccount: accountID, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/tv/recommendations`, one request per page
    public func allRecommendedTVSeries(
        forAccount accountID: String, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allRecommendedTVSeriesPages(forAccount: accountID, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/tv/recommendations`, one request per page
    public func allRecommendedTVSeriesPages(
        forAccount accountID: String, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await recommendedTVSeries(forAccount: accountID, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all movies on the user's watchlist.
    ///
    /// `GET /4/account/{account_object_id}/movie/watchlist`, one request per page
    public func allWatchlistMovies(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allWatchlistMoviesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of movies on the user's watchlist.
    ///
    /// `GET /4/account/{account_object_id}/movie/watchlist`, one request per page
    public func allWatchlistMoviesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await watchlistMovies(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// Returns an asynchronous sequence of all TV series on the user's watchlist.
    ///
    /// `GET /4/account/{account_object_id}/tv/watchlist`, one request per page
    public func allWatchlistTVSeries(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allWatchlistTVSeriesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// Returns an asynchronous sequence of the pages of TV series on the user's watchlist.
    ///
    /// `GET /4/account/{account_object_id}/tv/watchlist`, one request per page
    public func allWatchlistTVSeriesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await watchlistTVSeries(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }
}
