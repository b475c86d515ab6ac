public import Foundation

/// Movies at TMDb.
///
/// If a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol MovieService: TMDbService {}

extension MovieService {

    /// A movie's details.
    ///
    /// `GET /3/movie/{movie_id}`
    public func details(forMovie id: Movie.ID, language: String? = nil) async throws(TMDbError) -> Movie {
        try await send(Endpoint("movie-details", path: path(id), query: [.language(language)]))
    }

    /// The details of a movie that IMDb knows under an identifier such as `tt0137523`.
    ///
    /// `GET /3/movie/{movie_id}`
    public func details(forMovie imdbID: String, language: String? = nil) async throws(TMDbError) -> Movie {
        try await send(Endpoint("movie-details", path: path(imdbID), query: [.language(language)]))
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
    ///   - includeVideoLanguage: More languages of appended videos, as bare codes.
    ///   - session: Whose account states are appended, if they are among `options`; `nil` only if the client's access
    ///     token is a user's.
    public func details(
        forMovie id: Movie.ID, appending options: MovieAppendOption, language: String? = nil,
        includeImageLanguage: [String]? = nil, includeVideoLanguage: [String]? = nil, session: SessionCredential? = nil
    ) async throws(TMDbError) -> MovieDetailsResponse {
        try await send(
            Endpoint(
                "movie-details", path: path(id),
                query: .details(
                    appending: options, language: language, includeImageLanguage: includeImageLanguage,
                    includeVideoLanguage: includeVideoLanguage, session: session),
                cacheability: options.cacheability))
    }

    /// The details of a movie that IMDb knows, together with other resources, in one request.
    ///
    /// `GET /3/movie/{movie_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - imdbID: IMDb's identifier of the movie, such as `tt0137523`.
    ///   - options: What to append; at most 20 resources.
    ///   - language: The language of texts. Appended images are limited to it.
    ///   - includeImageLanguage: More languages of appended images, as bare codes; `null` for images without text.
    ///   - includeVideoLanguage: More languages of appended videos, as bare codes.
    ///   - session: Whose account states are appended, if they are among `options`; `nil` only if the client's access
    ///     token is a user's.
    public func details(
        forMovie imdbID: String, appending options: MovieAppendOption, language: String? = nil,
        includeImageLanguage: [String]? = nil, includeVideoLanguage: [String]? = nil, session: SessionCredential? = nil
    ) async throws(TMDbError) -> MovieDetailsResponse {
        try await send(
            Endpoint(
                "movie-details", path: path(imdbID),
                query: .details(
                    appending: options, language: language, includeImageLanguage: includeImageLanguage,
                    includeVideoLanguage: includeVideoLanguage, session: session),
                cacheability: options.cacheability))
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

    /// What changed about a movie: in the last 24 hours, or between two days at most 14 days apart.
    ///
    /// `GET /3/movie/{movie_id}/changes`
    public func changes(
        forMovie id: Movie.ID, from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await send(
            Endpoint(
                "movie-changes", path: path(id, "changes"), query: .changes(from: startDate, to: endDate, page: page)))
    }

    /// A movie's releases, one for a country. TMDb answers this older operation but no longer describes it;
    /// ``releaseDates(forMovie:)`` has more.
    ///
    /// `GET /3/movie/{movie_id}/releases`
    public func releases(forMovie id: Movie.ID) async throws(TMDbError) -> MovieCountryReleaseCollection {
        try await send(Endpoint("movie-releases", path: path(id, "releases")))
    }

    /// What a user or a guest did with a movie.
    ///
    /// `GET /3/movie/{movie_id}/account_states`
    public func accountStates(
        forMovie id: Movie.ID, session: SessionCredential?
    ) async throws(TMDbError) -> AccountStates {
        try await send(.states("movie-account-states", of: path(id), session: session))
    }

    /// Rates a movie, from 0.5 to 10 in steps of 0.5.
    ///
    /// `POST /3/movie/{movie_id}/rating`
    @discardableResult
    public func addRating(
        _ rating: Double, toMovie id: Movie.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.addRating("movie-add-rating", rating, to: path(id), session: session))
    }

    /// Deletes a rating of a movie.
    ///
    /// `DELETE /3/movie/{movie_id}/rating`
    @discardableResult
    public func deleteRating(
        forMovie id: Movie.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.deleteRating("movie-delete-rating", of: path(id), session: session))
    }

    /// A page, from 1 to 500, of movies in cinemas, in a region, an ISO 3166-1 code.
    ///
    /// `GET /3/movie/now_playing`
    public func nowPlaying(
        page: Int? = nil, region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(list("movie-now-playing-list", "now_playing", page, region, language))
    }

    /// A page, from 1 to 500, of movies by popularity, in a region, an ISO 3166-1 code.
    ///
    /// `GET /3/movie/popular`
    public func popular(
        page: Int? = nil, region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(list("movie-popular-list", "popular", page, region, language))
    }

    /// A page, from 1 to 500, of movies by rating, in a region, an ISO 3166-1 code.
    ///
    /// `GET /3/movie/top_rated`
    public func topRated(
        page: Int? = nil, region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(list("movie-top-rated-list", "top_rated", page, region, language))
    }

    /// A page, from 1 to 500, of movies soon in cinemas, in a region, an ISO 3166-1 code.
    ///
    /// `GET /3/movie/upcoming`
    public func upcoming(
        page: Int? = nil, region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(list("movie-upcoming-list", "upcoming", page, region, language))
    }

    /// The movie that was added to TMDb last.
    ///
    /// `GET /3/movie/latest`
    public func latest() async throws(TMDbError) -> Movie {
        try await send(Endpoint("movie-latest-id", path: ["movie", "latest"]))
    }

    private func list(
        _ operationID: StaticString, _ name: PathSegment, _ page: Int?, _ region: String?, _ language: String?
    ) -> Endpoint<MoviePageableList> {
        Endpoint(
            operationID, path: ["movie", name], query: [.language(language), .page(page), .region(region)])
    }

    private func path(_ id: Movie.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["movie", .id(id, "movie_id")] + resource
    }

    private func path(_ imdbID: String) -> [PathSegment] {
        ["movie", .imdbID(imdbID, "movie_id")]
    }
}
