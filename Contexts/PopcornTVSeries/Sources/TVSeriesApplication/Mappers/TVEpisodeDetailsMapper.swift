import CoreApplication
package import CoreDomain
package import TVSeriesDomain

/// Maps episodes to details, with image URLs.
package struct TVEpisodeDetailsMapper {

    private let creditsMapper = CreditsDetailsMapper()
    let imagesConfiguration: ImagesConfiguration

    package init(imagesConfiguration: ImagesConfiguration) {
        self.imagesConfiguration = imagesConfiguration
    }

    package func map(_ content: TVEpisodeWithParts, texts: TextChain? = nil) -> TVEpisodeDetails {
        texts.withFallback(content.episode, from: content.translations) {
            map(
                $0, seriesID: content.seriesID, seriesName: content.seriesName, seasonName: content.seasonName,
                textLanguages: $1)
        }
    }

    func map(
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

    /// Maps an episode to its cast, guest stars and crew.
    func credits(_ content: TVEpisodeWithParts) -> TVEpisodeCreditsDetails {
        let cast = creditsMapper.map(
            Credits(cast: content.cast ?? [], crew: []), imagesConfiguration: imagesConfiguration)
        let episode = map(content)
        return TVEpisodeCreditsDetails(
            cast: cast.cast, guestStars: episode.guestStars ?? [], crew: episode.crew ?? [])
    }
}
