/// A service for a user's account in API version 3: favourites, watchlist, ratings and lists.
///
/// The session identifies the account; pass `nil` only if the client uses the user's own access token. If `language` is
/// `nil`, the client's default language is used. Responses are private to the user and are never cached or coalesced.
/// Every method throws ``TMDbError``.
public protocol AccountService: TMDbService {}

extension AccountService {

    /// Returns the account details of a session's user.
    ///
    /// `GET /3/account/{account_id}`
    ///
    /// - Parameters:
    ///   - accountID: The TMDb identifier of the account. Default: the account of the session.
    ///   - sessionID: The session identifier.
    public func details(forAccount accountID: Int? = nil, sessionID: String?) async throws(TMDbError)
        -> AccountDetails
    {
        let account: [PathSegment] = accountID.map { [.secret($0, "account_id")] } ?? []
        return try await send(
            Endpoint(
                "account-details", path: ["account"] + account, query: [.session(sessionID)], cacheability: .never))
    }

    /// Adds a movie or TV series to the user's favourites, or removes it.
    ///
    /// `POST /3/account/{account_id}/favorite`
    @discardableResult
    public func setFavorite(
        _ isFavorite: Bool, for show: Show.ID, account accountID: Int, sessionID: String?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(
            Endpoint(
                "account-add-favorite", method: .post, path: path(accountID, "favorite"),
                query: [.session(sessionID)], body: AccountMark(show, favorite: isFavorite), cacheability: .never))
    }

    /// Adds a movie or TV series to the user's watchlist, or removes it.
    ///
    /// `POST /3/account/{account_id}/watchlist`
    @discardableResult
    public func setOnWatchlist(
        _ isOnWatchlist: Bool, for show: Show.ID, account accountID: Int, sessionID: String?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(
            Endpoint(
                "account-add-to-watchlist", method: .post, path: path(accountID, "watchlist"),
                query: [.session(sessionID)], body: AccountMark(show, watchlist: isOnWatchlist), cacheability: .never))
    }

    /// Returns a page (1 to 500) of the user's lists.
    ///
    /// `GET /3/account/{account_id}/lists`
    public func lists(
        forAccount accountID: Int, sessionID: String?, page: Int? = nil
    ) async throws(TMDbError) -> MediaListPageableList {
        try await send(
            Endpoint(
                "account-lists", path: path(accountID, "lists"), query: [.page(page), .session(sessionID)],
                cacheability: .never))
    }

    /// Returns a page (1 to 500) of the user's favourite movies.
    ///
    /// `GET /3/account/{account_id}/favorite/movies`
    public func favoriteMovies(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "account-get-favorites", path: path(accountID, "favorite", "movies"),
                query: query(sessionID, sort, page, language),
                cacheability: .never))
    }

    /// Returns a page (1 to 500) of the user's favourite TV series.
    ///
    /// `GET /3/account/{account_id}/favorite/tv`
    public func favoriteTVSeries(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "account-favorite-tv", path: path(accountID, "favorite", "tv"),
                query: query(sessionID, sort, page, language),
                cacheability: .never))
    }

    /// Returns a page (1 to 500) of the movies that the user has rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/movies`
    public func ratedMovies(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "account-rated-movies", path: path(accountID, "rated", "movies"),
                query: query(sessionID, sort, page, language),
                cacheability: .never))
    }

    /// Returns a page (1 to 500) of the TV series that the user has rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv`
    public func ratedTVSeries(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "account-rated-tv", path: path(accountID, "rated", "tv"), query: query(sessionID, sort, page, language),
                cacheability: .never))
    }

    /// Returns a page (1 to 500) of the episodes that the user has rated, with the ratings.
    ///
    /// `GET /3/account/{account_id}/rated/tv/episodes`
    public func ratedTVEpisodes(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> TVEpisodePageableList {
        try await send(
            Endpoint(
                "account-rated-tv-episodes", path: path(accountID, "rated", "tv", "episodes"),
                query: query(sessionID, sort, page, language),
                cacheability: .never))
    }

    /// Returns a page (1 to 500) of the movies on the user's watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/movies`
    public func watchlistMovies(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "account-watchlist-movies", path: path(accountID, "watchlist", "movies"),
                query: query(sessionID, sort, page, language),
                cacheability: .never))
    }

    /// Returns a page (1 to 500) of the TV series on the user's watchlist.
    ///
    /// `GET /3/account/{account_id}/watchlist/tv`
    public func watchlistTVSeries(
        forAccount accountID: Int, sessionID: String?, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "account-watchlist-tv", path: path(accountID, "watchlist", "tv"),
                query: query(sessionID, sort, page, language),
                cacheability: .never))
    }

    private func path(_ accountID: Int, _ resource: PathSegment...) -> [PathSegment] {
        ["account", .secret(accountID, "account_id")] + resource
    }

    private func query(_ sessionID: String?, _ sort: AccountSort?, _ page: Int?, _ language: String?) -> [QueryItem] {
        [.session(sessionID), .rawValue("sort_by", sort), .page(page), .language(language)]
    }
}

/// The request body that marks a title as a favourite, or as on the watchlist.
struct AccountMark: Encodable {

    let mediaType: MediaType
    let mediaID: Int
    let favorite: Bool?
    let watchlist: Bool?

    init(_ show: Show.ID, favorite: Bool? = nil, watchlist: Bool? = nil) {
        (mediaType, mediaID) =
            switch show {
            case .movie(let id): (.movie, id)
            case .tvSeries(let id): (.tvSeries, id)
            }
        self.favorite = favorite
        self.watchlist = watchlist
    }

    private enum CodingKeys: String, CodingKey {
        case mediaType = "media_type"
        case mediaID = "media_id"
        case favorite
        case watchlist
    }
}
