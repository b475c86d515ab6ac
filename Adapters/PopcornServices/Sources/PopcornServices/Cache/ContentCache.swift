public import CoreDomain
import Foundation

/// The cache of TMDb's data, for inspection and maintenance. Tests can replace it with a double.
public struct ContentCache: Sendable {

    /// The implementations of the operations.
    package struct Operations: Sendable {

        let statistics: @Sendable () async throws(PopcornError) -> CacheStatistics
        let purge: @Sendable (Duration?) async throws(PopcornError) -> Int
        let deleteExpired: @Sendable () async throws(PopcornError) -> Int
        let invalidate: @Sendable (ContentID) async throws(PopcornError) -> Void
        let rows: @Sendable (ContentID, ContentPart?) async throws(PopcornError) -> [CachedRow]
        let cachedIDs: @Sendable (ContentKind, String?) -> CachedContentIDs
        let load: @Sendable (CacheLoad, ContentIDSource) async throws(PopcornError) -> CacheProgress
        let warmUp:
            @Sendable ([WarmUpSource], ContentLocale?, @escaping @Sendable (WarmUpProgress) -> Void)
                async throws(PopcornError) -> WarmUpProgress
        let refreshChanged:
            @Sendable (@escaping @Sendable (ChangeRefreshProgress) -> Void) async throws(PopcornError) ->
                ChangeRefreshProgress

        package init(
            statistics: @escaping @Sendable () async throws(PopcornError) -> CacheStatistics,
            purge: @escaping @Sendable (Duration?) async throws(PopcornError) -> Int,
            deleteExpired: @escaping @Sendable () async throws(PopcornError) -> Int,
            invalidate: @escaping @Sendable (ContentID) async throws(PopcornError) -> Void,
            rows: @escaping @Sendable (ContentID, ContentPart?) async throws(PopcornError) -> [CachedRow],
            cachedIDs: @escaping @Sendable (ContentKind, String?) -> CachedContentIDs,
            load: @escaping @Sendable (CacheLoad, ContentIDSource) async throws(PopcornError) -> CacheProgress,
            warmUp:
                @escaping @Sendable ([WarmUpSource], ContentLocale?, @escaping @Sendable (WarmUpProgress) -> Void)
                async throws(PopcornError) -> WarmUpProgress,
            refreshChanged:
                @escaping @Sendable (@escaping @Sendable (ChangeRefreshProgress) -> Void) async throws(PopcornError) ->
                ChangeRefreshProgress
        ) {
            self.statistics = statistics
            self.purge = purge
            self.deleteExpired = deleteExpired
            self.invalidate = invalidate
            self.rows = rows
            self.cachedIDs = cachedIDs
            self.load = load
            self.warmUp = warmUp
            self.refreshChanged = refreshChanged
        }
    }

    private let operations: Operations

    /// Creates a cache from the implementations of its operations.
    package init(_ operations: Operations) {
        self.operations = operations
    }

    /// Returns the size of the cache, its limit, the number of evicted values, and the number and age of its entries.
    ///
    /// Reads the whole file, in slices, for the sizes by kind. Use it for inspection. For monitoring, use the metric
    /// `popcorn_cache_bytes`, which is cheap.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    public func statistics() async throws(PopcornError) -> CacheStatistics {
        try await operations.statistics()
    }

    /// Deletes entries older than an age, or all entries.
    ///
    /// Deletes list pages, genres, external-ID lookups and not-found responses, too. Keeps the watchlists, the
    /// search histories and the images configuration.
    ///
    /// Old entries are deleted in small batches, so that other writers are not blocked. A full purge replaces the file
    /// of the cache, and fetches in flight are not written to it.
    ///
    /// - Parameter age: The minimum age of the deleted entries. Default: `nil`, which deletes all entries.
    /// - Returns: The number of deleted movies, collections, series, seasons, episodes and people. Each language counts
    ///   separately.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    @discardableResult
    public func purge(olderThan age: Duration? = nil) async throws(PopcornError) -> Int {
        try await operations.purge(age)
    }

    /// Deletes entries older than ``/PopcornCaching/FreshnessPolicy/retention``, which are never returned, list pages,
    /// reviews and external-ID lookups older than ``/PopcornCaching/FreshnessPolicy/listRetention``, and not-found
    /// responses older than ``/PopcornCaching/FreshnessPolicy/notFoundTimeToLive``. Returns free space to the file
    /// system.
    ///
    /// In a service group, this is done at the start and then once a day.
    ///
    /// - Returns: The number of deleted movies, collections, series, seasons, episodes and people. Each language counts
    ///   separately.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``.
    @discardableResult
    public func deleteExpired() async throws(PopcornError) -> Int {
        try await operations.deleteExpired()
    }
}

