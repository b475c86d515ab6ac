public import Foundation

/// TV series at TMDb.
///
/// If a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol TVSeriesService: TMDbService {}

extension TVSeriesService {

    /// A TV series' details.
    ///
    /// `GET /3/tv/{series_id}`
    public func details(forTVSeries id: TVSeries.ID, language: String? = nil) async throws(TMDbError) -> TVSeries {
        try await send(Endpoint("tv-series-details", path: path(id), query: [.language(language)]))
    }

    /// A TV series' details together with other resources, in one request.
    ///
    /// `GET /3/tv/{series_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The TV series.
    ///   - options: What to append.
    ///   - seasons: The numbers of seasons to append, with their episodes; season 0 holds specials. With `options` at
    ///     most 20, else the request is refused. Default: none.
    ///   - language: The language of texts. Appended images are limited to it.
    ///   - includeImageLanguage: More languages of appended images, as bare codes; `null` for images without text.
    ///   - includeVideoLanguage: More languages of appended videos, as bare codes.
    ///   - session: Whose account states are appended, if they are among `options`; `nil` only if the client's access
    ///     token is a user's.
    public func details(
        forTVSeries id: TVSeries.ID, appending options: TVSeriesAppendOption,
        seasons: some Collection<Int> = [Int](), language: String? = nil, includeImageLanguage: [String]? = nil,
        includeVideoLanguage: [String]? = nil, session: SessionCredential? = nil
    ) async throws(TMDbError) -> TVSeriesDetailsResponse {
        try await send(
            Endpoint(
                "tv-series-details", path: path(id),
                query: .details(
                    appending: options, seasons: seasons, language: language,
                    includeImageLanguage: includeImageLanguage, includeVideoLanguage: includeVideoLanguage,
                    session: session),
                cacheability: options.cacheability))
    }

    /// The cast and crew of a TV series' latest season.
    ///
    /// `GET /3/tv/{series_id}/credits`
    public func credits(forTVSeries id: TVSeries.ID, language: String? = nil) async throws(TMDbError) -> ShowCredits {
        try await send(Endpoint("tv-series-credits", path: path(id, "credits"), query: [.language(language)]))
    }

