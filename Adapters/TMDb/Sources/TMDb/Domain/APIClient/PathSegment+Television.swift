/// The paths of TV series, seasons and episodes.
extension [PathSegment] {

    static func tvSeries(_ id: TVSeries.ID) -> [PathSegment] {
        ["tv", .id(id, "series_id")]
    }

    static func tvSeason(_ number: Int, ofTVSeries id: TVSeries.ID) -> [PathSegment] {
        tvSeries(id) + ["season", .number(number, "season_number")]
    }

    static func tvEpisode(_ number: Int, ofSeason season: Int, ofTVSeries id: TVSeries.ID) -> [PathSegment] {
        tvSeason(season, ofTVSeries: id) + ["episode", .number(number, "episode_number")]
    }
}
