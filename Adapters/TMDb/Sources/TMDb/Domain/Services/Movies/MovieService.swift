public import Foundation

/// A service for movies.
///
/// If `language` is `nil`, the client's default language is used, except where noted. Every method throws
/// ``TMDbError``.
public protocol MovieService: TMDbService {}

extension MovieService {

    /// Returns the details of a movie.
    ///
    /// `GET /3/movie/{movie_id}`
    public func details(forMovie id: Movie.ID, language: String? = nil) async throws(TMDbError) -> Movie {
        try await send(Endpoint("movie-details", path: path(id), query: [.language(language)]))
    }

    /// Returns the details of a movie by its IMDb ID, such as `tt0137523`.
    ///
    /// `GET /3/movie/{movie_id}`
    public func details(forMovie imdbID: String, language: String? = nil) async throws(TMDbError) -> Movie {
        try await send(Endpoint("movie-details", path: path(imdbID), query: [.language(language)]))
    }

    /// Returns the details of a movie together with other resources, in one request.
    ///
    /// `GET /3/movie/{movie_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the movie.
    ///   - options: The resources to append, at most 20.
    ///   - language: The language of the response. Appended images are limited to it. Default: the client's.
    ///   - includeImageLanguage: Additional languages of appended images, as language codes without a region; `null`
    ///     includes images without text.
    ///   - includeVideoLanguage: Additional languages of appended videos, as language codes without a region.
    ///   - session: The session whose account states are appended, if `options` contains them. Pass `nil` only if the
    ///     client uses a user's access token.
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

    /// Returns the details of a movie by its IMDb ID, together with other resources, in one request.
    ///
    /// `GET /3/movie/{movie_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - imdbID: The IMDb ID of the movie, such as `tt0137523`.
    ///   - options: The resources to append, at most 20.
    ///   - language: The language of the response. Appended images are limited to it. Default: the client's.
    ///   - includeImageLanguage: Additional languages of appended images, as language codes without a region; `null`
    ///     includes images without text.
    ///   - includeVideoLanguage: Additional languages of appended videos, as language codes without a region.
    ///   - session: The session whose account states are appended, if `options` contains them. Pass `nil` only if the
    ///     client uses a user's access token.
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

    /// Returns the cast and crew of a movie.
    ///
    /// `GET /3/movie/{movie_id}/credits`
    public func credits(forMovie id: Movie.ID, language: String? = nil) async throws(TMDbError) -> ShowCredits {
        try await send(Endpoint("movie-credits", path: path(id, "credits"), query: [.language(language)]))
    }