extension ContentCache {

    /// Invalidates the cached values of an item in all languages.
    ///
    /// An invalidated value is stale-if-error, however recent it is: the next read fetches the item from TMDb, and
    /// returns the invalidated value only if TMDb fails. A read with ``/CoreDomain/ReadPolicy/cacheOnly`` still returns
    /// it. The age of the value and the date on which it expires do not change. Not-found responses of the item are
    /// deleted. Results of fetches that are in flight in this process are not cached.
    ///
    /// The invalidation is stored in the database: it applies to all processes that share it, and until the item is
    /// fetched again. Update sequences of the item in this process fetch it, except those of several items.
    ///
    /// The seasons of an invalidated series stay valid. The invalidation of an episode includes its season, which
    /// contains the episode. List pages and previews stay valid.
    ///
    /// - Parameter id: The identifier of the item. An item that is not cached is ignored.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``, or of kind
    ///   ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if the identifier is invalid.
    public func invalidate(_ id: ContentID) async throws(PopcornError) {
        try id.validate()
        try await operations.invalidate(id)
    }

    /// Returns the rows of an item as they are stored, one for each language.
    ///
    /// Use it for inspection only: the columns and relations are those of the database, and may change with any
    /// version. A row that is stale or expired is included.
    ///
    /// - Parameters:
    ///   - id: The identifier of the item.
    ///   - language: The language tag of the rows, such as `en-GB`. Default: all languages.
    ///   - part: The part whose relations are included. Default: all parts.
    /// - Returns: The rows, sorted by their languages; empty if the item is not cached.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/storage``, also if a
    ///   row is damaged, or of kind ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if the identifier is
    ///   invalid.
    package func rows(
        of id: ContentID, language: String? = nil, part: ContentPart? = nil
    ) async throws(PopcornError) -> [CachedRow] {
        try id.validate()
        return try await operations.rows(id, part).filter { language == nil || $0.language == language }
    }

    /// Returns the identifiers of the cached items of a kind, in ascending order.
    ///
    /// The sequence reads ``CachedContentIDs/sliceSize`` identifiers at a time, each slice in a short transaction.
    /// Items that are cached during the iteration are included if their identifiers follow. An item that is cached in
    /// several languages is returned once. Expired items are included until they are deleted.
    ///
    /// - Parameters:
    ///   - kind: The kind of the items.
    ///   - language: The language tag of the cached values, such as `en-GB`. Default: all languages.
    public func cachedIDs(of kind: ContentKind, language: String? = nil) -> CachedContentIDs {
        operations.cachedIDs(kind, language)
    }
}

extension ContentCache {

    /// The maximum number of identifiers that a warm-up or a refresh takes from its sequence at a time. Their freshness
    /// is read together.
    public static var lookupLimit: Int { CacheLoading.lookupLimit }

    /// The maximum number of items that a warm-up or a refresh fetches at a time.
    public static var concurrentFetchLimit: Int { CacheLoading.concurrentFetchLimit }

