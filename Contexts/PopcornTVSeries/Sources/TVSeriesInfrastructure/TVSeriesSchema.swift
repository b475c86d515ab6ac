package import PopcornPersistence

extension Schema {
    /// The cache tables of TV series, seasons and episodes.
    package static let tvSeries = Schema(
        Schema(aggregate: TVSeriesSeriesEntity.self), Schema(aggregate: TVSeriesSeasonEntity.self),
        Schema(aggregate: TVSeriesEpisodeEntity.self), Schema(aggregate: TVSeriesEpisodeGroupEntity.self),
        Schema(TVSeriesPreviewEntity.self),
        Schema(TVSeasonPreviewEntity.self), Schema(TVEpisodePreviewEntity.self))
}
