import TMDb

extension SampleBody {
    static let movies = [
        SampleBody("/3/movie/{movie_id}/alternative_titles", AlternativeTitleCollection.self),
        SampleBody("/3/movie/{movie_id}/changes", ChangeCollection.self),
        SampleBody("/3/movie/{movie_id}/credits", ShowCredits.self),
        SampleBody("/3/movie/{movie_id}/external_ids", ExternalIDs.self),
        SampleBody("/3/movie/{movie_id}/images", ImageCollection.self),
        SampleBody("/3/movie/{movie_id}/keywords", KeywordCollection.self),
        SampleBody("/3/movie/{movie_id}/lists", MediaListPageableList.self),
        SampleBody("/3/movie/{movie_id}/recommendations", MoviePageableList.self),
        SampleBody("/3/movie/{movie_id}/release_dates", MovieReleaseDates.self),
        SampleBody("/3/movie/{movie_id}/releases", MovieCountryReleaseCollection.self),
        SampleBody("/3/movie/{movie_id}/reviews", ReviewPageableList.self),
        SampleBody("/3/movie/{movie_id}/similar", MoviePageableList.self),
        SampleBody("/3/movie/{movie_id}/translations", MovieTranslationCollection.self),
        SampleBody("/3/movie/{movie_id}/videos", VideoCollection.self),
        SampleBody("/3/movie/{movie_id}/watch/providers", ShowWatchProviders.self),
    ]

    static let series = [
        SampleBody("/3/tv/{series_id}/aggregate_credits", AggregateCredits.self),
        SampleBody("/3/tv/{series_id}/alternative_titles", TVSeriesAlternativeTitleCollection.self),
        SampleBody("/3/tv/{series_id}/changes", ChangeCollection.self),
        SampleBody("/3/tv/{series_id}/content_ratings", ContentRatingCollection.self),
        SampleBody("/3/tv/{series_id}/credits", ShowCredits.self),
        SampleBody("/3/tv/{series_id}/episode_groups", TVEpisodeGroupCollection.self),
        SampleBody("/3/tv/{series_id}/external_ids", ExternalIDs.self),
        SampleBody("/3/tv/{series_id}/images", ImageCollection.self),
        SampleBody("/3/tv/{series_id}/keywords", TVSeriesKeywordCollection.self),
        SampleBody("/3/tv/{series_id}/lists", MediaListPageableList.self),
        SampleBody("/3/tv/{series_id}/recommendations", TVSeriesPageableList.self),
        SampleBody("/3/tv/{series_id}/reviews", ReviewPageableList.self),
        SampleBody("/3/tv/{series_id}/screened_theatrically", ScreenedEpisodeCollection.self),
        SampleBody("/3/tv/{series_id}/similar", TVSeriesPageableList.self),
        SampleBody("/3/tv/{series_id}/translations", TVSeriesTranslationCollection.self),
        SampleBody("/3/tv/{series_id}/videos", VideoCollection.self),
        SampleBody("/3/tv/{series_id}/watch/providers", ShowWatchProviders.self),
    ]

    static let seasons = [
        SampleBody("/3/tv/season/{season_id}/changes", ChangeCollection.self),
        SampleBody("/3/tv/{series_id}/season/{season_number}/aggregate_credits", AggregateCredits.self),
        SampleBody("/3/tv/{series_id}/season/{season_number}/credits", ShowCredits.self),
        SampleBody("/3/tv/{series_id}/season/{season_number}/external_ids", ExternalIDs.self),
        SampleBody("/3/tv/{series_id}/season/{season_number}/images", TVSeasonImageCollection.self),
        SampleBody("/3/tv/{series_id}/season/{season_number}/translations", TVSeasonTranslationCollection.self),
        SampleBody("/3/tv/{series_id}/season/{season_number}/videos", VideoCollection.self),
        SampleBody("/3/tv/{series_id}/season/{season_number}/watch/providers", ShowWatchProviders.self),
    ]

    static let episodes = [
        SampleBody("/3/tv/episode/{episode_id}/changes", ChangeCollection.self),
        SampleBody("\(episode)/credits", TVEpisodeCredits.self),
        SampleBody("\(episode)/external_ids", ExternalIDs.self),
        SampleBody("\(episode)/images", TVEpisodeImageCollection.self),
        SampleBody("\(episode)/translations", TVEpisodeTranslationCollection.self),
        SampleBody("\(episode)/videos", VideoCollection.self),
    ]
    private static let episode = "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}"

    static let people = [
        SampleBody("/3/person/{person_id}/changes", ChangeCollection.self),
        SampleBody("/3/person/{person_id}/combined_credits", PersonCombinedCredits.self),
        SampleBody("/3/person/{person_id}/external_ids", ExternalIDs.self),
        SampleBody("/3/person/{person_id}/images", PersonImageCollection.self),
        SampleBody("/3/person/{person_id}/movie_credits", PersonMovieCredits.self),
        SampleBody("/3/person/{person_id}/tagged_images", TaggedImagePageableList.self),
        SampleBody("/3/person/{person_id}/translations", PersonTranslationCollection.self),
        SampleBody("/3/person/{person_id}/tv_credits", PersonTVCredits.self),
    ]

    static let references = [
        SampleBody("/3/collection/{collection_id}/images", CollectionImages.self),
        SampleBody("/3/collection/{collection_id}/translations", CollectionTranslationCollection.self),
        SampleBody("/3/company/{company_id}/alternative_names", AlternativeNameCollection.self),
        SampleBody("/3/company/{company_id}/images", LogoCollection.self),
        SampleBody("/3/network/{network_id}/alternative_names", AlternativeNameCollection.self),
        SampleBody("/3/network/{network_id}/images", LogoCollection.self),
    ]

    static let configuration = [
        SampleBody("/3/certification/movie/list", CertificationCollection.self),
        SampleBody("/3/certification/tv/list", CertificationCollection.self),
        SampleBody("/3/configuration", APIConfiguration.self),
        SampleBody("/3/configuration/countries", [Country].self),
        SampleBody("/3/configuration/jobs", [Department].self),
        SampleBody("/3/configuration/languages", [Language].self),
        SampleBody("/3/configuration/primary_translations", [String].self),
        SampleBody("/3/configuration/timezones", [CountryTimezones].self),
        SampleBody("/3/timezones/list", [[String: [String]]].self),
        SampleBody("/3/watch/providers/movie", WatchProviderCollection.self),
        SampleBody("/3/watch/providers/regions", WatchProviderRegionCollection.self),
        SampleBody("/3/watch/providers/tv", WatchProviderCollection.self),
    ]
}