    /// Returns the images of a movie.
    ///
    /// `GET /3/movie/{movie_id}/images`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the movie.
    ///   - language: The language to limit the images to. If `nil`, images in all languages are returned, regardless of
    ///     the client's default language.
    ///   - includeImageLanguage: Additional languages, as language codes without a region; `null` includes images
    ///     without text.
    public func images(
        forMovie id: Movie.ID, language: String? = nil, includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> ImageCollection {
        try await send(
            Endpoint(
                "movie-images", path: path(id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// Returns videos about a movie.
    ///
    /// The videos are in `language` and in the languages of `includeVideoLanguage`, which are language codes without a
    /// region.
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

    /// Returns a page (1 to 500) of users' reviews of a movie.
    ///
    /// `GET /3/movie/{movie_id}/reviews`
    public func reviews(forMovie id: Movie.ID, page: Int? = nil, language: String? = nil) async throws(TMDbError)
        -> ReviewPageableList
    {
        try await send(Endpoint("movie-reviews", path: path(id, "reviews"), query: [.language(language), .page(page)]))
    }

    /// Returns a page (1 to 500) of recommendations based on a movie.
    ///
    /// `GET /3/movie/{movie_id}/recommendations`
    public func recommendations(
        forMovie id: Movie.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(
            Endpoint(
                "movie-recommendations", path: path(id, "recommendations"), query: [.language(language), .page(page)]))
    }

    /// Returns a page (1 to 500) of movies similar to a movie, by genres and keywords.
    ///
    /// `GET /3/movie/{movie_id}/similar`
    public func similar(toMovie id: Movie.ID, page: Int? = nil, language: String? = nil) async throws(TMDbError)
        -> MoviePageableList
    {
        try await send(Endpoint("movie-similar", path: path(id, "similar"), query: [.language(language), .page(page)]))
    }

    /// Returns the releases and age ratings of a movie in all countries.
    ///
    /// `GET /3/movie/{movie_id}/release_dates`
    public func releaseDates(forMovie id: Movie.ID) async throws(TMDbError) -> MovieReleaseDates {
        try await send(Endpoint("movie-release-dates", path: path(id, "release_dates")))
    }

    /// Returns the alternative titles of a movie in a country (an ISO 3166-1 code), or in all countries if `country` is
    /// `nil`.
    ///
    /// `GET /3/movie/{movie_id}/alternative_titles`
    public func alternativeTitles(
        forMovie id: Movie.ID, country: String? = nil
    ) async throws(TMDbError) -> AlternativeTitleCollection {
        try await send(
            Endpoint("movie-alternative-titles", path: path(id, "alternative_titles"), query: [.country(country)]))
    }

    /// Returns the translations of a movie.
    ///
    /// `GET /3/movie/{movie_id}/translations`
    public func translations(forMovie id: Movie.ID) async throws(TMDbError) -> MovieTranslationCollection {
        try await send(Endpoint("movie-translations", path: path(id, "translations")))
    }

    /// Returns the keywords of a movie.
    ///
    /// `GET /3/movie/{movie_id}/keywords`
    public func keywords(forMovie id: Movie.ID) async throws(TMDbError) -> KeywordCollection {
        try await send(Endpoint("movie-keywords", path: path(id, "keywords")))
    }

    /// Returns the watch providers of a movie, by country.
    ///
    /// `GET /3/movie/{movie_id}/watch/providers`
    public func watchProviders(forMovie id: Movie.ID) async throws(TMDbError) -> ShowWatchProviders {
        try await send(Endpoint("movie-watch-providers", path: path(id, "watch", "providers")))
    }

    /// Returns the external identifiers of a movie, such as its IMDb ID.
    ///
    /// `GET /3/movie/{movie_id}/external_ids`
    public func externalIDs(forMovie id: Movie.ID) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("movie-external-ids", path: path(id, "external_ids")))
    }

    /// Returns a page (1 to 500) of users' lists that contain a movie.
    ///
    /// `GET /3/movie/{movie_id}/lists`
    public func lists(forMovie id: Movie.ID, page: Int? = nil, language: String? = nil) async throws(TMDbError)
        -> MediaListPageableList
    {
        try await send(Endpoint("movie-lists", path: path(id, "lists"), query: [.language(language), .page(page)]))
    }

    /// Returns the changes to a movie in the last 24 hours, or between two days that are at most 14 days apart.
    ///
    /// `GET /3/movie/{movie_id}/changes`
    public func changes(
        forMovie id: Movie.ID, from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await send(
            Endpoint(
                "movie-changes", path: path(id, "changes"), query: .changes(from: startDate, to: endDate, page: page)))
    }

    /// Returns the releases of a movie, one per country.
    ///
    /// TMDb still supports this older operation but no longer documents it; ``releaseDates(forMovie:)`` returns more
    /// detail.
    ///
    /// `GET /3/movie/{movie_id}/releases`
    public func releases(forMovie id: Movie.ID) async throws(TMDbError) -> MovieCountryReleaseCollection {
        try await send(Endpoint("movie-releases", path: path(id, "releases")))
    }

    /// Returns a user's or guest's account states for a movie: favourite, watchlist and rating.
    ///
    /// `GET /3/movie/{movie_id}/account_states`
    public func accountStates(
        forMovie id: Movie.ID, session: SessionCredential?
    ) async throws(TMDbError) -> AccountStates {
        try await send(.states("movie-account-states", of: path(id), session: session))
    }

    /// Rates a movie from 0.5 to 10, in steps of 0.5.
    ///
    /// `POST /3/movie/{movie_id}/rating`
    @discardableResult
    public func addRating(
        _ rating: Double, toMovie id: Movie.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.addRating("movie-add-rating", rating, to: path(id), session: session))
    }

    /// Deletes the rating of a movie.
    ///
    /// `DELETE /3/movie/{movie_id}/rating`
    @discardableResult
    public func deleteRating(
        forMovie id: Movie.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.deleteRating("movie-delete-rating", of: path(id), session: session))
    }

    /// Returns a page (1 to 500) of movies in cinemas in a region (an ISO 3166-1 code).
    ///
    /// `GET /3/movie/now_playing`
    public func nowPlaying(
        page: Int? = nil, region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(list("movie-now-playing-list", "now_playing", page, region, language))
    }

    /// Returns a page (1 to 500) of popular movies in a region (an ISO 3166-1 code), most popular first.
    ///
    /// `GET /3/movie/popular`
    public func popular(
        page: Int? = nil, region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(list("movie-popular-list", "popular", page, region, language))
    }

    /// Returns a page (1 to 500) of top-rated movies in a region (an ISO 3166-1 code), highest rated first.
    ///
    /// `GET /3/movie/top_rated`
    public func topRated(
        page: Int? = nil, region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(list("movie-top-rated-list", "top_rated", page, region, language))
    }

    /// Returns a page (1 to 500) of upcoming movies in a region (an ISO 3166-1 code).
    ///
    /// `GET /3/movie/upcoming`
    public func upcoming(
        page: Int? = nil, region: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> MoviePageableList {
        try await send(list("movie-upcoming-list", "upcoming", page, region, language))
    }

    /// Returns the movie most recently added to TMDb.
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
