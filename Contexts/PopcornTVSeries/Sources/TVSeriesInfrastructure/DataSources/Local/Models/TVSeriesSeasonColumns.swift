import Foundation
import Persistence

/// A season without its episodes: a row of a series, and the columns of the season's own row.
struct TVSeriesSeasonColumns: Equatable {
    let seasonID: Int
    let name: String
    let seasonNumber: Int
    let overview: String?
    let airDate: Date?
    let posterPath: URL?
    let voteAverage: Double?
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
    }
}
