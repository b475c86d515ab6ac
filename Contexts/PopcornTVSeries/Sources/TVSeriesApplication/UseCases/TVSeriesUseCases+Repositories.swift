package import CoreApplication
package import CoreDomain
package import TVSeriesDomain

extension TVSeriesUseCases {

    /// Creates use cases that read from repositories.
    package init(
        repository: any TVSeriesRepository, seasons: any TVSeasonRepository, episodes: any TVEpisodeRepository,
        groups: any TVEpisodeGroupRepository, lists: any ListRepository<TVSeriesList, TVSeriesPreview>,
        reviews: any ListRepository<ReviewList, Review>, genres: any GenreRepository,
        watchlist: any WatchlistRepository, clock: WallClock = .system, builder: UseCaseBuilder
    ) {
        func list<Query: Sendable>(
            _ name: String, _ list: @escaping @Sendable (Query) throws(PopcornError) -> TVSeriesList
        ) -> FetchListUseCase<Query, TVSeriesPreviewDetails> {
            builder.list(name, in: lists, watchlist: watchlist, title: { TitleID(.tvSeries, $0.id) }, list) {
                TVSeriesPreviewDetailsMapper().map($0, isOnWatchlist: $1, imagesConfiguration: $2)
            }
        }
        let watchlistUseCases = builder.watchlist(.tvSeries, "TVSeries", in: watchlist)
        self.init()
        fetchTVSeriesDetails = builder.details("FetchTVSeriesDetails", genres, watchlist) {
            id, parts, locale, policy throws(PopcornError) in
            try await repository.series(withID: id, including: parts, locale: locale, policy: policy)
        } all: { ids, parts, locale, policy in
            await repository.series(withIDs: ids, including: parts, locale: locale, policy: policy)
        }
        fetchWholeTVSeries = builder.details("FetchWholeTVSeries", genres, watchlist) {
            id, parts, locale, policy throws(PopcornError) in
            try await repository.wholeSeries(withID: id, including: parts, locale: locale, policy: policy)
        } all: { ids, parts, locale, policy in
            await ids.results { id throws(PopcornError) in
                try await repository.wholeSeries(withID: id, including: parts, locale: locale, policy: policy)
            }
        }
        fetchTVSeriesCredits = builder.series("FetchTVSeriesCredits", .credits, of: repository) {
            AggregateCreditsDetailsMapper().map($0.credits, imagesConfiguration: $2)
        }
        fetchTVSeriesImages = builder.series("FetchTVSeriesImages", .images, of: repository) {
            ImageCollectionDetailsMapper().map($0.images, imagesConfiguration: $2)
        }
        fetchTVSeriesVideos = builder.series("FetchTVSeriesVideos", .videos, of: repository) { series, locale, _ in
            VideoDetailsMapper(locale: locale, defaults: builder.defaults).map(
                series.videos, originalLanguage: series.series.originalLanguage)
        }
        fetchTVSeriesWatchOffers = builder.series("FetchTVSeriesWatchOffers", .watchOffers, of: repository) {
            series, locale, images in
            let offers = series.watchOffers?.first { $0.region == locale.region }
            return offers.map { WatchOffersDetailsMapper().map($0, imagesConfiguration: images) }
        }
        fetchAllTVSeriesWatchOffers = builder.series("FetchAllTVSeriesWatchOffers", .watchOffers, of: repository) {
            series, _, images in
            (series.watchOffers ?? []).map { WatchOffersDetailsMapper().map($0, imagesConfiguration: images) }
        }
        fetchTVSeriesContentRatings = builder.series(
            "FetchTVSeriesContentRatings", .contentRatings, of: repository
        ) { series, _, _ in (series.contentRatings ?? []).rated }
        fetchTVSeriesLinks = builder.series("FetchTVSeriesLinks", .externalIDs, of: repository) { series, _, _ in
            ExternalLinksMapper().map(series.externalIDs, of: .tvSeries(series.series.id))
        }
        fetchTVSeriesKeywords = builder.series("FetchTVSeriesKeywords", .keywords, of: repository) { series, _, _ in
            series.keywords ?? []
        }
        fetchTVSeriesAlternativeTitles = builder.series(
            "FetchTVSeriesAlternativeTitles", .alternativeTitles, of: repository
        ) { series, _, _ in series.alternativeTitles ?? [] }
        fetchTVEpisodeGroups = builder.series("FetchTVEpisodeGroups", .episodeGroups, of: repository) {
            series, _, images in
            (series.episodeGroups ?? []).map(TVEpisodeGroupDetailsMapper(imagesConfiguration: images).map)
        }
        fetchTVEpisodeGroup = builder.item("FetchTVEpisodeGroup") { id, locale, policy async throws(PopcornError) in
            try await groups.episodeGroup(withID: id, locale: locale, policy: policy)
        } present: { group, _, images in
            TVEpisodeGroupDetailsMapper(imagesConfiguration: images).map(group)
        }
        fetchTVSeasonDetails = builder.item("FetchTVSeasonDetails") {
            id, locale, policy async throws(PopcornError) in
            let parts = builder.defaults.texts(for: locale).parts(TVSeasonPart.texts, after: [.episodeCredits])
            return try await seasons.season(id, including: parts, locale: locale, policy: policy)
        } present: { season, locale, images in
            TVSeasonDetailsMapper(imagesConfiguration: images).map(
                season, texts: builder.defaults.texts(for: locale))
        }
        fetchTVSeasonCredits = builder.season("FetchTVSeasonCredits", .credits, of: seasons) {
            CreditsDetailsMapper().map($0.credits ?? Credits(cast: [], crew: []), imagesConfiguration: $2)
        }
        fetchTVSeasonImages = builder.season("FetchTVSeasonImages", .images, of: seasons) {
            ImageCollectionDetailsMapper().map($0.images, imagesConfiguration: $2)
        }
        fetchTVSeasonVideos = builder.season("FetchTVSeasonVideos", .videos, of: seasons) { season, locale, _ in
            VideoDetailsMapper(locale: locale, defaults: builder.defaults).map(
                season.videos, originalLanguage: season.seriesOriginalLanguage)
        }
        fetchTVSeasonLinks = builder.season("FetchTVSeasonLinks", .externalIDs, of: seasons) { content, _, _ in
            ExternalLinksMapper().map(
                content.externalIDs,
                of: .tvSeason(seriesID: content.seriesID, seasonNumber: content.season.seasonNumber))
        }
        fetchTVEpisodeDetails = builder.item("FetchTVEpisodeDetails") {
            id, locale, policy async throws(PopcornError) in
            let texts = builder.defaults.texts(for: locale).parts(TVEpisodePart.texts)
            return try await episodes.episode(id, including: texts, locale: locale, policy: policy)
        } present: { episode, locale, images in
            TVEpisodeDetailsMapper(imagesConfiguration: images).map(
                episode, texts: builder.defaults.texts(for: locale))
        }
        fetchTVEpisodeCredits = builder.episode("FetchTVEpisodeCredits", [.cast], of: episodes) {
            TVEpisodeDetailsMapper(imagesConfiguration: $2).credits($0)
        }
        fetchTVEpisodeImages = builder.episode("FetchTVEpisodeImages", [.images], of: episodes) {
            ImageCollectionDetailsMapper().map($0.images, imagesConfiguration: $2)
        }
        fetchTVEpisodeVideos = builder.episode("FetchTVEpisodeVideos", [.videos], of: episodes) {
            episode, locale, _ in
            VideoDetailsMapper(locale: locale, defaults: builder.defaults).map(
                episode.videos, originalLanguage: episode.seriesOriginalLanguage)
        }
        fetchTVEpisodeLinks = builder.episode("FetchTVEpisodeLinks", [.externalIDs], of: episodes) {
            content, _, _ in
            let (season, episode) = (content.episode.seasonNumber, content.episode.episodeNumber)
            return ExternalLinksMapper().map(
                content.externalIDs,
                of: .tvEpisode(seriesID: content.seriesID, seasonNumber: season, episodeNumber: episode))
        }
        fetchPopularTVSeries = list("FetchPopularTVSeries") { .popular }
        fetchTopRatedTVSeries = list("FetchTopRatedTVSeries") { .topRated }
        fetchOnTheAirTVSeries = list("FetchOnTheAirTVSeries") { .onTheAir }
        fetchAiringTodayTVSeries = list("FetchAiringTodayTVSeries") { .airingToday }
        fetchTrendingTVSeries = list("FetchTrendingTVSeries") { .trending($0) }
        fetchSimilarTVSeries = list("FetchSimilarTVSeries") { .similar(id: $0) }
        fetchTVSeriesRecommendations = list("FetchTVSeriesRecommendations") { .recommendations(id: $0) }
        fetchTVSeriesReviews = builder.reviews("FetchTVSeriesReviews", of: .tvSeries, in: reviews)
        searchTVSeries = list("SearchTVSeries") { .search($0) }
        discoverTVSeries = list("DiscoverTVSeries") { .discover($0) }
        fetchTVSeriesGenres = builder.genres("FetchTVSeriesGenres", of: .tvSeries, in: genres)
        fetchNextEpisodes = builder.nextEpisodes(of: repository, seasons: seasons, on: watchlist, clock: clock)
        fetchWatchlist = watchlistUseCases.fetch
        isOnWatchlist = watchlistUseCases.contains
        addToWatchlist = watchlistUseCases.add
        removeFromWatchlist = watchlistUseCases.remove
        toggleOnWatchlist = watchlistUseCases.toggle
    }
}

