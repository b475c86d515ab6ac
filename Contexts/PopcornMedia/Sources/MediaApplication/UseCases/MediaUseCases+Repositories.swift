package import CoreApplication
package import CoreDomain
package import MediaDomain

extension MediaUseCases {

    /// Creates the use cases from repositories.
    ///
    /// - Parameters:
    ///   - lists: The repository of mixed lists.
    ///   - externalIDs: The repository of the items that external identifiers belong to.
    ///   - names: The provider of the names of cached series and seasons.
    ///   - index: The index of the names of titles; `nil` for none.
    ///   - titles: The provider of the titles on watchlists.
    ///   - watchlist: The repository of watchlists.
    ///   - lastKnown: The updater of the last known names of titles on watchlists; `nil` if no names are stored.
    ///   - clock: The current date.
    ///   - fetchCalendar: The use case that fetches the calendar of an owner.
    ///   - exportCalendar: The use case that fetches the calendar of an owner in the iCalendar format.
    ///   - builder: The builder of use cases.
    package init(
        lists: any ListRepository<MediaList, MediaPreview>, externalIDs: any ExternalIDRepository,
        names: any SeriesNameProviding, index: (any TitleNameIndex)?, titles: any WatchedTitleProviding,
        watchlist: any WatchlistRepository, lastKnown: (any LastKnownTitleKeeping)? = nil,
        clock: WallClock, fetchCalendar: FetchCalendarUseCase, exportCalendar: ExportCalendarUseCase,
        builder: UseCaseBuilder
    ) {
        func list<Query: Sendable>(
            _ name: String, _ list: @escaping @Sendable (Query) -> MediaList
        ) -> FetchListUseCase<Query, MediaPreviewDetails> {
            builder.list(name, in: lists, watchlist: watchlist, title: \.title, list) {
                MediaDetailsMapper(imagesConfiguration: $2).map($0, isOnWatchlist: $1)
            }
        }
        let titles = WatchedTitles(titles: titles, watchlist: watchlist, names: lastKnown, clock: clock)
        self.init()
        searchMedia = list("SearchMedia", MediaList.search)
        fetchTrendingMedia = list("FetchTrendingMedia", MediaList.trending)
        suggestTitles = builder.suggestions("SuggestTitles", from: index)
        findByExternalID = builder.fetch("FindByExternalID") { id, locale, policy async throws(PopcornError) in
            let matches = try await externalIDs.matches(of: id, locale: locale, policy: policy)
            let named = await names.addNames(to: matches.value, locale: locale)
            return matches.map { _ in named }
        } present: { matches, _, images in
            MediaDetailsMapper(imagesConfiguration: images).map(matches)
        }
        fetchWatchlistTitles = builder.fetch("FetchWatchlistTitles", isPaced: true) {
            request, locale, policy async throws(PopcornError) in
            try await titles.page(request, locale: locale, policy: policy)
        } present: { page, _, images in
            page.map { MediaDetailsMapper(imagesConfiguration: images).map($0) }
        }
        self.fetchCalendar = fetchCalendar
        self.exportCalendar = exportCalendar
    }
}

extension SeriesNameProviding {

    /// Returns matches with the names of series and seasons, which TMDb does not send with them.
    fileprivate func addNames(to matches: [ExternalIDMatch], locale: ContentLocale) async -> [ExternalIDMatch] {
        var named: [ExternalIDMatch] = []
        for match in matches {
            switch match {
            case .media:
                named.append(match)
            case .season(var season):
                let number = season.season.seasonNumber
                season.seriesName = await names(ofSeries: season.seriesID, season: number, locale: locale).series
                named.append(.season(season))
            case .episode(var episode):
                let number = episode.episode.seasonNumber
                let names = await names(ofSeries: episode.seriesID, season: number, locale: locale)
                (episode.seriesName, episode.seasonName) = (names.series, names.season)
                named.append(.episode(episode))
            }
        }
        return named
    }
}
