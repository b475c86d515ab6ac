/// Finding movies, series, people and more by words.
///
/// If a language is `nil`, the client's default language is asked for. Pages run from 1 to 500. Every method throws
/// ``TMDbError``.
public protocol SearchService: TMDbService {}

extension SearchService {

    /// A page of movies whose titles match, in any language.
    ///
    /// `GET /3/search/movie`
    ///
    /// - Parameters:
    ///   - query: What to search for.
    ///   - year: The year of any of the releases.
    ///   - primaryReleaseYear: The year of the first release.
    ///   - includeAdult: Whether movies for adults are among the results. TMDb's default: no.
    ///   - region: The region whose release dates count, an ISO 3166-1 code.
    ///   - page: The page. TMDb's default: 1.
    ///   - language: The language of the answer.
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

    /// A page of TV series whose names match, in any language.
    ///
    /// `GET /3/search/tv`
    ///
    /// - Parameters:
    ///   - query: What to search for.
    ///   - year: The year of the first episode or of any other.
    ///   - firstAirDateYear: The year of the first episode.
    ///   - includeAdult: Whether series for adults are among the results. TMDb's default: no.
    ///   - page: The page. TMDb's default: 1.
    ///   - language: The language of the answer.
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

    /// A page of people whose names match.
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

    /// A page of movies, TV series and people whose titles or names match.
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

    /// A page of collections whose names match, in any language.
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

    /// A page of companies whose names match.
    ///
    /// `GET /3/search/company`
    public func companies(query: String, page: Int? = nil) async throws(TMDbError) -> CompanyPageableList {
        try await send(Endpoint("search-company", path: ["search", "company"], query: [.query(query), .page(page)]))
    }

    /// A page of keywords that match.
    ///
    /// `GET /3/search/keyword`
    public func keywords(query: String, page: Int? = nil) async throws(TMDbError) -> KeywordPageableList {
        try await send(Endpoint("search-keyword", path: ["search", "keyword"], query: [.query(query), .page(page)]))
    }
}
