import CoreApplication
import CoreDomain
import TVSeriesDomain

extension TVSeasonDetailsMapper {

    func map(_ content: TVSeasonWithParts, texts: TextChain? = nil) -> TVSeasonDetails {
        texts.withFallback(content.season, from: content.translations) {
            map($0, seriesID: content.seriesID, seriesName: content.seriesName, textLanguages: $1)
        }
    }
}

extension TVEpisodeDetailsMapper {

    func map(_ content: TVEpisodeWithParts, texts: TextChain? = nil) -> TVEpisodeDetails {
        texts.withFallback(content.episode, from: content.translations) {
            map(
                $0, seriesID: content.seriesID, seriesName: content.seriesName, seasonName: content.seasonName,
                textLanguages: $1)
        }
    }

    /// Maps an episode to its cast, guest stars and crew.
    func credits(_ content: TVEpisodeWithParts) -> TVEpisodeCreditsDetails {
        let cast = CreditsDetailsMapper().map(
            Credits(cast: content.cast ?? [], crew: []), imagesConfiguration: imagesConfiguration)
        let episode = map(content)
        return TVEpisodeCreditsDetails(
            cast: cast.cast, guestStars: episode.guestStars ?? [], crew: episode.crew ?? [])
    }
}
