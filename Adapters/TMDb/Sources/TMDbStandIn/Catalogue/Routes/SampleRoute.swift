import Foundation
import TMDb
import TMDbTesting

/// An operation whose response is a sample of its model.
struct SampleRoute: Sendable {
    let template: PathTemplate
    /// A closure that creates the response body from a seed.
    let body: @Sendable (Int) throws -> [UInt8]

    init<Model: Codable & Sendable>(_ template: PathTemplate, _ model: Model.Type) {
        self.template = template
        body = { seed in
            let encoder = JSONEncoder()
            // Without sorted keys, equal samples could have different bytes.
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return [UInt8](try encoder.encode(Model.sample(seed: seed)))
        }
    }

    static let all = movies + series + seasons + episodes + people + references + configuration
}

extension SampleRoute {
    static let movies = [
        SampleRoute("/3/movie/{movie_id}/alternative_titles", AlternativeTitleCollection.self),
        SampleRoute("/3/movie/{movie_id}/changes", ChangeCollection.self),
        SampleRoute("/3/movie/{movie_id}/credits", ShowCredits.self),
        SampleRoute("/3/movie/{movie_id}/external_ids", ExternalIDs.self),
        SampleRoute("/3/movie/{movie_id}/images", ImageCollection.self),
        SampleRoute("/3/movie/{movie_id}/keywords", KeywordCollection.self),
        SampleRoute("/3/movie/{movie_id}/lists", MediaListPageableList.self),
        SampleRoute("/3/movie/{movie_id}/recommendations", MoviePageableList.self),
        SampleRoute("/3/movie/{movie_id}/release_dates", MovieReleaseDates.self),
        SampleRoute("/3/movie/{movie_id}/releases", MovieCountryReleaseCollection.self),
        SampleRoute("/3/movie/{movie_id}/reviews", ReviewPageableList.self),
        SampleRoute("/3/movie/{movie_id}/similar", MoviePageableList.self),
        SampleRoute("/3/movie/{movie_id}/translations", MovieTranslationCollection.self),
        SampleRoute("/3/movie/{movie_id}/videos", VideoCollection.self),
        SampleRoute("/3/movie/{movie_id}/watch/providers", ShowWatchProviders.self),
    ]

    static let series = [
        SampleRoute("/3/tv/{series_id}/aggregate_credits", AggregateCredits.self),
        SampleRoute("/3/tv/{series_id}/alternative_titles", TVSeriesAlternativeTitleCollection.self),
        SampleRoute("/3/tv/{series_id}/changes", ChangeCollection.self),
        SampleRoute("/3/tv/{series_id}/content_ratings", ContentRatingCollection.self),
        SampleRoute("/3/tv/{series_id}/credits", ShowCredits.self),
        SampleRoute("/3/tv/{series_id}/episode_groups", TVEpisodeGroupCollection.self),
        SampleRoute("/3/tv/{series_id}/external_ids", ExternalIDs.self),
        SampleRoute("/3/tv/{series_id}/images", ImageCollection.self),
        SampleRoute("/3/tv/{series_id}/keywords", TVSeriesKeywordCollection.self),
        SampleRoute("/3/tv/{series_id}/lists", MediaListPageableList.self),
        SampleRoute("/3/tv/{series_id}/recommendations", TVSeriesPageableList.self),
        SampleRoute("/3/tv/{series_id}/reviews", ReviewPageableList.self),
        SampleRoute("/3/tv/{series_id}/screened_theatrically", ScreenedEpisodeCollection.self),
        SampleRoute("/3/tv/{series_id}/similar", TVSeriesPageableList.self),
        SampleRoute("/3/tv/{series_id}/translations", TVSeriesTranslationCollection.self),
        SampleRoute("/3/tv/{series_id}/videos", VideoCollection.self),
        SampleRoute("/3/tv/{series_id}/watch/providers", ShowWatchProviders.self),
    ]

    static let seasons = [
        SampleRoute("/3/tv/season/{season_id}/changes", ChangeCollection.self),
        SampleRoute("/3/tv/{series_id}/season/{season_number}/aggregate_credits", AggregateCredits.self),
        SampleRoute("/3/tv/{series_id}/season/{season_number}/credits", ShowCredits.self),
        SampleRoute("/3/tv/{series_id}/season/{season_number}/external_ids", ExternalIDs.self),
        SampleRoute("/3/tv/{series_id}/season/{season_number}/images", TVSeasonImageCollection.self),
        SampleRoute("/3/tv/{series_id}/season/{season_number}/translations", TVSeasonTranslationCollection.self),
        SampleRoute("/3/tv/{series_id}/season/{season_number}/videos", VideoCollection.self),
        SampleRoute("/3/tv/{series_id}/season/{season_number}/watch/providers", ShowWatchProviders.self),
    ]

    static let episodes = [
        SampleRoute("/3/tv/episode/{episode_id}/changes", ChangeCollection.self),
        SampleRoute("\(episode)/credits", TVEpisodeCredits.self),
        SampleRoute("\(episode)/external_ids", ExternalIDs.self),
        SampleRoute("\(episode)/images", TVEpisodeImageCollection.self),
        SampleRoute("\(episode)/translations", TVEpisodeTranslationCollection.self),
        SampleRoute("\(episode)/videos", VideoCollection.self),
    ]
    private static let episode = "/3/tv/{series_id}/season/{season_number}/episode/{episode_number}"

    static let people = [
        SampleRoute("/3/person/{person_id}/changes", ChangeCollection.self),
        SampleRoute("/3/person/{person_id}/combined_credits", PersonCombinedCredits.self),
        SampleRoute("/3/person/{person_id}/external_ids", ExternalIDs.self),
        SampleRoute("/3/person/{person_id}/images", PersonImageCollection.self),
        SampleRoute("/3/person/{person_id}/movie_credits", PersonMovieCredits.self),
        SampleRoute("/3/person/{person_id}/tagged_images", TaggedImagePageableList.self),
        SampleRoute("/3/person/{person_id}/translations", PersonTranslationCollection.self),
        SampleRoute("/3/person/{person_id}/tv_credits", PersonTVCredits.self),
    ]

    static let references = [
        SampleRoute("/3/collection/{collection_id}/images", CollectionImages.self),
        SampleRoute("/3/collection/{collection_id}/translations", CollectionTranslationCollection.self),
        SampleRoute("/3/company/{company_id}/alternative_names", AlternativeNameCollection.self),
        SampleRoute("/3/company/{company_id}/images", LogoCollection.self),
        SampleRoute("/3/network/{network_id}/alternative_names", AlternativeNameCollection.self),
        SampleRoute("/3/network/{network_id}/images", LogoCollection.self),
    ]

    static let configuration = [
        SampleRoute("/3/certification/movie/list", CertificationCollection.self),
        SampleRoute("/3/certification/tv/list", CertificationCollection.self),
        SampleRoute("/3/configuration", APIConfiguration.self),
        SampleRoute("/3/configuration/countries", [Country].self),
        SampleRoute("/3/configuration/jobs", [Department].self),
        SampleRoute("/3/configuration/languages", [Language].self),
        SampleRoute("/3/configuration/primary_translations", [String].self),
        SampleRoute("/3/configuration/timezones", [CountryTimezones].self),
        SampleRoute("/3/timezones/list", [[String: [String]]].self),
        SampleRoute("/3/watch/providers/movie", WatchProviderCollection.self),
        SampleRoute("/3/watch/providers/regions", WatchProviderRegionCollection.self),
        SampleRoute("/3/watch/providers/tv", WatchProviderCollection.self),
    ]
}
