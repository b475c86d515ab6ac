/// A service for a user's account in API version 4: favourites, watchlist, ratings, lists and recommendations.
///
/// The methods require the user's access token. ``AuthenticationService/userAccessToken(from:)`` returns it together
/// with the account's identifier, ``UserAccessToken/accountID``. Use ``TMDbClient/asUser(_:)`` to create a view of the
/// client that sends the token.
///
/// If `language` is `nil`, the client's default language is used. Responses are private to the user and are never
/// cached or coalesced. Every method throws ``TMDbError``.
public protocol UserAccountService: TMDbService {}

extension UserAccountService {

    /// Returns a page (1 to 500) of the user's lists, including private lists.
    ///
    /// `GET /4/account/{account_object_id}/lists`
    public func lists(forAccount accountID: String, page: Int? = nil) async throws(TMDbError) -> UserListPageableList {
        try await send(
            Endpoint(
                "v4-account-lists", version: .v4, path: path(accountID, "lists"), query: [.page(page)],
                cacheability: .never))
    }

    /// Returns a page (1 to 500) of the user's favourite movies.
    ///
    /// `GET /4/account/{account_object_id}/movie/favorites`
    public func favoriteMovies(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "v4-account-favorite-movies", version: .v4, path: path(accountID, "movie", "favorites"),
                query: query(sort, page, language), cacheability: .never))
    }

    /// Returns a page (1 to 500) of the user's favourite TV series.
    ///
    /// `GET /4/account/{account_object_id}/tv/favorites`
    public func favoriteTVSeries(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "v4-account-favorite-tv", version: .v4, path: path(accountID, "tv", "favorites"),
                query: query(sort, page, language), cacheability: .never))
    }

    /// Returns a page (1 to 500) of the movies that the user has rated, with the ratings and their dates.
    ///
    /// `GET /4/account/{account_object_id}/movie/rated`
    public func ratedMovies(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "v4-account-rated-movies", version: .v4, path: path(accountID, "movie", "rated"),
                query: query(sort, page, language), cacheability: .never))
    }

    /// Returns a page (1 to 500) of the TV series that the user has rated, with the ratings and their dates.
    ///
    /// `GET /4/account/{account_object_id}/tv/rated`
    public func ratedTVSeries(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "v4-account-rated-tv", version: .v4, path: path(accountID, "tv", "rated"),
                query: query(sort, page, language), cacheability: .never))
    }

    /// Returns a page (1 to 500) of the movies that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/movie/recommendations`
    public func recommendedMovies(
        forAccount accountID: String, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "v4-account-movie-recommendations", version: .v4, path: path(accountID, "movie", "recommendations"),
                query: [.page(page), .language(language)], cacheability: .never))
    }

    /// Returns a page (1 to 500) of the TV series that TMDb recommends to the user.
    ///
    /// `GET /4/account/{account_object_id}/tv/recommendations`
    public func recommendedTVSeries(
        forAccount accountID: String, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "v4-account-tv-recommendations", version: .v4, path: path(accountID, "tv", "recommendations"),
                query: [.page(page), .language(language)], cacheability: .never))
    }

    /// Returns a page (1 to 500) of the movies on the user's watchlist.
    ///
    /// `GET /4/account/{account_object_id}/movie/watchlist`
    public func watchlistMovies(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "v4-account-movie-watchlist", version: .v4, path: path(accountID, "movie", "watchlist"),
                query: query(sort, page, language), cacheability: .never))
    }

    /// Returns a page (1 to 500) of the TV series on the user's watchlist.
    ///
    /// `GET /4/account/{account_object_id}/tv/watchlist`
    public func watchlistTVSeries(
        forAccount accountID: String, sortedBy sort: AccountSort? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "v4-account-tv-watchlist", version: .v4, path: path(accountID, "tv", "watchlist"),
                query: query(sort, page, language), cacheability: .never))
    }

    private func path(_ accountID: String, _ resource: PathSegment...) -> [PathSegment] {
        ["account", .secret(accountID, "account_object_id")] + resource
    }

    private func query(_ sort: AccountSort?, _ page: Int?, _ language: String?) -> [QueryItem] {
        [.rawValue("sort_by", sort), .page(page), .language(language)]
    }
}
