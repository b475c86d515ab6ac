public import Foundation

/// A service for TV series.
///
/// If `language` is `nil`, the client's default language is used, except where noted. Every method throws
/// ``TMDbError``.
public protocol TVSeriesService: TMDbService {}

extension TVSeriesService {

    /// Returns the details of a TV series.
    ///
    /// `GET /3/tv/{series_id}`
    public func details(forTVSeries id: TVSeries.ID, language: String? = nil) async throws(TMDbError) -> TVSeries {
        try await send(Endpoint("tv-series-details", path: path(id), query: [.language(language)]))
    }

    /// Returns the details of a TV series together with other resources, in one request.
    ///
    /// `GET /3/tv/{series_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the TV series.
    ///   - options: The resources to append.
    ///   - seasons: The numbers of the seasons to append, with their episodes. Season 0 contains specials. Together
    ///     with `options`, at most 20; otherwise the call throws without sending a request. Default: none.
    ///   - language: The language of the response. Appended images are limited to it. Default: the client's.
    ///   - includeImageLanguage: Additional languages of appended images, as language codes without a region; `null`
    ///     includes images without text.
    ///   - includeVideoLanguage: Additional languages of appended videos, as language codes without a region.
    ///   - session: The session whose account states are appended, if `options` contains them. Pass `nil` only if the
    ///     client uses a user's access token.
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

    /// Returns the cast and crew of the latest season of a TV series.
    ///
    /// `GET /3/tv/{series_id}/credits`
    public func credits(forTVSeries id: TVSeries.ID, language: String? = nil) async throws(TMDbError) -> ShowCredits {
        try await send(Endpoint("tv-series-credits", path: path(id, "credits"), query: [.language(language)]))
    }

