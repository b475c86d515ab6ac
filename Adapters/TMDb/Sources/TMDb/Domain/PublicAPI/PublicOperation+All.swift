extension PublicOperation {

    /// All public operations: those of TMDb's OpenAPI description, and others that clients use.
    package static let all: [PublicOperation] =
        movies + tvSeries + tvSeasons + tvEpisodes + people + collections + companies + others + lists + references

    private static let movies: [PublicOperation] = [
        PublicOperation("movie-details", "/3/movie/{movie_id}", of: .movie, .content, [.appendToResponse, .language]),
        PublicOperation(
            "movie-alternative-titles", "/3/movie/{movie_id}/alternative_titles", of: .movie, .content, ["country"]),
        PublicOperation("movie-changes", "/3/movie/{movie_id}/changes", of: .movie, .list, changes),
        PublicOperation("movie-credits", "/3/movie/{movie_id}/credits", of: .movie, .content, [.language]),
        PublicOperation("movie-external-ids", "/3/movie/{movie_id}/external_ids", of: .movie),
        PublicOperation("movie-images", "/3/movie/{movie_id}/images", of: .movie, .content, images),
        PublicOperation("movie-keywords", "/3/movie/{movie_id}/keywords", of: .movie),
        PublicOperation("movie-lists", "/3/movie/{movie_id}/lists", of: .movie, .list, [.language, .page]),
        PublicOperation(
            "movie-recommendations", "/3/movie/{movie_id}/recommendations", of: .movie, .list, [.language, .page]),
        PublicOperation("movie-release-dates", "/3/movie/{movie_id}/release_dates", of: .movie),
        PublicOperation("movie-reviews", "/3/movie/{movie_id}/reviews", of: .movie, .list, [.language, .page]),
        PublicOperation("movie-similar", "/3/movie/{movie_id}/similar", of: .movie, .list, [.language, .page]),
        PublicOperation("movie-translations", "/3/movie/{movie_id}/translations", of: .movie),
        PublicOperation("movie-videos", "/3/movie/{movie_id}/videos", of: .movie, .content, videos),
        PublicOperation("movie-watch-providers", "/3/movie/{movie_id}/watch/providers", of: .movie),
        // Older names, which TMDb does not describe, but programs such as Kodi and Jellyfin request.
        PublicOperation("movie-casts", "/3/movie/{movie_id}/casts", of: .movie, .content, [.language]),
        PublicOperation("movie-releases", "/3/movie/{movie_id}/releases", of: .movie),
        PublicOperation("movie-trailers", "/3/movie/{movie_id}/trailers", of: .movie, .content, [.language]),
    ]

    private static let tvSeries: [PublicOperation] = [
        PublicOperation(
            "tv-series-details", "/3/tv/{series_id}", of: .tvSeries, .content, [.appendToResponse, .language]),
        PublicOperation(
            "tv-series-aggregate-credits", "/3/tv/{series_id}/aggregate_credits", of: .tvSeries, .content, [.language]),
        PublicOperation("tv-series-alternative-titles", "/3/tv/{series_id}/alternative_titles", of: .tvSeries),
        PublicOperation("tv-series-changes", "/3/tv/{series_id}/changes", of: .tvSeries, .list, changes),
        PublicOperation("tv-series-content-ratings", "/3/tv/{series_id}/content_ratings", of: .tvSeries),
        PublicOperation("tv-series-credits", "/3/tv/{series_id}/credits", of: .tvSeries, .content, [.language]),
        PublicOperation("tv-series-episode-groups", "/3/tv/{series_id}/episode_groups", of: .tvSeries),
        PublicOperation("tv-series-external-ids", "/3/tv/{series_id}/external_ids", of: .tvSeries),
        PublicOperation("tv-series-images", "/3/tv/{series_id}/images", of: .tvSeries, .content, images),
        PublicOperation("tv-series-keywords", "/3/tv/{series_id}/keywords", of: .tvSeries),
        PublicOperation("lists-copy", "/3/tv/{series_id}/lists", of: .tvSeries, .list, [.language, .page]),
        PublicOperation(
            "tv-series-recommendations", "/3/tv/{series_id}/recommendations", of: .tvSeries, .list, [.language, .page]),
        PublicOperation("tv-series-reviews", "/3/tv/{series_id}/reviews", of: .tvSeries, .list, [.language, .page]),
        PublicOperation("tv-series-screened-theatrically", "/3/tv/{series_id}/screened_theatrically", of: .tvSeries),
        PublicOperation("tv-series-similar", "/3/tv/{series_id}/similar", of: .tvSeries, .list, [.language, .page]),
        PublicOperation("tv-series-translations", "/3/tv/{series_id}/translations", of: .tvSeries),
        PublicOperation("tv-series-videos", "/3/tv/{series_id}/videos", of: .tvSeries, .content, videos),
        PublicOperation("tv-series-watch-providers", "/3/tv/{series_id}/watch/providers", of: .tvSeries),
    ]

    private static let tvSeasons: [PublicOperation] = [
        PublicOperation("tv-season-details", season, of: .tvSeason, .content, [.appendToResponse, .language]),
        PublicOperation(
            "tv-season-aggregate-credits", "\(season)/aggregate_credits", of: .tvSeason, .content, [.language]),
        PublicOperation("tv-season-changes-by-id", "/3/tv/season/{season_id}/changes", .list, changes),
        PublicOperation("tv-season-credits", "\(season)/credits", of: .tvSeason, .content, [.language]),
        PublicOperation("tv-season-external-ids", "\(season)/external_ids", of: .tvSeason),
        PublicOperation("tv-season-images", "\(season)/images", of: .tvSeason, .content, images),
        PublicOperation("tv-season-translations", "\(season)/translations", of: .tvSeason),
        PublicOperation("tv-season-videos", "\(season)/videos", of: .tvSeason, .content, videos),
        PublicOperation("tv-season-watch-providers", "\(season)/watch/providers", of: .tvSeason, .content, [.language]),
    ]

    private static let tvEpisodes: [PublicOperation] = [
        PublicOperation("tv-episode-details", episode, of: .tvEpisode, .content, [.appendToResponse, .language]),
        // TMDb's description lacks the parameters of this operation.
        PublicOperation("tv-episode-changes-by-id", "/3/tv/episode/{episode_id}/changes", .list, changes),
        PublicOperation("tv-episode-credits", "\(episode)/credits", of: .tvEpisode, .content, [.language]),
        PublicOperation("tv-episode-external-ids", "\(episode)/external_ids", of: .tvEpisode),
        PublicOperation("tv-episode-images", "\(episode)/images", of: .tvEpisode, .content, images),
        PublicOperation("tv-episode-translations", "\(episode)/translations", of: .tvEpisode),
        PublicOperation("tv-episode-videos", "\(episode)/videos", of: .tvEpisode, .content, videos),
        // TMDb does not describe the language of this operation.
        PublicOperation(
            "tv-episode-group-details", "/3/tv/episode_group/{tv_episode_group_id}", .content, [.onlyLanguage]),
    ]

    private static let people: [PublicOperation] = [
        PublicOperation(
            "person-details", "/3/person/{person_id}", of: .person, .content, [.appendToResponse, .language]),
        PublicOperation("person-changes", "/3/person/{person_id}/changes", of: .person, .list, changes),
        PublicOperation(
            "person-combined-credits", "/3/person/{person_id}/combined_credits", of: .person, .content, [.language]),
        PublicOperation("person-external-ids", "/3/person/{person_id}/external_ids", of: .person),
        PublicOperation("person-images", "/3/person/{person_id}/images", of: .person),
        PublicOperation(
            "person-movie-credits", "/3/person/{person_id}/movie_credits", of: .person, .content, [.language]),
        // TMDb does not describe the language of this operation, whose titles have texts.
        PublicOperation(
            "person-tagged-images", "/3/person/{person_id}/tagged_images", of: .person, .list, [.onlyLanguage, .page]),
        PublicOperation("translations", "/3/person/{person_id}/translations", of: .person),
        PublicOperation("person-tv-credits", "/3/person/{person_id}/tv_credits", of: .person, .content, [.language]),
    ]

    /// The operations of collections. TMDb does not describe that details can have appended resources.
    private static let collections: [PublicOperation] = [
        PublicOperation(
            "collection-details", "/3/collection/{collection_id}", of: .collection, .content,
            [.appendToResponse, .language]),
        PublicOperation("collection-images", "/3/collection/{collection_id}/images", of: .collection, .content, images),
        PublicOperation("collection-translations", "/3/collection/{collection_id}/translations", of: .collection),
    ]

    /// The operations of companies and networks. TMDb describes neither that details can have appended resources nor
    /// the movies of a company.
    private static let companies: [PublicOperation] = [
        PublicOperation("company-details", "/3/company/{company_id}", .content, [.appendToResponse]),
        PublicOperation("company-alternative-names", "/3/company/{company_id}/alternative_names"),
        PublicOperation("company-images", "/3/company/{company_id}/images"),
        PublicOperation("company-movies", "/3/company/{company_id}/movies", .list, [.language, .page]),
        PublicOperation("network-details", "/3/network/{network_id}", .content, [.appendToResponse]),
        PublicOperation("details-copy", "/3/network/{network_id}/alternative_names"),
        PublicOperation("alternative-names-copy", "/3/network/{network_id}/images"),
    ]

    /// The operations of credits, identifiers, keywords, lists and reviews. TMDb does not describe that a list of
    /// version 4 can be sorted.
    private static let others: [PublicOperation] = [
        PublicOperation("credit-details", "/3/credit/{credit_id}", .content, [.language]),
        PublicOperation("find-by-id", "/3/find/{external_id}", .content, ["external_source", .language]),
        PublicOperation("keyword-details", "/3/keyword/{keyword_id}", .reference),
        PublicOperation("keyword-movies", "/3/keyword/{keyword_id}/movies", .list, [.includeAdult, .language, .page]),
        PublicOperation("list-details", "/3/list/{list_id}", .list, [.language, .page]),
        PublicOperation("list-check-item-status", "/3/list/{list_id}/item_status", .list, [.language, "movie_id"]),
        PublicOperation("review-details", "/3/review/{review_id}"),
        PublicOperation("v4-list-details", "/4/list/{list_id}", .list, [.onlyLanguage, .page, "sort_by"]),
    ]

    private static let lists: [PublicOperation] = [
        // TMDb does not describe the language of the latest titles.
        PublicOperation("changes-movie-list", "/3/movie/changes", .list, changes),
        PublicOperation("movie-latest-id", "/3/movie/latest", .list, [.onlyLanguage]),
        PublicOperation("movie-now-playing-list", "/3/movie/now_playing", .list, [.language, .page, "region"]),
        PublicOperation("movie-popular-list", "/3/movie/popular", .list, [.language, .page, "region"]),
        PublicOperation("movie-top-rated-list", "/3/movie/top_rated", .list, [.language, .page, "region"]),
        PublicOperation("movie-upcoming-list", "/3/movie/upcoming", .list, [.language, .page, "region"]),
        PublicOperation("changes-tv-list", "/3/tv/changes", .list, changes),
        PublicOperation("tv-series-latest-id", "/3/tv/latest", .list, [.onlyLanguage]),
        PublicOperation("tv-series-airing-today-list", "/3/tv/airing_today", .list, [.language, .page, "timezone"]),
        PublicOperation("tv-series-on-the-air-list", "/3/tv/on_the_air", .list, [.language, .page, "timezone"]),
        PublicOperation("tv-series-popular-list", "/3/tv/popular", .list, [.language, .page]),
        PublicOperation("tv-series-top-rated-list", "/3/tv/top_rated", .list, [.language, .page]),
        PublicOperation("changes-people-list", "/3/person/changes", .list, changes),
        PublicOperation("person-latest-id", "/3/person/latest", .list, [.onlyLanguage]),
        PublicOperation("person-popular-list", "/3/person/popular", .list, [.language, .page]),
        PublicOperation("discover-movie", "/3/discover/movie", .list, discover + discoverMovies),
        PublicOperation("discover-tv", "/3/discover/tv", .list, discover + discoverTVSeries),
        PublicOperation(
            "search-collection", "/3/search/collection", .list, ["query", .includeAdult, .language, .page, "region"]),
        PublicOperation("search-company", "/3/search/company", .list, ["query", .page]),
        PublicOperation("search-keyword", "/3/search/keyword", .list, ["query", .page]),
        PublicOperation(
            "search-movie", "/3/search/movie", .list,
            ["query", .includeAdult, .language, .page, "primary_release_year", "region", "year"]),
        // TMDb no longer describes the region of these two operations.
        PublicOperation(
            "search-multi", "/3/search/multi", .list, ["query", .includeAdult, .language, .page, "region"]),
        PublicOperation(
            "search-person", "/3/search/person", .list, ["query", .includeAdult, .language, .page, "region"]),
        PublicOperation(
            "search-tv", "/3/search/tv", .list,
            ["query", .includeAdult, .language, .page, "first_air_date_year", "year"]),
        // TMDb does not describe the pages of these operations.
        PublicOperation("trending-all", "/3/trending/all/{time_window}", .list, [.language, .page]),
        PublicOperation("trending-movies", "/3/trending/movie/{time_window}", .list, [.language, .page]),
        PublicOperation("trending-people", "/3/trending/person/{time_window}", .list, [.language, .page]),
        PublicOperation("trending-tv", "/3/trending/tv/{time_window}", .list, [.language, .page]),
    ]

    private static let references: [PublicOperation] = [
        PublicOperation("certification-movie-list", "/3/certification/movie/list", .reference),
        PublicOperation("certifications-tv-list", "/3/certification/tv/list", .reference),
        PublicOperation("configuration-details", "/3/configuration", .reference),
        PublicOperation("configuration-countries", "/3/configuration/countries", .reference, [.language]),
        PublicOperation("configuration-jobs", "/3/configuration/jobs", .reference),
        PublicOperation("configuration-languages", "/3/configuration/languages", .reference),
        PublicOperation("configuration-primary-translations", "/3/configuration/primary_translations", .reference),
        PublicOperation("configuration-timezones", "/3/configuration/timezones", .reference),
        PublicOperation("genre-movie-list", "/3/genre/movie/list", .reference, [Parameter("language", default: "en")]),
        PublicOperation("genre-tv-list", "/3/genre/tv/list", .reference, [Parameter("language", default: "en")]),
        // An older name of the time zones, which TMDb does not describe.
        PublicOperation("timezones-list", "/3/timezones/list", .reference),
        PublicOperation("watch-providers-available-regions", "/3/watch/providers/regions", .reference, [.language]),
        PublicOperation(
            "watch-providers-movie-list", "/3/watch/providers/movie", .reference, [.language, "watch_region"]),
        PublicOperation("watch-provider-tv-list", "/3/watch/providers/tv", .reference, [.language, "watch_region"]),
    ]

    private static let season = "/3/tv/{series_id}/season/{season_number}"
    private static let episode = "\(season)/episode/{episode_number}"

    private static let changes: [Parameter] = ["end_date", .page, "start_date"]
    private static let images: [Parameter] = [.includeImageLanguage, .onlyLanguage]
    /// The parameters of videos. TMDb describes the languages for TV series only, but supports them for movies, too.
    private static let videos: [Parameter] = [.includeVideoLanguage, .language]

    private static let discover: [Parameter] = [
        .includeAdult, .language, .page, Parameter("sort_by", default: "popularity.desc"), "vote_average.gte",
        "vote_average.lte", "vote_count.gte", "vote_count.lte", "watch_region", "with_companies", "with_genres",
        "with_keywords", "with_origin_country", "with_original_language", "with_runtime.gte", "with_runtime.lte",
        "with_watch_monetization_types", "with_watch_providers", "without_companies", "without_genres",
        "without_keywords", "without_watch_providers",
    ]
    private static let discoverMovies: [Parameter] = [
        "certification", "certification.gte", "certification.lte", "certification_country",
        Parameter("include_video", default: "false"), "primary_release_date.gte", "primary_release_date.lte",
        "primary_release_year", "region", "release_date.gte", "release_date.lte", "with_cast", "with_crew",
        "with_people", "with_release_type", "year",
    ]
    private static let discoverTVSeries: [Parameter] = [
        "air_date.gte", "air_date.lte", "first_air_date.gte", "first_air_date.lte", "first_air_date_year",
        Parameter("include_null_first_air_dates", default: "false"), "screened_theatrically", "timezone",
        "with_networks", "with_status", "with_type",
    ]
}
