public import CoreApplication
public import CoreDomain
import TVSeriesDomain

/// Searches for movies, TV series and people by title or name, in one list.
public typealias SearchMediaUseCase = FetchListUseCase<MediaSearch, MediaPreviewDetails>

/// Fetches the trending movies, TV series and people of the last day or week, in one list.
public typealias FetchTrendingMediaUseCase = FetchListUseCase<TrendingWindow, MediaPreviewDetails>

/// Finds movies, TV series, people, seasons and episodes by an external identifier, such as an IMDb ID.
///
/// ```swift
/// let found = try await popcorn.media.findByExternalID.execute(ExternalID("tt0137523"))
/// ```
///
/// Throws ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` if TMDb does not know the identifier.
public typealias FindByExternalIDUseCase = FetchUseCase<ExternalID, ExternalIDMatches>

/// Fetches the titles on an owner's watchlist, in pages of 20. Titles that are not cached are fetched.
///
/// ```swift
/// let titles = try await popcorn.media.fetchWatchlistTitles.execute(
///     WatchlistQuery(owner: .default, order: .nextEpisode))
/// ```
///
/// At most 20 titles of the page are fetched. In an order other than that of addition, at most 20 further titles are
/// fetched, and titles that are not cached then come last.
public typealias FetchWatchlistTitlesUseCase = FetchListUseCase<WatchlistQuery, WatchlistTitle>

/// Fetches the episodes of the series and the releases of the movies on an owner's watchlist, between two days.
///
/// The calendar contains every episode, including specials, and the releases in the region, by type.
///
/// ```swift
/// let calendar = try await popcorn.media.fetchCalendar.execute(
///     CalendarRequest(from: first, to: last, owner: .default))
/// ```
public typealias FetchCalendarUseCase = FetchUseCase<CalendarRequest, WatchlistCalendar>

/// Fetches the calendar of an owner in the iCalendar format (RFC 5545).
public typealias ExportCalendarUseCase = FetchUseCase<CalendarRequest, String>

/// The use cases across movies, TV series and people. Tests can replace them with doubles.
public struct MediaUseCases: UseCaseSet {
    /// Searches for movies, TV series and people in one list.
    public var searchMedia: SearchMediaUseCase = .unset("searchMedia")
    /// Fetches the trending movies, TV series and people in one list.
    public var fetchTrendingMedia: FetchTrendingMediaUseCase = .unset("fetchTrendingMedia")
    /// Finds movies, TV series, people, seasons and episodes by an external identifier.
    public var findByExternalID: FindByExternalIDUseCase = .unset("findByExternalID")

    /// Fetches the titles on an owner's watchlist.
    public var fetchWatchlistTitles: FetchWatchlistTitlesUseCase = .unset("fetchWatchlistTitles")
    /// Fetches the calendar of an owner.
    public var fetchCalendar: FetchCalendarUseCase = .unset("fetchCalendar")
    /// Fetches the calendar of an owner in the iCalendar format.
    public var exportCalendar: ExportCalendarUseCase = .unset("exportCalendar")

    /// Creates a set of use cases that are not set.
    public init() {}
}

extension MediaUseCases {

    /// Creates the use cases from repositories.
    ///
    /// - Parameters:
    ///   - seasons: The repository of seasons, for calendars and for the names of found seasons and episodes.
    ///   - titles: The reader of the titles on watchlists.
    init(
        lists: any ListRepository<MediaList, MediaPreview>,
        externalIDs: any ExternalIDRepository<ExternalIDMatch>, seasons: any TVSeasonRepository,
        titles: WatchedTitles,
        builder: UseCaseBuilder
    ) {
        func list<Query: Sendable>(
            _ name: String, _ list: @escaping @Sendable (Query) -> MediaList
        ) -> FetchListUseCase<Query, MediaPreviewDetails> {
            builder.list(name, in: lists, watchlist: titles.watchlist, title: \.title, list) {
                MediaDetailsMapper(imagesConfiguration: $2).map($0, isOnWatchlist: $1)
            }
        }
        let calendars = CalendarReader(titles: titles, seasons: seasons)
        self.init()
        searchMedia = list("SearchMedia", MediaList.search)
        fetchTrendingMedia = list("FetchTrendingMedia", MediaList.trending)
        findByExternalID = builder.fetch("FindByExternalID") { id, locale, policy async throws(PopcornError) in
            let matches = try await externalIDs.matches(of: id, locale: locale, policy: policy)
            let named = await matches.value.named(by: seasons, locale: locale)
            return matches.map { _ in named }
        } present: { matches, _, images in
            MediaDetailsMapper(imagesConfiguration: images).map(matches)
        }
        fetchWatchlistTitles = builder.fetch("FetchWatchlistTitles") {
            request, locale, policy async throws(PopcornError) in
            try await titles.page(request, locale: locale, policy: policy)
        } present: { page, _, images in
            page.map {
                MediaDetailsMapper(imagesConfiguration: images).map($0, now: titles.clock.now)
            }
        }
        fetchCalendar = builder.fetch("FetchCalendar") { request, locale, policy async throws(PopcornError) in
            try await calendars.content(request, locale: locale, policy: policy)
        } present: { content, _, images in
            CalendarMapper(imagesConfiguration: images).map(content)
        }
        exportCalendar = builder.fetch("ExportCalendar") { request, locale, policy async throws(PopcornError) in
            try await calendars.content(request, locale: locale, policy: policy)
        } present: { content, _, images in
            CalendarMapper(imagesConfiguration: images).map(content).iCalendar(createdAt: content.now)
        }
    }
}

extension [ExternalIDMatch] {

    /// Returns the matches with the cached names of series and seasons, which TMDb does not send.
    fileprivate func named(by seasons: any TVSeasonRepository, locale: ContentLocale) async -> [ExternalIDMatch] {
        var named: [ExternalIDMatch] = []
        for match in self {
            switch match {
            case .media:
                named.append(match)
            case .season(var content):
                let id = TVSeasonLocator(seriesID: content.seriesID, seasonNumber: content.season.seasonNumber)
                content.seriesName = await seasons.names(of: id, locale: locale).series
                named.append(.season(content))
            case .episode(var content):
                let id = TVSeasonLocator(seriesID: content.seriesID, seasonNumber: content.episode.seasonNumber)
                let names = await seasons.names(of: id, locale: locale)
                (content.seriesName, content.seasonName) = (names.series, names.season)
                named.append(.episode(content))
            }
        }
        return named
    }
}

extension FetchUseCase where Request == ExternalID {

    /// Fetches the items that an external identifier refers to.
    ///
    /// - Parameters:
    ///   - id: The external identifier.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        _ id: ExternalID, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(id, locale: locale, policy: policy).value
    }
}

extension FetchUseCase where Request == CalendarRequest {
    /// Fetches the calendar of an owner.
    ///
    /// - Parameters:
    ///   - request: The days and the owner.
    ///   - locale: The language of texts and the region of releases. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        _ request: CalendarRequest, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(request, locale: locale, policy: policy).value
    }
}
