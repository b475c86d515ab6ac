import CoreInfrastructure
import MediaDomain
import TVSeriesDomain

extension MixedPreviewStore<MediaPreview> {

    /// A store of the previews in the tables of the contexts, which their own lists also use.
    static var media: Self {
        Self(
            .init(.movie, PopcornMoviesFactory.previews, MediaPreview.movie, preview: \.movie),
            .init(.tvSeries, PopcornTVSeriesFactory.previews, MediaPreview.tvSeries, preview: \.tvSeries),
            .init(.person, PopcornPeopleFactory.previews, MediaPreview.person, preview: \.person))
    }
}

extension MixedPreviewStore<ExternalIDMatch> {

    /// A store of the previews in the tables of the contexts, including those of seasons and episodes.
    static var externalIDs: Self {
        Self(
            .init(.movie, PopcornMoviesFactory.previews, { .media(.movie($0)) }, preview: \.media?.movie),
            .init(.tvSeries, PopcornTVSeriesFactory.previews, { .media(.tvSeries($0)) }, preview: \.media?.tvSeries),
            .init(.person, PopcornPeopleFactory.previews, { .media(.person($0)) }, preview: \.media?.person),
            .init(
                .tvSeason, PopcornTVSeriesFactory.seasonPreviews,
                { .season(MatchedSeason($0.season, seriesID: $0.seriesID)) },
                preview: { $0.season.map { TVSeasonWithParts(season: $0.season, seriesID: $0.seriesID) } }),
            .init(
                .tvEpisode, PopcornTVSeriesFactory.episodePreviews,
                { .episode(MatchedEpisode($0.episode, seriesID: $0.seriesID)) },
                preview: { $0.episode.map { TVEpisodeWithParts(episode: $0.episode, seriesID: $0.seriesID) } }))
    }
}
