import CoreApplication
import CoreDomain
import TVSeriesDomain

/// A mapper from episode groups to details, with image URLs.
struct TVEpisodeGroupDetailsMapper {

    let imagesConfiguration: ImagesConfiguration

    func map(_ group: TVEpisodeGroup) -> TVEpisodeGroupDetails {
        let episodeMapper = TVEpisodeDetailsMapper(imagesConfiguration: imagesConfiguration)
        // TMDb sends the identifier of the series with each episode only.
        let seriesID = group.parts?.lazy.flatMap(\.episodes).compactMap(\.showID).first ?? 0
        return TVEpisodeGroupDetails(
            id: group.id, name: group.name, overview: group.overview, type: group.type,
            episodeCount: group.episodeCount, partCount: group.partCount,
            network: group.network.map { NetworkDetailsMapper().map($0, imagesConfiguration: imagesConfiguration) },
            parts: group.parts?.map { part in
                TVEpisodeGroupPartDetails(
                    id: part.id, name: part.name,
                    episodes: part.episodes.map {
                        episodeMapper.map($0, seriesID: $0.showID ?? seriesID, seriesName: nil, seasonName: nil)
                    })
            })
    }
}
