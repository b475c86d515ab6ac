import CoreDomain
import Foundation
import PopcornPersistence

/// The columns of a season without its episodes, in a row of a series or in the season's own row.
struct TVSeriesSeasonColumns: Equatable {
    let seasonID: Int
    let name: String
    let seasonNumber: Int
    let overview: String?
    let airDate: Date?
    let posterPath: URL?
    let voteAverage: Double?
    let episodeCount: Int?
}

extension TVSeriesSeasonColumns: Entity {
    init(from row: Row<Self>) {
        seasonID = row.column("season_id", \.seasonID)
        name = row.column("name", \.name)
        seasonNumber = row.column("number", \.seasonNumber)
        overview = row.column("overview", \.overview)
        airDate = row.column("air_date", \.airDate)
        posterPath = row.column("poster_path", \.posterPath)
        voteAverage = row.column("vote_average", \.voteAverage)
        episodeCount = row.column("number_of_episodes", \.episodeCount)
    }
}

/// A mapper from domain seasons, without their episodes, to cache columns and back.
struct TVSeasonColumnsMapper: Sendable {

    func map(_ columns: TVSeriesSeasonColumns, episodes: [TVEpisode]? = nil) -> TVSeason {
        TVSeason(
            id: columns.seasonID, name: columns.name, seasonNumber: columns.seasonNumber, overview: columns.overview,
            airDate: columns.airDate, posterPath: columns.posterPath, voteAverage: columns.voteAverage,
            episodeCount: columns.episodeCount, episodes: episodes)
    }

    func map(_ domain: TVSeason) -> TVSeriesSeasonColumns {
        TVSeriesSeasonColumns(
            seasonID: domain.id, name: domain.name, seasonNumber: domain.seasonNumber, overview: domain.overview,
            airDate: domain.airDate, posterPath: domain.posterPath, voteAverage: domain.voteAverage,
            episodeCount: domain.episodeCount)
    }
}