    /// Fetches the items of a sequence that are not cached or no longer fresh. A fresh item is not requested.
    ///
    /// Requests have a low priority: TMDb receives them when no reader waits. At most ``concurrentFetchLimit`` are in
    /// flight. The sequence is read as items are fetched, at most ``lookupLimit`` identifiers ahead, so it can have
    /// millions. If a warm-up ends early, start it again with the same sequence: it skips the items that are fresh.
    ///
    /// If TMDb limits the rate or is unavailable, the warm-up pauses: for the delay that TMDb requested, at most 1
    /// hour, or else for 1 second, doubled after each further pause, up to 1 minute. An item is retried 5 times. Other
    /// failures of an item are counted, and the warm-up continues.
    ///
    /// - Parameters:
    ///   - ids: The identifiers of the items.
    ///   - locale: The language in which items are cached, and the region that determines how long a movie is fresh.
    ///     Default: the locale of ``PopcornServices/PopcornServices/Configuration/content``.
    ///   - total: The number of identifiers, for ``CacheProgress/total``. Default: unknown.
    ///   - progress: A closure that is called with the progress after each item. Default: no effect.
    /// - Returns: The final progress.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind `unauthorised` if TMDb rejects the credential; `cancelled`;
    ///   `storage`; the failure of TMDb after 20 pauses without a response in between; the error of the sequence, as
    ///   kind `invalidInput` if it is not a `PopcornError`.
    @discardableResult
    public func warm<IDs: AsyncSequence>(
        _ ids: IDs, locale: ContentLocale? = nil, total: Int? = nil,
        progress: @escaping @Sendable (CacheProgress) -> Void = { _ in }
    ) async throws(PopcornError) -> CacheProgress where IDs.Element == ContentID {
        try await load(.notFresh, ContentIDSource(ids), locale, total, progress)
    }

    /// Fetches the items of a sequence that are not cached or no longer fresh, as ``warm(_:locale:total:progress:)``
    /// for an asynchronous sequence.
    ///
    /// ```swift
    /// let result = try await popcorn.cache.warm((1...20_000).lazy.map { ContentID.movie($0) })
    /// ```
    @discardableResult
    public func warm<IDs: Sequence>(
        _ ids: IDs, locale: ContentLocale? = nil, total: Int? = nil,
        progress: @escaping @Sendable (CacheProgress) -> Void = { _ in }
    ) async throws(PopcornError) -> CacheProgress where IDs.Element == ContentID {
        try await load(.notFresh, ContentIDSource(ids), locale, total, progress)
    }

    /// Fetches the items of a sequence, even if they are fresh.
    ///
    /// Requests, pauses, failures and errors are as for `warm`.
    ///
    /// - Parameters:
    ///   - ids: The identifiers of the items.
    ///   - ifCached: Whether items that are not cached in the locale's language are skipped. Default: `false`.
    ///   - locale: The locale. Default: the locale of ``PopcornServices/PopcornServices/Configuration/content``.
    ///   - total: The number of identifiers, for ``CacheProgress/total``. Default: unknown.
    ///   - progress: A closure that is called with the progress after each item. Default: no effect.
    /// - Returns: The final progress.
    /// - Throws: ``/CoreDomain/PopcornError``.
    @discardableResult
    public func refresh<IDs: AsyncSequence>(
        _ ids: IDs, ifCached: Bool = false, locale: ContentLocale? = nil, total: Int? = nil,
        progress: @escaping @Sendable (CacheProgress) -> Void = { _ in }
    ) async throws(PopcornError) -> CacheProgress where IDs.Element == ContentID {
        try await load(ifCached ? .cached : .all, ContentIDSource(ids), locale, total, progress)
    }

    /// Fetches the items of a sequence, even if they are fresh, as ``refresh(_:ifCached:locale:total:progress:)`` for
    /// an asynchronous sequence.
    @discardableResult
    public func refresh<IDs: Sequence>(
        _ ids: IDs, ifCached: Bool = false, locale: ContentLocale? = nil, total: Int? = nil,
        progress: @escaping @Sendable (CacheProgress) -> Void = { _ in }
    ) async throws(PopcornError) -> CacheProgress where IDs.Element == ContentID {
        try await load(ifCached ? .cached : .all, ContentIDSource(ids), locale, total, progress)
    }

