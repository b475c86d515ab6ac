package import PopcornPersistence

extension Schema {
    /// The cache tables of TV series, seasons and episodes.
    package static let tvSeries = Schema(
        Schema(TVSeriesSeriesEntity.self), Schema(TVSeriesSeasonEntity.self),
        Schema(TVSeriesEpisodeEntity.self), Schema(TVSeriesEpisodeGroupEntity.self),
        Schema(TVSeriesPreviewEntity.self),
        Schema(TVSeasonPreviewEntity.self), Schema(TVEpisodePreviewEntity.self))
}
