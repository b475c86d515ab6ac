/// Finding movies and series by what they are like.
///
/// If a language is `nil`, the client's default language is asked for. Pages run from 1 to 500. Every method throws
/// ``TMDbError``.
public protocol DiscoverService: TMDbService {}

extension DiscoverService {

    /// A page of movies that a filter lets through.
    ///
    /// `GET /3/discover/movie`
    ///
    /// - Parameters:
    ///   - filter: What the movies are like. Default: anything.
    ///   - sort: The order. TMDb's default: the most popular first.
    ///   - page: The page. TMDb's default: 1.
    ///   - language: The language of the answer.
    public func movies(
        filter: DiscoverMoviesFilter? = nil, sortedBy sort: DiscoverMoviesSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "discover-movie", path: ["discover", "movie"],
                query: (filter?.queryItems ?? []) + [.word("sort_by", sort), .page(page), .language(language)]))
    }

    /// A page of TV series that a filter lets through.
    ///
    /// `GET /3/discover/tv`
    ///
    /// - Parameters:
    ///   - filter: What the series are like. Default: anything.
    ///   - sort: The order. TMDb's default: the most popular first.
    ///   - page: The page. TMDb's default: 1.
    ///   - language: The language of the answer.
    public func tvSeries(
        filter: DiscoverTVSeriesFilter? = nil, sortedBy sort: DiscoverTVSeriesSort? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "discover-tv", path: ["discover", "tv"],
                query: (filter?.queryItems ?? []) + [.word("sort_by", sort), .page(page), .language(language)]))
    }
}
