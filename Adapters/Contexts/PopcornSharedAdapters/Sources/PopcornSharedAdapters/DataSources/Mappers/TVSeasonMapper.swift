package import CoreDomain
package import TMDb

/// A mapper from TMDb seasons to domain seasons.
package struct TVSeasonMapper {

    private let episodeMapper = TVEpisodeMapper()

    package init() {}

    package func map(_ dto: TMDb.TVSeason) -> CoreDomain.TVSeason {
        CoreDomain.TVSeason(
            id: dto.id, name: dto.name, seasonNumber: dto.seasonNumber, overview: dto.overview, airDate: dto.airDate,
            posterPath: dto.posterPath, voteAverage: dto.voteAverage,
            episodeCount: dto.episodeCount ?? dto.episodes?.count,
            episodes: dto.episodes?.map { episodeMapper.map($0, crew: $0.crew, guestStars: $0.guestStars) })
    }
}