    /// Returns the cast and crew of all episodes of a TV series, each person once.
    ///
    /// `GET /3/tv/{series_id}/aggregate_credits`
    public func aggregateCredits(
        forTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> AggregateCredits {
        try await send(
            Endpoint("tv-series-aggregate-credits", path: path(id, "aggregate_credits"), query: [.language(language)]))
    }

    /// Returns the images of a TV series.
    ///
    /// `GET /3/tv/{series_id}/images`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the TV series.
    ///   - language: The language to limit the images to. If `nil`, images in all languages are returned, regardless of
    ///     the client's default language.
    ///   - includeImageLanguage: Additional languages, as language codes without a region; `null` includes images
    ///     without text.
    public func images(
        forTVSeries id: TVSeries.ID, language: String? = nil, includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> ImageCollection {
        try await send(
            Endpoint(
                "tv-series-images", path: path(id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// Returns videos about a TV series.
    ///
    /// The videos are in `language` and in the languages of `includeVideoLanguage`, which are language codes without a
    /// region.
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

    /// Returns a page (1 to 500) of users' reviews of a TV series.
    ///
    /// `GET /3/tv/{series_id}/reviews`
    public func reviews(
        forTVSeries id: TVSeries.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> ReviewPageableList {
        try await send(
            Endpoint("tv-series-reviews", path: path(id, "reviews"), query: [.language(language), .page(page)]))
    }

    /// Returns a page (1 to 500) of recommendations based on a TV series.
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

    /// Returns a page (1 to 500) of TV series similar to a TV series, by genres and keywords.
    ///
    /// `GET /3/tv/{series_id}/similar`
    public func similar(
        toTVSeries id: TVSeries.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint("tv-series-similar", path: path(id, "similar"), query: [.language(language), .page(page)]))
    }

    /// Returns the age ratings of a TV series in all countries.
    ///
    /// `GET /3/tv/{series_id}/content_ratings`
    public func contentRatings(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> ContentRatingCollection {
        try await send(Endpoint("tv-series-content-ratings", path: path(id, "content_ratings")))
    }

    /// Returns the alternative titles of a TV series in all countries.
    ///
    /// `GET /3/tv/{series_id}/alternative_titles`
    public func alternativeTitles(
        forTVSeries id: TVSeries.ID
    ) async throws(TMDbError) -> TVSeriesAlternativeTitleCollection {
        try await send(Endpoint("tv-series-alternative-titles", path: path(id, "alternative_titles")))
    }

    /// Returns the translations of a TV series.
    ///
    /// `GET /3/tv/{series_id}/translations`
    public func translations(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> TVSeriesTranslationCollection {
        try await send(Endpoint("tv-series-translations", path: path(id, "translations")))
    }

    /// Returns the keywords of a TV series.
    ///
    /// `GET /3/tv/{series_id}/keywords`
    public func keywords(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> TVSeriesKeywordCollection {
        try await send(Endpoint("tv-series-keywords", path: path(id, "keywords")))
    }

    /// Returns the watch providers of a TV series, by country.
    ///
    /// `GET /3/tv/{series_id}/watch/providers`
    public func watchProviders(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> ShowWatchProviders {
        try await send(Endpoint("tv-series-watch-providers", path: path(id, "watch", "providers")))
    }

    /// Returns the external identifiers of a TV series, such as its IMDb ID.
    ///
    /// `GET /3/tv/{series_id}/external_ids`
    public func externalIDs(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> ExternalIDs {
        try await send(Endpoint("tv-series-external-ids", path: path(id, "external_ids")))
    }

    /// Returns the episodes of a TV series that were shown in cinemas.
    ///
    /// `GET /3/tv/{series_id}/screened_theatrically`
    public func screenedTheatrically(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> ScreenedEpisodeCollection {
        try await send(Endpoint("tv-series-screened-theatrically", path: path(id, "screened_theatrically")))
    }

    /// Returns the episode groups of a TV series: alternative orders of its episodes, such as DVD order.
    ///
    /// `GET /3/tv/{series_id}/episode_groups`
    public func episodeGroups(forTVSeries id: TVSeries.ID) async throws(TMDbError) -> TVEpisodeGroupCollection {
        try await send(Endpoint("tv-series-episode-groups", path: path(id, "episode_groups")))
    }

    /// Returns a page (1 to 500) of users' lists that contain a TV series.
    ///
    /// `GET /3/tv/{series_id}/lists`
    public func lists(
        forTVSeries id: TVSeries.ID, page: Int? = nil, language: String? = nil
    ) async throws(TMDbError) -> MediaListPageableList {
        try await send(Endpoint("lists-copy", path: path(id, "lists"), query: [.language(language), .page(page)]))
    }

    /// Returns the changes to a TV series in the last 24 hours, or between two days that are at most 14 days apart.
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

    /// Returns a user's or guest's account states for a TV series: favourite, watchlist and rating.
    ///
    /// `GET /3/tv/{series_id}/account_states`
    public func accountStates(
        forTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> AccountStates {
        try await send(.states("tv-series-account-states", of: path(id), session: session))
    }

    /// Rates a TV series from 0.5 to 10, in steps of 0.5.
    ///
    /// `POST /3/tv/{series_id}/rating`
    @discardableResult
    public func addRating(
        _ rating: Double, toTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.addRating("tv-series-add-rating", rating, to: path(id), session: session))
    }

    /// Deletes the rating of a TV series.
    ///
    /// `DELETE /3/tv/{series_id}/rating`
    @discardableResult
    public func deleteRating(
        forTVSeries id: TVSeries.ID, session: SessionCredential?
    ) async throws(TMDbError) -> StatusResponse {
        try await send(.deleteRating("tv-series-delete-rating", of: path(id), session: session))
    }

    /// Returns a page (1 to 500) of TV series with an episode that airs today, in a time zone such as `Europe/London`.
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

    /// Returns a page (1 to 500) of TV series with an episode that airs in the next seven days, in a time zone such as
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

    /// Returns a page (1 to 500) of popular TV series, most popular first.
    ///
    /// `GET /3/tv/popular`
    public func popular(page: Int? = nil, language: String? = nil) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint("tv-series-popular-list", path: ["tv", "popular"], query: [.language(language), .page(page)]))
    }

    /// Returns a page (1 to 500) of top-rated TV series, highest rated first.
    ///
    /// `GET /3/tv/top_rated`
    public func topRated(page: Int? = nil, language: String? = nil) async throws(TMDbError) -> TVSeriesPageableList {
        try await send(
            Endpoint("tv-series-top-rated-list", path: ["tv", "top_rated"], query: [.language(language), .page(page)]))
    }

    /// Returns the TV series most recently added to TMDb.
    ///
    /// `GET /3/tv/latest`
    public func latest() async throws(TMDbError) -> TVSeries {
        try await send(Endpoint("tv-series-latest-id", path: ["tv", "latest"]))
    }

    private func path(_ id: TVSeries.ID, _ resource: PathSegment...) -> [PathSegment] {
        .tvSeries(id) + resource
    }
}
