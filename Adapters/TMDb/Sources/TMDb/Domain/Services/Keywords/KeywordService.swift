/// A service for keywords.
///
/// If `language` is `nil`, the client's default language is used. Every method throws ``TMDbError``.
public protocol KeywordService: TMDbService {}

extension KeywordService {

    /// Returns the details of a keyword.
    ///
    /// `GET /3/keyword/{keyword_id}`
    public func details(forKeyword id: Keyword.ID) async throws(TMDbError) -> Keyword {
        try await send(Endpoint("keyword-details", path: ["keyword", .id(id, "keyword_id")]))
    }

    /// Returns a page (1 to 500) of movies with a keyword.
    ///
    /// TMDb recommends using ``DiscoverService`` with a keyword filter instead.
    ///
    /// `GET /3/keyword/{keyword_id}/movies`
    public func movies(
        forKeyword id: Keyword.ID, includeAdult: Bool? = nil, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "keyword-movies", path: ["keyword", .id(id, "keyword_id"), "movies"],
                query: [.includeAdult(includeAdult), .page(page), .language(language)]))
    }
}
