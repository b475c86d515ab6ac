import CoreDomain
import CoreInfrastructure

/// Maps domain episodes to cache columns, and back with the rows of their crew and guest stars.
struct TVEpisodeColumnsMapper: Sendable {

    func map(
        _ columns: TVSeriesEpisodeColumns, crew: [CrewMember]? = nil, guestStars: [CastMember]? = nil
    ) -> TVEpisode {
        TVEpisode(
            id: columns.episodeID, name: columns.name, episodeNumber: columns.episodeNumber,
            seasonNumber: columns.seasonNumber, overview: columns.overview, airDate: columns.airDate,
            episodeType: columns.episodeType, runtime: columns.runtime, showID: columns.showID,
            productionCode: columns.productionCode, stillPath: columns.stillPath, crew: crew, guestStars: guestStars,
            voteAverage: columns.voteAverage, voteCount: columns.voteCount)
    }

    func map(_ domain: TVEpisode) -> TVSeriesEpisodeColumns {
        TVSeriesEpisodeColumns(
            episodeID: domain.id, name: domain.name, episodeNumber: domain.episodeNumber,
            seasonNumber: domain.seasonNumber, overview: domain.overview, airDate: domain.airDate,
            episodeType: domain.episodeType, runtime: domain.runtime, showID: domain.showID,
            productionCode: domain.productionCode, stillPath: domain.stillPath, voteAverage: domain.voteAverage,
            voteCount: domain.voteCount, crewCount: domain.crew?.storedCount,
            guestStarCount: domain.guestStars?.storedCount)
    }
}