extension UseCaseBuilder {

    /// Returns a use case that fetches the details of a TV series.
    ///
    /// - Parameters:
    ///   - read: Reads a series with at least the requested parts.
    ///   - readAll: Reads several series with at least the requested parts, in order.
    fileprivate func details(
        _ name: String, _ genres: any GenreRepository, _ watchlist: any WatchlistRepository,
        _ read:
            @escaping @Sendable (Int, [TVSeriesPart], ContentLocale, ReadPolicy) async throws(PopcornError) ->
            Sourced<TVSeriesWithParts>,
        all readAll:
            @escaping @Sendable ([Int], [TVSeriesPart], ContentLocale, ReadPolicy) async -> [Result<
                Sourced<TVSeriesWithParts>, PopcornError
            >]
    ) -> FetchUseCase<TitleRequest, TVSeriesDetails> {
        @Sendable func parts(_ locale: ContentLocale) -> [TVSeriesPart] {
            defaults.texts(for: locale).parts(
                TVSeriesPart.texts, after: [.firstLogo, .ratings(defaults.certificationRegions(for: locale))])
        }
        return title(name, .tvSeries, on: watchlist) { id, locale, policy throws(PopcornError) in
            let series = try await read(id, parts(locale), locale, policy)
            return await genres.addNames(to: \.series.genres, of: .tvSeries, in: series, locale: locale)
        } all: { ids, locale, policy in
            let series = await readAll(ids, parts(locale), locale, policy)
            return await genres.addNames(to: \.series.genres, of: .tvSeries, in: series, locale: locale)
        } present: { [defaults] series, locale, images in
            TVSeriesDetailsMapper(imagesConfiguration: images).map(
                series, regions: defaults.certificationRegions(for: locale), texts: defaults.texts(for: locale))
        }
    }

