import CoreDomain
import CoreInfrastructure
import Foundation
import Logging
import PopcornCaching
import PopcornConcurrency
import PopcornPersistence
import PopcornSharedAdapters

/// The implementation of ``ContentCache``.
struct CacheMaintenance: Sendable {

    private let configuration: PopcornServices.Configuration
    private let database: any CacheDatabase
    private let eviction: CacheEviction
    private let contexts: Contexts
    /// The maintenance of the content with identifiers.
    private let contents: [ContentKind: any CacheMaintaining]
    private let reader: any ContentReader
    private let environment: CachingEnvironment
    let warmUp: WarmUp
    let changeRefresh: ChangeRefresh

    init(
        _ configuration: PopcornServices.Configuration, _ databases: Databases, _ contexts: Contexts,
        watchlist: any WatchlistRepository, library: any LibraryRepository, changes: TMDbChangeFeedRemoteDataSource,
        environment: CachingEnvironment
    ) {
        self.configuration = configuration
        database = databases.cache
        eviction = databases.eviction
        self.contexts = contexts
        contents = contexts.maintenance
        self.environment = environment
        let reader = RepositoryReader(contexts, defaults: configuration.content)
        self.reader = reader
        // An identifier of this process.
        let holder = UUID().uuidString
        warmUp = WarmUp(
            lists: contexts.warmUpLists, watchlist: watchlist, library: library, reader: reader,
            defaults: configuration.content, lease: JobLease(job: "warm-up", holder: holder, in: database),
            metrics: WarmUpMetrics(configuration.metrics), environment: environment)
        changeRefresh = ChangeRefresh(
            remote: changes, store: ChangeFeedStore(in: database),
            lease: JobLease(job: "changes", holder: holder, in: database), contents: contents,
            responses: contexts.responses.repository.titleMaintenance, reader: reader,
            metrics: ChangeRefreshMetrics(configuration.metrics), environment: environment)
    }

    /// The operations of the cache.
    var operations: ContentCache.Operations {
        ContentCache.Operations(
            statistics: { () throws(PopcornError) in try await statistics() },
            purge: { age throws(PopcornError) in try await purge(olderThan: age) },
            deleteExpired: { () throws(PopcornError) in try await deleteExpired() },
            invalidate: { id throws(PopcornError) in try await invalidate(id) },
            rows: { id, part throws(PopcornError) in try await rows(of: id, part) },
            cachedIDs: { kind, language in cachedIDs(of: kind, language) },
            load: { load, ids throws(PopcornError) in
                var loading = CacheLoading(
                    load, locale: configuration.content.locale(for: load.locale), reader: reader,
                    environment: environment)
                return try await loading.run(ids)
            },
            warmUp: { sources, locale, report throws(PopcornError) in
                try await warmUp.run(sources, locale: locale, report)
            },
            refreshChanged: { report throws(PopcornError) in try await changeRefresh.run(report) })
    }

    private func statistics() async throws(PopcornError) -> CacheStatistics {
        var counts: [ContentKind: [String: Int]] = [:]
        var times: [Date] = []
        for (kind, content) in contents {
            let statistics = try await storage { () throws(DatabaseError) in
                try await content.statistics()
            }
            if !statistics.countByLanguage.isEmpty { counts[kind] = statistics.countByLanguage }
            times += [statistics.oldest, statistics.newest].compactMap(\.self)
        }
        return try await storage { () throws(DatabaseError) in
            CacheStatistics(
                database: configuration.storage.cacheDatabase, bytes: try await database.byteCount,
                limit: configuration.limits.cacheByteCount,
                bytesByKind: try await eviction.byteCounts(in: database), evicted: try await database.evictionCounts(),
                counts: counts, oldestAt: times.min(), newestAt: times.max())
        }
    }

