import Foundation

@testable import TMDb

extension TVSeriesDetailsResponse {

    /// Creates a TV series with a value for every resource and two seasons.
    static func mock(tvSeries: TVSeries = TVSeries(id: 1396, name: "Breaking Bad")) -> TVSeriesDetailsResponse {
        TVSeriesDetailsResponse(
            tvSeries: tvSeries, credits: .mock(), aggregateCredits: .mock(),
            images: ImageCollection(posters: [.mock()], logos: [], backdrops: [.mock(languageCode: nil)]),
            videos: .mock(), reviews: .mock(.mock()),
            recommendations: .mock(TVSeriesListItem(id: 60059, name: "Better Call Saul")),
            similar: .mock(TVSeriesListItem(id: 1398, name: "The Sopranos")),
            contentRatings: ContentRatingCollection(results: [ContentRating(countryCode: "GB", rating: "18")]),
            alternativeTitles: TVSeriesAlternativeTitleCollection(titles: [
                AlternativeTitle(countryCode: "BR", title: "Ruptura Total")
            ]),
            translations: .mock(TVSeriesTranslationData(name: "Breaking Bad", overview: "")),
            keywords: TVSeriesKeywordCollection(keywords: [Keyword(id: 2231, name: "drug dealer")]),
            watchProviders: .mock(), externalIDs: ExternalIDs(imdbID: "tt0903747", tvdbID: 81189),
            screenedTheatrically: ScreenedEpisodeCollection(results: [
                ScreenedEpisode(id: 62161, episodeNumber: 16, seasonNumber: 5)
            ]),
            episodeGroups: TVEpisodeGroupCollection(results: [TVEpisodeGroup(id: "g1", name: "On disc", type: .dvd)]),
            lists: .mock(.mock()), changes: .mock(),
            accountStates: AccountStates(id: tvSeries.id, isOnWatchlist: true),
            appendedSeasons: [
                0: TVSeason(id: 3577, name: "Specials", seasonNumber: 0, episodes: []),
                1: TVSeasonDetailsResponse.mock().tvSeason,
            ])
    }
}
