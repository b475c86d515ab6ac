/// Movies at TMDb.
///
/// Where a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol MovieService: Sendable {

    /// A movie's details.
    ///
    /// `GET /3/movie/{movie_id}`
    func details(forMovie id: Movie.ID, language: String?) async throws(TMDbError) -> Movie

    /// A movie's details together with other resources, in one request.
    ///
    /// `GET /3/movie/{movie_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The movie.
    ///   - options: What to append; at most 20 resources.
    ///   - language: The language of texts. Appended images are limited to it.
    ///   - includeImageLanguage: More languages of appended images, as bare codes; `null` for images without text.
    func details(
        forMovie id: Movie.ID, appending options: MovieAppendOption, language: String?, includeImageLanguage: [String]?
    ) async throws(TMDbError) -> MovieDetailsResponse

    /// A movie's cast and crew.
    ///
    /// `GET /3/movie/{movie_id}/credits`
    func credits(forMovie id: Movie.ID, language: String?) async throws(TMDbError) -> ShowCredits

    /// A movie's images.
    ///
    /// `GET /3/movie/{movie_id}/images`
    ///
    /// - Parameters:
    ///   - id: The movie.
    ///   - language: The only language of images; `nil` for all languages, whatever the client's default.
    ///   - includeImageLanguage: More languages, as bare codes; `null` for images without text.
    func images(
        forMovie id: Movie.ID, language: String?, includeImageLanguage: [String]?
    ) async throws(TMDbError) -> ImageCollection

    /// Videos about a movie.
    ///
    /// `GET /3/movie/{movie_id}/videos`
    func videos(
        forMovie id: Movie.ID, language: String?, includeVideoLanguage: [String]?
    ) async throws(TMDbError) -> VideoCollection

    /// A page, from 1 to 500, of users' reviews of a movie.
    ///
    /// `GET /3/movie/{movie_id}/reviews`
    func reviews(forMovie id: Movie.ID, page: Int?, language: String?) async throws(TMDbError) -> ReviewPageableList

    /// A page, from 1 to 500, of movies recommended to those who like a movie.
    ///
    /// `GET /3/movie/{movie_id}/recommendations`
    func recommendations(
        forMovie id: Movie.ID, page: Int?, language: String?
    ) async throws(TMDbError) -> MoviePageableList

    /// A page, from 1 to 500, of movies with the genres and keywords of a movie.
    ///
    /// `GET /3/movie/{movie_id}/similar`
    func similar(toMovie id: Movie.ID, page: Int?, language: String?) async throws(TMDbError) -> MoviePageableList

    /// A movie's releases and age ratings in all countries.
    ///
    /// `GET /3/movie/{movie_id}/release_dates`
    func releaseDates(forMovie id: Movie.ID) async throws(TMDbError) -> MovieReleaseDates

    /// A movie's titles in a country, an ISO 3166-1 code, or in all of them.
    ///
    /// `GET /3/movie/{movie_id}/alternative_titles`
    func alternativeTitles(
        forMovie id: Movie.ID, country: String?
    ) async throws(TMDbError) -> AlternativeTitleCollection

    /// A movie's translations.
    ///
    /// `GET /3/movie/{movie_id}/translations`
    func translations(forMovie id: Movie.ID) async throws(TMDbError) -> MovieTranslationCollection

    /// A movie's keywords.
    ///
    /// `GET /3/movie/{movie_id}/keywords`
    func keywords(forMovie id: Movie.ID) async throws(TMDbError) -> KeywordCollection

    /// Where a movie can be watched, by country.
    ///
    /// `GET /3/movie/{movie_id}/watch/providers`
    func watchProviders(forMovie id: Movie.ID) async throws(TMDbError) -> ShowWatchProviders

    /// A movie's identifiers elsewhere.
    ///
    /// `GET /3/movie/{movie_id}/external_ids`
    func externalIDs(forMovie id: Movie.ID) async throws(TMDbError) -> ExternalIDs

    /// A page, from 1 to 500, of users' lists with a movie.
    ///
    /// `GET /3/movie/{movie_id}/lists`
    func lists(forMovie id: Movie.ID, page: Int?, language: String?) async throws(TMDbError) -> MediaListPageableList

    /// What changed about a movie in the last 24 hours.
    ///
    /// `GET /3/movie/{movie_id}/changes`
    func changes(forMovie id: Movie.ID) async throws(TMDbError) -> ChangeCollection
}
