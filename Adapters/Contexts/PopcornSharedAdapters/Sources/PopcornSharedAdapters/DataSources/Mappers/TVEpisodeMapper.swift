package import CoreDomain
package import TMDb

/// A mapper from TMDb episodes, with their crew and guest stars, to domain episodes.
package struct TVEpisodeMapper {

    private let castMapper = CastMemberMapper()
    private let crewMapper = CrewMemberMapper()

    package init() {}

    package func map(
        _ dto: TMDb.TVEpisode, crew: [TMDb.CrewMember]? = nil, guestStars: [TMDb.CastMember]? = nil
    ) -> CoreDomain.TVEpisode {
        CoreDomain.TVEpisode(
            id: dto.id, name: dto.name, episodeNumber: dto.episodeNumber, seasonNumber: dto.seasonNumber,
            overview: dto.overview, airDate: dto.airDate, episodeType: dto.episodeType, runtime: dto.runtime,
            showID: dto.showID, productionCode: dto.productionCode, stillPath: dto.stillPath,
            crew: crew?.map(crewMapper.map), guestStars: guestStars?.map(castMapper.map),
            voteAverage: dto.voteAverage, voteCount: dto.voteCount)
    }
}
