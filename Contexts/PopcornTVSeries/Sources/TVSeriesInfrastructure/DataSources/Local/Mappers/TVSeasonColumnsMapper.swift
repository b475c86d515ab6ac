import CoreDomain

/// Maps domain seasons, without their episodes, to cache columns and back.
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
