/// A service for guest sessions: the movies, TV series and episodes that a guest has rated.
///
/// If `language` is `nil`, the client's default language is used. Responses are private to the guest and are never
/// cached or coalesced. Every method throws ``TMDbError``.
public protocol GuestSessionService: TMDbService {}

extension GuestSessionService {

    /// Returns a page (1 to 500) of the movies that a guest has rated, with the ratings.
    ///
    /// Throws ``TMDbError/Kind-swift.enum/notFound`` before the guest's first rating.
    ///
    /// `GET /3/guest_session/{guest_session_id}/rated/movies`
    public func ratedMovies(
        forGuestSession guestSessionID: String, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "guest-session-rated-movies", path: path(guestSessionID, "movies"),
                query: [.rawValue("sort_by", sort), .page(page), .language(language)], cacheability: .never))
    }

    /// Returns a page (1 to 500) of the TV series that a guest has rated, with the ratings.
    ///
    /// Throws ``TMDbError/Kind-swift.enum/notFound`` before the guest's first rating.
    ///
    /// `GET /3/guest_session/{guest_session_id}/rated/tv`
    public func ratedTVSeries(
        forGuestSession guestSessionID: String, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "guest-session-rated-tv", path: path(guestSessionID, "tv"),
                query: [.rawValue("sort_by", sort), .page(page), .language(language)], cacheability: .never))
    }

    /// Returns a page (1 to 500) of the episodes that a guest has rated, with the ratings.
    ///
    /// Throws ``TMDbError/Kind-swift.enum/notFound`` before the guest's first rating.
    ///
    /// `GET /3/guest_session/{guest_session_id}/rated/tv/episodes`
    public func ratedTVEpisodes(
        forGuestSession guestSessionID: String, sortedBy sort: AccountSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> TVEpisodePageableList {
        try await send(
            Endpoint(
                "guest-session-rated-tv-episodes", path: path(guestSessionID, "tv", "episodes"),
                query: [.rawValue("sort_by", sort), .page(page), .language(language)], cacheability: .never))
    }

    private func path(_ guestSessionID: String, _ resource: PathSegment...) -> [PathSegment] {
        ["guest_session", .secret(guestSessionID, "guest_session_id"), "rated"] + resource
    }
}
