/// A service for discovering movies and TV series by filters, such as genre, release date and rating.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol DiscoverService: TMDbService {}

extension DiscoverService {

    /// Returns a page (1 to 500) of movies that match a filter.
    ///
    /// `GET /3/discover/movie`
    ///
    /// - Parameters:
    ///   - filter: The filter. Default: no restrictions.
    ///   - sort: The sort order. TMDb's default: by popularity, highest first.
    ///   - page: The page number. TMDb's default: 1.
    ///   - language: The language of the response. Default: the client's.
    public func movies(
        filter: DiscoverMoviesFilter? = nil, sortedBy sort: DiscoverMoviesSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "discover-movie", path: ["discover", "movie"],
                query: (filter?.queryItems ?? []) + [.rawValue("sort_by", sort), .page(page), .language(language)]))
    }

    /// Returns a page (1 to 500) of TV series that match a filter.
    ///
    /// `GET /3/discover/tv`
    ///
    /// - Parameters:
    ///   - filter: The filter. Default: no restrictions.
    ///   - sort: The sort order. TMDb's default: by popularity, highest first.
    ///   - page: The page number. TMDb's default: 1.
    ///   - language: The language of the response. Default: the client's.
    public func tvSeries(
        filter: DiscoverTVSeriesFilter? = nil, sortedBy sort: DiscoverTVSeriesSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "discover-tv", path: ["discover", "tv"],
                query: (filter?.queryItems ?? []) + [.rawValue("sort_by", sort), .page(page), .language(language)]))
    }
}
