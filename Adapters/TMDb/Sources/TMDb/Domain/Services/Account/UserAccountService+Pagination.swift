extension UserAccountService {

    /// All lists of the user.
    ///
    /// `GET /4/account/{account_object_id}/lists`, page by page
    public func allLists(forAccount accountID: String) -> PagedAsyncSequence<UserListSummary> {
        allListsPages(forAccount: accountID).items
    }

    /// All pages of lists of the user.
    ///
    /// `GET /4/account/{account_object_id}/lists`, page by page
    public func allListsPages(forAccount accountID: String) -> PagedPagesAsyncSequence<UserListSummary> {
        PagedPagesAsyncSequence { page in
            try await lists(forAccount: accountID, page: page)
        }
    }

    /// All movies that the user marked as favourites.
    ///
    /// `GET /4/account/{account_object_id}/movie/favorites`, page by page
    public func allFavoriteMovies(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allFavoriteMoviesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// All pages of movies that the user marked as favourites.
    ///
    /// `GET /4/account/{account_object_id}/movie/favorites`, page by page
    public func allFavoriteMoviesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await favoriteMovies(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All TV series that the user marked as favourites.
    ///
    /// `GET /4/account/{account_object_id}/tv/favorites`, page by page
    public func allFavoriteTVSeries(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allFavoriteTVSeriesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// All pages of TV series that the user marked as favourites.
    ///
    /// `GET /4/account/{account_object_id}/tv/favorites`, page by page
    public func allFavoriteTVSeriesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await favoriteTVSeries(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All movies that the user rated, with the ratings.
    ///
    /// `GET /4/account/{account_object_id}/movie/rated`, page by page
    public func allRatedMovies(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allRatedMoviesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// All pages of movies that the user rated, with the ratings.
    ///
    /// `GET /4/account/{account_object_id}/movie/rated`, page by page
    public func allRatedMoviesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedMovies(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All TV series that the user rated, with the ratings.
    ///
    /// `GET /4/account/{account_object_id}/tv/rated`, page by page
    public func allRatedTVSeries(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allRatedTVSeriesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// All pages of TV series that the user rated, with the ratings.
    ///
    /// `GET /4/account/{account_object_id}/tv/rated`, page by page
    public func allRatedTVSeriesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await ratedTVSeries(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All movies that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/movie/recommendations`, page by page
    public func allRecommendedMovies(
        forAccount accountID: String, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allRecommendedMoviesPages(forAccount: accountID, language: language).items
    }

    /// All pages of movies that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/movie/recommendations`, page by page
    public func allRecommendedMoviesPages(
        forAccount accountID: String, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await recommendedMovies(forAccount: accountID, page: page, language: language)
        }
    }

    /// All TV series that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/tv/recommendations`, page by page
    public func allRecommendedTVSeries(
        forAccount accountID: String, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allRecommendedTVSeriesPages(forAccount: accountID, language: language).items
    }

    /// All pages of TV series that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/tv/recommendations`, page by page
    public func allRecommendedTVSeriesPages(
        forAccount accountID: String, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await recommendedTVSeries(forAccount: accountID, page: page, language: language)
        }
    }

    /// All movies on the watchlist.
    ///
    /// `GET /4/account/{account_object_id}/movie/watchlist`, page by page
    public func allWatchlistMovies(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<MovieListItem> {
        allWatchlistMoviesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// All pages of movies on the watchlist.
    ///
    /// `GET /4/account/{account_object_id}/movie/watchlist`, page by page
    public func allWatchlistMoviesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<MovieListItem> {
        PagedPagesAsyncSequence { page in
            try await watchlistMovies(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }

    /// All TV series on the watchlist.
    ///
    /// `GET /4/account/{account_object_id}/tv/watchlist`, page by page
    public func allWatchlistTVSeries(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedAsyncSequence<TVSeriesListItem> {
        allWatchlistTVSeriesPages(forAccount: accountID, sortedBy: sort, language: language).items
    }

    /// All pages of TV series on the watchlist.
    ///
    /// `GET /4/account/{account_object_id}/tv/watchlist`, page by page
    public func allWatchlistTVSeriesPages(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, language: String? = nil
    ) -> PagedPagesAsyncSequence<TVSeriesListItem> {
        PagedPagesAsyncSequence { page in
            try await watchlistTVSeries(forAccount: accountID, sortedBy: sort, page: page, language: language)
        }
    }
}
