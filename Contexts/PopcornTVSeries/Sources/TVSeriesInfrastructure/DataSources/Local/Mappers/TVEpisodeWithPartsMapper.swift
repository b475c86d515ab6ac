import CoreDomain
import CoreInfrastructure
package import Foundation
package import PopcornPersistence
package import TVSeriesDomain

/// A mapper from domain episodes with their parts to cache rows and back.
package struct TVEpisodeWithPartsMapper: PartsMapper {

    private let episodeMapper = TVEpisodeColumnsMapper()
    private let castMapper = CastMemberMapper()
    private let crewMapper = CrewMemberMapper()
    private let imageCollectionMapper = ImageCollectionMapper()
    private let videoMapper = VideoMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let translationMapper = TranslationMapper()

    package init() {}

    package func relations(of parts: [TVEpisodePart]) -> RelationSelection<TVSeriesEpisodeEntity> { .parts(parts) }

    package func map(_ entity: TVSeriesEpisodeEntity) -> TVEpisodeWithParts {
        var content = TVEpisodeWithParts(
            episode: episodeMapper.map(
                entity.episode, crew: entity.crew?.map(crewMapper.map),
                guestStars: entity.guestStars?.map(castMapper.map)),
            seriesID: entity.key.seriesID, cast: entity.cast?.map(castMapper.map),
            images: imageCollectionMapper.map(stills: entity.stills), videos: entity.videos?.map(videoMapper.map),
            externalIDs: entity.externalIDs.map(externalIDsMapper.map),
            translations: entity.translations?.map(translationMapper.map))
        content.missing = MissingParts(column: entity.missingParts)
        return content
    }

    package func map(
        _ domain: TVEpisodeWithParts, key: TVSeriesEpisodeEntity.Key, cachedAt: Date
    ) -> TVSeriesEpisodeEntity {
        TVSeriesEpisodeEntity(
            key: key, episode: episodeMapper.map(domain.episode), cachedAt: cachedAt,
            missingParts: domain.missing.column,
            crew: domain.episode.crew?.map(crewMapper.map), guestStars: domain.episode.guestStars?.map(castMapper.map),
            cast: domain.cast?.map(castMapper.map), stills: imageCollectionMapper.map(domain.images?.stills),
            videos: domain.videos?.map(videoMapper.map), externalIDs: domain.externalIDs.map(externalIDsMapper.map),
            translations: domain.translations?.map(translationMapper.map))
    }
}
