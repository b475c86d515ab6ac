@testable import TMDb

extension TVEpisodeDetailsResponse {

    /// Creates an episode with a value for every resource.
    static func mock(
        tvEpisode: TVEpisode = TVEpisode(id: 62085, name: "Pilot", episodeNumber: 1, seasonNumber: 1)
    ) -> TVEpisodeDetailsResponse {
        TVEpisodeDetailsResponse(
            tvEpisode: tvEpisode,
            credits: TVEpisodeCredits(cast: [.mock()], crew: [.mock()], guestStars: [.mock(id: 92495, order: 8)]),
            images: TVEpisodeImageCollection(stills: [.mock(languageCode: nil)]), videos: .mock(),
            translations: .mock(TVTranslationData(name: "Der Einstieg", overview: "")),
            externalIDs: ExternalIDs(imdbID: "tt0959621", tvdbID: 349232),
            accountStates: AccountStates(id: tvEpisode.id, rating: 0.5))
    }
}
