public import CoreDomain
public import PopcornServices

extension ContentCache {

    /// Creates a cache from doubles of its operations. An operation without a double throws an error whose message
    /// contains its name.
    ///
    /// ```swift
    /// let cache = ContentCache.mock(warm: { ids in CacheProgress(fetched: ids.count) })
    /// ```
    ///
    /// - Parameters:
    ///   - statistics: A closure that returns the statistics.
    ///   - purge: A closure that returns the number of deleted entries. It receives the minimum age.
    ///   - deleteExpired: A closure that returns the number of deleted entries.
    ///   - invalidate: A closure that invalidates an item.
    ///   - cachedIDs: A closure that returns the identifiers of a kind, in a language.
    ///   - warm: A closure that returns the result of a warm-up. It receives all identifiers of the sequence.
    ///   - refresh: A closure that returns the result of a refresh. It receives all identifiers of the sequence, and
    ///     whether items that are not cached are skipped.
    ///   - warmFrom: A closure that returns the result of a warm-up from lists and watchlists.
    ///   - refreshChanged: A closure that returns the result of a refresh of changed values.
    public static func mock(
        statistics: (@Sendable () async throws(PopcornError) -> CacheStatistics)? = nil,
        purge: (@Sendable (Duration?) async throws(PopcornError) -> Int)? = nil,
        deleteExpired: (@Sendable () async throws(PopcornError) -> Int)? = nil,
        invalidate: (@Sendable (ContentID) async throws(PopcornError) -> Void)? = nil,
        cachedIDs: (@Sendable (ContentKind, String?) async throws(PopcornError) -> [ContentID])? = nil,
        warm: (@Sendable ([ContentID]) async throws(PopcornError) -> CacheProgress)? = nil,
        refresh: (@Sendable ([ContentID], Bool) async throws(PopcornError) -> CacheProgress)? = nil,
        warmFrom: (@Sendable ([WarmUpSource]) async throws(PopcornError) -> WarmUpProgress)? = nil,
        refreshChanged: (@Sendable () async throws(PopcornError) -> ChangeRefreshProgress)? = nil
    ) -> ContentCache {
        ContentCache(
            Operations(
                statistics: { () throws(PopcornError) in try await (statistics.orUnset("statistics"))() },
                purge: { age throws(PopcornError) in try await (purge.orUnset("purge"))(age) },
                deleteExpired: { () throws(PopcornError) in try await (deleteExpired.orUnset("deleteExpired"))() },
                invalidate: { id throws(PopcornError) in try await (invalidate.orUnset("invalidate"))(id) },
                rows: { _, _ in [] },
                cachedIDs: { kind, language in
                    CachedContentIDs { id throws(PopcornError) in
                        // All identifiers are in the first slice.
                        guard id == nil else { return [] }
                        return try await (cachedIDs.orUnset("cachedIDs"))(kind, language)
                    }
                },
                load: { load, source throws(PopcornError) in
                    var ids: [ContentID] = []
                    while let id = try await source.next() { ids.append(id) }
                    let progress =
                        switch load.selection {
                        case .notFresh: try await (warm.orUnset("warm"))(ids)
                        case .all: try await (refresh.orUnset("refresh"))(ids, false)
                        case .cached: try await (refresh.orUnset("refresh"))(ids, true)
                        }
                    load.report(progress)
                    return progress
                },
                warmUp: { sources, _, report throws(PopcornError) in
                    let progress = try await (warmFrom.orUnset("warmFrom"))(sources)
                    report(progress)
                    return progress
                },
                refreshChanged: { report throws(PopcornError) in
                    let progress = try await (refreshChanged.orUnset("refreshChanged"))()
                    report(progress)
                    return progress
                }))
    }
}

extension Optional {

    /// Returns the double of an operation.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput` if the operation has no double.
    fileprivate func orUnset(_ name: String) throws(PopcornError) -> Wrapped {
        guard let self else {
            throw .invalidInput(
                "The operation '\(name)' of the cache is not set in the test; pass it to ContentCache.mock")
        }
        return self
    }
}