    /// Returns a use case that fetches a part of a TV series.
    fileprivate func series<Value: Encodable & Sendable>(
        _ name: String, _ part: TVSeriesPart, of repository: any TVSeriesRepository,
        present: @escaping @Sendable (TVSeriesWithParts, ContentLocale, ImagesConfiguration) -> Value
    ) -> FetchUseCase<Int, Value> {
        item(name) { id, locale, policy async throws(PopcornError) in
            try await repository.series(withID: id, including: [part], locale: locale, policy: policy)
        } all: { ids, locale, policy in
            await repository.series(
                withIDs: ids, including: [part], locale: locale, policy: policy)
        } present: {
            present($0, $1, $2)
        }
    }

    /// Returns a use case that fetches a part of a season.
    fileprivate func season<Value: Encodable & Sendable>(
        _ name: String, _ part: TVSeasonPart, of seasons: any TVSeasonRepository,
        present: @escaping @Sendable (TVSeasonWithParts, ContentLocale, ImagesConfiguration) -> Value
    ) -> FetchUseCase<TVSeasonLocator, Value> {
        item(name) { id, locale, policy async throws(PopcornError) in
            try await seasons.season(id, including: [part], locale: locale, policy: policy)
        } present: {
            present($0, $1, $2)
        }
    }

    /// Returns a use case that fetches an episode with some of its parts.
    fileprivate func episode<Value: Encodable & Sendable>(
        _ name: String, _ parts: [TVEpisodePart], of episodes: any TVEpisodeRepository,
        present: @escaping @Sendable (TVEpisodeWithParts, ContentLocale, ImagesConfiguration) -> Value
    ) -> FetchUseCase<TVEpisodeLocator, Value> {
        item(name) { id, locale, policy async throws(PopcornError) in
            try await episodes.episode(id, including: parts, locale: locale, policy: policy)
        } present: {
            present($0, $1, $2)
        }
    }
}
