/// Episodes of TV series at TMDb.
///
/// If a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol TVEpisodeService: TMDbService {}

extension TVEpisodeService {

    /// An episode's details.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}`
    public func details(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> TVEpisode {
        try await send(Endpoint("tv-episode-details", path: path(number, season, id), query: [.language(language)]))
    }

    /// An episode's details together with other resources, in one request.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - number: The number of the episode in its season.
    ///   - season: The number of the season, from 0; season 0 holds specials.
    ///   - id: The TV series.
    ///   - options: What to append; at most 20 resources.
    ///   - language: The language of texts. Appended images are limited to it.
    ///   - includeImageLanguage: More languages of appended images, as bare codes; `null` for images without text.
    ///   - includeVideoLanguage: More languages of appended videos, as bare codes.
    ///   - session: Whose account states are appended, if they are among `options`; `nil` only if the client's access
    ///     token is a user's.
    public func details(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID,
        appending options: TVEpisodeAppendOption, language: String? = nil, includeImageLanguage: [String]? = nil,
        includeVideoLanguage: [String]? = nil, session: SessionCredential? = nil
    ) async throws(TMDbError) -> TVEpisodeDetailsResponse {
        try await send(
            Endpoint(
                "tv-episode-details", path: path(number, season, id),
                query: .details(
                    appending: options, language: language, includeImageLanguage: includeImageLanguage,
                    includeVideoLanguage: includeVideoLanguage, session: session),
                cacheability: options.cacheability))
    }

    /// An episode's cast, crew and guest stars.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits`
    public func credits(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> TVEpisodeCredits {
        try await send(
            Endpoint("tv-episode-credits", path: path(number, season, id, "credits"), query: [.language(language)]))
    }

    /// An episode's images.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images`
    ///
    /// - Parameters:
    ///   - number: The number of the episode in its season.
    ///   - season: The number of the season, from 0; season 0 holds specials.
    ///   - id: The TV series.
    ///   - language: The only language of images; `nil` for all languages, whatever the client's default.
    ///   - includeImageLanguage: More languages, as bare codes; `null` for images without text.
    public func images(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, language: String? = nil,
        includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> TVEpisodeImageCollection {
        try await send(
            Endpoint(
                "tv-episode-images", path: path(number, season, id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// Videos about an episode, in a language and in more languages, as bare codes.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/videos`
    public func videos(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, language: String? = nil,
        includeVideoLanguage: [String]? = nil
    ) async throws(TMDbError) -> VideoCollection {
        try await send(
            Endpoint(
                "tv-episode-videos", path: path(number, season, id, "videos"),
                query: [.language(language), .includeVideoLanguage(includeVideoLanguage)]))
    }

    /// An episode's translations.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/translations`
    public func translations(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID
    ) async throws(TMDbError) -> TVEpisodeTranslationCollection {
        try await send(Endpoint("tv-episode-translations", path: path(number, season, id, "translations")))
    }

    /// An episode's identifiers elsewhere.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/external_ids`
    public func externalIDs(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID
    ) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("tv-episode-external-ids", path: path(number, season, id, "external_ids")))
    }

    /// What a user or a guest did with an episode.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states`
    public func accountStates(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> AccountStates {
        try await send(.states("tv-episode-account-states", of: path(number, season, id), session: session))
    }

    /// Rates an episode, from 0.5 to 10 in steps of 0.5.
    ///
    /// `POST /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating`
    @discardableResult
    public func addRating(
        _ rating: Double, toEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID,
        session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.addRating("tv-episode-add-rating", rating, to: path(number, season, id), session: session))
    }

    /// Deletes a rating of an episode.
    ///
    /// `DELETE /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating`
    @discardableResult
    public func deleteRating(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.deleteRating("tv-episode-delete-rating", of: path(number, season, id), session: session))
    }

    /// What changed about an episode, named by its own identifier, in the last 24 hours.
    ///
    /// `GET /3/tv/episode/{episode_id}/changes`
    public func changes(forEpisodeID id: TVEpisode.ID) async throws(TMDbError) -> ChangeCollection {
        try await send(Endpoint("tv-episode-changes-by-id", path: ["tv", "episode", .id(id, "episode_id"), "changes"]))
    }

    private func path(_ number: Int, _ season: Int, _ id: TVSeries.ID, _ resource: PathSegment...) -> [PathSegment] {
        .tvEpisode(number, ofSeason: season, ofTVSeries: id) + resource
    }
}
