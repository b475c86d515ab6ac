import CoreDomain
import CoreInfrastructure
package import Foundation
package import PopcornPersistence
package import TVSeriesDomain

/// A mapper from domain seasons with their episodes and parts to cache rows and back.
package struct TVSeasonWithPartsMapper: PartsMapper {

    private let seasonMapper = TVSeasonColumnsMapper()
    private let episodeMapper = TVEpisodeColumnsMapper()
    private let castMapper = CastMemberMapper()
    private let crewMapper = CrewMemberMapper()
    private let creditsMapper = CreditsMapper()
    private let imageCollectionMapper = ImageCollectionMapper()
    private let videoMapper = VideoMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let translationMapper = TranslationMapper()

    package init() {}

    package func relations(of parts: [TVSeasonPart]) -> RelationSelection<TVSeriesSeasonEntity> { .parts(parts) }

    package func map(_ entity: TVSeriesSeasonEntity) -> TVSeasonWithParts {
        var content = TVSeasonWithParts(
            season: seasonMapper.map(entity.season, episodes: episodes(of: entity)), seriesID: entity.key.seriesID,
            credits: creditsMapper.map(entity.cast, entity.crew),
            images: imageCollectionMapper.map(posters: entity.posters),
            videos: entity.videos?.map(videoMapper.map), externalIDs: entity.externalIDs.map(externalIDsMapper.map),
            translations: entity.translations?.map(translationMapper.map))
        content.missing = MissingParts(column: entity.missingParts)
        return content
    }

    /// Maps rows to episodes. Crew and guest stars are `nil` if their rows were not read.
    private func episodes(of entity: TVSeriesSeasonEntity) -> [TVEpisode]? {
        var crew = entity.episodeCrew.map { $0[...] }
        var guestStars = entity.guestStars.map { $0[...] }
        return entity.episodes?.map { episode in
            episodeMapper.map(
                episode, crew: crew?.take(episode.crewCount)?.map { crewMapper.map($0.member) },
                guestStars: guestStars?.take(episode.guestStarCount)?.map { castMapper.map($0.member) })
        }
    }

    package func map(_ domain: TVSeasonWithParts, key: TVSeriesSeasonEntity.Key, cachedAt: Date) -> TVSeriesSeasonEntity
    {
        let (cast, crew) = creditsMapper.map(domain.credits)
        let episodes = domain.season.episodes
        return TVSeriesSeasonEntity(
            key: key, season: seasonMapper.map(domain.season), cachedAt: cachedAt, missingParts: domain.missing.column,
            episodes: episodes?.map(episodeMapper.map),
            episodeCrew: episodes?.flatMap { episode in
                (episode.crew ?? []).map { .init(episodeNumber: episode.episodeNumber, member: crewMapper.map($0)) }
            },
            guestStars: episodes?.flatMap { episode in
                (episode.guestStars ?? []).map {
                    .init(episodeNumber: episode.episodeNumber, member: castMapper.map($0))
                }
            },
            cast: cast, crew: crew, posters: imageCollectionMapper.map(domain.images?.posters),
            videos: domain.videos?.map(videoMapper.map), externalIDs: domain.externalIDs.map(externalIDsMapper.map),
            translations: domain.translations?.map(translationMapper.map))
    }
}
