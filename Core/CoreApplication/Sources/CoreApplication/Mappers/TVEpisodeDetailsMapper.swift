package import CoreDomain

/// A mapper from episodes to details, with image URLs.
package struct TVEpisodeDetailsMapper {

    private let creditsMapper = CreditsDetailsMapper()
    package let imagesConfiguration: ImagesConfiguration

    package init(imagesConfiguration: ImagesConfiguration) {
        self.imagesConfiguration = imagesConfiguration
    }

    package func map(
        _ episode: TVEpisode, seriesID: Int, seriesName: String?, seasonName: String?,
        textLanguages: TextLanguages? = nil
    ) -> TVEpisodeDetails {
        let credits = creditsMapper.map(
            Credits(cast: episode.guestStars ?? [], crew: episode.crew ?? []),
            imagesConfiguration: imagesConfiguration)
        return TVEpisodeDetails(
            id: episode.id, name: episode.name, episodeNumber: episode.episodeNumber,
            seasonNumber: episode.seasonNumber, overview: episode.overview, airDate: episode.airDate,
            episodeType: episode.episodeType, runtime: episode.runtime, productionCode: episode.productionCode,
            stillURLSet: imagesConfiguration.stillURLSet(for: episode.stillPath),
            crew: episode.crew.map { _ in credits.crew }, guestStars: episode.guestStars.map { _ in credits.cast },
            voteAverage: episode.voteAverage, voteCount: episode.voteCount, seriesID: seriesID,
            seriesName: seriesName, seasonName: seasonName, textLanguages: textLanguages)
    }
}
