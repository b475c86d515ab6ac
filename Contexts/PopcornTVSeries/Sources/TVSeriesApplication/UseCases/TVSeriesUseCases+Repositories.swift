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
        let watchlistUseCases = TitleWatchlistUseCases(.tvSeries, "TVSeries", in: watchlist, tracer: builder.tracer)
        self.init()
        addSeries(repository, genres, watchlist, builder)
        addSeasons(seasons, builder)
        addEpisodes(episodes, builder)
        fetchTVEpisodeGroup = builder.item("FetchTVEpisodeGroup") { id, locale, policy async throws(PopcornError) in
            try await groups.episodeGroup(withID: id, locale: locale, policy: policy)
        } present: { group, _, images in
            TVEpisodeGroupDetailsMapper(imagesConfiguration: images).map(group)
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

// MARK: - Series

extension TVSeriesUseCases {

    private mutating func addSeries(
        _ repository: any TVSeriesRepository, _ genres: any GenreRepository, _ watchlist: any WatchlistRepository,
        _ builder: UseCaseBuilder
    ) {
        var parts = PresentedParts<Int, TVSeriesWithParts, TVSeriesPart, TVSeriesParts>(builder) {
            id, parts, locale, policy throws(PopcornError) in
            try await repository.series(withID: id, including: parts, locale: locale, policy: policy)
        } all: { ids, parts, locale, policy in
            await repository.series(withIDs: ids, including: parts, locale: locale, policy: policy)
        }
        fetchTVSeriesCredits = parts.add("FetchTVSeriesCredits", .credits, at: \.credits, reading: .credits) {
            AggregateCreditsDetailsMapper().map($0.credits, imagesConfiguration: $2)
        }
        fetchTVSeriesImages = parts.add("FetchTVSeriesImages", .images, at: \.images, reading: .images) {
            ImageCollectionDetailsMapper().map($0.images, imagesConfiguration: $2)
        }
        fetchTVSeriesVideos = parts.add("FetchTVSeriesVideos", .videos, at: \.videos, reading: .videos) {
            series, locale, _ in
            VideoDetailsMapper(locale: locale, defaults: builder.defaults).map(
                series.videos, originalLanguage: series.series.originalLanguage)
        }
        fetchTVSeriesWatchOffers = parts.add(
            "FetchTVSeriesWatchOffers", .watchOffers, at: \.watchOffers, reading: .watchOffers
        ) {
            series, locale, images in
            let offers = series.watchOffers?.first { $0.region == locale.region }
            return offers.map { WatchOffersDetailsMapper().map($0, imagesConfiguration: images) }
        }
        fetchAllTVSeriesWatchOffers = parts.useCase("FetchAllTVSeriesWatchOffers", reading: .watchOffers) {
            series, _, images in
            (series.watchOffers ?? []).map { WatchOffersDetailsMapper().map($0, imagesConfiguration: images) }
        }
        fetchTVSeriesContentRatings = parts.add(
            "FetchTVSeriesContentRatings", .contentRatings, at: \.contentRatings, reading: .contentRatings
        ) { series, _, _ in (series.contentRatings ?? []).rated }
        fetchTVSeriesLinks = parts.add("FetchTVSeriesLinks", .links, at: \.links, reading: .externalIDs) {
            series, _, _ in
            ExternalLinksMapper().map(series.externalIDs, of: .tvSeries(series.series.id))
        }
        fetchTVSeriesKeywords = parts.add("FetchTVSeriesKeywords", .keywords, at: \.keywords, reading: .keywords) {
            series, _, _ in
            series.keywords ?? []
        }
        fetchTVSeriesAlternativeTitles = parts.add(
            "FetchTVSeriesAlternativeTitles", .alternativeTitles, at: \.alternativeTitles, reading: .alternativeTitles
        ) { series, _, _ in series.alternativeTitles ?? [] }
        fetchTVEpisodeGroups = parts.useCase("FetchTVEpisodeGroups", reading: .episodeGroups) {
            series, _, images in
            (series.episodeGroups ?? []).map(TVEpisodeGroupDetailsMapper(imagesConfiguration: images).map)
        }
        let reading = TVSeriesReading(repository: repository, genres: genres, builder: builder)
        fetchTVSeriesDetails = reading.details(on: watchlist)
        fetchWholeTVSeries = reading.whole(on: watchlist)
        fetchTVSeries = reading.useCase(with: parts, on: watchlist)
    }
}

/// A reader of TV series with the parts that their details need.
private struct TVSeriesReading: Sendable {

    let repository: any TVSeriesRepository
    let genres: any GenreRepository
    let builder: UseCaseBuilder

    /// Creates the use case that fetches the details of series.
    func details(on watchlist: any WatchlistRepository) -> FetchTVSeriesDetailsUseCase {
        builder.title("FetchTVSeriesDetails", .tvSeries, on: watchlist) { id, locale, policy throws(PopcornError) in
            try await series(id, including: [], locale, policy)
        } all: { ids, locale, policy in
            let series = await repository.series(
                withIDs: ids, including: parts(locale), locale: locale, policy: policy)
            return await genres.addNames(to: \.series.genres, of: .tvSeries, in: series, locale: locale)
        } present: {
            details(of: $0, $1, $2)
        }
    }

    /// Creates the use case that fetches series with all seasons and their episodes.
    func whole(on watchlist: any WatchlistRepository) -> FetchWholeTVSeriesUseCase {
        @Sendable func whole(
            _ id: Int, _ locale: ContentLocale, _ policy: ReadPolicy
        ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
            let series = try await repository.wholeSeries(
                withID: id, including: parts(locale), locale: locale, policy: policy)
            return await genres.addNames(to: \.series.genres, of: .tvSeries, in: series, locale: locale)
        }
        return builder.title("FetchWholeTVSeries", .tvSeries, on: watchlist) {
            id, locale, policy throws(PopcornError) in
            try await whole(id, locale, policy)
        } all: { ids, locale, policy in
            await ids.results { id throws(PopcornError) in try await whole(id, locale, policy) }
        } present: {
            details(of: $0, $1, $2)
        }
    }

    /// Creates the use case that fetches a series with chosen parts.
    func useCase(
        with parts: PresentedParts<Int, TVSeriesWithParts, TVSeriesPart, TVSeriesParts>,
        on watchlist: any WatchlistRepository
    ) -> FetchTVSeriesUseCase {
        builder.title("FetchTVSeries", .tvSeries, on: watchlist) { request, locale, policy throws(PopcornError) in
            try await series(request.id, including: parts.read(for: request.parts), locale, policy)
                .map { (series: $0, names: request.parts) }
        } present: { content, locale, images in
            DetailsWithParts(
                details: details(of: content.series, locale, images),
                parts: parts.present(content.names, of: content.series, locale, images))
        }
    }

    /// Returns a series with the parts that its details need, and with further parts.
    private func series(
        _ id: Int, including others: [TVSeriesPart], _ locale: ContentLocale, _ policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        let series = try await repository.series(
            withID: id, including: parts(locale) + others, locale: locale, policy: policy)
        return await genres.addNames(to: \.series.genres, of: .tvSeries, in: series, locale: locale)
    }

    /// Returns the parts that the details need.
    private func parts(_ locale: ContentLocale) -> [TVSeriesPart] {
        builder.defaults.texts(for: locale).parts(
            TVSeriesPart.texts, after: [.firstLogo, .ratings(builder.defaults.certificationRegions(for: locale))])
    }

    private func details(
        of series: TVSeriesWithParts, _ locale: ContentLocale, _ images: ImagesConfiguration
    ) -> TVSeriesDetails {
        TVSeriesDetailsMapper(imagesConfiguration: images).map(
            series, regions: builder.defaults.certificationRegions(for: locale),
            texts: builder.defaults.texts(for: locale))
    }
}

// MARK: - Seasons

extension TVSeriesUseCases {

    private mutating func addSeasons(_ seasons: any TVSeasonRepository, _ builder: UseCaseBuilder) {
        @Sendable func details(
            of season: TVSeasonWithParts, _ locale: ContentLocale, _ images: ImagesConfiguration
        ) -> TVSeasonDetails {
            TVSeasonDetailsMapper(imagesConfiguration: images).map(season, texts: builder.defaults.texts(for: locale))
        }
        @Sendable func season(
            _ id: TVSeasonLocator, including others: [TVSeasonPart], _ locale: ContentLocale, _ policy: ReadPolicy
        ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
            let parts = builder.defaults.texts(for: locale).parts(TVSeasonPart.texts, after: [.episodeCredits])
            return try await seasons.season(id, including: parts + others, locale: locale, policy: policy)
        }
        var parts = PresentedParts<TVSeasonLocator, TVSeasonWithParts, TVSeasonPart, TVSeasonParts>(builder) {
            id, parts, locale, policy throws(PopcornError) in
            try await seasons.season(id, including: parts, locale: locale, policy: policy)
        }
        fetchTVSeasonCredits = parts.add("FetchTVSeasonCredits", .credits, at: \.credits, reading: .credits) {
            CreditsDetailsMapper().map($0.credits ?? Credits(cast: [], crew: []), imagesConfiguration: $2)
        }
        fetchTVSeasonImages = parts.add("FetchTVSeasonImages", .images, at: \.images, reading: .images) {
            ImageCollectionDetailsMapper().map($0.images, imagesConfiguration: $2)
        }
        fetchTVSeasonVideos = parts.add("FetchTVSeasonVideos", .videos, at: \.videos, reading: .videos) {
            season, locale, _ in
            VideoDetailsMapper(locale: locale, defaults: builder.defaults).map(
                season.videos, originalLanguage: season.seriesOriginalLanguage)
        }
        fetchTVSeasonLinks = parts.add("FetchTVSeasonLinks", .links, at: \.links, reading: .externalIDs) {
            content, _, _ in
            ExternalLinksMapper().map(
                content.externalIDs,
                of: .tvSeason(seriesID: content.seriesID, seasonNumber: content.season.seasonNumber))
        }
        fetchTVSeasonDetails = builder.item("FetchTVSeasonDetails") {
            id, locale, policy async throws(PopcornError) in
            try await season(id, including: [], locale, policy)
        } present: {
            details(of: $0, $1, $2)
        }
        fetchTVSeason = builder.item("FetchTVSeason") { [parts] request, locale, policy async throws(PopcornError) in
            try await season(request.id, including: parts.read(for: request.parts), locale, policy)
                .map { (season: $0, names: request.parts) }
        } present: { [parts] content, locale, images in
            DetailsWithParts(
                details: details(of: content.season, locale, images),
                parts: parts.present(content.names, of: content.season, locale, images))
        }
    }
}

// MARK: - Episodes

extension TVSeriesUseCases {

    private mutating func addEpisodes(_ episodes: any TVEpisodeRepository, _ builder: UseCaseBuilder) {
        @Sendable func details(
            of episode: TVEpisodeWithParts, _ locale: ContentLocale, _ images: ImagesConfiguration
        ) -> TVEpisodeDetails {
            TVEpisodeDetailsMapper(imagesConfiguration: images).map(
                episode, texts: builder.defaults.texts(for: locale))
        }
        @Sendable func episode(
            _ id: TVEpisodeLocator, including others: [TVEpisodePart], _ locale: ContentLocale, _ policy: ReadPolicy
        ) async throws(PopcornError) -> Sourced<TVEpisodeWithParts> {
            let texts = builder.defaults.texts(for: locale).parts(TVEpisodePart.texts)
            return try await episodes.episode(id, including: texts + others, locale: locale, policy: policy)
        }
        var parts = PresentedParts<TVEpisodeLocator, TVEpisodeWithParts, TVEpisodePart, TVEpisodeParts>(builder) {
            id, parts, locale, policy throws(PopcornError) in
            try await episodes.episode(id, including: parts, locale: locale, policy: policy)
        }
        fetchTVEpisodeCredits = parts.add("FetchTVEpisodeCredits", .credits, at: \.credits, reading: .cast) {
            TVEpisodeDetailsMapper(imagesConfiguration: $2).credits($0)
        }
        fetchTVEpisodeImages = parts.add("FetchTVEpisodeImages", .images, at: \.images, reading: .images) {
            ImageCollectionDetailsMapper().map($0.images, imagesConfiguration: $2)
        }
        fetchTVEpisodeVideos = parts.add("FetchTVEpisodeVideos", .videos, at: \.videos, reading: .videos) {
            episode, locale, _ in
            VideoDetailsMapper(locale: locale, defaults: builder.defaults).map(
                episode.videos, originalLanguage: episode.seriesOriginalLanguage)
        }
        fetchTVEpisodeLinks = parts.add("FetchTVEpisodeLinks", .links, at: \.links, reading: .externalIDs) {
            content, _, _ in
            let (season, episode) = (content.episode.seasonNumber, content.episode.episodeNumber)
            return ExternalLinksMapper().map(
                content.externalIDs,
                of: .tvEpisode(seriesID: content.seriesID, seasonNumber: season, episodeNumber: episode))
        }
        fetchTVEpisodeDetails = builder.item("FetchTVEpisodeDetails") {
            id, locale, policy async throws(PopcornError) in
            try await episode(id, including: [], locale, policy)
        } present: {
            details(of: $0, $1, $2)
        }
        fetchTVEpisode = builder.item("FetchTVEpisode") { [parts] request, locale, policy async throws(PopcornError) in
            try await episode(request.id, including: parts.read(for: request.parts), locale, policy)
                .map { (episode: $0, names: request.parts) }
        } present: { [parts] content, locale, images in
            DetailsWithParts(
                details: details(of: content.episode, locale, images),
                parts: parts.present(content.names, of: content.episode, locale, images))
        }
    }
}
