public import Foundation

/// A service for seasons of TV series.
///
/// If `language` is `nil`, the client's default language is used, except where noted. Every method throws
/// ``TMDbError``.
public protocol TVSeasonService: TMDbService {}

extension TVSeasonService {

    /// Returns the details of a season.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}`
    public func details(
        forSeason number: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> TVSeason {
        try await send(Endpoint("tv-season-details", path: path(number, id), query: [.language(language)]))
    }

    /// Returns the details of a season together with other resources, in one request.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - number: The season number. Season 0 contains specials.
    ///   - id: The TMDb identifier of the TV series.
    ///   - options: The resources to append, at most 20.
    ///   - language: The language of the response. Appended images are limited to it. Default: the client's.
    ///   - includeImageLanguage: Additional languages of appended images, as language codes without a region; `null`
    ///     includes images without text.
    ///   - includeVideoLanguage: Additional languages of appended videos, as language codes without a region.
    ///   - session: The session whose account states are appended, if `options` contains them. Pass `nil` only if the
    ///     client uses a user's access token.
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

    /// Returns the cast and crew of a season.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/credits`
    public func credits(
        forSeason number: Int, inTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> ShowCredits {
        try await send(Endpoint("tv-season-credits", path: path(number, id, "credits"), query: [.language(language)]))
    }

    /// Returns the cast and crew of all episodes of a season, each person once.
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

    /// Returns the images of a season.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/images`
    ///
    /// - Parameters:
    ///   - number: The season number. Season 0 contains specials.
    ///   - id: The TMDb identifier of the TV series.
    ///   - language: The language to limit the images to. If `nil`, images in all languages are returned, regardless of
    ///     the client's default language.
    ///   - includeImageLanguage: Additional languages, as language codes without a region; `null` includes images
    ///     without text.
    public func images(
        forSeason number: Int, inTVSeries id: TVSeries.ID, language: String? = nil,
        includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> TVSeasonImageCollection {
        try await send(
            Endpoint(
                "tv-season-images", path: path(number, id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// Returns videos about a season.
    ///
    /// The videos are in `language` and in the languages of `includeVideoLanguage`, which are language codes without a
    /// region.
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

    /// Returns the translations of a season.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/translations`
    public func translations(
        forSeason number: Int, inTVSeries id: TVSeries.ID
    ) async throws(TMDbError) -> TVSeasonTranslationCollection {
        try await send(Endpoint("tv-season-translations", path: path(number, id, "translations")))
    }

    /// Returns the watch providers of a season, by country.
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

    /// Returns the external identifiers of a season, such as its TheTVDB ID.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/external_ids`
    public func externalIDs(forSeason number: Int, inTVSeries id: TVSeries.ID) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("tv-season-external-ids", path: path(number, id, "external_ids")))
    }

    /// Returns a user's or guest's account states for the episodes of a season: the ratings.
    ///
    /// `GET /3/tv/{series_id}/season/{season_number}/account_states`
    public func accountStates(
        forSeason number: Int, inTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> TVSeasonAccountStates {
        try await send(.states("tv-season-account-states", of: path(number, id), session: session))
    }

    /// Returns the changes to a season, specified by its own identifier, in the last 24 hours, or between two days that
    /// are at most 14 days apart.
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
