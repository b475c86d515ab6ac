public import Foundation

/// Seasons of TV series at TMDb.
///
/// If a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol TVSeasonService: TMDbService {}

extension TVSeasonService {

    /// A season's details.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}`
    public func details(
        forSeason number: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> TVSeason {
        try await send(Endpoint("tv-season-details", path: path(number, id), query: [.language(language)]))
    }

    /// A season's details together with other resources, in one request.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - number: The number of the season, from 0; season 0 holds specials.
    ///   - id: The TV series.
    ///   - options: What to append; at most 20 resources.
    ///   - language: The language of texts. Appended images are limited to it.
    ///   - includeImageLanguage: More languages of appended images, as bare codes; `null` for images without text.
    ///   - includeVideoLanguage: More languages of appended videos, as bare codes.
    ///   - session: Whose account states are appended, if they are among `options`; `nil` only if the client's access
    ///     token is a user's.
    public func details(
        forSeason number: Int, inTVSeries id: TVSeries.ID, appending options: TVSeasonAppendOption,
        language: String? = nil, includeImageLanguage: [String]? = nil, includeVideoLanguage: [String]? = nil,
        session: SessionCredential? = nil
    ) async throws(TMDbError) -> TVSeasonDetailsResponse {
        try await send(
            Endpoint(
                "tv-season-details", path: path(number, id),
                query: .details(
                    appending: options, language: language, includeImageLanguage: includeImageLanguage,
                    includeVideoLanguage: includeVideoLanguage, session: session),
                cacheability: options.cacheability))
    }

    /// The cast and crew of a season.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/credits`
    public func credits(
        forSeason number: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> ShowCredits {
        try await send(Endpoint("tv-season-credits", path: path(number, id, "credits"), query: [.language(language)]))
    }

    /// The cast and crew of all episodes of a season, each person once.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/aggregate_credits`
    public func aggregateCredits(
        forSeason number: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> AggregateCredits {
        try await send(
            Endpoint(
                "tv-season-aggregate-credits", path: path(number, id, "aggregate_credits"),
                query: [.language(language)]))
    }

    /// A season's images.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/images`
    ///
    /// - Parameters:
    ///   - number: The number of the season, from 0; season 0 holds specials.
    ///   - id: The TV series.
    ///   - language: The only language of images; `nil` for all languages, whatever the client's default.
    ///   - includeImageLanguage: More languages, as bare codes; `null` for images without text.
    public func images(
        forSeason number: Int, inTVSeries id: TVSeries.ID, language: String? = nil,
        includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> TVSeasonImageCollection {
        try await send(
            Endpoint(
                "tv-season-images", path: path(number, id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// Videos about a season, in a language and in more languages, as bare codes.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/videos`
    public func videos(
        forSeason number: Int, inTVSeries id: TVSeries.ID, language: String? = nil,
        includeVideoLanguage: [String]? = nil
    ) async throws(TMDbError) -> VideoCollection {
        try await send(
            Endpoint(
                "tv-season-videos", path: path(number, id, "videos"),
                query: [.language(language), .includeVideoLanguage(includeVideoLanguage)]))
    }

    /// A season's translations.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/translations`
    public func translations(
        forSeason number: Int, inTVSeries id: TVSeries.ID
    ) async throws(TMDbError) -> TVSeasonTranslationCollection {
        try await send(Endpoint("tv-season-translations", path: path(number, id, "translations")))
    }

    /// Where a season can be watched, by country.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/watch/providers`
    public func watchProviders(
        forSeason number: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> ShowWatchProviders {
        try await send(
            Endpoint(
                "tv-season-watch-providers", path: path(number, id, "watch", "providers"),
                query: [.language(language)]))
    }

    /// A season's identifiers elsewhere.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/external_ids`
    public func externalIDs(forSeason number: Int, inTVSeries id: TVSeries.ID) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("tv-season-external-ids", path: path(number, id, "external_ids")))
    }

    /// A user's or a guest's ratings of the episodes of a season.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/account_states`
    public func accountStates(
        forSeason number: Int, inTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> TVSeasonAccountStates {
        try await send(.states("tv-season-account-states", of: path(number, id), session: session))
    }

    /// What changed about a season, named by its own identifier: in the last 24 hours, or between two days at most 14
    /// days apart.
    ///
    /// `GET /3/tv/season/{season_id}/changes`
    public func changes(
        forSeasonID id: TVSeason.ID, from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await send(
            Endpoint(
                "tv-season-changes-by-id", path: ["tv", "season", .id(id, "season_id"), "changes"],
                query: .changes(from: startDate, to: endDate, page: page)))
    }

    private func path(_ number: Int, _ id: TVSeries.ID, _ resource: PathSegment...) -> [PathSegment] {
        .tvSeason(number, ofTVSeries: id) + resource
    }
}
