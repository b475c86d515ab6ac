@testable import TMDb

extension TVSeasonDetailsResponse {

    /// Creates a season with a value for every resource.
    static func mock(
        tvSeason: TVSeason = TVSeason(
            id: 3572, name: "Season 1", seasonNumber: 1, episodes: [TVEpisodeDetailsResponse.mock().tvEpisode])
    ) -> TVSeasonDetailsResponse {
        TVSeasonDetailsResponse(
            tvSeason: tvSeason, credits: .mock(), aggregateCredits: .mock(),
            images: TVSeasonImageCollection(posters: [.mock()]), videos: .mock(),
            translations: .mock(TVTranslationData(name: "Staffel 1", overview: "")), watchProviders: .mock(),
            externalIDs: ExternalIDs(tvdbID: 30272),
            accountStates: TVSeasonAccountStates(
                id: tvSeason.id, results: [TVEpisodeAccountStates(id: 62085, episodeNumber: 1, rating: 8)]))
    }
}
