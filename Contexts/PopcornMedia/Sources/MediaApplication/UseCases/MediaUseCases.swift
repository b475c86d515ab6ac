public import CoreApplication
public import CoreDomain
public import MediaDomain

/// A use case that searches for movies, TV series and people by title or name, in one list.
public typealias SearchMediaUseCase = FetchListUseCase<MediaSearch, MediaPreviewDetails>

/// A use case that fetches the trending movies, TV series and people of the last day or week, in one list.
public typealias FetchTrendingMediaUseCase = FetchListUseCase<TrendingWindow, MediaPreviewDetails>

/// A use case that finds movies, TV series, people, seasons and episodes by an external identifier, such as an IMDb ID.
///
/// ```swift
/// let found = try await popcorn.media.findByExternalID.execute(ExternalID("tt0137523"))
/// ```
///
/// Throws ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` if TMDb has no item with the identifier.
public typealias FindByExternalIDUseCase = FetchUseCase<ExternalID, ExternalIDMatches>

/// A use case that suggests movies, TV series and people whose names match a text, from a local index and without a
/// request to TMDb.
///
/// ```swift
/// let suggestions = try await popcorn.media.suggestTitles.execute("godf")
/// ```
///
/// The words of the text can be in any order, and the last word can be incomplete. Accents, case and punctuation are
/// ignored, numbers match Roman numerals, and initials match, such as `lotr`. If few names match, one typo is
/// corrected. Names in other languages are found if they were cached. The best match comes first, by how it matches and
/// by popularity.
///
/// The read policy has no effect. Throws ``/CoreDomain/PopcornError/Kind-swift.enum/notCached`` if the index was not
/// created.
public typealias SuggestTitlesUseCase = FetchUseCase<SuggestionQuery, [TitleSuggestion]>

/// A use case that fetches the titles on an owner's watchlist, in pages of 20. Titles that are not cached are fetched.
///
/// ```swift
/// let titles = try await popcorn.media.fetchWatchlistTitles.execute(
///     WatchlistQuery(owner: .default, order: .nextEpisode))
/// ```
///
/// At most 20 titles of the page are fetched. In an order other than that of addition, at most 20 further titles are
/// fetched, and titles that are not cached then come last.
///
/// A title that TMDb has removed has its last known name, and ``WatchlistTitle/isRemoved`` is `true`.
public typealias FetchWatchlistTitlesUseCase = FetchListUseCase<WatchlistQuery, WatchlistTitle>

/// A use case that fetches the episodes of the series and the releases of the movies on an owner's watchlist, between
/// two days.
///
/// The calendar contains every episode, including specials, and the releases in the region, by type. A season that
/// cannot be read is reported in ``WatchlistCalendar/failures``. The calendar also contains TMDb's last and next
/// episode of such a series.
///
/// ```swift
/// let calendar = try await popcorn.media.fetchCalendar.execute(
///     CalendarRequest(from: first, to: last, owner: .default))
/// ```
public typealias FetchCalendarUseCase = FetchUseCase<CalendarRequest, WatchlistCalendar>

/// A use case that fetches the calendar of an owner in the iCalendar format (RFC 5545).
public typealias ExportCalendarUseCase = FetchUseCase<CalendarRequest, String>

/// The use cases across movies, TV series and people. Tests can replace them with doubles.
public struct MediaUseCases: UseCaseSet {
    /// Searches for movies, TV series and people in one list.
    public var searchMedia: SearchMediaUseCase = .unset("searchMedia")
    /// Fetches the trending movies, TV series and people in one list.
    public var fetchTrendingMedia: FetchTrendingMediaUseCase = .unset("fetchTrendingMedia")
    /// Suggests movies, TV series and people by name, without a request to TMDb.
    public var suggestTitles: SuggestTitlesUseCase = .unset("suggestTitles")
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

extension FetchUseCase where Request == SuggestionQuery {

    /// Suggests items whose names match a text.
    ///
    /// - Parameters:
    ///   - text: The text, at most 100 characters. It can end within a word.
    ///   - kinds: The kinds of items: movies, TV series and people. Default: all three.
    ///   - locale: The language of names. Default: the configured locale.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        _ text: String, kinds: Set<ContentKind> = SuggestionQuery.allKinds, locale: ContentLocale? = nil
    ) async throws(PopcornError) -> Value {
        try await sourced(SuggestionQuery(text, kinds: kinds), locale: locale).value
    }
}
