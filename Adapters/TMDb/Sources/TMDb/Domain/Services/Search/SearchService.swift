/// A service for text search: movies, TV series, people, collections, companies and keywords.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol SearchService: TMDbService {}

extension SearchService {

    /// Returns a page (1 to 500) of movies whose titles match a query, in any language.
    ///
    /// `GET /3/search/movie`
    ///
    /// - Parameters:
    ///   - query: The text to search for.
    ///   - year: The year of any release.
    ///   - primaryReleaseYear: The year of the first release.
    ///   - includeAdult: Whether the results include adult movies. TMDb's default: `false`.
    ///   - region: The region whose release dates are used, as an ISO 3166-1 code.
    ///   - page: The page number. TMDb's default: 1.
    ///   - language: The language of the response. Default: the client's.
    public func movies(
        query: String, year: Int? = nil, primaryReleaseYear: Int? = nil, includeAdult: Bool? = nil,
        region: String? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "search-movie", path: ["search", "movie"],
                query: [
                    .query(query), .number("year", year), .number("primary_release_year", primaryReleaseYear),
                    .includeAdult(includeAdult), .region(region), .page(page), .language(language),
                ]))
    }

    /// Returns a page (1 to 500) of TV series whose names match a query, in any language.
    ///
    /// `GET /3/search/tv`
    ///
    /// - Parameters:
    ///   - query: The text to search for.
    ///   - year: The year of any episode.
    ///   - firstAirDateYear: The year of the first episode.
    ///   - includeAdult: Whether the results include adult TV series. TMDb's default: `false`.
    ///   - page: The page number. TMDb's default: 1.
    ///   - language: The language of the response. Default: the client's.
    public func tvSeries(
        query: String, year: Int? = nil, firstAirDateYear: Int? = nil, includeAdult: Bool? = nil, page: Int? = nil,
        language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "search-tv", path: ["search", "tv"],
                query: [
                    .query(query), .number("year", year), .number("first_air_date_year", firstAirDateYear),
                    .includeAdult(includeAdult), .page(page), .language(language),
                ]))
    }

    /// Returns a page (1 to 500) of people whose names match a query.
    ///
    /// `GET /3/search/person`
    public func people(
        query: String, includeAdult: Bool? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> PersonPageableList {
        try await send(
            Endpoint(
                "search-person", path: ["search", "person"],
                query: [.query(query), .includeAdult(includeAdult), .page(page), .language(language)]))
    }

    /// Returns a page (1 to 500) of movies, TV series and people whose titles or names match a query.
    ///
    /// `GET /3/search/multi`
    public func all(
        query: String, includeAdult: Bool? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MediaPageableList {
        try await send(
            Endpoint(
                "search-multi", path: ["search", "multi"],
                query: [.query(query), .includeAdult(includeAdult), .page(page), .language(language)]))
    }

    /// Returns a page (1 to 500) of collections whose names match a query, in any language.
    ///
    /// `GET /3/search/collection`
    public func collections(
        query: String, includeAdult: Bool? = nil, region: String? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> CollectionPageableList {
        try await send(
            Endpoint(
                "search-collection", path: ["search", "collection"],
                query: [
                    .query(query), .includeAdult(includeAdult), .region(region), .page(page), .language(language),
                ]))
    }

    /// Returns a page (1 to 500) of companies whose names match a query.
    ///
    /// `GET /3/search/company`
    public func companies(query: String, page: Int? = nil) async throws(TMDbError) -> CompanyPageableList {
        try await send(Endpoint("search-company", path: ["search", "company"], query: [.query(query), .page(page)]))
    }

    /// Returns a page (1 to 500) of keywords that match a query.
    ///
    /// `GET /3/search/keyword`
    public func keywords(query: String, page: Int? = nil) async throws(TMDbError) -> KeywordPageableList {
        try await send(Endpoint("search-keyword", path: ["search", "keyword"], query: [.query(query), .page(page)]))
    }
}