    private func load(
        _ selection: CacheLoad.Selection, _ ids: ContentIDSource, _ locale: ContentLocale?, _ total: Int?,
        _ progress: @escaping @Sendable (CacheProgress) -> Void
    ) async throws(PopcornError) -> CacheProgress {
        let load = CacheLoad(selection: selection, locale: locale, total: total, report: progress)
        return try await operations.load(load, ids)
    }
}

extension ContentCache {

    /// Fetches the items in lists and watchlists that are not cached or no longer fresh.
    ///
    /// The sources are read first, so that the total is known, and then each item once, in the order of the sources. A
    /// page of a list is returned from the cache if it is fresh. If a warm-up ends early, start it again with the same
    /// sources: fresh pages and items are not requested.
    ///
    /// If a source cannot be read, its items before the failure are fetched, and its error is part of the result. There
    /// are at most ``WarmUpProgress/itemLimit`` items. Requests have a low priority, and requests for pages and items
    /// are retried like the requests of a warm-up with identifiers.
    ///
    /// ```swift
    /// let result = try await popcorn.cache.warm(from: [.list(.popularMovies, limit: 500), .watchlists])
    /// ```
    ///
    /// - Parameters:
    ///   - sources: The lists and watchlists.
    ///   - locale: The language in which pages and items are cached, and the region of the lists. Default: the locale
    ///     of ``PopcornServices/PopcornServices/Configuration/content``.
    ///   - progress: A closure that is called with the progress after each page and each item. Default: no effect.
    /// - Returns: The final progress.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind `invalidInput` if the limit of a list is invalid; `unauthorised`
    ///   if TMDb rejects the credential; `cancelled`; `storage`; the failure of TMDb after 20 pauses without a response
    ///   in between.
    @discardableResult
    public func warm(
        from sources: [WarmUpSource], locale: ContentLocale? = nil,
        progress: @escaping @Sendable (WarmUpProgress) -> Void = { _ in }
    ) async throws(PopcornError) -> WarmUpProgress {
        try await operations.warmUp(sources, locale, progress)
    }

    /// Reads TMDb's lists of changed movies, TV series and people, and refreshes the cached values that changed.
    ///
    /// The lists of the days that ended at least an hour ago, in UTC, are read. They start at the day of the last call
    /// or, at the first call, of the oldest cached value, at most 14 days back. Values in all languages are refreshed,
    /// most recently read first. A value that was cached after the day of its change is not requested. The position in
    /// the lists and the values to refresh are stored in the cache: after an interruption, a later call continues. If
    /// several processes share a cache, one of them does this at a time.
    ///
    /// The lists of a kind are read only if values of the kind are cached. A value is stale as soon as its change is
    /// read: a read before its refresh returns it and refreshes it in the background. The cached seasons and episodes
    /// of a changed series are stale too, but are refreshed only when they are read. Requests have a low priority, and
    /// are retried like the requests of a warm-up.
    ///
    /// `GET /3/movie/changes`, `GET /3/tv/changes`, `GET /3/person/changes`, one request per page
    ///
    /// - Parameter progress: A closure that is called with the progress after each page and each item.
    ///   Default: no effect.
    /// - Returns: The final progress.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind `unauthorised` if TMDb rejects the credential; `cancelled`;
    ///   `storage`; the failure of TMDb if a list cannot be read.
    @discardableResult
    public func refreshChanged(
        progress: @escaping @Sendable (ChangeRefreshProgress) -> Void = { _ in }
    ) async throws(PopcornError) -> ChangeRefreshProgress {
        try await operations.refreshChanged(progress)
    }
}