    /// The cast and crew of all episodes of a TV series, each person once.
    ///
    /// `GET /3/tv/{series_id}/aggregate_credits`
    public func aggregateCredits(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> AggregateCredits {
        try await send(
            Endpoint("tv-series-aggregate-credits", path: path(id, "aggregate_credits"), query: [.language(language)]))
    }

    /// A TV series' images.
    ///
    /// `GET /3/tv/{series_id}/images`
    ///
    /// - Parameters:
    ///   - id: The TV series.
    ///   - language: The only language of images; `nil` for all languages, whatever the client's default.
    ///   - includeImageLanguage: More languages, as bare codes; `null` for images without text.
    public func images(
        forTVSeries id: TVSeries.ID, language: String? = nil, includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> ImageCollection {
        try await send(
            Endpoint(
                "tv-series-images", path: path(id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// Videos about a TV series, in a language and in more languages, as bare codes.
    ///
    /// `GET /3/tv/{series_id}/videos`
    public func videos(
        forTVSeries id: TVSeries.ID, language: String? = nil, includeVideoLanguage: [String]? = nil
    ) async throws(TMDbError) -> VideoCollection {
        try await send(
            Endpoint(
                "tv-series-videos", path: path(id, "videos"),
                query: [.language(language), .includeVideoLanguage(includeVideoLanguage)]))
    }

    /// A page, from 1 to 500, of users' reviews of a TV series.
    ///
    /// `GET /3/tv/{series_id}/reviews`
    public func reviews(
        forTVSeries id: TVSeries.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> ReviewPageableList {
        try await send(
            Endpoint("tv-series-reviews", path: path(id, "reviews"), query: [.language(language), .page(page)]))
    }

    /// A page, from 1 to 500, of TV series recommended to those who like a TV series.
    ///
    /// `GET /3/tv/{series_id}/recommendations`
    public func recommendations(
        forTVSeries id: TVSeries.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "tv-series-recommendations", path: path(id, "recommendations"),
                query: [.language(language), .page(page)]))
    }

    /// A page, from 1 to 500, of TV series with the genres and keywords of a TV series.
    ///
    /// `GET /3/tv/{series_id}/similar`
    public func similar(
        toTVSeries id: TVSeries.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint("tv-series-similar", path: path(id, "similar"), query: [.language(language), .page(page)]))
    }

    /// A TV series' age ratings in all countries.
    ///
    /// `GET /3/tv/{series_id}/content_ratings`
    public func contentRatings(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> ContentRatingCollection {
        try await send(Endpoint("tv-series-content-ratings", path: path(id, "content_ratings")))
    }

    /// A TV series' titles in all countries.
    ///
    /// `GET /3/tv/{series_id}/alternative_titles`
    public func alternativeTitles(
        forTVSeries id: TVSeries.ID
    ) async throws(TMDbError) -> TVSeriesAlternativeTitleCollection {
        try await send(Endpoint("tv-series-alternative-titles", path: path(id, "alternative_titles")))
    }

    /// A TV series' translations.
    ///
    /// `GET /3/tv/{series_id}/translations`
    public func translations(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> TVSeriesTranslationCollection {
        try await send(Endpoint("tv-series-translations", path: path(id, "translations")))
    }

    /// A TV series' keywords.
    ///
    /// `GET /3/tv/{series_id}/keywords`
    public func keywords(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> TVSeriesKeywordCollection {
        try await send(Endpoint("tv-series-keywords", path: path(id, "keywords")))
    }

    /// Where a TV series can be watched, by country.
    ///
    /// `GET /3/tv/{series_id}/watch/providers`
    public func watchProviders(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> ShowWatchProviders {
        try await send(Endpoint("tv-series-watch-providers", path: path(id, "watch", "providers")))
    }

    /// A TV series' identifiers elsewhere.
    ///
    /// `GET /3/tv/{series_id}/external_ids`
    public func externalIDs(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("tv-series-external-ids", path: path(id, "external_ids")))
    }

    /// The episodes of a TV series that were shown in cinemas.
    ///
    /// `GET /3/tv/{series_id}/screened_theatrically`
    public func screenedTheatrically(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> ScreenedEpisodeCollection {
        try await send(Endpoint("tv-series-screened-theatrically", path: path(id, "screened_theatrically")))
    }

    /// The arrangements of a TV series' episodes other than by seasons.
    ///
    /// `GET /3/tv/{series_id}/episode_groups`
    public func episodeGroups(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> TVEpisodeGroupCollection {
        try await send(Endpoint("tv-series-episode-groups", path: path(id, "episode_groups")))
    }

    /// A page, from 1 to 500, of users' lists with a TV series.
    ///
    /// `GET /3/tv/{series_id}/lists`
    public func lists(
        forTVSeries id: TVSeries.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MediaListPageableList {
        try await send(Endpoint("lists-copy", path: path(id, "lists"), query: [.language(language), .page(page)]))
    }

    /// What changed about a TV series: in the last 24 hours, or between two days at most 14 days apart.
    ///
    /// `GET /3/tv/{series_id}/changes`
    public func changes(
        forTVSeries id: TVSeries.ID, from startDate: Date? = nil, to endDate: Date? = nil, page: Int? = nil
    ) async throws(TMDbError) -> ChangeCollection {
        try await send(
            Endpoint(
                "tv-series-changes", path: path(id, "changes"),
                query: .changes(from: startDate, to: endDate, page: page)))
    }

    /// What a user or a guest did with a TV series.
    ///
    /// `GET /3/tv/{series_id}/account_states`
    public func accountStates(
        forTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> AccountStates {
        try await send(.states("tv-series-account-states", of: path(id), session: session))
    }

    /// Rates a TV series, from 0.5 to 10 in steps of 0.5.
    ///
    /// `POST /3/tv/{series_id}/rating`
    @discardableResult
    public func addRating(
        _ rating: Double, toTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.addRating("tv-series-add-rating", rating, to: path(id), session: session))
    }

    /// Deletes a rating of a TV series.
    ///
    /// `DELETE /3/tv/{series_id}/rating`
    @discardableResult
    public func deleteRating(
        forTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.deleteRating("tv-series-delete-rating", of: path(id), session: session))
    }

    /// A page, from 1 to 500, of TV series with an episode today, in a time zone such as `Europe/London`.
    ///
    /// `GET /3/tv/airing_today`
    public func airingToday(
        page: Int? = nil, timezone: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "tv-series-airing-today-list", path: ["tv", "airing_today"],
                query: [.language(language), .page(page), .item("timezone", timezone)]))
    }

    /// A page, from 1 to 500, of TV series with an episode in the next seven days, in a time zone such as
    /// `Europe/London`.
    ///
    /// `GET /3/tv/on_the_air`
    public func onTheAir(
        page: Int? = nil, timezone: String? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint(
                "tv-series-on-the-air-list", path: ["tv", "on_the_air"],
                query: [.language(language), .page(page), .item("timezone", timezone)]))
    }

    /// A page, from 1 to 500, of TV series by popularity.
    ///
    /// `GET /3/tv/popular`
    public func popular(page: Int? = nil, language: String? = nil) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint("tv-series-popular-list", path: ["tv", "popular"], query: [.language(language), .page(page)]))
    }

    /// A page, from 1 to 500, of TV series by rating.
    ///
    /// `GET /3/tv/top_rated`
    public func topRated(page: Int? = nil, language: String? = nil) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint("tv-series-top-rated-list", path: ["tv", "top_rated"], query: [.language(language), .page(page)]))
    }

    /// The TV series that was added to TMDb last.
    ///
    /// `GET /3/tv/latest`
    public func latest() async throws(TMDbError) -> TVSeries {
        try await send(Endpoint("tv-series-latest-id", path: ["tv", "latest"]))
    }

    private func path(_ id: TVSeries.ID, _ resource: PathSegment...) -> [PathSegment] {
        .tvSeries(id) + resource
    }
}
