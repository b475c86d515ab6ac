import CoreDomain
import CoreInfrastructure
import Foundation
import PopcornPersistence

/// The columns of an episode, in a row of a series or a season or in the episode's own row. They include the numbers of
/// the episode's crew rows and guest star rows.
struct TVSeriesEpisodeColumns: Equatable {
    let episodeID: Int
    let name: String
    let episodeNumber: Int
    let seasonNumber: Int
    let overview: String?
    let airDate: Date?
    let episodeType: String?
    let runtime: Int?
    let showID: Int?
    let productionCode: String?
    let stillPath: URL?
    let voteAverage: Double?
    let voteCount: Int?
    let crewCount: UInt32?
    let guestStarCount: UInt32?
}

extension TVSeriesEpisodeColumns: Entity {
    init(from row: Row<Self>) {
        episodeID = row.column("episode_id", \.episodeID)
        name = row.column("name", \.name)
        episodeNumber = row.column("number", \.episodeNumber)
        seasonNumber = row.column("season", \.seasonNumber)
        overview = row.column("overview", \.overview)
        airDate = row.column("air_date", \.airDate)
        episodeType = row.column("episode_type", \.episodeType)
        runtime = row.column("runtime", \.runtime)
        showID = row.column("show_id", \.showID)
        productionCode = row.column("production_code", \.productionCode)
        stillPath = row.column("still_path", \.stillPath)
        voteAverage = row.column("vote_average", \.voteAverage)
        voteCount = row.column("vote_count", \.voteCount)
        crewCount = row.column("credited_crew", \.crewCount)
        guestStarCount = row.column("credited_guest_stars", \.guestStarCount)
    }
}

/// A mapper from domain episodes to cache columns, and back with the rows of their crew and guest stars.
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
