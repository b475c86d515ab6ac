public import Foundation

/// A service for episodes of TV series.
///
/// If `language` is `nil`, the client's default language is used, except where noted. Every method throws
/// ``TMDbError``.
public protocol TVEpisodeService: TMDbService {}

extension TVEpisodeService {

    /// Returns the details of an episode.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}`
    public func details(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> TVEpisode {
        try await send(Endpoint("tv-episode-details", path: path(number, season, id), query: [.language(language)]))
    }

    /// Returns the details of an episode together with other resources, in one request.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - number: The episode number in its season.
    ///   - season: The season number. Season 0 contains specials.
    ///   - id: The TMDb identifier of the TV series.
    ///   - options: The resources to append, at most 20.
    ///   - language: The language of the response. Appended images are limited to it. Default: the client's.
    ///   - includeImageLanguage: Additional languages of appended images, as language codes without a region; `null`
    ///     includes images without text.
    ///   - includeVideoLanguage: Additional languages of appended videos, as language codes without a region.
    ///   - session: The session whose account states are appended, if `options` contains them. Pass `nil` only if the
    ///     client uses a user's access token.
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

    /// Returns the cast, crew and guest stars of an episode.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits`
    public func credits(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> TVEpisodeCredits {
        try await send(
            Endpoint("tv-episode-credits", path: path(number, season, id, "credits"), query: [.language(language)]))
    }

    /// Returns the images of an episode.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/images`
    ///
    /// - Parameters:
    ///   - number: The episode number in its season.
    ///   - season: The season number. Season 0 contains specials.
    ///   - id: The TMDb identifier of the TV series.
    ///   - language: The language to limit the images to. If `nil`, images in all languages are returned, regardless of
    ///     the client's default language.
    ///   - includeImageLanguage: Additional languages, as language codes without a region; `null` includes images
    ///     without text.
    public func images(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, language: String? = nil,
        includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> TVEpisodeImageCollection {
        try await send(
            Endpoint(
                "tv-episode-images", path: path(number, season, id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// Returns videos about an episode.
    ///
    /// The videos are in `language` and in the languages of `includeVideoLanguage`, which are language codes without a
    /// region.
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

    /// Returns the translations of an episode.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/translations`
    public func translations(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID
    ) async throws(TMDbError) -> TVEpisodeTranslationCollection {
        try await send(Endpoint("tv-episode-translations", path: path(number, season, id, "translations")))
    }

    /// Returns the external identifiers of an episode, such as its IMDb ID.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/external_ids`
    public func externalIDs(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID
    ) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("tv-episode-external-ids", path: path(number, season, id, "external_ids")))
    }

    /// Returns a user's or guest's account states for an episode: the rating.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/account_states`
    public func accountStates(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> AccountStates {
        try await send(.states("tv-episode-account-states", of: path(number, season, id), session: session))
    }

    /// Rates an episode from 0.5 to 10, in steps of 0.5.
    ///
    /// `POST /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating`
    @discardableResult
    public func addRating(
        _ rating: Double, toEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID,
        session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.addRating("tv-episode-add-rating", rating, to: path(number, season, id), session: session))
    }

    /// Deletes the rating of an episode.
    ///
    /// `DELETE /3/tv/{series_id}/season/{season_number}/episode/{episode_number}/rating`
    @discardableResult
    public func deleteRating(
        forEpisode number: Int, inSeason season: Int, inTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.deleteRating("tv-episode-delete-rating", of: path(number, season, id), session: session))
    }

    /// Returns the changes to an episode, specified by its own identifier, in the last 24 hours, or between two days
    /// that are at most 14 days apart.
    ///
    /// `GET /3/tv/episode/{episode_id}/changes`. TMDb's description lacks the parameters.
    public func changes(
        forEpisodeID id: TVEpisode.ID, from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await send(
            Endpoint(
                "tv-episode-changes-by-id", path: ["tv", "episode", .id(id, "episode_id"), "changes"],
                query: .changes(from: startDate, to: endDate, page: page)))
    }

    private func path(_ number: Int, _ season: Int, _ id: TVSeries.ID, _ resource: PathSegment...) -> [PathSegment] {
        .tvEpisode(number, ofSeason: season, ofTVSeries: id) + resource
    }
}
