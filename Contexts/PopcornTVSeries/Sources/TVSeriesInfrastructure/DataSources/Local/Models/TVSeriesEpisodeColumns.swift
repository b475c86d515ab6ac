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