    private func purge(olderThan age: Duration?) async throws(PopcornError) -> Int {
        guard let age else { return try await purge() }
        let limit = environment.clock.now.addingTimeInterval(-(age / .seconds(1)))
        return try await storage { () throws(DatabaseError) in
            var count = 0
            for content in contents.values { count += try await content.delete(before: limit) }
            for content in contexts.listMaintenance + contexts.otherMaintenance {
                try await content.delete(before: limit)
            }
            try await database.deleteNotFoundResponses(before: limit)
            try await database.returnFreeSpace()
            return count
        }
    }

    /// Deletes all values. The results of fetches in flight are not cached.
    private func purge() async throws(PopcornError) -> Int {
        environment.revokeWrites()
        return try await storage { () throws(DatabaseError) in
            var count = 0
            for content in contents.values {
                count += try await content.statistics().countByLanguage.values.reduce(0, +)
            }
            try await database.deleteCachedValues()
            return count
        }
    }

    private func deleteExpired() async throws(PopcornError) -> Int {
        let (now, policy) = (environment.clock.now, environment.policy)
        try await storage { () throws(DatabaseError) in
            let notFoundLimit = now.addingTimeInterval(-(policy.notFoundTimeToLive / .seconds(1)))
            try await database.deleteNotFoundResponses(before: notFoundLimit)
            let limit = now.addingTimeInterval(-(policy.listRetention / .seconds(1)))
            // Collections need their previews, and are retained longer.
            let oldest = try await contents[.collection]?.statistics().oldest
            for list in contexts.listMaintenance {
                try await list.delete(before: limit, previewsBefore: min(limit, oldest ?? limit))
            }
            try await eviction.deleteOutdatedUses(in: database)
        }
        return try await purge(olderThan: policy.retention)
    }

    private func invalidate(_ id: ContentID) async throws(PopcornError) {
        for id in [id.seasonOfEpisode, id].compactMap(\.self) {
            let topics = try await storage { () throws(DatabaseError) in
                try await contents[id.kind]?.invalidate(id) ?? []
            }
            environment.changes.announce(topics)
        }
        // The responses of seasons and episodes belong to their series.
        guard let title = ContentID(id.seasonNumber == nil ? id.kind : .tvSeries, numbers: [id.id]) else { return }
        let topics = try await storage { () throws(DatabaseError) in
            try await contexts.responses.repository.titleMaintenance[title.kind]?.invalidate(title) ?? []
        }
        environment.changes.announce(topics)
    }

    private func rows(of id: ContentID, _ part: ContentPart?) async throws(PopcornError) -> [CachedRow] {
        try await storage { () throws(DatabaseError) in
            try await contents[id.kind]?.rows(of: id, part: part) ?? []
        }.map { CachedRow(id: id, $0) }
    }

    private func cachedIDs(of kind: ContentKind, _ language: String?) -> CachedContentIDs {
        CachedContentIDs { [content = contents[kind]] id throws(PopcornError) in
            try await storage { () throws(DatabaseError) in
                try await content?.ids(of: kind, after: id, language: language, limit: CachedContentIDs.sliceSize) ?? []
            }
        }
    }

    /// Runs reads and writes of the cache. Repeats them once if another process has replaced the file, for example by a
    /// purge.
    private func storage<Result>(
        _ body: () async throws(DatabaseError) -> Result
    ) async throws(PopcornError) -> Result {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.repeatedAfterReplacement(body)
        }
    }

    /// The job that deletes expired entries once a day.
    var repeated: RepeatedJob { RepeatedJob(sleep: environment.sleep, runOnce: runOnce) }

    @Sendable private func runOnce() async -> Duration {
        do throws(PopcornError) {
            let count = try await deleteExpired()
            environment.logger.debug("Expired cache entries were deleted", metadata: ["count": "\(count)"])
        } catch {
            if error.kind != .cancelled {
                environment.logger.warning("Expired cache entries were not deleted", metadata: ["error": "\(error)"])
            }
        }
        return .seconds(86_400)
    }
}
