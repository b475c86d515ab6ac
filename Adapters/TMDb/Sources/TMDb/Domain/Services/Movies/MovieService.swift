/// Movies at TMDb.
///
/// Where a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol MovieService: TMDbService {}

extension MovieService {

    /// A movie's details.
    ///
    /// `GET /3/movie/{movie_id}`
    public func details(forMovie id: Movie.ID, language: String? = nil) async throws(TMDbError) -> Movie {
        try await send(Endpoint("movie-details", path: path(id), query: [.language(language)]))
    }

    /// A movie's details together with other resources, in one request.
    ///
    /// `GET /3/movie/{movie_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The movie.
    ///   - options: What to append; at most 20 resources.
    ///   - language: The language of texts. Appended images are limited to it.
    ///   - includeImageLanguage: More languages of appended images, as bare codes; `null` for images without text.
    public func details(
        forMovie id: Movie.ID, appending options: MovieAppendOption, language: String? = nil,
        includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> MovieDetailsResponse {
        try await send(
            Endpoint(
                "movie-details", path: path(id),
                query: [.language(language), .includeImageLanguage(includeImageLanguage), .appendToResponse(options)]))
    }

    /// A movie's cast and crew.
    ///
    /// `GET /3/movie/{movie_id}/credits`
    public func credits(forMovie id: Movie.ID, language: String? = nil) async throws(TMDbError) -> ShowCredits {
        try await send(Endpoint("movie-credits", path: path(id, "credits"), query: [.language(language)]))
    }

    /// A movie's images.
    ///
    /// `GET /3/movie/{movie_id}/images`
    ///
    /// - Parameters:
    ///   - id: The movie.
    ///   - language: The only language of images; `nil` for all languages, whatever the client's default.
    ///   - includeImageLanguage: More languages, as bare codes; `null` for images without text.
    public func images(
        forMovie id: Movie.ID, language: String? = nil, includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> ImageCollection {
        try await send(
            Endpoint(
                "movie-images", path: path(id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// Videos about a movie.
    ///
    /// `GET /3/movie/{movie_id}/videos`
    public func videos(
        forMovie id: Movie.ID, language: String? = nil, includeVideoLanguage: [String]? = nil
    ) async throws(TMDbError) -> VideoCollection {
        try await send(
            Endpoint(
                "movie-videos", path: path(id, "videos"),
                query: [.language(language), .includeVideoLanguage(includeVideoLanguage)]))
    }

    /// A page, from 1 to 500, of users' reviews of a movie.
    ///
    /// `GET /3/movie/{movie_id}/reviews`
    public func reviews(forMovie id: Movie.ID, page: Int? = nil, language: String? = nil) async throws(TMDbError)
        -> ReviewPageableList
    {
        try await send(Endpoint("movie-reviews", path: path(id, "reviews"), query: [.language(language), .page(page)]))
    }

    /// A page, from 1 to 500, of movies recommended to those who like a movie.
    ///
    /// `GET /3/movie/{movie_id}/recommendations`
    public func recommendations(
        forMovie id: Movie.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "movie-recommendations", path: path(id, "recommendations"), query: [.language(language), .page(page)]))
    }

    /// A page, from 1 to 500, of movies with the genres and keywords of a movie.
    ///
    /// `GET /3/movie/{movie_id}/similar`
    public func similar(toMovie id: Movie.ID, page: Int? = nil, language: String? = nil) async throws(TMDbError)
        -> MoviePageableList
    {
        try await send(Endpoint("movie-similar", path: path(id, "similar"), query: [.language(language), .page(page)]))
    }

    /// A movie's releases and age ratings in all countries.
    ///
    /// `GET /3/movie/{movie_id}/release_dates`
    public func releaseDates(forMovie id: Movie.ID) async throws(TMDbError) -> MovieReleaseDates {
        try await send(Endpoint("movie-release-dates", path: path(id, "release_dates")))
    }

    /// A movie's titles in a country, an ISO 3166-1 code, or in all of them.
    ///
    /// `GET /3/movie/{movie_id}/alternative_titles`
    public func alternativeTitles(
        forMovie id: Movie.ID, country: String? = nil
    ) async throws(TMDbError) -> AlternativeTitleCollection {
        try await send(
            Endpoint("movie-alternative-titles", path: path(id, "alternative_titles"), query: [.country(country)]))
    }

    /// A movie's translations.
    ///
    /// `GET /3/movie/{movie_id}/translations`
    public func translations(forMovie id: Movie.ID) async throws(TMDbError) -> MovieTranslationCollection {
        try await send(Endpoint("movie-translations", path: path(id, "translations")))
    }

    /// A movie's keywords.
    ///
    /// `GET /3/movie/{movie_id}/keywords`
    public func keywords(forMovie id: Movie.ID) async throws(TMDbError) -> KeywordCollection {
        try await send(Endpoint("movie-keywords", path: path(id, "keywords")))
    }

    /// Where a movie can be watched, by country.
    ///
    /// `GET /3/movie/{movie_id}/watch/providers`
    public func watchProviders(forMovie id: Movie.ID) async throws(TMDbError) -> ShowWatchProviders {
        try await send(Endpoint("movie-watch-providers", path: path(id, "watch", "providers")))
    }

    /// A movie's identifiers elsewhere.
    ///
    /// `GET /3/movie/{movie_id}/external_ids`
    public func externalIDs(forMovie id: Movie.ID) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("movie-external-ids", path: path(id, "external_ids")))
    }

    /// A page, from 1 to 500, of users' lists with a movie.
    ///
    /// `GET /3/movie/{movie_id}/lists`
    public func lists(forMovie id: Movie.ID, page: Int? = nil, language: String? = nil) async throws(TMDbError)
        -> MediaListPageableList
    {
        try await send(Endpoint("movie-lists", path: path(id, "lists"), query: [.language(language), .page(page)]))
    }

    /// What changed about a movie in the last 24 hours.
    ///
    /// `GET /3/movie/{movie_id}/changes`
    public func changes(forMovie id: Movie.ID) async throws(TMDbError) -> ChangeCollection {
        try await send(Endpoint("movie-changes", path: path(id, "changes")))
    }

    private func path(_ id: Movie.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["movie", .id(id, "movie_id")] + resource
    }
}
